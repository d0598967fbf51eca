/** Numbers for people agree with what the rules do: prices by place, limits, the bounds of a choice, what others hear. */
import { Game, orThrow } from '@doubloon/engine'
import { Chance } from '@doubloon/testkit'
import { expect, test } from 'vitest'
import {
  BUILDINGS,
  choosingOf,
  chosenBy,
  limitsOf,
  moveText,
  openPart,
  PLACES_N,
  pricesShown,
  type Quote,
  quotesFor,
  type SanJuanTypes,
  type State,
  sanJuan,
} from '../src/index.ts'

/** Printed VP by key. */
const VP: ReadonlyMap<string, number> = new Map(BUILDINGS.map(({ key, vp }) => [key, vp]))

type RunningGame = Game<State, SanJuanTypes>

const from = (position: object): RunningGame => orThrow(Game.fromPosition(sanJuan, position))
const determinizationOf = (game: RunningGame, seat: number): State =>
  game.determinize(seat, 'a determinization')
const quotesAt = (position: object, seat = 0) =>
  quotesFor(determinizationOf(from(position), seat), seat)

/** Every moment of some games in which any step is taken. */
function* moments(options: object, games: number): Generator<RunningGame> {
  for (let nth = 0; nth < games; nth++) {
    const chance = new Chance(`quotes ${nth}`)
    let game = orThrow(Game.start(sanJuan, options, `game ${nth}`))
    while (!game.over) {
      yield game
      const steps = game.steps()
      game = orThrow(game.play(steps[chance.below(steps.length)] ?? ''))
    }
  }
}

const OPTIONS = [
  { players: 2, expansion: true },
  { players: 3 },
  { players: 4, expansion: true, advanced: true },
]

/** Decisions with more moves take too long to be listed. */
const MOST_OFFERS = 250

const siteOf = (quote: Quote | undefined, over?: string, withGood = false) =>
  quote?.sites.find((site) => site.over === over && site.withGood === withGood)

/** What each site costs by the composite moves that are offered: from … to. */
function paidInOffers(game: RunningGame): ReadonlyMap<string, readonly number[]> {
  const paid = new Map<string, number[]>()
  for (const { move } of game.offers(MOST_OFFERS) ?? []) {
    if (move.type !== 'build') continue
    const at = [move.building, move.over, move.withGood === true].join()
    paid.set(at, [...(paid.get(at) ?? []), move.goods.length + move.cards.length])
  }
  return paid
}

test.each(OPTIONS)(
  'SJ-BUILDER-5: %o: sites, prices and reasons are those of the offered builds',
  (options) => {
    let builds = 0
    for (const game of moments(options, 4)) {
      if (game.decision !== 'D-SJ-3' || game.midway || game.offers(MOST_OFFERS) === undefined)
        continue
      const quotes = quotesFor(determinizationOf(game, game.toMove), game.toMove)
      const paid = paidInOffers(game)
      for (const [key, { cost, sites, refusal }] of Object.entries(quotes)) {
        if (refusal?.code === 'owned-already') continue
        expect(refusal === undefined).toBe(sites.some(({ isAffordable }) => isAffordable))
        if (refusal !== undefined)
          expect(game.check({ type: 'announce', building: key })).toEqual({
            ok: false,
            error: refusal,
          })
        for (const { over, withGood, least, most, less, isAffordable } of sites) {
          const offered = paid.get([key, over, withGood].join()) ?? []
          expect(isAffordable).toBe(offered.length > 0)
          const helped = Object.values(less.buildings).reduce((sum, by) => sum + by, 0)
          expect([most, least]).toEqual([
            cost - less.over,
            cost - less.over - less.privilege - helped,
          ])
          if (!isAffordable) continue
          builds++
          expect(Math.min(...offered)).toBe(least)
          expect(Math.max(...offered)).toBeLessThanOrEqual(most)
        }
      }
      const open = Object.values(quotes).filter(({ refusal }) => refusal === undefined)
      const sites = open.flatMap((quote) => quote.sites.filter(({ isAffordable }) => isAffordable))
      expect(sites).toHaveLength(paid.size)
    }
    expect(builds).toBeGreaterThan(100)
  },
)

