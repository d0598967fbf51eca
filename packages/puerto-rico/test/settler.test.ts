/** The settler phase (§5): face-up plantations, quarries, the construction hut, and new tiles afterwards. */
import { describe, expect, test } from 'vitest'
import { puertoRico } from './table.ts'
import { TAKE_CORN_SUGAR_OR_FOREST } from './usual-offers.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const expansion = { ...three, buildings: 'all31' } as const

test('PR-SETTLER-1: an occupied hacienda and a free space: he may first draw', () => {
  puertoRico(three)
    .give('Ana', { island: 'indigo 11', buildings: 'hacienda*' })
    .faceUp('corn')
    .play('choose settler')
    .asks('Ana', 'D-HACIENDA')
    .offers('draw plantation', 'pass')
})

test('PR-SETTLER-1: no draw with a full island or an unoccupied hacienda', () => {
  puertoRico(three)
    .give('Ana', { island: 'indigo 12', buildings: 'hacienda*' })
    .faceUp('corn')
    .play('choose settler')
    .asks('Ben', 'D-SETTLE')
  puertoRico(three)
    .give('Ana', { buildings: 'hacienda' })
    .faceUp('corn')
    .play('choose settler')
    .asks('Ana', 'D-SETTLE')
    .refuses('draw plantation', 'PR-SETTLER-2')
})

