/** Guesthouse: the windows of the own turns and before the own privileges (PR-X-GUESTHOUSE-3 b). */
import { describe, test } from 'vitest'
import { puertoRico } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const

describe('(b) at the start of each of the own turns', () => {
  test('PR-X-GUESTHOUSE-3: in the settler phase, before the choice of a tile', () => {
    puertoRico(three)
      .give('Ben', { buildings: 'guesthouse*, construction hut' })
      .faceUp('corn, sugar')
      .play('choose settler')
      .asks('Ana', 'D-SETTLE')
      .play('take corn')
      .asks('Ben', 'D-GUEST')
      .play('move guest to construction hut')
      .offers('take sugar', 'take quarry', 'pass')
      .play('take quarry')
      .asks('Cyd', 'D-SETTLE') // no window after Ben's turn
  })

  test('PR-X-GUESTHOUSE-3: in the settler phase, early enough for the hacienda', () => {
    puertoRico(three)
      .give('Ben', { buildings: 'guesthouse 1, hacienda' })
      .faceUp('corn, sugar')
      .play('choose settler', 'Ana: take corn', 'Ben: move guest to hacienda')
      .asks('Ben', 'D-HACIENDA')
      .offers('draw plantation', 'pass')
  })

  test('PR-X-GUESTHOUSE-3: in the builder phase, before the purchase', () => {
    puertoRico(three)
      .give('Ben', { doubloons: 1, buildings: 'guesthouse*, university' })
      .play('choose builder', 'Ana: pass')
      .asks('Ben', 'D-GUEST')
      .play('move guest to university', 'build small market')
      .asks('Ben', 'D-UNIVERSITY')
      .play('pass')
      .asks('Ben', 'D-GUEST') // before his choice of a role; Cyd cannot build
  })

  test('PR-X-GUESTHOUSE-3: in the craftsman phase, before his production', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 1*' })
      .give('Ben', { island: 'corn 2', buildings: 'guesthouse*' })
      .play('choose craftsman')
      .happened({ type: 'produced', seat: 'Ana', good: 'corn', count: 1 })
      .asks('Ben', 'D-GUEST')
      .play('move guest to corn', 'move guest to corn')
      .expect('Ben', { goods: 'corn 2' })
      .asks('Ana', 'D-CRAFT-EXTRA')
  })

  test('PR-X-GUESTHOUSE-3: in the trader phase, before the sale', () => {
    const table = () =>
      puertoRico(three)
        .give('Ana', { goods: 'corn' })
        .give('Ben', { goods: 'corn', buildings: 'guesthouse 1, office, large market' })
        .play('choose trader', 'Ana: sell corn')
        .asks('Ben', 'D-GUEST')
    table().play('move guest to office').offers('sell corn', 'pass')
    table().play('move guest to large market').asks('Ben', 'D-ROLE') // corn is in the house
  })

  test('PR-X-GUESTHOUSE-3: in the captain phase, before each of his turns', () => {
    puertoRico(three)
      .give('Ana', { goods: 'corn, indigo, sugar' })
      .give('Ben', { goods: 'corn 2, tobacco 3', buildings: 'guesthouse*, harbor, wharf' })
      .ships('4: sugar 1', '5: indigo 1', '6: corn 1')
      .play('choose captain', 'Ana: load corn on 6')
      .asks('Ben', 'D-GUEST')
      .play('pass')
      .happened({ type: 'loaded', seat: 'Ben', good: 'corn', ship: '6', count: 2 }) // forced
      .expect('Ben', { vp: 2 })
      .asks('Ana', 'D-LOAD')
      .play('load indigo on 5')
      .asks('Ben', 'D-GUEST') // his second turn, though no ship takes tobacco
      .offers('move guest to harbor', 'move guest to wharf', 'pass')
      .play('move guest to wharf', 'pass')
      .asks('Ben', 'D-LOAD')
      .offers('load tobacco on wharf', 'pass')
      .play('load tobacco on wharf')
      .expect('Ben', { vp: 2 + 3 })
      .asks('Ben', 'D-GUEST') // his third turn; Ana's sugar was forced
      .expect('ships', '4: sugar 2')
  })

  test('PR-X-GUESTHOUSE-3, PR-RUL-19: before union hall and lighthouse pay', () => {
    const table = () =>
      puertoRico(three)
        .give('Ana', { goods: 'corn 4', buildings: 'guesthouse*, union hall, lighthouse' })
        .ships('4: sugar 1', '5: indigo 1', '6: coffee 1')
        .play('pass', 'choose captain')
        .asks('Ana', 'D-GUEST')
        .expect('Ana', { vp: 0, doubloons: 0 })
    table()
      .play('move guest to union hall', 'move guest to lighthouse')
      .expect('Ana', { vp: 2, doubloons: 1 })
    table().play('pass').expect('Ana', { vp: 0, doubloons: 0 })
    table().play('move guest to lighthouse', 'pass').expect('Ana', { vp: 0, doubloons: 1 })
  })

  test('PR-X-GUESTHOUSE-3: on a later turn the union hall comes too late', () => {
    puertoRico(three)
      .give('Ana', { goods: 'corn 1' })
      .give('Ben', { goods: 'sugar 4', buildings: 'guesthouse 1, union hall' })
      .ships('4: corn 1', '5: indigo 1', '6: coffee 1')
      .play('choose captain') // Ana loads her corn
      .play('Ben: pass')
      .asks('Ben', 'D-GUEST') // his second turn: Ana's load keeps the phase going
      .play('move guest to union hall')
      .asks('Ben', 'D-STORE')
      .expect('Ben', { vp: 0, buildings: 'guesthouse, union hall*' })
  })

  const idle = { island: 'corn', buildings: 'guesthouse 1, harbor' }
  test.each(['settler', 'builder', 'craftsman', 'trader', 'captain'])(
    'PR-X-GUESTHOUSE-3: in the %s phase even a seat without any legal action has its window',
    (role) => {
      const table = puertoRico(three)
        .give('Cyd', idle)
        .supply({ quarries: 0 })
        .rest('Ana')
        .play(`choose ${role}`)
      if (role === 'builder') table.play('Ana: pass')
      table
        .asks('Cyd', 'D-GUEST')
        .play('move guest to corn')
        .expect('Cyd', { island: 'corn 1*', buildings: 'guesthouse, harbor' })
        .asks('Ben', 'D-ROLE')
    },
  )

  test.each(['settler', 'builder', 'craftsman', 'trader'])(
    'PR-X-GUESTHOUSE-3: one window per turn in the %s phase, and it closes with a pass',
    (role) => {
      const table = puertoRico(three)
        .give('Cyd', idle)
        .supply({ quarries: 0 })
        .rest('Ana')
        .play(`choose ${role}`)
      if (role === 'builder') table.play('Ana: pass')
      table.asks('Cyd', 'D-GUEST').play('pass').asks('Ben', 'D-ROLE')
    },
  )

  test('PR-X-GUESTHOUSE-3: a captain phase without a load has one window for each turn', () => {
    puertoRico(three)
      .give('Cyd', idle)
      .play('choose captain')
      .asks('Cyd', 'D-GUEST')
      .play('pass')
      .asks('Ben', 'D-ROLE') // three turns without a load, Cyd's was the third
  })
})