test.each(OPTIONS)('SJ-SCORE-1, SJ-END-1: %o: a build scores and ends what was told', (options) => {
  let [scoring, ending] = [0, 0]
  for (const game of moments(options, 4)) {
    if (game.decision !== 'D-SJ-3' || game.midway) continue
    const seat = game.toMove
    const quotes = quotesFor(determinizationOf(game, seat), seat)
    for (const { move } of (game.offers(MOST_OFFERS) ?? []).slice(0, 5)) {
      if (move.type !== 'build') continue
      const site = siteOf(quotes[move.building], move.over, move.withGood)
      const built = orThrow(game.play(moveText(move)))
      const rise = (built.score()[seat]?.total ?? 0) - (game.score()[seat]?.total ?? 0)
      const { length } = built.view(seat).seats[seat]?.tableau ?? []
      expect([site?.gain, site?.endsGame]).toEqual([rise, length === PLACES_N])
      if (rise !== VP.get(move.building)) scoring++
      if (length === PLACES_N) ending++
    }
  }
  expect(Math.min(scoring, ending)).toBeGreaterThan(0)
})

test('SJ-COUNC-2: cards just drawn have their price, too, for whoever drew them', () => {
  let drawn = 0
  for (const game of moments({ players: 3 }, 3)) {
    if (game.decision !== 'D-SJ-6' || game.midway) continue
    const seat = game.toMove
    for (const viewer of [0, 1, 2]) {
      const { seats, own } = game.view(viewer)
      const keys = Object.keys({ ...seats[viewer]?.hand, ...own?.drawn }).sort()
      expect(Object.keys(quotesFor(determinizationOf(game, viewer), viewer)).sort()).toEqual(keys)
      drawn += viewer === seat ? 1 : 0
    }
  }
  expect(drawn).toBeGreaterThan(0)
})

const crane = {
  options: { players: 3, expansion: true },
  seats: [
    {
      hand: { palace: 1, statue: 2, hero: 1 },
      tableau: [
        'indigoPlant',
        { building: 'sugarMill', good: true },
        'crane',
        'park',
        'quarry',
        'blackMarket',
      ],
    },
    {},
    {},
  ],
  turn: { decision: 'D-SJ-3', seat: 0, chooser: 0 },
}

test('the difference is told by what makes it: what is built over, the privilege, each building', () => {
  const quotes = quotesAt(crane)
  expect(siteOf(quotes['palace'])).toEqual({
    place: undefined,
    over: undefined,
    withGood: false,
    least: 4,
    most: 6,
    less: { over: 0, privilege: 1, buildings: { quarry: 1 } },
    mostGoods: 1,
    goodPlaces: [1],
    isAffordable: true,
    gain: 2,
    endsGame: false,
  })
  expect(siteOf(quotes['palace'], 'park')).toMatchObject({ least: 0, most: 0, mostGoods: 0 })
  expect(siteOf(quotes['palace'], 'park')?.less).toEqual({ over: 6, privilege: 0, buildings: {} })
  expect(siteOf(quotes['cathedral'], 'park')).toMatchObject({ least: 0, most: 1 })
})

test('SJ-BUILDER-6: what is built over neither helps nor lets one pay with goods', () => {
  const { palace } = quotesAt(crane)
  expect(siteOf(palace, 'quarry')).toMatchObject({ least: 1, most: 2, less: { buildings: {} } })
  expect(siteOf(palace, 'blackMarket')).toMatchObject({ mostGoods: 0, goodPlaces: [] })
})

test('SJ-B-BLACKMARKET-5: a good that is built over cannot pay', () => {
  expect(siteOf(quotesAt(crane)['palace'], 'sugarMill', true)).toMatchObject({
    place: 1,
    mostGoods: 0,
    goodPlaces: [],
  })
})

test('SJ-B-CRANE-2, SJ-B-CRANE-3: nothing goes over a crane or over its own kind', () => {
  const overs = (quote: Quote | undefined) => quote?.sites.map(({ over }) => over)
  expect(overs(quotesAt(crane)['palace'])).not.toContain('crane')
  const twice = {
    ...crane,
    seats: [
      { hand: { indigoPlant: 1, hero: 3 }, tableau: ['indigoPlant', 'crane', 'well'] },
      {},
      {},
    ],
  }
  expect(overs(quotesAt(twice)['indigoPlant'])).toEqual([undefined, 'well'])
})

test('outside a builder phase nobody has the privilege, and the reasons are those of building', () => {
  const seats = [
    { hand: { chapel: 1, well: 1, tower: 1 }, tableau: ['indigoPlant', 'well'] },
    {},
    {},
  ]
  const quotes = quotesAt({ seats })
  expect(Object.keys(quotes).sort()).toEqual(['chapel', 'tower', 'well'])
  expect(quotes['well']?.refusal).toMatchObject({ code: 'owned-already', rule: 'SJ-BUILDER-3' })
  expect(quotes['chapel']?.refusal).toMatchObject({ code: 'too-expensive', rule: 'SJ-BUILDER-8' })
  expect(quotes['chapel']?.sites).toMatchObject([{ least: 3, less: { privilege: 0 } }])
})

