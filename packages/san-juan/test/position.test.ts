/** Positions as JSON: there and back at every moment, short ones, and decisions that have begun (docs/positions.md). */
import { readFileSync } from 'node:fs'
import { Game, Journal, MoveList, orThrow, random, samePosition, seedRng } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { fast, State } from '../src/fast.ts'
import { parseOptions } from '../src/options.ts'
import { positionSchema } from '../src/position/form.ts'
import { readPosition } from '../src/position/read.ts'
import { type Position, positionOf } from '../src/position/write.ts'
import { sanJuan } from '../src/rules.ts'
import { GRID } from './option-sets.ts'
import { playRandomly } from './random-play.ts'

const fromJson = (raw: unknown) => JSON.parse(JSON.stringify(raw))
const docs = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8')
const examples = [...docs.matchAll(/```jsonc\n([\s\S]*?)```/g)].map(([, json = '']) =>
  JSON.parse(json.replaceAll(/\/\/.*$/gm, '')),
)
const three = [{}, {}, {}]
const count = (cards: object) => Object.values(cards).reduce((sum: number, n) => sum + n, 0)
const over = (buildings: readonly string[]) => ['indigoPlant', ...buildings]

function read(raw: unknown): State {
  const s = new State()
  orThrow(readPosition(raw, s))
  return s
}

const written = (raw: unknown): Position => positionOf(read(raw))

/** Reads what is written of a state, and compares every byte. */
function expectSameAgain(s: State, again: State): void {
  const position = positionOf(s)
  orThrow(readPosition(fromJson(position), again))
  if (samePosition(again, s)) return
  expect(positionOf(again)).toEqual(position)
  throw new Error('the positions are equal, their bytes are not')
}

test('every position of random games is accepted, and the same again in every byte', () => {
  const stages = new Set<number>()
  const again = new State()
  for (const { options } of GRID)
    playRandomly(options, 1, (s) => {
      expectSameAgain(s, again)
      stages.add(s.stage)
    })
  expect([...stages].sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, i) => i))
})

test('SJ-PILE-2, SJ-PILE-3: so is every position when the piles run out', () => {
  const again = new State()
  const onlyFew = (cards: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(cards).slice(0, 2))
  playRandomly({ players: 3, expansion: true }, 2, (s, offers) => {
    expectSameAgain(s, again)
    if (s.drawSize < 20 || fast.isOver(s)) return
    // Most of the deck leaves the game; nobody remembers any of it.
    const { drawPile, seats, rememberedByAll: _, ...rest } = positionOf(s)
    const left = onlyFew(drawPile)
    const gone = Object.entries(drawPile).filter(([key]) => left[key] === undefined)
    const removed: Record<string, number> = { ...rest.removed }
    for (const [key, cards] of gone) removed[key] = (removed[key] ?? 0) + cards
    const forgetful = seats.map(({ knows: { remembered: _, ...knows } = {}, ...seat }) => ({
      ...seat,
      knows,
    }))
    orThrow(readPosition({ ...rest, removed, seats: forgetful, drawPile: left }, s))
    fast.offers(s, offers)
  })
})

test('R-SJ-18: the end of a game that is broken off is a position, too', () => {
  const roles = { builder: 2, producer: 0 }
  const s = read({ seats: three, round: 200, roles, governor: 2 })
  const out = new MoveList()
  fast.offers(s, out)
  while (!fast.isOver(s)) fast.play(s, out.at(out.length - 1), out)
  expect(positionOf(s).endTriggers).toEqual(['roundLimit'])
  expectSameAgain(s, new State())
})

test('SJ-SETUP-4, SJ-SETUP-5: an empty position is four empty hands, an indigo plant each, and the rest of the deck', () => {
  const position = written({})
  const { harborTucks: _, ...options } = orThrow(parseOptions({}))
  expect(position.options).toEqual(options)
  expect(position).toMatchObject({
    round: 1,
    governor: 0,
    seats: Array(4).fill({ hand: {}, tableau: [{ building: 'indigoPlant' }] }),
    discard: {},
    removed: {},
    turn: { decision: 'D-SJ-2', seat: 0 },
  })
  expect(count(position.drawPile)).toBe(112 - 4)
  expect(count(written({ options: { expansion: true } }).drawPile)).toBe(141 - 4)
})

