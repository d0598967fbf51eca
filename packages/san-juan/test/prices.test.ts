/** What a building costs: printed cost, discounts, waived discounts (SJ-BUILDER-5, -6, -9, R-SJ-9, §18.4). */
import { expect, test } from 'vitest'
import { COSTS } from './costs.ts'
import { pricesOf } from './counted-offers.ts'
import { sanJuan, type Table } from './table.ts'

const three = { players: ['Ana', 'Ben', 'Cyd'], expansion: true }

/** The chooser, or somebody after him. */
type Place = 'chooser' | 'other'

/** Ana builds; nobody else can. A role was taken before, so that hands may be of any size. */
function ana(place: Place, tableau: string, hand: string): Table {
  const table = sanJuan(three).tableau('Ana', tableau).hand('Ana', hand)
  return place === 'chooser'
    ? table.taken({ trader: 'Cyd' }).phase('builder', 'Ana')
    : table.taken({ trader: 'Ben' }).phase('builder', 'Cyd', 'Ana')
}

/** A building and cards to pay with; the cathedral is no card of the hand. */
function handFor(building: string, cards: number): string {
  const money = cards === 0 ? [] : [`coffee roaster ${cards}`]
  return [...(building === 'cathedral' ? [] : [building]), ...money].join(', ')
}

/** Ana may pay these numbers of cards for a building, if she has plenty. */
function expectPrices(place: Place, tableau: string, build: string, prices: readonly number[]) {
  const [building = ''] = build.split(' over ')
  const table = ana(place, tableau, handFor(building, 7))
  expect(pricesOf(table, `build ${build}`)).toEqual(prices)
}

test.each(COSTS)('SJ-BUILDER-5, -7, -8: %s costs %i cards, no less and no more', (kind, cost) => {
  expectPrices('other', 'indigo plant', kind, [cost])
  const exact = ana('other', 'indigo plant', handFor(kind, cost))
  expect(pricesOf(exact, `build ${kind}`)).toEqual([cost])
  // one card less: who can pay for nothing is not even asked
  const poor = sanJuan(three)
    .hand('Ana', handFor(kind, cost - 1))
    .phase('builder', 'Cyd')
  expect(pricesOf(poor, `build ${kind}`)).toEqual([])
})

test.each(COSTS)(
  'SJ-BUILDER-5: %s (%i) costs the chooser one less, down to nothing',
  (kind, cost) => {
    expectPrices('chooser', 'indigo plant', kind, [cost - 1, cost])
    const exact = ana('chooser', 'indigo plant', handFor(kind, cost - 1))
    expect(pricesOf(exact, `build ${kind}`)).toEqual([cost - 1])
    if (cost < 2) return
    const poor = ana('chooser', 'indigo plant', handFor(kind, cost - 2))
    expect(pricesOf(poor, `build ${kind}`)).toEqual([])
  },
)

/** Buildings of cost 4, 4 and 7: production, city, and the one on the table (§18.4). */
const CLASSES = ['coffee roaster', 'prefecture', 'cathedral'] as const

const DISCOUNTS: readonly {
  readonly with: string
  readonly place: Place
  readonly tableau: string
  readonly prices: readonly [readonly number[], readonly number[], readonly number[]]
}[] = [
  {
    with: 'no discount',
    place: 'other',
    tableau: 'indigo plant, well',
    prices: [[4], [4], [7]],
  },
  {
    with: 'the privilege',
    place: 'chooser',
    tableau: 'indigo plant, well',
    prices: [
      [3, 4],
      [3, 4],
      [6, 7],
    ],
  },
  {
    with: 'the privilege doubled by a library',
    place: 'chooser',
    tableau: 'indigo plant, library',
    prices: [
      [2, 3, 4],
      [2, 3, 4],
      [5, 6, 7],
    ],
  },
  {
    with: 'a library without the privilege',
    place: 'other',
    tableau: 'indigo plant, library',
    prices: [[4], [4], [7]],
  },
  {
    with: 'a smithy',
    place: 'other',
    tableau: 'indigo plant, smithy',
    prices: [[3, 4], [4], [7]],
  },
  {
    with: 'a quarry',
    place: 'other',
    tableau: 'indigo plant, quarry',
    prices: [[4], [3, 4], [6, 7]],
  },
  {
    with: 'both, each for its class',
    place: 'other',
    tableau: 'indigo plant, smithy, quarry',
    prices: [
      [3, 4],
      [3, 4],
      [6, 7],
    ],
  },
  {
    with: 'the privilege and both',
    place: 'chooser',
    tableau: 'indigo plant, smithy, quarry',
    prices: [
      [2, 3, 4],
      [2, 3, 4],
      [5, 6, 7],
    ],
  },
  {
    with: 'privilege, library and both',
    place: 'chooser',
    tableau: 'indigo plant, smithy, quarry, library',
    prices: [
      [1, 2, 3, 4],
      [1, 2, 3, 4],
      [4, 5, 6, 7],
    ],
  },
]

