/** Numbers for people agree with what the rules do: prices, production, room, and the bounds of a placement. */
import { Game, orThrow } from '@doubloon/engine'
import { Chance } from '@doubloon/testkit'
import { expect, test } from 'vitest'
import {
  BUILDINGS,
  citySpacesOf,
  type Event,
  emptyCirclesOf,
  GOODS,
  islandSpacesOf,
  PRICES,
  type PuertoRicoTypes,
  placedBy,
  placementOf,
  productionOf,
  puertoRico,
  quotesFor,
  type State,
  saleBonusesOf,
} from '../src/index.ts'

type RunningGame = Game<State, PuertoRicoTypes>

const from = (position: object): RunningGame => orThrow(Game.fromPosition(puertoRico, position))
const determinizationOf = (game: RunningGame, seat = 0): State =>
  game.determinize(seat, 'a determinization')
const quotesAt = (position: object, seat = 0) =>
  quotesFor(determinizationOf(from(position), seat), seat)

/** Every moment of some games of random moves. */
function* moments(options: object, games = 4): Generator<RunningGame> {
  for (let nth = 0; nth < games; nth++) {
    const chance = new Chance(`quotes ${nth}`)
    let game = orThrow(Game.start(puertoRico, options, `game ${nth}`))
    while (!game.over) {
      yield game
      const steps = game.steps()
      game = orThrow(game.play(steps[chance.below(steps.length)] ?? ''))
    }
  }
}

const OPTIONS = [{ players: 4 }, { players: 3, buildings: 'all31', balanced: true }]

test('what a large building would score now counts the building itself; most buildings score nothing', () => {
  const island = { corn: 6, quarry: 4 }
  const buildings = { hospice: 0, smallIndigoPlant: 1, tobaccoStorage: 0 }
  const quotes = quotesAt({ seats: [{ vp: 21, island, workers: { corn: 5 }, buildings }, {}, {}] })
  const scored = ['guildHall', 'residence', 'fortress', 'customsHouse', 'cityHall', 'harbor']
  expect(scored.map((key) => quotes[key]?.vpAtEnd)).toEqual([3, 5, 2, 5, 2, undefined])
})

test('what an occupied large building would score is what it scores', () => {
  const buildings = { cityHall: 1, hospice: 0, harbor: 1 }
  const game = from({ seats: [{ buildings }, {}, {}] })
  const { cityHall } = quotesFor(determinizationOf(game), 0)
  expect(cityHall?.vpAtEnd).toBe(3)
  expect(game.score()[0]?.bonuses).toEqual({ cityHall: cityHall?.vpAtEnd })
})

test.each(OPTIONS)('%o: what can be built has its price, what cannot has its reason', (options) => {
  let asked = 0
  for (const game of moments(options)) {
    if (game.decision !== 'D-BUILD') continue
    const seat = game.toMove
    const quotes = quotesFor(determinizationOf(game, seat), seat)
    const offered = game.steps().filter((text) => text !== 'pass')
    const open = Object.entries(quotes).filter(([, { refusal }]) => refusal === undefined)
    expect(open).toHaveLength(offered.length)
    for (const [key, { cost, price, quarries, builder, forests, copies, refusal }] of open) {
      asked++
      expect([refusal, cost - quarries - builder - forests]).toEqual([undefined, price])
      expect(copies).toBeGreaterThan(0)
      const played = orThrow(game.play({ type: 'build', building: key }))
      const paid = played.events.flatMap((it) => (it.type === 'built' ? [it.doubloons] : []))[0]
      const { doubloons = 0 } = game.view(seat).seats[seat] ?? {}
      // Whoever pays in kind has not built yet.
      if (paid !== undefined) expect(Math.min(price, doubloons)).toBe(paid)
    }
    for (const [key, { refusal }] of Object.entries(quotes)) {
      if (refusal === undefined) continue
      const checked = game.check({ type: 'build', building: key })
      expect(checked).toEqual({ ok: false, error: refusal })
    }
  }
  expect(asked).toBeGreaterThan(100)
})