describe('one tile', () => {
  test('PR-SETTLER-2: any face-up plantation, once each kind; a quarry for the settler; or none', () => {
    puertoRico({ players: ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve'] })
      .faceUp('corn, indigo, sugar 2, tobacco, coffee')
      .play('choose settler')
      .offers(
        'take corn',
        'take indigo',
        'take sugar',
        'take tobacco',
        'take coffee',
        'take quarry',
        'pass',
      )
      .play('take sugar')
      .happened({ type: 'tileTaken', seat: 'Ana', tile: 'sugar', asForest: false })
      .expect('Ana', { island: 'sugar 1' })
      .expect('faceUp', 'corn, indigo, sugar, tobacco, coffee')
  })

  test('PR-SETTLER-2: the others take no quarry, only what still lies face up', () => {
    puertoRico(three)
      .faceUp('corn, sugar')
      .play('choose settler', 'Ana: take corn')
      .offers('take sugar', 'pass')
      .refuses('take quarry', 'PR-SETTLER-2')
      .refuses('take corn', 'PR-SETTLER-2')
      .refuses('take coffee', 'PR-SETTLER-2')
  })

  test('PR-SETTLER-2: exactly one tile each', () => {
    puertoRico(three)
      .faceUp('corn 4')
      .play('choose settler', 'Ana: take corn', 'Ben: take corn', 'Cyd: take corn')
      .expect('Ana', { island: 'corn 1' })
      .expect('Ben', { island: 'corn 1' })
      .expect('Cyd', { island: 'corn 1' })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-SETTLER-2: the quarry of the settler comes from the supply', () => {
    puertoRico(three)
      .faceUp('corn')
      .play('choose settler', 'take quarry')
      .happened({ type: 'tileTaken', seat: 'Ana', tile: 'quarry', asForest: false })
      .expect('Ana', { island: 'quarry 1' })
      .expect('supply', { quarries: 7 })
      .expect('faceUp', 'corn')
  })

  test('PR-SETTLER-2: who passes takes nothing', () => {
    puertoRico(three)
      .faceUp('corn')
      .play('choose settler', 'pass')
      .expect('Ana', { island: 'none' })
      .expect('faceUp', 'corn')
      .asks('Ben', 'D-SETTLE')
  })
})

describe('who may choose what', () => {
  test('D-SETTLE: kinds, not tiles, and a quarry for the settler', () => {
    puertoRico(three)
      .faceUp('coffee 2, tobacco 2')
      .play('choose settler')
      .offers('take tobacco', 'take coffee', 'take quarry', 'pass')
  })

  test('D-SETTLE: with an occupied forest house every plantation also as a forest, no quarry', () => {
    puertoRico(expansion)
      .give('Ana', { buildings: 'forest house*' })
      .give('Ben', { buildings: 'construction hut*' })
      .faceUp('corn 2, sugar')
      .play('choose settler')
      .offers(...TAKE_CORN_SUGAR_OR_FOREST)
      .play('take corn as forest')
      .happened({ type: 'tileTaken', seat: 'Ana', tile: 'corn', asForest: true })
      .expect('Ana', { island: 'forest 1' })
      .expect('faceUp', 'corn, sugar')
      .asks('Ben', 'D-SETTLE')
      .offers('take corn', 'take sugar', 'take quarry', 'pass')
      .refuses('take corn as forest', 'PR-X-FOREST-1')
  })

  test('D-SETTLE: an unoccupied forest house plants nothing', () => {
    puertoRico(expansion)
      .give('Ana', { buildings: 'forest house' })
      .faceUp('corn')
      .play('choose settler')
      .offers('take corn', 'take quarry', 'pass')
  })

  test('D-SETTLE: only a quarry is left: the settler decides, the others go without', () => {
    puertoRico(three)
      .play('choose settler')
      .offers('take quarry', 'pass')
      .play('take quarry')
      .happened(
        { type: 'skipped', seat: 'Ben', decision: 'D-SETTLE' },
        { type: 'skipped', seat: 'Cyd', decision: 'D-SETTLE' },
      )
      .asks('Ben', 'D-ROLE')
  })
})

describe('the construction hut', () => {
  test('PR-B-CONSTRUCTIONHUT-1: the owner may take a quarry instead of a plantation', () => {
    puertoRico(three)
      .give('Ben', { buildings: 'construction hut*' })
      .faceUp('corn 2')
      .play('choose settler', 'Ana: pass')
      .offers('take corn', 'take quarry', 'pass')
      .play('take quarry')
      .expect('Ben', { island: 'quarry 1' })
      .expect('supply', { quarries: 7 })
      .expect('faceUp', 'corn 2')
      .offers('take corn', 'pass') // Cyd has none
  })

  test('PR-B-CONSTRUCTIONHUT-1: unoccupied it gives no quarry', () => {
    puertoRico(three)
      .give('Ben', { buildings: 'construction hut' })
      .faceUp('corn 2')
      .play('choose settler', 'Ana: pass')
      .offers('take corn', 'pass')
      .refuses('take quarry', 'PR-SETTLER-2')
  })

  test('PR-B-CONSTRUCTIONHUT-1, EX-PR-13, PR-SETTLER-9: the settler with a hut takes one quarry', () => {
    puertoRico(three)
      .give('Ana', { buildings: 'construction hut*' })
      .faceUp('corn 2')
      .play('choose settler')
      .offers('take corn', 'take quarry', 'pass')
      .play('take quarry')
      .expect('Ana', { island: 'quarry 1' })
      .asks('Ben', 'D-SETTLE')
      .play('Ben: pass', 'Cyd: pass')
      .asks('Ben', 'D-ROLE')
      .expect('Ana', { island: 'quarry 1' })
      .expect('supply', { quarries: 7 })
  })

  test('PR-SETTLER-9: only a library leads to a second quarry', () => {
    puertoRico(expansion)
      .give('Ana', { buildings: 'construction hut*, library*' })
      .faceUp('corn 2')
      .play('choose settler', 'Ana: take quarry', 'Ben: pass', 'Cyd: pass')
      .asks('Ana', 'D-SETTLE-2')
      .play('take quarry')
      .expect('Ana', { island: 'quarry 2' })
  })
})

test('PR-SETTLER-3: the tile goes on the island beside the others, unoccupied', () => {
  puertoRico(three)
    .give('Ana', { island: 'corn 1*, sugar 2/1', sanJuan: 3 })
    .faceUp('sugar')
    .play('choose settler', 'take sugar')
    .expect('Ana', { island: 'corn 1*, sugar 3/1', sanJuan: 3 })
})

test('PR-SETTLER-3: tiles are never exchanged: who has twelve is not asked', () => {
  puertoRico(three)
    .give('Ana', { island: 'indigo 12' })
    .faceUp('corn, coffee')
    .play('choose settler')
    .asks('Ben', 'D-SETTLE')
    .expect('Ana', { island: 'indigo 12' })
})

test('PR-SETTLER-4: the owner of an occupied hospice may put a colonist on the tile', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'hospice*', island: 'corn 1' })
    .faceUp('corn')
    .play('choose settler', 'take corn')
    .asks('Ana', 'D-HOSPICE')
    .offers('settle colonist', 'pass')
    .play('settle colonist')
    .expect('Ana', { island: 'corn 2/1' })
    .expect('supply', { colonists: 53 })
    .asks('Ben', 'D-ROLE') // no tile is left
})