test('SJ-INV-1: the draw pile is what is left, and a draw pile that is given is just that', () => {
  const seats = [
    { hand: { crane: 2 }, tableau: ['indigoPlant', { building: 'sugarMill', good: 'crane' }] },
    {},
  ]
  const { drawPile } = written({ seats, discard: { well: 3 } })
  expect(drawPile).toMatchObject({ indigoPlant: 8, sugarMill: 7, smithy: 3 })
  expect(drawPile).not.toHaveProperty('crane')
  expect(drawPile).not.toHaveProperty('well')
  expect(written({ seats, discard: { well: 3 }, drawPile }).drawPile).toEqual(drawPile)
})

test('SJ-INFO-1: goods and tucked cards of which only the number is told are dealt unseen', () => {
  const tableau = [{ building: 'indigoPlant', good: true }, 'chapel', 'harbor']
  const seat = { tableau, tucked: 2, tuckedUnseen: 3 }
  const raw = { options: { expansion: true }, seats: [seat, {}, {}], seed: 'a' }
  const { seats, drawPile } = written(raw)
  expect(seats[0]?.tableau[0]?.good).toBeTypeOf('string')
  expect(count(seats[0]?.tucked ?? {})).toBe(2)
  expect(count(seats[0]?.tuckedUnseen ?? {})).toBe(3)
  expect(count(drawPile)).toBe(141 - 3 - 2 - 6)
  expect(written({ ...raw, seed: 'b' }).seats).not.toEqual(seats)
  expect(written(raw).seats).toEqual(seats)
})

test('SJ-X-CATHEDRAL-1: the Cathedral lies on the table unless it lies elsewhere', () => {
  const options = { players: 2, expansion: true }
  const seats = [{ tableau: over(['cathedral']) }, {}]
  expect(written({ options }).cathedralOnTable).toBe(true)
  expect(written({ options, seats }).cathedralOnTable).toBe(false)
  expect(written({ options, removed: { cathedral: 1 } }).cathedralOnTable).toBe(false)
  expect(written({})).not.toHaveProperty('cathedralOnTable')
})

test('chance comes from the seed, and the same seed gives the same position', () => {
  expect(written({ seed: 'a' })).toEqual(written({ seed: 'a' }))
  expect(written({ seed: 'a' }).chance).not.toBe(written({}).chance)
})

test('R-SJ-34: a position without a real choice is played on to the next one', () => {
  const game = orThrow(
    Game.fromPosition(sanJuan, { seats: three, turn: { decision: 'D-SJ-5', seat: 0 } }),
  )
  expect(game.position().turn).toEqual({ decision: 'D-SJ-2', seat: 1 })
  expect(game.events.map(({ type }) => type)).toContain('moved')
  const silent = new State()
  silent.journal = new Journal()
  orThrow(readPosition({ seats: three }, silent))
  expect(silent.journal.length).toBe(0)
})

test('SJ-ROUND-2, SJ-2P-1: governor, chooser and seat are worked out from each other', () => {
  expect(written({ seats: three, roles: { builder: 1, trader: 2 } })).toMatchObject({
    governor: 1,
    turn: { seat: 0 },
  })
  expect(written({ seats: three, roles: { builder: 1 }, turn: { seat: 2 } }).governor).toBe(1)
  const roles = { builder: 0, trader: 1, councillor: 0 }
  const seats = [{ hand: { crane: 1 }, tableau: over(['archive']) }, {}]
  const turn = { decision: 'D-SJ-7', count: 0 }
  expect(readPosition({ seats, roles, turn }, new State()).ok).toBe(false)
  const selling = { tableau: [{ building: 'indigoPlant', good: true }] }
  expect(
    written({ seats: [{}, selling, {}], governor: 0, turn: { decision: 'D-SJ-5', seat: 1 } }),
  ).toMatchObject({ roles: { trader: 0 }, turn: { chooser: 0 } })
  expect(
    written({ seats: [{}, selling, {}], turn: { decision: 'D-SJ-5', seat: 1 } }),
  ).toMatchObject({ governor: 1, roles: { trader: 1 }, turn: { chooser: 1 } })
  const third = { builder: 1, producer: 0 }
  expect(
    written({ seats: [{}, selling], roles: third, turn: { decision: 'D-SJ-5', seat: 1 } }),
  ).toMatchObject({ governor: 1, roles: { ...third, trader: 1 } })
})

