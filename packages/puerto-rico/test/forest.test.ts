/** Forests: taken in the settler phase, cheaper buildings afterwards (PR-X-FOREST-1 … 5). */
import { expect, test } from 'vitest'
import { puertoRico } from './table.ts'

const all31 = { players: ['Ana', 'Ben', 'Cyd'], buildings: 'all31' } as const

test('PR-X-FOREST-1: any face-up plantation may be placed as a forest, a quarry may not', () => {
  puertoRico(all31)
    .give('Ana', { buildings: 'forest house*' })
    .faceUp('corn 2, coffee')
    .play('choose settler')
    .offers(
      'take corn',
      'take corn as forest',
      'take coffee',
      'take coffee as forest',
      'take quarry',
      'pass',
    )
    .refuses('take sugar as forest', 'PR-SETTLER-2')
    .refuses('take quarry as forest', 'unknown-move')
    .play('take coffee as forest')
    .expect('Ana', { island: 'forest 1', sanJuan: 0 })
    .expect('faceUp', 'corn 2')
    .happened({ type: 'tileTaken', seat: 'Ana', tile: 'coffee', asForest: true })
    .asks('Ben', 'D-SETTLE')
    .offers('take corn', 'pass')
})

test('PR-X-FOREST-1: with the forest house a plantation may stay a plantation', () => {
  puertoRico(all31)
    .give('Ana', { buildings: 'forest house*' })
    .faceUp('corn')
    .play('choose settler', 'take corn')
    .expect('Ana', { island: 'corn 1' })
    .happened({ type: 'tileTaken', seat: 'Ana', tile: 'corn', asForest: false })
})

test('PR-X-FOREST-1: an empty forest house makes no forest', () => {
  puertoRico(all31)
    .give('Ana', { buildings: 'forest house', island: 'forest 2' })
    .faceUp('corn')
    .play('choose settler')
    .offers('take corn', 'take quarry', 'pass')
    .refuses('take corn as forest', 'PR-X-FOREST-1')
})

test('PR-X-FOREST-1: the owner makes forests on the turns of others too, who cannot themselves', () => {
  puertoRico(all31)
    .give('Ben', { buildings: 'forest house*' })
    .faceUp('corn 2')
    .play('choose settler')
    .offers('take corn', 'take quarry', 'pass')
    .refuses('take corn as forest', 'PR-X-FOREST-1')
    .play('pass')
    .asks('Ben', 'D-SETTLE')
    .offers('take corn', 'take corn as forest', 'pass')
    .play('take corn as forest')
    .expect('Ben', { island: 'forest 1' })
})

test('PR-X-FOREST-1: the tile of the hacienda stays a plantation', () => {
  puertoRico(all31)
    .give('Ana', { buildings: 'forest house*, hacienda*' })
    .faceUp('corn')
    .supply({
      faceDown: 'sugar 11',
      discard: 'corn 9, indigo 12, tobacco 9, coffee 8',
    })
    .play('choose settler', 'draw plantation')
    .expect('Ana', { island: 'sugar 1' })
    .asks('Ana', 'D-SETTLE')
    .offers('take corn', 'take corn as forest', 'take quarry', 'pass')
})

test('PR-X-FOREST-2: a forest has no circle: colonists without a circle stay in San Juan', () => {
  puertoRico(all31)
    .give('Ana', { buildings: 'forest house*', island: 'forest 3', sanJuan: 2 })
    .play('choose mayor', 'take 0 colonists')
    .expect('Ana', { buildings: 'forest house*', island: 'forest 3', sanJuan: 3 })
    .asks('Ben', 'D-ROLE')
})

test('PR-X-FOREST-2: a forest fills an island space', () => {
  puertoRico(all31)
    .give('Ana', { buildings: 'forest house*', island: 'forest 12' })
    .faceUp('corn')
    .play('choose settler')
    .happened({ type: 'skipped', seat: 'Ana', decision: 'D-SETTLE' })
    .asks('Ben', 'D-SETTLE')
  puertoRico(all31)
    .give('Ana', { buildings: 'forest house*', island: 'forest 11' })
    .faceUp('corn')
    .play('choose settler', 'take corn as forest')
    .expect('Ana', { island: 'forest 12' })
})

test('PR-X-FOREST-2: a forest produces nothing', () => {
  puertoRico(all31)
    .give('Ana', { buildings: 'forest house*, coffee roaster*', island: 'forest 4' })
    .play('choose craftsman')
    .expect('Ana', { goods: 'none' })
    .didNotHappen({ type: 'produced' })
    .asks('Ben', 'D-ROLE')
})

test.each([
  [0, 10],
  [1, 10],
  [2, 9],
  [3, 9],
  [4, 8],
  [5, 8],
  [11, 5],
  [12, 4],
])(
  'PR-X-FOREST-3: with %i forests a large building costs %i, forest house occupied or not',
  (forests, price) => {
    const island = forests === 0 ? 'none' : `forest ${forests}`
    for (const buildings of ['forest house*', 'forest house', 'none']) {
      const build = (doubloons: number) =>
        puertoRico(all31)
          .give('Ana', { doubloons, buildings, island })
          .turnOf('Cyd')
          .play('choose builder', 'Cyd: pass')
      build(price).play('Ana: build fortress').expect('Ana', { doubloons: 0 })
      build(price - 1).refuses('Ana: build fortress', 'PR-BUILDER-3')
    }
  },
)