test('PR-SETTLER-4: no colonist without a tile, nor with an unoccupied hospice', () => {
  puertoRico(three)
    .give('Ana', { buildings: 'hospice*' })
    .faceUp('corn')
    .play('choose settler', 'pass')
    .asks('Ben', 'D-SETTLE')
  puertoRico(three)
    .give('Ana', { buildings: 'hospice' })
    .faceUp('corn 2')
    .play('choose settler', 'take corn')
    .asks('Ben', 'D-SETTLE')
})

describe('who goes without', () => {
  test('PR-SETTLER-5: twelve filled spaces: nothing, not even a quarry or a draw', () => {
    puertoRico(expansion)
      .give('Ana', { island: 'corn 6, forest 5, quarry 1', buildings: 'hacienda*' })
      .give('Ben', { island: 'sugar 11, quarry 1*', buildings: 'construction hut*, hospice*' })
      .faceUp('indigo 2')
      .play('choose settler')
      .happened(
        { type: 'skipped', seat: 'Ana', decision: 'D-SETTLE' },
        { type: 'skipped', seat: 'Ben', decision: 'D-SETTLE' },
      )
      .asks('Cyd', 'D-SETTLE')
  })

  test('PR-SETTLER-5: eleven: one more is possible', () => {
    puertoRico(expansion)
      .give('Ana', { island: 'corn 6, forest 4, quarry 1' })
      .faceUp('indigo 2')
      .play('choose settler')
      .asks('Ana', 'D-SETTLE')
      .offers('take indigo', 'take quarry', 'pass')
  })

  test('PR-SETTLER-5: the last free space goes to the hacienda or to the face-up tile', () => {
    const table = () =>
      puertoRico(three)
        .give('Ana', { island: 'indigo 11', buildings: 'hacienda*' })
        .supply({ faceDown: 'coffee 8' })
        .faceUp('corn 2')
        .play('choose settler')
    table()
      .play('draw plantation')
      .expect('Ana', { island: 'indigo 11, coffee 1' })
      .asks('Ben', 'D-SETTLE')
    table()
      .play('Ana: pass')
      .asks('Ana', 'D-SETTLE')
      .play('take corn')
      .expect('Ana', { island: 'indigo 11, corn 1' })
  })

  test('PR-SETTLER-5: no face-up tile left and no quarry allowed', () => {
    puertoRico(three)
      .faceUp('corn')
      .play('choose settler', 'Ana: take corn')
      .happened(
        { type: 'skipped', seat: 'Ben', decision: 'D-SETTLE' },
        { type: 'skipped', seat: 'Cyd', decision: 'D-SETTLE' },
      )
      .asks('Ben', 'D-ROLE')
  })
})