test('SJ-START-1, SJ-START-2, SJ-START-3: a start of a round is in round 2 unless told, from the governor on', () => {
  const seat = { hand: { crane: 1 }, tableau: over(['chapel']) }
  expect(written({ seats: [{}, seat, {}], turn: { decision: 'D-SJ-9', seat: 1 } })).toMatchObject({
    round: 2,
    governor: 1,
    turn: { phase: 'treasury' },
  })
  expect(
    written({ seats: [{}, seat, {}], governor: 0, turn: { decision: 'D-SJ-9', seat: 1 } }).governor,
  ).toBe(0)
})

test('SJ-BUILDER-1, SJ-INV-7, SJ-SETUP-6: a round that is left out is the first in which all this can be', () => {
  expect(written({ tradingHouses: ['t1', 't2', 't4'] }).round).toBe(4)
  expect(written({ seats: [{ tableau: over(['hero', 'well']) }, {}] }).round).toBe(3)
  const roles = { builder: 0, trader: 1 }
  const tableau = over(['hero', 'well', 'crane'])
  expect(written({ seats: [{}, { tableau }, {}], roles, tradingHouses: ['t1'] }).round).toBe(3)
  expect(written({ seats: [{ hand: { crane: 3, well: 2 } }, {}] }).round).toBe(2)
  expect(
    written({ seats: [{}, { hand: { crane: 3, well: 2 } }], roles: { builder: 0 } }).round,
  ).toBe(1)
})

test('SJ-B-CRANE-2, SJ-B-CRANE-7: who builds over others may have built over the first building, chapel, bank and harbor', () => {
  const seat = { tableau: ['hero', 'crane'], tucked: 2, tuckedUnseen: 1, bankUsed: true }
  const { seats } = written({ options: { players: 2, expansion: true }, seats: [seat, {}] })
  expect(seats[0]).toMatchObject({ tableau: [{ building: 'hero' }, {}], bankUsed: true })
})

test('SJ-TRADE-9: the trading house of the turn is the usual one unless told', () => {
  const seat = { tableau: [{ building: 'indigoPlant', good: true }] }
  const turn = { decision: 'D-SJ-5', seat: 0 }
  expect(written({ seats: [seat, {}], turn }).tradingHouses).toEqual(['t1'])
  const seen = { tradingHouses: ['t3', 't5'] }
  expect(read({ seats: [seat, {}], turn, ...seen }).houseAt).toBe(1)
  expect(read({ seats: [seat, {}], ...seen }).houseAt).toBe(2)
  const all = { tradingHouses: ['t3', 't5', 't1', 't2', 't4'] }
  expect(read({ ...all }).houseAt).toBe(0)
  expect(read({ seats: [seat, {}], turn, ...all }).houseAt).toBe(4)
  expect(written({ ...all, tradingHouse: 3 }).tradingHouse).toBe(3)
  expect(written(all)).not.toHaveProperty('tradingHouse')
})

test('SJ-END-1: a finished game is a position, too', () => {
  const tableau = Array(10).fill('indigoPlant')
  const seats = [{ tableau: [...tableau.slice(0, 7), ...CITY.slice(0, 5)] }, {}, {}]
  const s = read({ seats, turn: { decision: '' } })
  expect(fast.isOver(s)).toBe(true)
  expect(positionOf(s)).toMatchObject({
    endTriggers: ['twelveBuildings'],
    roles: { builder: 0 },
    turn: { decision: '' },
  })
  expectSameAgain(s, new State())
})

const CITY = ['smithy', 'goldMine', 'archive', 'poorHouse', 'blackMarket']