test('SJ-PROD-1, SJ-TRADE-2: what a seat makes and sells when another takes the role', () => {
  let [made, sold] = [0, 0]
  for (const game of moments({ players: 3 }, 6)) {
    if (game.decision !== 'D-SJ-4' && game.decision !== 'D-SJ-5') continue
    const seat = game.toMove
    if (game.view(seat).chooser === seat || game.midway) continue
    const { makes, sells } = limitsOf(determinizationOf(game, seat))
    const most = Math.max(
      ...(game.offers() ?? []).map(({ move }) => ('goods' in move ? move.goods.length : 0)),
    )
    expect((game.decision === 'D-SJ-4' ? makes : sells)[seat]).toBe(most)
    if (game.decision === 'D-SJ-4') made++
    else sold++
  }
  expect(Math.min(made, sold)).toBeGreaterThan(20)
})

test('SJ-TRADE-4: the prices in sight are those of the phase, then those of the last one', () => {
  for (const game of moments({ players: 3 }, 3)) {
    const { tradingHouse, tradingHouses } = game.view(0)
    const prices = pricesShown(determinizationOf(game, 0))
    expect(prices === undefined).toBe(tradingHouses.length === 0)
    if (tradingHouse === 't5')
      expect(prices).toEqual({
        indigo: 1,
        sugar: 2,
        tobacco: 2,
        coffee: 3,
        silver: 3,
        'customs office good': 2,
      })
    if (game.events.some((it) => it.type === 'sold')) {
      const sale = game.events.find((it) => it.type === 'sold')
      if (sale?.type === 'sold') expect(prices?.[sale.good]).toBe(sale.price)
    }
  }
})

const picksIn = (move: object): number =>
  'cards' in move && Array.isArray(move.cards)
    ? move.cards.length
    : 'goods' in move && Array.isArray(move.goods)
      ? move.goods.length
      : 1

test.each(OPTIONS)(
  '%o: bounds and pool of every choice are those of the offered moves',
  (options) => {
    const seen = new Set<string>()
    for (const game of moments(options, 12)) {
      const seat = game.waiting.at(-1) ?? 0
      const choosing = game.midway ? undefined : choosingOf(game, seat)
      const offers = choosing && game.offers(MOST_OFFERS, seat)
      if (choosing === undefined || offers === undefined) continue
      seen.add(game.decision)
      const counts = offers.filter(({ text }) => text !== 'pass').map(({ move }) => picksIn(move))
      expect([choosing.least, choosing.most]).toEqual([Math.min(...counts), Math.max(...counts)])
      expect(choosing.canPass).toBe(offers.some(({ text }) => text === 'pass'))
      expect(
        offers.every(({ text }) => text === 'pass' || text.startsWith(`${choosing.verb} `)),
      ).toBe(true)
      const last = chosenBy(game, seat, ({ moves }) => moves.at(moves.length - 1))
      expect(offers.map(({ text }) => text)).toContain(last.text)
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['D-SJ-4', 'D-SJ-5', 'D-SJ-6', 'D-SJ-7', 'D-SJ-9', 'D-SJ-11']),
    )
  },
)

test('R-SJ-34: cards that were picked for want of a choice are in the pool, and in the move', () => {
  const hand = { sugarMill: 8, tower: 1 }
  const game = from({ seats: [{ hand }, {}, {}], turn: { decision: 'D-SJ-11', seat: 0 } })
  expect(choosingOf(game, 0)).toMatchObject({ pool: hand, least: 2, most: 2 })
  expect(game.view(0).own?.picked).toEqual({ sugarMill: 1 })
  const chosen = chosenBy(game, 0, ({ moves }) => moves.at(0))
  expect(chosen.text).toBe('discard sugar mill, sugar mill')
  expect(game.check(chosen.text).ok).toBe(true)
})

test('SJ-INFO-3, SJ-INFO-5: of a move others hear what lies open, and no card', () => {
  const heard: readonly (readonly [string, string])[] = [
    ['choose builder using library', 'choose builder using library'],
    ['pass', 'pass'],
    ['build well paying chapel, tower', 'build well'],
    ['build well over park paying indigo good, tower', 'build well over park paying indigo good'],
    ['build well', 'build well'],
    ['sell indigo, silver', 'sell indigo, silver'],
    ['produce indigo', 'produce indigo'],
    ['keep well, tower', 'keep'],
    ['put away well', 'put away'],
    ['discard well', 'discard'],
    ['exchange well', 'exchange'],
    ['deposit well', 'deposit'],
    ['tuck well', 'tuck'],
    ['pay well', 'pay'],
    ['announce well', 'announce'],
    ['pick well to exchange', 'pick'],
  ]
  for (const [move, open] of heard) expect([move, openPart(move)]).toEqual([move, open])
})
