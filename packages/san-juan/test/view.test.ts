/** Views: everything public, nothing hidden (§3 of the rules). */
import { Game, orThrow, WATCHER } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { fast, State } from '../src/fast.ts'
import { readPosition } from '../src/position/read.ts'
import { positionOf } from '../src/position/write.ts'
import { sanJuan } from '../src/rules.ts'
import { viewOf } from '../src/view.ts'
import { GRID } from './option-sets.ts'
import { playRandomly } from './random-play.ts'

function read(raw: unknown): State {
  const s = new State()
  orThrow(readPosition(raw, s))
  return s
}

const hands = { seats: [{ hand: { crane: 2, well: 1 } }, { hand: { hero: 1 } }, {}] }

test('SJ-INFO-3, SJ-INFO-4: a seat sees its own hand, of others the number; a watcher sees numbers', () => {
  const s = read(hands)
  const shown = (seat: number) => viewOf(s, seat).seats.map(({ hand }) => hand)
  expect(shown(0)).toEqual([{ crane: 2, well: 1 }, undefined, undefined])
  expect(shown(WATCHER)).toEqual([undefined, undefined, undefined])
  for (const seat of [WATCHER, 0, 1])
    expect(viewOf(s, seat).seats.map(({ handSize }) => handSize)).toEqual([3, 1, 0])
})

const tucked = {
  options: { players: 3, expansion: true },
  seats: [
    {
      tableau: ['indigoPlant', 'chapel', 'harbor'],
      tucked: { crane: 2 },
      tuckedUnseen: { hero: 1 },
    },
    { tableau: ['indigoPlant', 'chapel'], tucked: 1 },
    {},
  ],
}

test('SJ-INFO-6, R-SJ-15: the owner sees how many cards are tucked, and those of them he chose', () => {
  const s = read(tucked)
  expect(viewOf(s, 0).seats).toMatchObject([{ tucked: 3, tuckedCards: { crane: 2 } }, {}, {}])
  for (const seat of [WATCHER, 1, 2]) {
    expect(viewOf(s, seat).seats[0]?.tucked).toBeUndefined()
    expect(viewOf(s, seat).seats[0]?.tuckedCards).toBeUndefined()
  }
})

test('R-SJ-15: when the game is over all totals are shown, and still no hands', () => {
  const tableau = [...Array(7).fill('indigoPlant'), ...CITY]
  const seats = tucked.seats.map((seat, at) => (at === 2 ? { tableau, hand: { well: 1 } } : seat))
  const over = viewOf(read({ ...tucked, seats, turn: { decision: '' } }), 1)
  expect(over.seats.map((seat) => seat.tucked)).toEqual([3, 1, 0])
  expect(over.seats[0]?.tuckedCards).toBeUndefined()
  expect(over.seats[2]?.hand).toBeUndefined()
  expect(over).toMatchObject({
    over: true,
    decision: '',
    toMove: -1,
    waiting: [],
    endTriggers: ['twelveBuildings'],
    own: undefined,
  })
})

const CITY = ['smithy', 'goldMine', 'archive', 'poorHouse', 'blackMarket']

test('SJ-INFO-1, SJ-INFO-2, SJ-INFO-5: no view tells the generator, the cards of a pile or of a good', () => {
  const tableau = [{ building: 'indigoPlant', good: 'hero' }, 'harbor']
  const seat = { tableau, tuckedUnseen: { hero: 2 } }
  const options = { players: 2, expansion: true }
  const s = read({ options, seats: [seat, {}], discard: { quarry: 3 }, seed: 'secret' })
  for (const viewer of [WATCHER, 0, 1]) {
    const json = JSON.stringify(viewOf(s, viewer))
    for (const word of ['hero', 'quarry', 'secret', positionOf(s).chance.slice(0, 8)])
      expect(json).not.toContain(word)
    for (const word of s.rng) expect(json).not.toContain(String(word))
    expect(viewOf(s, viewer)).toMatchObject({ drawPile: 141 - 9, discardPile: 3 })
    expect(viewOf(s, viewer).seats[0]?.tableau).toEqual([
      { building: 'indigoPlant', good: true, isNew: false },
      { building: 'harbor', good: false, isNew: false },
    ])
  }
})

test('SJ-INFO-1 … 7: views do not change when what a seat cannot know changes', () => {
  const other = new State()
  let step = 0
  for (const { options } of GRID)
    playRandomly(options, 1, (s) => {
      const seat = (step++ % (s.players + 1)) - 1
      other.copyFrom(s)
      fast.resample(other, seat, Uint32Array.of(1, 2, 3, step))
      expect(viewOf(other, seat)).toEqual(viewOf(s, seat))
    })
})

test('SJ-INFO-4, R-SJ-16: everything public of a position is in every view', () => {
  const options = { players: 3, expansion: true, advanced: true }
  playRandomly(options, 1, (s) => {
    const position = positionOf(s)
    const { round, governor, endTriggers, removed, tradingHouses, cathedralOnTable } = position
    const view = viewOf(s, WATCHER)
    expect(view).toMatchObject({ options, round, governor, endTriggers, removed })
    expect(view).toMatchObject({
      tradingHouses,
      cathedralOnTable,
      decision: position.turn.decision,
    })
    expect(view).toMatchObject({ drawPile: s.drawSize, discardPile: s.discardSize })
    expect(view.phase).toBe(position.turn.phase)
    expect(view.chooser).toBe(position.turn.chooser)
    expect(view.doubled).toBe(position.turn.doubled ?? false)
    expect(view.knownDiscards).toEqual(position.shownDiscards ?? {})
    expect(view.toMove).toBe(fast.toMove(s))
    for (const { role, takenBy } of view.roles) expect(takenBy).toBe(position.roles[role])
    for (const [seat, { tableau, bankUsed = false, knows }] of position.seats.entries())
      expect(view.seats[seat]).toMatchObject({
        tableau: tableau.map(({ building, good, isNew = false }) => ({
          building,
          good: good !== undefined,
          isNew,
        })),
        handSize: s.handSize[seat],
        bankUsed,
        shown: knows?.shown ?? {},
      })
  })
})