test.each(DISCOUNTS)('SJ-BUILDER-5: the price with $with', ({ place, tableau, prices }) => {
  for (const [index, kind] of CLASSES.entries())
    expectPrices(place, tableau, kind, prices[index] ?? [])
})

const OVER: typeof DISCOUNTS = [
  {
    with: 'what is built over',
    place: 'other',
    tableau: 'indigo plant, crane, chapel',
    prices: [[1], [1], [4]],
  },
  {
    with: 'the privilege besides',
    place: 'chooser',
    tableau: 'indigo plant, crane, chapel',
    prices: [
      [0, 1],
      [0, 1],
      [3, 4],
    ],
  },
  {
    with: 'everything besides',
    place: 'chooser',
    tableau: 'indigo plant, crane, chapel, smithy, quarry, library',
    prices: [
      [0, 1],
      [0, 1],
      [1, 2, 3, 4],
    ],
  },
]

test.each(OVER)(
  'SJ-BUILDER-5, SJ-B-CRANE-9: the price with $with',
  ({ place, tableau, prices }) => {
    for (const [index, kind] of CLASSES.entries())
      expectPrices(place, tableau, `${kind} over chapel`, prices[index] ?? [])
  },
)

test('EX-SJ-1, SJ-BUILDER-9: the price never falls below nothing', () => {
  sanJuan(three)
    .tableau('Ana', 'indigo plant, smithy, library')
    .hand('Ana', 'sugar mill, crane, well')
    .phase('builder', 'Ana')
    .play('build sugar mill') // 2 - 2 - 1 = -1
    .expect('Ana', { tableau: 'indigo plant, smithy, library, sugar mill', hand: 'crane, well' })
    .happened({ type: 'built', seat: 'Ana', building: 'sugarMill', paid: 0 })
    .didNotHappen({ type: 'drew' })
    .expect('discard', 'none')
})

test.each([
  ['gold mine', 1, 0],
  ['well', 2, 0],
  ['chapel', 3, 0],
  ['prefecture', 4, 1],
  ['goldsmith', 5, 2],
  ['palace', 6, 3],
  ['cathedral', 7, 4],
])('EX-SJ-9: with library and quarry the chooser pays for %s (%i) only %i', (kind, cost, price) => {
  const prices = Array.from({ length: cost - price + 1 }, (_, waived) => price + waived)
  expectPrices('chooser', 'indigo plant, quarry, library', kind, prices)
})

test('EX-SJ-14, SJ-BUILDER-9: with a quarry a crane costs the chooser nothing, and nothing is handed out', () => {
  const chooser = () =>
    ana('chooser', 'indigo plant, quarry', 'crane, archive, well').drawPile('statue 3')
  chooser()
    .play('build crane') // 2 - 1 - 1
    .expect('Ana', { hand: 'archive, well' })
  chooser()
    .play('build archive') // 1 - 2 = -1
    .expect('Ana', { hand: 'well, crane' })
    .expect('drawPile', 3)
    .didNotHappen({ type: 'drew' })
})

test('R-SJ-9: discounts may be waived, any number of cards from the least to the full price', () => {
  ana('chooser', 'indigo plant, quarry', 'prefecture, coffee roaster, well 3').offers(
    ...['coffee roaster, well', 'well, well'].map((paid) => `build prefecture paying ${paid}`),
    ...['coffee roaster, well, well', 'well, well, well', 'coffee roaster, well, well, well'].map(
      (paid) => `build prefecture paying ${paid}`,
    ),
    'build well', // 2 - 1 - 1
    ...['coffee roaster', 'well', 'prefecture'].map((paid) => `build well paying ${paid}`),
    ...['coffee roaster, well', 'coffee roaster, prefecture', 'well, well', 'well, prefecture'].map(
      (paid) => `build well paying ${paid}`,
    ),
    'build coffee roaster paying well, well, well',
    'build coffee roaster paying well, well, prefecture',
    'build coffee roaster paying well, well, well, prefecture',
    'build cathedral paying coffee roaster, well, well, well, prefecture', // 7 - 1 - 1
    'pass',
  )
})