describe('between hacienda and face-up choice', () => {
  const table = () =>
    puertoRico(three)
      .give('Ben', { buildings: 'guesthouse 1, hacienda*, construction hut' })
      .faceUp('corn, sugar')
      .play('choose settler', 'Ana: take corn')
      .asks('Ben', 'D-GUEST')
      .play('pass')
      .asks('Ben', 'D-HACIENDA')

  test('PR-X-GUESTHOUSE-3, PR-RUL-58: a window after a real draw', () => {
    table()
      .play('draw plantation')
      .asks('Ben', 'D-GUEST')
      .mayPlay('move guest to construction hut', 'pass')
      .play('move guest to construction hut')
      .asks('Ben', 'D-SETTLE')
      .offers('take sugar', 'take quarry', 'pass')
  })

  test('PR-RUL-58: the guest may go on the tile just drawn', () => {
    puertoRico(three)
      .give('Ben', { buildings: 'guesthouse 1, hacienda*' })
      .faceUp('corn, sugar')
      .supply({ faceDown: 'coffee 8' })
      .play('choose settler', 'Ana: take corn')
      .asks('Ben', 'D-HACIENDA') // no empty circle yet
      .play('draw plantation')
      .asks('Ben', 'D-GUEST')
      .offers('move guest to coffee', 'pass')
      .play('move guest to coffee')
      .expect('Ben', { island: 'coffee 1*', buildings: 'guesthouse, hacienda*' })
  })

  test('PR-X-GUESTHOUSE-3: a guest in the hospice then serves the face-up tile', () => {
    puertoRico(three)
      .give('Ben', { buildings: 'guesthouse 1, hacienda*, hospice' })
      .faceUp('corn, sugar')
      .supply({ faceDown: 'coffee 8' })
      .play('choose settler', 'Ana: take corn', 'Ben: pass', 'Ben: draw plantation')
      .offers('move guest to coffee', 'move guest to hospice', 'pass')
      .play('move guest to hospice', 'take sugar')
      .asks('Ben', 'D-HOSPICE')
      .play('settle colonist')
      .expect('Ben', { island: 'coffee, sugar 1*' })
  })

  test('PR-RUL-58: with a colonist on the drawn tile (option) one window, after him', () => {
    puertoRico({ ...three, hospiceOnHaciendaTile: true })
      .give('Ben', { buildings: 'guesthouse 1, hacienda*, hospice*, construction hut' })
      .faceUp('corn, sugar')
      .supply({ faceDown: 'coffee 8' })
      .play('choose settler', 'Ana: take corn', 'Ben: pass', 'Ben: draw plantation')
      .asks('Ben', 'D-HOSPICE')
      .play('settle colonist')
      .asks('Ben', 'D-GUEST')
      .offers('move guest to construction hut', 'pass')
      .play('pass')
      .asks('Ben', 'D-SETTLE')
  })

  test('PR-RUL-58: no window if he does not draw', () => {
    table().play('pass').asks('Ben', 'D-SETTLE').offers('take sugar', 'pass')
  })

  test('PR-RUL-58: no window if there is nothing to draw', () => {
    puertoRico({ ...three, players: ['Ana', 'Ben', 'Cyd', 'Dan'] })
      .give('Ana', { island: 'corn 10, indigo 2' })
      .give('Ben', {
        island: 'tobacco 6, coffee 3',
        buildings: 'guesthouse 1, hacienda*, construction hut',
      })
      .give('Cyd', { island: 'indigo 10, sugar 2' })
      .give('Dan', { island: 'sugar 9, tobacco 3' })
      .faceUp('coffee 5') // that is all there is
      .supply({ faceDown: 'none', discard: 'none' })
      .play('choose settler') // Ana's island is full
      .asks('Ben', 'D-GUEST')
      .play('pass')
      .asks('Ben', 'D-SETTLE')
  })

  test('PR-RUL-58: with a full island there is neither draw nor window between', () => {
    puertoRico(three)
      .give('Ben', { island: 'corn 9, sugar 3', buildings: 'guesthouse 1, hacienda*' })
      .faceUp('tobacco')
      .play('choose settler', 'Ana: take tobacco')
      .asks('Ben', 'D-GUEST')
      .play('pass')
      .asks('Ben', 'D-GUEST') // already before his choice of a role
      .play('pass')
      .asks('Ben', 'D-ROLE')
  })
})