test('SJ-BUILDER-15: who follows a twelfth building still has a turn', () => {
  const tableau = [...Array(7).fill('indigoPlant'), ...CITY]
  const turn = { decision: 'D-SJ-3', seat: 1, chooser: 0 }
  const seats = [{ tableau }, { hand: { crane: 3 } }, {}]
  expect(written({ seats, turn }).turn).toMatchObject({ decision: 'D-SJ-3', seat: 1 })
})

test('a refused position leaves the state as it was', () => {
  const s = read({ seed: 'before' })
  const before = positionOf(s)
  expect(readPosition({ seats: [{ hand: { crane: 4 } }, {}, {}] }, s).ok).toBe(false)
  expect(positionOf(s)).toEqual(before)
})

test('the examples of the documentation are positions at their decisions', () => {
  const decisions = examples.map((example) => written(example).turn.decision)
  expect(decisions).toEqual(['D-SJ-2', 'D-SJ-5', 'D-SJ-3'])
})

test('the schema in the package is the form that is read, and the documentation has every field', () => {
  const path = new URL('../position.schema.json', import.meta.url)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(fromJson(positionSchema))
  const [, part = ''] = docs.split('## San Juan')
  const fieldsOf = (schema: unknown): string[] => {
    const {
      properties = {},
      items,
      anyOf = [],
    } = schema as {
      properties?: Record<string, unknown>
      items?: unknown
      anyOf?: unknown[]
    }
    const inner = [...Object.values(properties), ...(items === undefined ? [] : [items]), ...anyOf]
    return [...Object.keys(properties), ...inner.flatMap(fieldsOf)]
  }
  const { options, ...properties } = positionSchema['properties'] as Record<string, unknown>
  expect(fieldsOf(options).sort()).toEqual(Object.keys(orThrow(parseOptions({}))).sort())
  for (const field of [...Object.keys(properties), ...Object.values(properties).flatMap(fieldsOf)])
    if (!field.match(/builder|producer|trader|councillor|prospector/))
      expect(part).toMatch(new RegExp(`\`(knows\\.)?${field}\``))
})

/** Positions in which a decision has begun, and the moves that lead there from one in which it has not. */
const BEGUN: readonly (readonly [string, object, object, readonly string[]])[] = [
  [
    'SJ-BUILDER-4: announced, with something to be built over',
    { seats: [{ hand: { library: 1, well: 3 }, tableau: over(['chapel', 'crane']) }, {}] },
    { seat: 0, announced: 'library' },
    ['announce library'],
  ],
  [
    'SJ-BUILDER-5: over nothing, the price to be said',
    { seats: [{ hand: { tower: 1, well: 3 }, tableau: over(['chapel', 'crane']) }, {}] },
    { seat: 0, announced: 'tower', over: 'nothing' },
    ['announce tower', 'over nothing'],
  ],
  [
    'SJ-BUILDER-7: goods and cards are paid',
    {
      seats: [
        {
          hand: { library: 1, well: 2, crane: 2 },
          tableau: [
            { building: 'indigoPlant', good: 'hero' },
            { building: 'silverSmelter', good: 'hero' },
            'blackMarket',
          ],
        },
        {},
      ],
    },
    { seat: 0, announced: 'library', count: 1, chosen: [0, 1], picked: { well: 1 } },
    ['announce library', 'pay 4 in all', 'pay indigo good', 'pay silver good', 'pay well'],
  ],
  [
    'SJ-X-CATHEDRAL-1: a building from the table, for which two heroes go without asking',
    {
      options: { players: 2, expansion: true },
      seats: [{ hand: { hero: 3, well: 3, hut: 1 } }, {}],
    },
    { seat: 0, announced: 'cathedral', count: 4, picked: { hero: 2 } },
    ['announce cathedral', 'pay 6 in all'],
  ],
]

test.each(BEGUN)('%s', (_, table, begun, moves) => {
  const turn = { decision: 'D-SJ-3', seat: 0 }
  let game = orThrow(Game.fromPosition(sanJuan, { ...table, turn, seed: 'x' }))
  for (const move of moves) game = orThrow(game.play(move))
  const { turn: at, seats } = game.position()
  expect(at).toMatchObject({ decision: 'D-SJ-3', ...begun })
  const again = { ...table, seats, turn: { decision: 'D-SJ-3', ...begun }, seed: 'x' }
  expect(orThrow(Game.fromPosition(sanJuan, again)).snapshot()).toEqual(game.snapshot())
})