test('the difference is told by what makes it: quarries, the privilege, forests', () => {
  const island = { quarry: 3, forest: 4 }
  const seats = [{ doubloons: 3, island, workers: { quarry: 3 } }, {}, {}]
  const options = { players: 3, buildings: 'all31' }
  const building = { options, seats, turn: { decision: 'D-BUILD', seat: 0 } }
  expect(quotesAt(building)['guildHall']).toEqual({
    cost: 10,
    price: 4,
    quarries: 3,
    builder: 1,
    forests: 2,
    copies: 1,
    vpAtEnd: 0,
    refusal: expect.objectContaining({ code: 'too-expensive', rule: 'PR-BUILDER-3' }),
  })
  expect(quotesAt(building)['smallMarket']).toMatchObject({
    ...{ cost: 1, price: 0, quarries: 1, builder: 0, forests: 0, refusal: undefined },
  })
  expect(quotesAt(building, 1)['smallMarket']).toMatchObject({ price: 1, builder: 0 })
})

test('outside a builder phase nobody has the privilege, and the reasons are those of building', () => {
  const seats = [{ doubloons: 2, buildings: { smallMarket: 1 } }, { doubloons: 2 }, {}]
  for (const turn of [{ decision: 'D-ROLE', seat: 0 }, undefined]) {
    const quotes = quotesAt({ seats, ...(turn && { turn }) })
    expect(quotes['hacienda']).toMatchObject({ price: 2, builder: 0, refusal: undefined })
    expect(quotes['smallMarket']?.refusal?.code).toBe('owned-already')
    expect(quotes['hospice']?.refusal?.code).toBe('too-expensive')
  }
  const crafting = {
    seats: [{ ...seats[0], goods: { corn: 1 } }, {}, {}],
    turn: { decision: 'D-TRADE', seat: 0 },
  }
  expect(quotesAt(crafting)['hacienda']).toMatchObject({ price: 2, builder: 0 })
})

test('only buildings in the game have a price', () => {
  const base = Object.keys(quotesAt({ seats: [{}, {}, {}] }))
  expect(base).toHaveLength(23)
  const all = { options: { players: 3, buildings: 'all31' }, seats: [{}, {}, {}] }
  expect(Object.keys(quotesAt(all))).toHaveLength(BUILDINGS.length)
})

test.each(OPTIONS)('%o: price, privilege and buildings are what a sale brings', (options) => {
  let [sales, bonuses] = [0, 0]
  for (const game of moments(options, 12)) {
    if (game.decision !== 'D-TRADE') continue
    const seat = game.toMove
    const parts = saleBonusesOf(determinizationOf(game, seat), seat)
    for (const text of game.steps()) {
      const { events } = orThrow(game.play(text))
      const [, sold] = events
      if (sold?.type !== 'sold') continue
      const { trader, buildings } = parts[sold.to]
      expect([text, PRICES[GOODS.indexOf(sold.good)]]).toEqual([text, sold.price])
      const { trader: role = 0, library = 0, ...others } = addedTo(events.slice(2))
      expect([text, role + library, others]).toEqual([text, trader, buildings])
      sales++
      bonuses += sum(Object.values(buildings))
    }
  }
  expect(sales).toBeGreaterThan(100)
  expect(bonuses).toBeGreaterThan(10)
})

test('the bonus of a sale is told by what gives it; outside the trading house it is the privilege alone', () => {
  const buildings = { smallMarket: 1, largeMarket: 1, office: 1, tradingPost: 1 }
  const seats = [{ goods: { coffee: 1 }, buildings }, {}, {}]
  const options = { players: 3, buildings: 'all31' }
  const selling = from({ options, seats, turn: { decision: 'D-TRADE', seat: 0 } })
  expect(saleBonusesOf(determinizationOf(selling), 0)).toEqual({
    'trading house': { trader: 1, buildings: { smallMarket: 1, largeMarket: 2 } },
    'trading post': { trader: 1, buildings: {} },
  })
})