describe("before the library's second tile", () => {
  test('PR-RUL-58: a settler with an unoccupied library may still occupy it', () => {
    const table = () =>
      puertoRico(three)
        .give('Ana', { buildings: 'guesthouse 1, library' })
        .faceUp('corn, sugar, tobacco, coffee')
        .play('pass', 'choose settler', 'pass', 'take corn')
        .play('Ben: take sugar', 'Cyd: take tobacco')
        .asks('Ana', 'D-GUEST')
        .offers('move guest to corn', 'move guest to library', 'pass')
    table()
      .play('move guest to library')
      .asks('Ana', 'D-SETTLE-2')
      .offers('take coffee', 'pass')
      .play('take coffee')
      .expect('Ana', { island: 'corn, coffee' })
    table()
      .play('move guest to corn') // no second tile without a librarian
      .expect('Ana', { island: 'corn 1*', buildings: 'guesthouse, library' })
      .asks('Ben', 'D-ROLE')
    table().play('pass').asks('Ben', 'D-ROLE').expect('Ana', { island: 'corn' })
  })

  test('PR-X-GUESTHOUSE-3: a settler with an occupied library has the window, too', () => {
    puertoRico(three)
      .give('Ana', { buildings: 'guesthouse 1, library*, construction hut' })
      .faceUp('corn, sugar')
      .play('pass', 'choose settler', 'pass', 'take quarry')
      .play('Ben: take sugar', 'Cyd: pass')
      .asks('Ana', 'D-GUEST')
      .play('move guest to construction hut')
      .asks('Ana', 'D-SETTLE-2')
      .offers('take corn', 'take quarry', 'pass')
  })

  test('PR-RUL-58: also with a full island', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 9, sugar 3', buildings: 'guesthouse 1, library' })
      .faceUp('tobacco, coffee')
      .play('pass', 'choose settler')
      .asks('Ana', 'D-GUEST')
      .play('pass') // her island is full
      .play('Ben: take tobacco', 'Cyd: take coffee')
      .asks('Ana', 'D-GUEST')
      .play('move guest to library')
      .asks('Ben', 'D-ROLE') // no space for a second tile
      .expect('Ana', { island: 'corn 9, sugar 3', buildings: 'guesthouse, library*' })
  })

  test('PR-RUL-58: a settler without library has no window at the end', () => {
    puertoRico(three)
      .give('Ana', { buildings: 'guesthouse 1, harbor' })
      .faceUp('corn, sugar, tobacco, coffee')
      .play('pass', 'choose settler', 'pass', 'take corn')
      .play('Ben: take sugar', 'Cyd: take tobacco')
      .asks('Ben', 'D-ROLE')
  })

  test('PR-RUL-58: a library owner who is not the settler has none either', () => {
    puertoRico(three)
      .give('Cyd', { buildings: 'guesthouse 1, library' })
      .faceUp('corn, sugar, tobacco, coffee')
      .play('choose settler', 'Ana: take corn', 'Ben: take sugar')
      .asks('Cyd', 'D-GUEST')
      .play('pass', 'take tobacco')
      .asks('Ben', 'D-ROLE')
  })
})

