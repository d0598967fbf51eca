/** What a building costs: quarries up to its column, forests, the builder's privilege (PR-BUILDER-3, -4). */
import { expect, test } from 'vitest'
import { puertoRico, type Table } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'] }
const all31 = { ...three, buildings: 'all31' } as const

/** Cyd is the builder and declines; the next one is Ana, who pays without the privilege. */
const anaBuildsAsSecond = (table: Table) => table.turnOf('Cyd').play('choose builder', 'Cyd: pass')

/** Ana pays exactly this price, and one doubloon less is too little. */
function expectPrice(build: (doubloons: number) => Table, building: string, price: number): void {
  build(price).play(`Ana: build ${building}`).expect('Ana', { doubloons: 0 })
  build(price + 3)
    .play(`Ana: build ${building}`)
    .expect('Ana', { doubloons: 3 })
    .happened({ type: 'built', seat: 'Ana', doubloons: price })
  if (price > 0) expectTooExpensive(build(price - 1), building)
}

/** The building is refused; who can build nothing at all is not even asked. */
function expectTooExpensive(table: Table, building: string): void {
  if (table.game.decision === 'D-BUILD') table.refuses(`Ana: build ${building}`, 'PR-BUILDER-3')
  else table.happened({ type: 'skipped', seat: 'Ana', decision: 'D-BUILD' })
}

test.each([
  ['small indigo plant', 1, 1, 1],
  ['small sugar mill', 2, 1, 1],
  ['indigo plant', 3, 2, 2],
  ['sugar mill', 4, 2, 2],
  ['tobacco storage', 5, 3, 3],
  ['coffee roaster', 6, 3, 3],
  ['small market', 1, 1, 1],
  ['hacienda', 2, 1, 1],
  ['construction hut', 2, 1, 1],
  ['small warehouse', 3, 1, 1],
  ['hospice', 4, 2, 2],
  ['office', 5, 2, 2],
  ['large market', 5, 2, 2],
  ['large warehouse', 6, 2, 2],
  ['factory', 7, 3, 3],
  ['university', 8, 3, 3],
  ['harbor', 8, 3, 3],
  ['wharf', 9, 3, 3],
  ['guild hall', 10, 4, 4],
  ['residence', 10, 4, 4],
  ['fortress', 10, 4, 4],
  ['customs house', 10, 4, 4],
  ['city hall', 10, 4, 4],
])(
  'PR-BUILDER-3, PR-COMP-13: %s costs %i, less at most %i quarries, and is worth %i VP',
  (building, cost, column, vp) => {
    expectSheet(three, { building, cost, column, vp })
  },
)

test.each([
  ['aqueduct', 1, 1, 1],
  ['forest house', 2, 1, 1],
  ['black market', 2, 1, 1],
  ['storehouse', 3, 1, 1],
  ['guesthouse', 4, 2, 2],
  ['trading post', 5, 2, 2],
  ['church', 5, 2, 2],
  ['small wharf', 6, 2, 2],
  ['lighthouse', 7, 3, 3],
  ['library', 8, 3, 3],
  ['specialty factory', 8, 3, 3],
  ['union hall', 9, 3, 3],
  ['cloister', 10, 4, 4],
  ['statue', 10, 4, 8],
])(
  'PR-X-2: %s costs %i, has column %i by that, and is worth %i VP',
  (building, cost, column, vp) => {
    expectSheet(all31, { building, cost, column, vp })
  },
)

interface Row {
  readonly building: string
  readonly cost: number
  readonly column: number
  readonly vp: number
}

/** The price with up to six occupied quarries, and the printed VP of the building without a colonist. */
function expectSheet(options: typeof three, { building, cost, column, vp }: Row): void {
  for (const quarries of [0, 1, 2, 3, 4, 5, 6]) {
    const island = quarries === 0 ? 'none' : `quarry ${quarries}*`
    const build = (doubloons: number) =>
      anaBuildsAsSecond(puertoRico(options).give('Ana', { doubloons, island }))
    expectPrice(build, building, Math.max(0, cost - Math.min(quarries, column)))
  }
  anaBuildsAsSecond(puertoRico(options).give('Ana', { doubloons: cost }))
    .play(`Ana: build ${building}`)
    .expect('Ana', { buildings: building, total: vp })
}

test('PR-BUILDER-3: only occupied quarries count', () => {
  const build = (doubloons: number) =>
    anaBuildsAsSecond(puertoRico(three).give('Ana', { doubloons, island: 'quarry 4/1, corn 3*' }))
  expectPrice(build, 'harbor', 7)
})

test('PR-BUILDER-3: the quarries of others do not count', () => {
  const build = (doubloons: number) =>
    anaBuildsAsSecond(
      puertoRico(three)
        .give('Ana', { doubloons })
        .give('Ben', { island: 'quarry 3*' })
        .give('Cyd', { island: 'quarry 3*' }),
    )
  expectPrice(build, 'harbor', 8)
})

test('PR-BUILDER-3: the builder pays one doubloon less, the others do not', () => {
  const asBuilder = (doubloons: number) =>
    puertoRico(three).give('Ana', { doubloons }).play('choose builder')
  expectPrice(asBuilder, 'harbor', 7)
  const asThird = (doubloons: number) =>
    puertoRico(three).give('Ana', { doubloons }).turnOf('Ben').play('choose builder', 'Ben: pass')
  expectPrice(asThird, 'harbor', 8)
})