test('SJ-COUNC-4, SJ-COUNC-5: kept cards come out of the air, put away ones out of the hand', () => {
  const inAir = { well: 3, crane: 1 }
  const turn = { decision: 'D-SJ-6', seat: 0, inAir, picked: { smithy: 1 } }
  const keeping = read({ seats: [{ tableau: over(['prefecture']) }, {}], turn })
  expect(positionOf(keeping).turn).toMatchObject({ inAir, picked: { smithy: 1 } })
  expect([keeping.airSize, keeping.pickedSize, keeping.count]).toEqual([4, 1, 1])
  const hand = { well: 3, crane: 3 }
  const away = { decision: 'D-SJ-7', seat: 0, picked: { smithy: 2 } }
  const putting = read({ seats: [{ hand, tableau: over(['archive']) }, {}], turn: away })
  expect(positionOf(putting).turn).toMatchObject({ count: 2, picked: { smithy: 2 } })
  expect([putting.handSize[0], putting.pickedSize]).toEqual([8, 2])
})

/** Picks in decisions with a free or fixed number of cards or goods. */
const PICKED: readonly (readonly [string, object, object])[] = [
  ['SJ-PROD-2', { tableau: ['indigoPlant', 'sugarMill', 'aqueduct'] }, { chosen: [0] }],
  [
    'SJ-TRADE-3',
    { tableau: ['indigoPlant', 'sugarMill'].map((building) => ({ building, good: true })) },
    { decision: 'D-SJ-5', chosen: [0] },
  ],
  [
    'SJ-X-OFFICE-1',
    { hand: { well: 2, crane: 1 }, tableau: over(['officeBuilding']) },
    { decision: 'D-SJ-8', picked: { smithy: 1 } },
  ],
  [
    'SJ-X-BANK-1',
    { hand: { well: 2, crane: 1 }, tableau: over(['bank']) },
    { decision: 'D-SJ-10', picked: { smithy: 1, well: 1 } },
  ],
  [
    'SJ-START-3',
    { hand: { well: 2, crane: 3, hero: 3 } },
    { decision: 'D-SJ-11', picked: { statue: 1 } },
  ],
]

test.each(PICKED)('%s: what was picked so far is read and written', (_, seat, begun) => {
  const options = { players: 2, expansion: true }
  const turn = { decision: 'D-SJ-4', seat: 0, ...begun }
  const s = read({ options, seats: [seat, {}], turn })
  expect(positionOf(s).turn).toMatchObject(turn)
  expectSameAgain(s, new State())
})

test('SJ-COUNC-8: with empty piles fewer cards were drawn, and fewer are put away', () => {
  const seat = { hand: { crane: 1, well: 1, hero: 1 }, tableau: over(['archive']) }
  const rest = written({ seats: [seat, {}] }).drawPile
  const base = { seats: [seat, {}], drawPile: {}, removed: rest }
  const turn = { decision: 'D-SJ-7', seat: 0 }
  expect(written({ ...base, turn: { ...turn, count: 2 } }).turn.count).toBe(2)
  expect(readPosition({ ...base, turn }, new State()).ok).toBe(false)
})

test('R-SJ-6, R-SJ-26: what doubles a privilege may have been declared, or built over since', () => {
  const two = { seats: [{ tableau: over(['library']) }, { hand: { crane: 2, well: 1 } }] }
  const turn = { decision: 'D-SJ-3', seat: 1, chooser: 0 }
  expect(written({ ...two, turn }).turn).not.toHaveProperty('doubled')
  expect(written({ ...two, turn: { ...turn, doubled: true } })).toMatchObject({
    seats: [{ libraryUsed: true }, {}],
    turn: { doubled: true },
  })
  const more = { seats: [...two.seats, {}] }
  expect(written({ ...more, turn }).turn.doubled).toBe(true)
  const builtOver = [{ tableau: over(['crane', 'hero']) }, ...more.seats.slice(1)]
  expect(written({ seats: builtOver, turn: { ...turn, doubled: true } }).turn.doubled).toBe(true)
})