describe("before the craftsman's privilege", () => {
  test('PR-X-GUESTHOUSE-3, PR-RUL-58: a guest in the library makes it two barrels', () => {
    const table = () =>
      puertoRico(three)
        .give('Ana', { island: 'corn 1*', buildings: 'guesthouse 1, library' })
        .play('pass', 'choose craftsman', 'pass')
        .asks('Ana', 'D-GUEST')
        .offers('move guest to library', 'pass')
        .expect('Ana', { goods: 'corn 1' })
    table()
      .play('move guest to library', 'take extra corn')
      .asks('Ana', 'D-CRAFT-EXTRA')
      .play('take extra corn')
      .expect('Ana', { goods: 'corn 3' })
      .asks('Ben', 'D-ROLE')
    table().play('pass', 'take extra corn').expect('Ana', { goods: 'corn 2' }).asks('Ben', 'D-ROLE')
  })

  test('PR-RUL-58: none between two library barrels', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 1*', buildings: 'guesthouse 1, library*, harbor' })
      .play('pass', 'choose craftsman', 'pass')
      .asks('Ana', 'D-GUEST')
      .play('pass', 'take extra corn')
      .asks('Ana', 'D-CRAFT-EXTRA')
      .play('take extra corn')
      .asks('Ben', 'D-ROLE') // and none afterwards
  })

  test('PR-RUL-58: also for a craftsman who produced nothing', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn', buildings: 'guesthouse 1' })
      .give('Ben', { island: 'corn 1*' })
      .play('pass', 'choose craftsman')
      .asks('Ana', 'D-GUEST')
      .play('pass')
      .happened({ type: 'produced', seat: 'Ben' })
      .asks('Ana', 'D-GUEST')
      .play('move guest to corn')
      .expect('Ana', { goods: 'none', island: 'corn 1*' }) // too late to produce
      .asks('Ben', 'D-ROLE')
  })

  test('PR-RUL-58: once, and not for the others', () => {
    puertoRico(three)
      .give('Ana', { island: 'corn 1*' })
      .give('Cyd', { island: 'corn 2/1', buildings: 'guesthouse 1' })
      .play('choose craftsman')
      .asks('Cyd', 'D-GUEST')
      .play('pass')
      .expect('Cyd', { goods: 'corn 1' })
      .asks('Ana', 'D-CRAFT-EXTRA')
      .play('pass')
      .asks('Ben', 'D-ROLE')
  })

  test('PR-RUL-19: the craftsman may send a guest to the specialty factory then', () => {
    const table = () =>
      puertoRico(three)
        .give('Ana', {
          island: 'sugar 2*',
          buildings: 'guesthouse 1, specialty factory, sugar mill 2, small sugar mill 1',
        })
        .play('pass', 'choose craftsman', 'pass')
        .asks('Ana', 'D-GUEST')
        .expect('Ana', { goods: 'sugar 2' })
    table()
      .play('move guest to specialty factory', 'take extra sugar')
      .expect('Ana', { goods: 'sugar 3', doubloons: 2 })
    table().play('pass', 'take extra sugar').expect('Ana', { goods: 'sugar 3', doubloons: 0 })
  })

  test('PR-RUL-19: another seat sends a guest to that factory as its turn starts', () => {
    const table = () =>
      puertoRico(three)
        .give('Cyd', {
          island: 'sugar 2*',
          buildings: 'guesthouse 1, specialty factory, sugar mill 2',
        })
        .play('choose craftsman')
        .asks('Cyd', 'D-GUEST')
    table()
      .play('move guest to specialty factory')
      .expect('Cyd', { goods: 'sugar 2', doubloons: 1 })
      .asks('Ben', 'D-ROLE')
    table()
      .play('pass') // the sugar mill has a circle left, so the guest could still move
      .expect('Cyd', { goods: 'sugar 2', doubloons: 0 })
      .asks('Ben', 'D-ROLE') // no window after his own production
  })
})

test('PR-RUL-19: no guest moves between payment and building', () => {
  puertoRico(three)
    .give('Ben', { doubloons: 1, island: 'corn', buildings: 'guesthouse 1, university' })
    .give('Cyd', { doubloons: 1 })
    .play('choose builder', 'Ana: pass', 'Ben: pass')
    .asks('Ben', 'D-BUILD')
    .play('build small market')
    .asks('Cyd', 'D-BUILD') // neither a guest nor the university is asked for
    .expect('Ben', { buildings: 'guesthouse 1, university, small market', doubloons: 0 })
})