test('PR-BUILDER-3: quarries and privilege add up', () => {
  const build = (doubloons: number) =>
    puertoRico(three).give('Ana', { doubloons, island: 'quarry 2*' }).play('choose builder')
  expectPrice(build, 'factory', 4) // 7 − 2 − 1
  expectPrice(build, 'small warehouse', 1) // 3 − 1 − 1: column 1
})

test('EX-PR-40: the builder with an occupied library pays 6 for a harbor', () => {
  const build = (doubloons: number) =>
    puertoRico(all31).give('Ana', { doubloons, buildings: 'library*' }).play('choose builder')
  expectPrice(build, 'harbor', 6)
})

test('PR-BUILDER-3: an empty library does not double the privilege', () => {
  const build = (doubloons: number) =>
    puertoRico(all31).give('Ana', { doubloons, buildings: 'library' }).play('choose builder')
  expectPrice(build, 'harbor', 7)
})

test('PR-BUILDER-3: the library of one who is not the builder saves nothing', () => {
  const build = (doubloons: number) =>
    anaBuildsAsSecond(puertoRico(all31).give('Ana', { doubloons, buildings: 'library*' }))
  expectPrice(build, 'harbor', 8)
})

test('PR-BUILDER-3: cost less quarries, half the forests and the doubled privilege', () => {
  const build = (doubloons: number) =>
    puertoRico(all31)
      .give('Ana', { doubloons, buildings: 'library*', island: 'quarry 3*, forest 3' })
      .play('choose builder')
  expectPrice(build, 'statue', 4) // 10 − 3 − 1 − 2
  expectPrice(build, 'large warehouse', 1) // 6 − 2 − 1 − 2
})

test('PR-BUILDER-4: the price never falls below 0, and nothing is paid out', () => {
  puertoRico(three)
    .give('Ana', { doubloons: 2, island: 'quarry 4*' })
    .play('choose builder', 'build small market') // 1 − 1 − 1
    .expect('Ana', { doubloons: 2, buildings: 'small market' })
    .happened({ type: 'built', seat: 'Ana', building: 'smallMarket', doubloons: 0 })
})

test('PR-BUILDER-4: a price of exactly 0 can be paid without a doubloon', () => {
  anaBuildsAsSecond(puertoRico(three).give('Ana', { doubloons: 0, island: 'quarry 1*' }))
    .offers('build small indigo plant', 'build small market', 'pass')
    .play('build small indigo plant')
    .expect('Ana', { doubloons: 0, buildings: 'small indigo plant' })
})

test('PR-BUILDER-4, PR-RUL-55: reductions cannot be declined, so they cannot feed the black market', () => {
  const table = anaBuildsAsSecond(
    puertoRico(all31).give('Ana', {
      doubloons: 7,
      vp: 3,
      goods: 'corn 1',
      island: 'quarry 1*',
      buildings: 'black market*',
    }),
  )
  table
    .refuses('build harbor giving vp', 'PR-X-BLACKMARKET-2')
    .refuses('build harbor giving corn', 'PR-X-BLACKMARKET-2')
    .play('build harbor') // 8 − 1, paid with all the money
    .expect('Ana', { doubloons: 0, vp: 3, goods: 'corn 1', buildings: 'black market*, harbor' })
})

test('EX-PR-3: three occupied quarries save 1, 2, 3 and 3 doubloons in the four columns', () => {
  const asSecond = (doubloons: number) =>
    anaBuildsAsSecond(puertoRico(three).give('Ana', { doubloons, island: 'quarry 3*' }))
  expectPrice(asSecond, 'construction hut', 1)
  expectPrice(asSecond, 'office', 3)
  expectPrice(asSecond, 'harbor', 5)
  expectPrice(asSecond, 'city hall', 7)
  const asBuilder = (doubloons: number) =>
    puertoRico(three).give('Ana', { doubloons, island: 'quarry 3*' }).play('choose builder')
  expectPrice(asBuilder, 'construction hut', 0)
  expectPrice(asBuilder, 'office', 2)
  expectPrice(asBuilder, 'harbor', 4)
  expectPrice(asBuilder, 'city hall', 6)
})

test('PR-RUL-8: the statue is reduced by at most 4 quarries, although it is worth 8 VP', () => {
  for (const [quarries, price] of [
    [3, 7],
    [4, 6],
    [5, 6],
    [8, 6],
  ] as const) {
    const build = (doubloons: number) =>
      anaBuildsAsSecond(puertoRico(all31).give('Ana', { doubloons, island: `quarry ${quarries}*` }))
    expectPrice(build, 'statue', price)
  }
})

test('PR-BUILDER-3: what the player has left decides what is offered, coin by coin', () => {
  const offered = (doubloons: number) =>
    anaBuildsAsSecond(puertoRico(three).give('Ana', { doubloons })).game.offers()?.length
  // kinds of the base game that cost at most this much, and the pass
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(offered)).toEqual([
    3, 6, 8, 10, 13, 15, 16, 18, 19, 24, 24,
  ])
})