test.each(OPTIONS)('%o: a seat makes what the craftsman phase gives it', (options) => {
  let barrels = 0
  for (const game of moments(options, 6)) {
    if (game.decision !== 'D-ROLE' || !game.steps().includes('choose craftsman')) continue
    const { goodsSupply } = game.view(0)
    const determinization = determinizationOf(game, game.toMove)
    const after = orThrow(game.play('choose craftsman'))
    for (let seat = 0; seat < game.players; seat++)
      for (const [good, count] of Object.entries(productionOf(determinization, seat))) {
        const received = after.events.reduce(
          (sum, it) =>
            it.type === 'produced' && it.seat === seat && it.good === good ? sum + it.count : sum,
          0,
        )
        // Guests may move before a seat produces; supplies may run out.
        const isSimple = after.decision !== 'D-GUEST' && (goodsSupply[good as 'corn'] ?? 0) > 8
        if (isSimple && count > 0) {
          barrels += count
          expect([seat, good, received]).toEqual([seat, good, count])
        }
      }
  }
  expect(barrels).toBeGreaterThan(50)
})

test.each(OPTIONS)('%o: the room that is left is what the view shows', (options) => {
  for (const game of moments(options, 2)) {
    if (game.midway) continue
    const determinization = determinizationOf(game, 0)
    for (const [seat, { island, workers, buildings }] of game.view(0).seats.entries()) {
      const tiles = sum(Object.values(island))
      expect(islandSpacesOf(determinization, seat)).toBe(12 - tiles)
      const places = placesOf(buildings)
      expect(citySpacesOf(determinization, seat)).toBe(12 - sum(places.map(({ size }) => size)))
      const circles = tiles - (island.forest ?? 0) + sum(places.map((it) => it.circles))
      const standing = sum([...Object.values(workers), ...Object.values(buildings)])
      expect(emptyCirclesOf(determinization, seat)).toBe(circles - standing)
    }
  }
})

test('a placement has bounds that the rules keep, and any way to place keeps them', () => {
  let placements = 0
  for (const game of moments({ players: 3 }, 5)) {
    if (game.decision !== 'D-MAYOR-PLACE' || game.midway) continue
    const seat = game.toMove
    const { workplaces, toPlace, colonists } = placementOf(game, seat)
    const composites = game.offers(300)
    if (composites === undefined) continue
    placements++
    for (const { key, circles, minimum, maximum } of workplaces) {
      const counts = composites.map(
        ({ move }) => (move.type === 'place' && move.colonists[key]) || 0,
      )
      expect([key, Math.min(...counts), Math.max(...counts)]).toEqual([key, minimum, maximum])
      expect(maximum).toBeLessThanOrEqual(circles)
    }
    const placed = placedBy(game, seat, ({ moves }) => moves.at(moves.length >> 1))
    expect(sum(Object.values(placed))).toBe(toPlace)
    expect(toPlace).toBeLessThanOrEqual(colonists)
    expect(game.check({ type: 'place', colonists: placed }).ok).toBe(true)
  }
  expect(placements).toBeGreaterThan(20)
})

/** The doubloons of the first events, by what gave them. */
function addedTo(events: readonly Event[]): Readonly<Record<string, number>> {
  const other = events.findIndex(({ type }) => type !== 'doubloonsGained')
  const gains = events.slice(0, other < 0 ? events.length : other)
  return Object.fromEntries(
    gains.flatMap((it) => (it.type === 'doubloonsGained' ? [[it.by, it.count]] : [])),
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function placesOf(buildings: Readonly<Record<string, number>>) {
  return Object.keys(buildings).flatMap((key) =>
    BUILDINGS.filter((building) => building.key === key),
  )
}