test('R-SJ-9: what is built over takes its cost off all at once', () => {
  expectPrices('other', 'indigo plant, crane, chapel', 'palace over chapel', [3])
  expectPrices('chooser', 'indigo plant, crane, chapel', 'palace over chapel', [2, 3])
  ana('chooser', 'indigo plant, crane, chapel', 'palace, coffee roaster 4').refuses(
    'build palace over chapel paying coffee roaster, coffee roaster, coffee roaster, coffee roaster',
    'R-SJ-9',
  )
})

test('R-SJ-9: nobody pays more than he has', () => {
  const table = ana('chooser', 'indigo plant, quarry, library', 'palace, coffee roaster 4')
  expect(pricesOf(table, 'build palace')).toEqual([3, 4])
})

test('EX-SJ-D23, R-SJ-9: who pays one more may come to a card from the poor house', () => {
  const chooser = () =>
    ana('chooser', 'indigo plant, poor house', 'statue, coffee roaster 2, palace 2')
  expect(pricesOf(chooser(), 'build statue')).toEqual([2, 3])
  chooser()
    .play('build statue paying coffee roaster, palace')
    .expect('Ana', { hand: 'coffee roaster, palace' })
    .didNotHappen({ type: 'drew' })
  chooser()
    .play('build statue paying coffee roaster, palace, palace')
    .happened({ type: 'drew', seat: 'Ana', by: 'poorHouse' })
    .expect('Ana', { handSize: 2 })
})

test.each([
  ['smithy', 'coffee roaster', 'other', [3]],
  ['quarry', 'palace', 'other', [2]],
  ['quarry', 'cathedral', 'chooser', [2, 3]],
  ['library', 'palace', 'chooser', [0, 1]],
  ['library', 'cathedral', 'chooser', [1, 2]],
] as const)(
  'SJ-BUILDER-6: a %s that is built over does not lower the price of a %s (%s)',
  (helper, kind, place, prices) => {
    expectPrices(place, `indigo plant, crane, ${helper}`, `${kind} over ${helper}`, prices)
  },
)

test('SJ-BUILDER-6: what is not built over still helps', () => {
  const tableau = 'indigo plant, crane, smithy, quarry'
  expectPrices('other', tableau, 'coffee roaster over quarry', [0])
  expectPrices('other', tableau, 'silver smelter over quarry', [0, 1])
  expectPrices('other', tableau, 'palace over smithy', [4, 5])
  expectPrices('other', tableau, 'palace over indigo plant', [4, 5])
})

test('SJ-BUILDER-6: a black market that is built over lets no goods be paid', () => {
  ana('other', 'indigo plant*, sugar mill*, crane, black market', 'chapel, well').offers(
    'build well paying indigo good, sugar good',
    'build well paying indigo good, chapel',
    'build well paying sugar good, chapel',
    'build chapel paying indigo good, sugar good, well',
    'build well over black market',
    'build chapel over black market paying well',
    'build well over indigo plant with good paying sugar good',
    'build well over indigo plant with good paying chapel',
    'build chapel over indigo plant with good paying sugar good, well',
    'build well over sugar mill with good',
    'build chapel over sugar mill with good paying indigo good',
    'build chapel over sugar mill with good paying well',
    'pass',
  )
})

test('SJ-BUILDER-6: a carpenter or poor house that is built over gives no card', () => {
  ana('other', 'indigo plant, crane, carpenter', 'statue')
    .play('build statue over carpenter')
    .didNotHappen({ type: 'drew' })
    .expect('Ana', { hand: 'none' })
  ana('other', 'indigo plant, crane, poor house', 'archive')
    .play('build archive over poor house')
    .didNotHappen({ type: 'drew' })
    .expect('Ana', { hand: 'none' })
})