describe('the library', () => {
  /** Ana settles; corn is taken, sugar is left at the end. */
  const settled = (buildings: string) =>
    puertoRico(expansion)
      .give('Ana', { buildings })
      .faceUp('corn, sugar 2')
      .play('choose settler', 'Ana: take corn', 'Ben: take sugar', 'Cyd: pass')

  test('PR-SETTLER-6: after everybody the settler may take one more tile', () => {
    settled('library*')
      .asks('Ana', 'D-SETTLE-2')
      .offers('take sugar', 'pass')
      .play('take sugar')
      .expect('Ana', { island: 'corn 1, sugar 1' })
      .asks('Ben', 'D-ROLE')
  })

  test('PR-SETTLER-6: or none', () => {
    settled('library*').play('pass').expect('Ana', { island: 'corn 1' }).asks('Ben', 'D-ROLE')
  })

  test('PR-SETTLER-6: not with an unoccupied library, nor for those who did not choose', () => {
    settled('library').asks('Ben', 'D-ROLE')
    puertoRico(expansion)
      .give('Ben', { buildings: 'library*' })
      .faceUp('corn, sugar 2')
      .play('choose settler', 'Ana: take corn', 'Ben: take sugar', 'Cyd: pass')
      .asks('Ben', 'D-ROLE')
  })

  test('PR-SETTLER-6: the refill comes after the second tile', () => {
    settled('library*')
      .expect('faceUp', 'sugar')
      .didNotHappen({ type: 'tileTurnedUp' })
      .play('take sugar')
      .didNotHappen({ type: 'tilesDiscarded' })
      .happened({ type: 'tileTurnedUp' })
  })

  test('PR-SETTLER-6: no second tile without a free space or a tile that may be taken', () => {
    puertoRico(expansion)
      .give('Ana', { buildings: 'library*', island: 'indigo 11' })
      .faceUp('corn 2')
      .play('choose settler', 'Ana: take corn', 'Ben: pass', 'Cyd: pass')
      .asks('Ben', 'D-ROLE')
    puertoRico(expansion)
      .give('Ana', { buildings: 'library*', island: 'indigo 10' })
      .faceUp('corn 2')
      .play('choose settler', 'Ana: take corn', 'Ben: pass', 'Cyd: pass')
      .asks('Ana', 'D-SETTLE-2')
      .offers('take corn', 'pass')
    puertoRico(expansion)
      .give('Ana', { buildings: 'library*' })
      .faceUp('corn')
      .play('choose settler', 'Ana: take corn')
      .asks('Ben', 'D-ROLE')
  })

  test('PR-SETTLER-6: a quarry as second tile only with an occupied hut and a quarry left', () => {
    settled('library*').refuses('take quarry', 'PR-X-LIBRARY-3')
    settled('library*, construction hut').refuses('take quarry', 'PR-X-LIBRARY-3')
    settled('library*, construction hut*').offers('take sugar', 'take quarry', 'pass')
    puertoRico(expansion)
      .give('Ana', { buildings: 'library*, construction hut*' })
      .supply({ quarries: 1 })
      .rest('Cyd')
      .faceUp('corn')
      .play('choose settler', 'Ana: take quarry', 'Ben: pass', 'Cyd: pass')
      .offers('take corn', 'pass')
      .refuses('take quarry', 'PR-SETTLER-8')
  })
})

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dan', 'Eve']

describe('new tiles', () => {
  test.each([2, 3, 4, 5])(
    'PR-SETTLER-7: %i players turn up one tile more than they are',
    (count) => {
      const players = NAMES.slice(0, count)
      puertoRico({ players })
        .supply({ faceDown: 'sugar 8' })
        .play('choose settler', 'pass')
        .expect('faceUp', `sugar ${count + 1}`)
        .expect('supply', { faceDown: `sugar ${8 - count - 1}` })
    },
  )

  test('PR-SETTLER-7: what was not taken is discarded, then tiles are turned up one by one', () => {
    puertoRico(three)
      .faceUp('corn 2, tobacco')
      .supply({ faceDown: 'sugar 5' }) // all others are discarded
      .expect('supply', { discard: 'corn 8, indigo 12, sugar 6, tobacco 8, coffee 8' })
      .play('choose settler', 'Ana: take corn', 'Ben: pass', 'Cyd: pass')
      .happened(
        { type: 'tilesDiscarded', tile: 'corn', count: 1 },
        { type: 'tilesDiscarded', tile: 'tobacco', count: 1 },
        { type: 'tileTurnedUp', tile: 'sugar' },
        { type: 'tileTurnedUp', tile: 'sugar' },
        { type: 'tileTurnedUp', tile: 'sugar' },
        { type: 'tileTurnedUp', tile: 'sugar' },
      )
      .didNotHappen({ type: 'tilesDiscarded', tile: 'indigo' })
      .didNotHappen({ type: 'discardsShuffled' })
      .expect('faceUp', 'sugar 4')
      .expect('supply', {
        faceDown: 'sugar 1',
        discard: 'corn 9, indigo 12, sugar 6, tobacco 9, coffee 8',
      })
  })

  test('PR-SETTLER-7: also the quarry that was not taken stays where it is', () => {
    puertoRico(three).play('choose settler', 'pass').expect('supply', { quarries: 8 })
  })

  test('PR-SETTLER-7, PR-RUL-18: a stack that is just enough is not shuffled anew', () => {
    puertoRico(three)
      .supply({ faceDown: 'sugar 4' })
      .play('choose settler', 'pass')
      .didNotHappen({ type: 'discardsShuffled' })
      .expect('faceUp', 'sugar 4')
      .expect('supply', {
        faceDown: 'none',
        discard: 'corn 10, indigo 12, sugar 7, tobacco 9, coffee 8',
      })
  })

  test('PR-SETTLER-7, PR-RUL-18: first the rest of the stack, then all discards, shuffled', () => {
    const table = puertoRico(three)
      .faceUp('corn 4')
      .supply({ faceDown: 'coffee 2' })
      .play('choose settler', 'Ana: pass', 'Ben: pass', 'Cyd: pass')
      .happened(
        { type: 'tilesDiscarded', tile: 'corn', count: 4 },
        { type: 'tileTurnedUp', tile: 'coffee' },
        { type: 'tileTurnedUp', tile: 'coffee' },
        { type: 'discardsShuffled', count: 50 - 2 },
        { type: 'tileTurnedUp' },
        { type: 'tileTurnedUp' },
      )
      .expect('supply', { discard: 'none' })
    expect(table.view('Ana').faceDown).toBe(50 - 4)
    expect(table.view('Ana').faceUp.coffee).toBeGreaterThanOrEqual(2)
  })
})