test('PR-X-FOREST-3: forests know no column limit and add to quarries', () => {
  const build = (doubloons: number) =>
    puertoRico(all31)
      .give('Ana', { doubloons, island: 'forest 4, quarry 2*' })
      .turnOf('Cyd')
      .play('choose builder', 'Cyd: pass')
  build(0).play('Ana: build small warehouse').expect('Ana', { doubloons: 0 }) // 3 − 2 − 1
  build(2).play('Ana: build hospice').expect('Ana', { doubloons: 2 }) // 4 − 2 − 2
  build(1).play('Ana: build office').expect('Ana', { doubloons: 0 }) // 5 − 2 − 2
  build(0).refuses('Ana: build office', 'PR-BUILDER-3')
})

test('PR-X-FOREST-3: the forests of another player save nothing', () => {
  puertoRico(all31)
    .give('Ana', { doubloons: 9 })
    .give('Ben', { island: 'forest 6' })
    .turnOf('Cyd')
    .play('choose builder', 'Cyd: pass')
    .refuses('Ana: build fortress', 'PR-BUILDER-3')
    .mayPlay('Ana: build wharf')
})

test('EX-PR-32: forest house, 5 forests, 2 quarries and the privilege: a large warehouse for 1', () => {
  const build = (doubloons: number) =>
    puertoRico(all31)
      .give('Ana', { doubloons, buildings: 'forest house*', island: 'forest 5, quarry 2*' })
      .play('choose builder')
  build(1).play('build large warehouse').expect('Ana', { doubloons: 0 }) // 6 − 2 − 2 − 1
  build(0).refuses('build large warehouse', 'PR-BUILDER-3')
})

test('PR-X-FOREST-4: with the library both tiles may become forests', () => {
  puertoRico(all31)
    .give('Ana', { buildings: 'forest house*, library*' })
    .faceUp('corn, sugar')
    .play('choose settler', 'take corn as forest', 'Ben: pass', 'Cyd: pass')
    .asks('Ana', 'D-SETTLE-2')
    .offers('take sugar', 'take sugar as forest', 'pass')
    .play('take sugar as forest')
    .expect('Ana', { island: 'forest 2' })
})

test('PR-X-FOREST-4: with the library one tile or none may become a forest', () => {
  const table = () =>
    puertoRico(all31)
      .give('Ana', { buildings: 'forest house*, library*' })
      .faceUp('corn, sugar')
      .play('choose settler')
  table()
    .play('take corn as forest', 'Ben: pass', 'Cyd: pass', 'take sugar')
    .expect('Ana', { island: 'sugar 1, forest 1' })
  table()
    .play('take corn', 'Ben: pass', 'Cyd: pass', 'take sugar as forest')
    .expect('Ana', { island: 'corn 1, forest 1' })
  table()
    .play('take corn', 'Ben: pass', 'Cyd: pass', 'take sugar')
    .expect('Ana', { island: 'corn 1, sugar 1' })
})

test('PR-X-FOREST-4: the hospice colonist of a forest goes to San Juan', () => {
  const table = () =>
    puertoRico(all31)
      .give('Ana', { buildings: 'forest house*, hospice*' })
      .faceUp('corn')
      .play('choose settler', 'take corn as forest')
      .asks('Ana', 'D-HOSPICE')
      .offers('settle colonist', 'pass')
  table()
    .play('settle colonist')
    .expect('Ana', { island: 'forest 1', sanJuan: 1 })
    .expect('supply', { colonists: 52, ship: 3 }) // 58, less 2 on buildings, 3 on the ship, 1
  table()
    .play('pass')
    .expect('Ana', { island: 'forest 1', sanJuan: 0 })
    .expect('supply', { colonists: 53, ship: 3 })
})

test('PR-X-FOREST-4: no hospice colonist comes with the second tile of the library', () => {
  puertoRico(all31)
    .give('Ana', { buildings: 'forest house*, hospice*, library*' })
    .faceUp('corn, sugar')
    .play('choose settler', 'take corn as forest', 'settle colonist', 'Ben: pass', 'Cyd: pass')
    .play('take sugar as forest')
    .expect('Ana', { island: 'forest 2', sanJuan: 1 })
    .asks('Ben', 'D-ROLE')
})

test('PR-X-FOREST-5: forests count for the residence', () => {
  const bonus = (island: string) =>
    puertoRico(all31).give('Ana', { buildings: 'residence*', island }).score('Ana').bonuses[
      'residence'
    ]
  expect(bonus('corn 9')).toBe(4)
  expect(bonus('corn 8, forest 2')).toBe(5)
  expect(bonus('forest 12')).toBe(7)
})

test('PR-X-FOREST-5: forests are a kind of their own for the cloister', () => {
  const bonus = (island: string) =>
    puertoRico(all31).give('Ana', { buildings: 'cloister*', island }).score('Ana').bonuses[
      'cloister'
    ]
  expect(bonus('forest 2, corn 1')).toBe(0)
  expect(bonus('forest 3')).toBe(1)
  expect(bonus('forest 6')).toBe(3)
  expect(bonus('forest 3, corn 2, sugar 1')).toBe(1)
})
