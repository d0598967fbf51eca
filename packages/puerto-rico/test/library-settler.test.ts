/** Library: the second tile of the settler. */
import { describe, test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const

describe('settler: the second tile', () => {
  /** Ana is settler; after her first tile and the others sugar and coffee are left. */
  const settler = (island: string, buildings: string) =>
    puertoRico(three)
      .give('Ana', { island, buildings })
      .faceUp('corn 2, sugar, coffee')
      .play('choose settler')

  test('D-SETTLE-2, PR-X-LIBRARY-3: after all others one of the face-up plantations left', () => {
    settler('none', 'library*')
      .asks('Ana', 'D-SETTLE')
      .offers('take corn', 'take sugar', 'take coffee', 'take quarry', 'pass')
      .play('take corn')
      .asks('Ben', 'D-SETTLE')
      .play('take corn')
      .asks('Cyd', 'D-SETTLE')
      .play('pass')
      .asks('Ana', 'D-SETTLE-2')
      .offers('take sugar', 'take coffee', 'pass')
      .refuses('take quarry', 'PR-X-LIBRARY-3')
      .refuses('take corn', 'PR-SETTLER-2') // gone
      .expect('faceUp', 'sugar, coffee') // not refilled yet
      .play('take coffee')
      .expect('Ana', { island: 'corn, coffee' })
      .happened({ type: 'tilesDiscarded', tile: 'sugar', count: 1 }, { type: 'tileTurnedUp' })
      .didNotHappen({ type: 'tilesDiscarded', tile: 'coffee' })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-X-LIBRARY-3: a quarry first, a plantation second', () => {
    settler('none', 'library*')
      .play('take quarry', 'Ben: take corn', 'Cyd: pass')
      .offers('take corn', 'take sugar', 'take coffee', 'pass')
      .play('take corn')
      .expect('Ana', { island: 'corn, quarry' })
      .expect('supply', { quarries: 7 })
  })

  test('D-SETTLE-2: the second tile may be declined', () => {
    settler('none', 'library*')
      .play('take corn', 'Ben: take corn', 'Cyd: pass', 'Ana: pass')
      .expect('Ana', { island: 'corn' })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-X-LIBRARY-3, PR-RUL-40: no first tile is needed', () => {
    settler('none', 'library*')
      .play('pass', 'Ben: take corn', 'Cyd: pass')
      .asks('Ana', 'D-SETTLE-2')
      .offers('take corn', 'take sugar', 'take coffee', 'pass')
      .play('take sugar')
      .expect('Ana', { island: 'sugar' })
  })

  test('PR-RUL-40: a second tile without a first gets no hospice colonist', () => {
    settler('none', 'library*, hospice*')
      .play('pass', 'Ben: take corn', 'Cyd: pass', 'Ana: take sugar')
      .expect('Ana', { island: 'sugar', sanJuan: 0 })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-X-LIBRARY-3: a free space is needed', () => {
    settler('sugar 6, indigo 5', 'library*')
      .play('take corn', 'Ben: take corn', 'Cyd: pass')
      .asks('Ben', 'D-ROLE') // her island is full now
      .expect('Ana', { island: 'corn, sugar 6, indigo 5' })
    settler('sugar 6, indigo 4', 'library*')
      .play('take corn', 'Ben: take corn', 'Cyd: pass')
      .asks('Ana', 'D-SETTLE-2')
    settler('sugar 6, indigo 5', 'library*')
      .play('pass', 'Ben: take corn', 'Cyd: pass')
      .asks('Ana', 'D-SETTLE-2') // the space is still free
  })

  test('PR-X-LIBRARY-3: nothing left face up, no question', () => {
    puertoRico(three)
      .give('Ana', { buildings: 'library*' })
      .faceUp('corn 3')
      .play('choose settler', 'take corn', 'Ben: take corn', 'Cyd: take corn')
      .asks('Ben', 'D-ROLE')
      .expect('Ana', { island: 'corn' })
  })

  test('PR-X-LIBRARY-1: an unoccupied library gives no second tile', () => {
    settler('none', 'library')
      .play('take corn', 'Ben: take corn', 'Cyd: pass')
      .asks('Ben', 'D-ROLE')
  })

  test('PR-X-LIBRARY-1: only the settler gets one', () => {
    puertoRico(three)
      .give('Ben', { buildings: 'library*' })
      .faceUp('corn 2, sugar, coffee')
      .play('choose settler', 'Ana: take corn', 'Ben: take corn', 'Cyd: take sugar')
      .asks('Ben', 'D-ROLE')
      .expect('Ben', { island: 'corn' })
  })

  test('PR-X-LIBRARY-4: with an occupied construction hut two quarries are possible', () => {
    settler('none', 'library*, construction hut*')
      .play('take quarry', 'Ben: take corn', 'Cyd: pass')
      .asks('Ana', 'D-SETTLE-2')
      .offers('take corn', 'take sugar', 'take coffee', 'take quarry', 'pass')
      .play('take quarry')
      .expect('Ana', { island: 'quarry 2' })
      .expect('supply', { quarries: 6 })
  })

  test('PR-X-LIBRARY-4: not with an unoccupied construction hut, nor that of another seat', () => {
    settler('none', 'library*, construction hut')
      .play('take quarry', 'Ben: take corn', 'Cyd: pass')
      .offers('take corn', 'take sugar', 'take coffee', 'pass')
    puertoRico(three)
      .give('Ana', { buildings: 'library*' })
      .give('Ben', { buildings: 'construction hut*' })
      .faceUp('corn 2, sugar, coffee')
      .play('choose settler', 'Ana: take quarry', 'Ben: take corn', 'Cyd: take sugar')
      .offers('take corn', 'take coffee', 'pass')
  })

  test('PR-X-LIBRARY-4: not when the quarries are gone', () => {
    const table = (quarries: number) =>
      puertoRico(three)
        .give('Ana', { buildings: 'library*, construction hut*' })
        .supply({ quarries })
        .rest('Cyd')
        .faceUp('corn 2, sugar, coffee')
        .play('choose settler', 'Ana: take quarry', 'Ben: take corn', 'Cyd: take sugar')
        .asks('Ana', 'D-SETTLE-2')
    table(1).offers('take corn', 'take coffee', 'pass').refuses('take quarry', 'PR-SETTLER-8')
    table(2).offers('take corn', 'take coffee', 'take quarry', 'pass')
  })

  test('D-SETTLE-2: with nothing face up a hut still allows the second quarry', () => {
    puertoRico(three)
      .give('Ana', { buildings: 'library*, construction hut*' })
      .play('choose settler', 'take quarry')
      .asks('Ana', 'D-SETTLE-2')
      .offers('take quarry', 'pass')
  })

  test('D-SETTLE-2: with an occupied forest house each plantation also as forest', () => {
    settler('none', 'library*, forest house*')
      .play('take corn as forest', 'Ben: take corn', 'Cyd: pass')
      .offers('take sugar', 'take sugar as forest', 'take coffee', 'take coffee as forest', 'pass')
      .play('take coffee as forest')
      .expect('Ana', { island: 'forest 2' })
  })

  test('PR-X-LIBRARY-5: a hospice colonist only with the first tile', () => {
    settler('none', 'library*, hospice*')
      .play('take corn')
      .asks('Ana', 'D-HOSPICE')
      .play('settle colonist', 'Ben: take corn', 'Cyd: pass', 'Ana: take sugar')
      .expect('Ana', { island: 'corn 1*, sugar', sanJuan: 0 })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-X-LIBRARY-5: also if he was declined with the first tile', () => {
    settler('none', 'library*, hospice*')
      .play('take corn', 'pass', 'Ben: take corn', 'Cyd: pass', 'Ana: take sugar')
      .expect('Ana', { island: 'corn, sugar' })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-X-LIBRARY-5: with a hacienda one draw only, before the first tile', () => {
    settler('none', 'library*, hacienda*')
      .asks('Ana', 'D-HACIENDA')
      .play('draw plantation')
      .happened({ type: 'plantationDrawn', seat: 'Ana' })
      .asks('Ana', 'D-SETTLE')
      .play('take corn', 'Ben: take corn', 'Cyd: pass')
      .asks('Ana', 'D-SETTLE-2')
      .refuses('draw plantation', 'PR-SETTLER-6')
      .play('take sugar')
      .didNotHappen({ type: 'plantationDrawn' })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-X-LIBRARY-5: who did not draw before the first tile does not draw later', () => {
    settler('none', 'library*, hacienda*')
      .play('pass', 'take corn', 'Ben: take corn', 'Cyd: pass')
      .asks('Ana', 'D-SETTLE-2')
      .offers('take sugar', 'take coffee', 'pass')
  })
})