const builder = {
  seats: [
    {
      hand: { library: 1, well: 2, crane: 2, tower: 2 },
      tableau: [{ building: 'indigoPlant', good: 'hero' }, 'blackMarket', 'crane'],
    },
    {},
  ],
  turn: { decision: 'D-SJ-3', seat: 0 },
}

test('SJ-BUILDER-4: a seat sees how far its own build has come, others see nothing of it', () => {
  let game = orThrow(Game.fromPosition(sanJuan, builder))
  const begin = [WATCHER, 1].map((seat) => game.view(seat))
  for (const move of ['announce library', 'over nothing', 'pay 4 in all', 'pay indigo good'])
    game = orThrow(game.play(move))
  game = orThrow(game.play('pay well'))
  expect(game.view(0)).toMatchObject({
    own: { announced: 'library', over: undefined, picked: { well: 1 }, chosen: [0], toPick: 2 },
    seats: [{ hand: { well: 1, crane: 2, tower: 2 }, handSize: 7 }, {}],
  })
  expect([WATCHER, 1].map((seat) => game.view(seat))).toEqual(begin)
})

test('SJ-B-CRANE-1: the place that is built over is told to its owner', () => {
  let game = orThrow(Game.fromPosition(sanJuan, builder))
  for (const move of ['announce library', 'over black market']) game = orThrow(game.play(move))
  expect(game.view(0).own).toMatchObject({ announced: 'library', over: 1, toPick: undefined })
})

test('SJ-COUNC-4: cards in the air are seen by the one who drew them', () => {
  const inAir = { crane: 2, hero: 3 }
  const s = read({ seats: [{}, {}], turn: { decision: 'D-SJ-6', seat: 0, inAir } })
  expect(viewOf(s, 0).own).toMatchObject({ drawn: inAir, picked: {}, toPick: 1 })
  expect(viewOf(s, 1).own).toBeUndefined()
  expect(viewOf(s, 1)).toMatchObject({ phase: 'councillor', chooser: 0, waiting: [0] })
})

test('SJ-INFO-7: cards of the discard pile are known to those who put them there, or saw them', () => {
  const s = read({
    seats: [{ knows: { discards: { well: 1 } } }, {}, {}],
    discard: { well: 2, hero: 1, quarry: 1 },
    shownDiscards: { hero: 1 },
  })
  expect(viewOf(s, 0).knownDiscards).toEqual({ well: 1, hero: 1 })
  for (const seat of [WATCHER, 1]) expect(viewOf(s, seat).knownDiscards).toEqual({ hero: 1 })
})

test('SJ-INFO-8, SJ-TRADE-9: the trading house cards seen so far, the present one and a known next one', () => {
  const selling = { tableau: [{ building: 'indigoPlant', good: true }] }
  const seats = [selling, {}]
  const turn = { decision: 'D-SJ-5', seat: 0 }
  expect(viewOf(read({ seats, turn, tradingHouses: ['t2', 't4'] }), 1)).toMatchObject({
    tradingHouses: ['t2', 't4'],
    tradingHouse: 't4',
    nextTradingHouse: undefined,
  })
  const all = { tradingHouses: ['t2', 't4', 't1', 't5', 't3'], tradingHouse: 4 }
  expect(viewOf(read({ seats, turn, ...all }), 1)).toMatchObject({
    tradingHouse: 't3',
    nextTradingHouse: 't2',
  })
  expect(viewOf(read({ seats, ...all }), 1)).toMatchObject({
    tradingHouse: undefined,
    nextTradingHouse: 't3',
  })
})

test('SJ-START-4: a view tells the hand limit of every seat', () => {
  const own = (...buildings: string[]) => ({ tableau: ['indigoPlant', ...buildings] })
  const options = { players: 4, expansion: true }
  const s = read({
    options,
    seats: [own('tower', 'guardRoom'), own('tower'), own('guardRoom'), {}],
  })
  expect(viewOf(s, 0).seats.map(({ handLimit }) => handLimit)).toEqual([12, 12, 7, 6])
})

test('SJ-VAR-3: with the advanced start all who have not chosen are waited for, whoever has begun', () => {
  const game = orThrow(Game.start(sanJuan, { players: 3, advanced: true }, 'a'))
  const begun = orThrow(game.play(game.steps()[0] ?? ''))
  for (const seat of [WATCHER, 0, 1, 2]) {
    expect(game.view(seat).waiting).toEqual([0, 1, 2])
    expect(begun.view(seat).waiting.length).toBeGreaterThanOrEqual(2)
  }
  const own = game.view(game.toMove)
  expect(own.own?.toPick).toBe((own.seats[game.toMove]?.handSize ?? 0) - 4)
})

test('SJ-2P-4, R-SJ-44: uses of this round and of the game are public', () => {
  const banker = { tableau: ['indigoPlant', 'bank'], bankUsed: true, tucked: 1 }
  const seats = [{ libraryUsed: true }, banker]
  const options = { players: 2, expansion: true }
  const s = read({ options, seats, roles: { producer: 0 } })
  expect(viewOf(s, 1).seats).toMatchObject([
    { libraryUsed: true, bankUsed: false },
    { libraryUsed: false, bankUsed: true },
  ])
})