test('SJ-VAR-1, SJ-VAR-2: who has more than four starting cards has not chosen', () => {
  const dealt = [
    { hand: { crane: 3, well: 2 } },
    { hand: { hero: 3, statue: 1 } },
    { hand: { tower: 3, chapel: 3, smithy: 1 } },
  ]
  const raw = {
    options: { players: 3, advanced: true },
    seats: dealt,
    discard: { quarry: 2 },
    turn: { decision: 'D-SJ-1' },
  }
  expect(written(raw).turn).toEqual({ decision: 'D-SJ-1', seat: 0, unready: [0, 2] })
  const later = { ...raw, turn: { decision: 'D-SJ-1', seat: 2, picked: { chapel: 1 } } }
  const begun = later.seats.map(({ hand }, seat) => ({
    hand: seat === 2 ? { ...hand, chapel: 2 } : hand,
  }))
  expect(written({ ...later, seats: begun }).turn).toEqual({
    decision: 'D-SJ-1',
    seat: 2,
    picked: { chapel: 1 },
    unready: [0, 2],
  })
})

test('SJ-INFO-3, SJ-INFO-7: what seats know is read, and left out where there is nothing', () => {
  const knows = {
    discards: { well: 1 },
    remembered: { tower: 2 },
    shown: { crane: 1 },
    drawn: 3,
    tucked: 1,
    goodsTucked: 1,
    freshGoods: [0],
  }
  const seat = {
    hand: { crane: 2 },
    tableau: [{ building: 'indigoPlant', good: 'hero' }, 'chapel', 'harbor'],
    tucked: { hero: 2 },
    tuckedUnseen: { smithy: 1 },
  }
  const raw = {
    options: { players: 2, expansion: true },
    seats: [
      { ...seat, knows },
      { hand: { tower: 1 }, knows: { drawn: 1 } },
    ],
    discard: { well: 2, quarry: 1 },
    shownDiscards: { quarry: 1 },
    rememberedByAll: { tower: 1 },
    freshDiscarded: 1,
  }
  const position = written(raw)
  expect(position.seats).toMatchObject([{ knows }, {}])
  expect(position.seats[1]?.knows).toEqual({ drawn: 1 })
  expect(position).toMatchObject({
    shownDiscards: { quarry: 1 },
    rememberedByAll: { tower: 1 },
    freshDiscarded: 1,
  })
  const determinized = orThrow(Game.fromPosition(sanJuan, raw)).determinize(1, 'x')
  expect(determinized.hand.slice(0, 40).reduce((sum, n) => sum + n, 0)).toBe(2)
})

test('a position with a wrong field is refused or can be played to the end', () => {
  const rng = new Uint32Array(4)
  seedRng(rng, 'spoil')
  const s = new State()
  const determinized = new State()
  const out = new MoveList()
  let accepted = 0
  playRandomly({ players: 3, expansion: true, advanced: true }, 1, (before) => {
    const position = fromJson(positionOf(before))
    spoil(position, rng)
    if (!readPosition(position, s).ok) return
    accepted++
    determinized.copyFrom(s)
    fast.resample(determinized, random(rng, 4) - 1, rng)
    for (const state of [s, determinized]) {
      fast.offers(state, out)
      while (out.length > 0) fast.play(state, out.at(random(rng, out.length)), out)
      expect(fast.isOver(state)).toBe(true)
    }
  })
  expect(accepted).toBeGreaterThan(30)
})

/** Takes a field of the turn away, and moves a card from one place to another. */
function spoil(position: Position, rng: Uint32Array): void {
  const turn = position.turn as unknown as Record<string, unknown>
  const fields = Object.keys(turn)
  if (random(rng, 3) === 0) delete turn[fields[random(rng, fields.length)] ?? '']
  const places = [position.drawPile, position.discard, ...position.seats.map(({ hand }) => hand)]
  const bags = places as Record<string, number>[]
  const from = bags[random(rng, bags.length)] ?? {}
  const to = bags[random(rng, bags.length)] ?? {}
  const [key] = Object.keys(from)
  if (key === undefined) return
  from[key] = (from[key] ?? 0) - 1
  to[key] = (to[key] ?? 0) + 1
}