describe('tiles run out', () => {
  /** Only two coffee plantations are left: the other 48 fill the islands of all but Ana. */
  const last = (faceUp: string, faceDown: string) =>
    puertoRico({ players: NAMES })
      .give('Ben', { island: 'indigo 12' })
      .give('Cyd', { island: 'sugar 11, corn 1' })
      .give('Dan', { island: 'corn 9, tobacco 3' })
      .give('Eve', { island: 'tobacco 6, coffee 6' })
      .faceUp(faceUp)
      .supply({ faceDown })

  test('PR-RUL-18: the tiles discarded in this very phase are shuffled in as well', () => {
    last('coffee 2', 'none')
      .play('choose settler', 'pass')
      .happened(
        { type: 'tilesDiscarded', tile: 'coffee', count: 2 },
        { type: 'discardsShuffled', count: 2 },
        { type: 'tileTurnedUp', tile: 'coffee' },
        { type: 'tileTurnedUp', tile: 'coffee' },
      )
      .expect('faceUp', 'coffee 2')
      .expect('supply', { faceDown: 'none', discard: 'none' })
  })

  test('PR-RUL-18: they come after the rest of the stack', () => {
    last('coffee 1', 'coffee 1')
      .play('choose settler', 'pass')
      .happened(
        { type: 'tileTurnedUp', tile: 'coffee' },
        { type: 'discardsShuffled', count: 1 },
        { type: 'tileTurnedUp', tile: 'coffee' },
      )
      .expect('faceUp', 'coffee 2')
  })

  test('PR-SETTLER-7: if there are too few, fewer lie face up', () => {
    last('coffee 2', 'none').play('choose settler', 'take coffee').expect('faceUp', 'coffee 1')
    last('none', 'coffee 2').play('choose settler', 'pass').expect('faceUp', 'coffee 2')
    last('coffee 1', 'coffee 1').play('choose settler', 'take coffee').expect('faceUp', 'coffee 1')
  })

  test('PR-SETTLER-7: with no tile left nothing lies face up, and players go without', () => {
    last('coffee 1', 'none')
      .give('Ana', { island: 'coffee 1' })
      .supply({ quarries: 0 })
      .rest('Ana')
      .play('choose settler')
      .play('take coffee')
      .didNotHappen({ type: 'discardsShuffled' })
      .didNotHappen({ type: 'tileTurnedUp' })
      .expect('faceUp', 'none')
      .play('choose trader', 'choose captain', 'choose craftsman', 'choose prospector')
      .play('choose settler') // nobody can take anything
      .asks('Cyd', 'D-ROLE')
  })
})

test('PR-SETTLER-8: without quarries neither the privilege nor the hut gives one', () => {
  puertoRico(three)
    .give('Ben', { buildings: 'construction hut*' })
    .faceUp('corn 2')
    .supply({ quarries: 0 })
    .rest('Cyd')
    .play('choose settler')
    .offers('take corn', 'pass')
    .refuses('take quarry', 'PR-SETTLER-8')
    .play('pass')
    .offers('take corn', 'pass')
    .refuses('take quarry', 'PR-SETTLER-8')
})

test('PR-SETTLER-8: the last quarry can be taken once', () => {
  puertoRico(three)
    .give('Ben', { buildings: 'construction hut*' })
    .faceUp('corn 2')
    .supply({ quarries: 1 })
    .rest('Cyd')
    .play('choose settler')
    .offers('take corn', 'take quarry', 'pass')
    .play('take quarry')
    .expect('supply', { quarries: 0 })
    .asks('Ben', 'D-SETTLE')
    .offers('take corn', 'pass')
})
