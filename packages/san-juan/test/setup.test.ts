/** Setting up a game (§4): who gets what, what lies where, and which chance comes first. */
import { Game } from '@doubloon/engine'
import { describe, expect, test } from 'vitest'
import { fast, MoveList, State } from '../src/fast.ts'
import { BUILDINGS, HOUSES, sanJuan as rules } from '../src/index.ts'
import { cardCount } from './notation.ts'
import { passOnce, passUntil } from './passing.ts'
import { ALL_FREE, FIVE_CHOICES } from './role-choices.ts'
import { newGame, sanJuan, type Table } from './table.ts'

const NAMES = ['Ana', 'Ben', 'Cyd', 'Dan']
const seated = (count: number) => NAMES.slice(0, count)
const SEEDS = Array.from({ length: 60 }, (_, at) => `seed ${at}`)

/** New games of many seeds. */
const games = (count: number, options: object = {}) =>
  SEEDS.map((seed) => newGame({ players: seated(count), ...options }, seed))

/** A new game whose first governor is this seat. */
function governedBy(seat: number, count: number): Table {
  const found = games(count).find((table) => table.game.view(seat).governor === seat)
  if (found === undefined) throw new Error(`seat ${seat} is never governor`)
  return found
}

/** Copies of all cards of the deck, as the rules print them. */
const copies = (expansion: boolean) =>
  BUILDINGS.filter(({ key, set }) => key !== 'cathedral' && (expansion || set === 'base'))

test.each([2, 3, 4])('SJ-SETUP-1: chance decides which of %i seats is governor', (count) => {
  const governors = games(count).map((table) => table.game.view(0).governor)
  expect([...new Set(governors)].sort()).toEqual(Array.from({ length: count }, (_, seat) => seat))
  const again = games(count).map((table) => table.game.view(0).governor)
  expect(again).toEqual(governors) // the same seed decides the same
})

test('SJ-SETUP-1: play goes clockwise from the first governor', () => {
  governedBy(2, 4)
    .asks('Cyd', 'D-SJ-2')
    .play('choose prospector')
    .asks('Dan', 'D-SJ-2')
    .play('choose trader')
    .asks('Ana', 'D-SJ-2')
})

test.each([2, 3, 4])('SJ-SETUP-2: with %i players all five role cards can be chosen', (count) => {
  newGame({ players: seated(count) })
    .expect('roles', ALL_FREE)
    .offers(...FIVE_CHOICES)
})

test('SJ-SETUP-2, -4: a state that was played with is set up like a new one', () => {
  const options = {
    players: 4,
    expansion: true,
    advanced: false,
    harborTucks: 'one',
  } as const
  const fresh = new State()
  const used = new State()
  const out = new MoveList(fast.moveCount)
  fast.setUp(fresh, options, 'second', out)
  fast.setUp(used, { ...options, expansion: false }, 'first', out)
  for (let move = 0; move < 200 && !fast.isOver(used); move++) fast.play(used, out.at(0), out)
  fast.setUp(used, options, 'second', out)
  expect(used.bytes).toEqual(fresh.bytes)
})

describe('the trading houses', () => {
  /** The cards of the first five trader phases, in their order. */
  const fiveHouses = (table: Table) => {
    passUntil(table, () => table.view('Ana').tradingHouses.length === 5)
    return table.view('Ana').tradingHouses
  }

  test.each([2, 3, 4])('SJ-SETUP-3: all five are used with %i players', (count) => {
    const table = newGame({ players: seated(count) })
    expect(table.view('Ana').tradingHouses).toEqual([]) // face down
    expect([...fiveHouses(table)].sort()).toEqual(HOUSES.map(({ key }) => key))
  })

  test('SJ-SETUP-3: they are shuffled: any can be the first, and any the last', () => {
    const orders = games(2).map(fiveHouses)
    for (const at of [0, 4])
      expect(new Set(orders.map((order) => order[at]))).toEqual(
        new Set(HOUSES.map(({ key }) => key)),
      )
  })
})

describe('the deck', () => {
  const BOTH = [2, 3, 4].flatMap((count) =>
    [false, true].map((expansion) => ({ count, expansion })),
  )

  test.each(BOTH)(
    'SJ-SETUP-4: $count players, expansion $expansion: all but the starting indigo plants',
    ({ count, expansion }) => {
      const { seats, drawPile, discard, removed } = newGame({
        players: seated(count),
        expansion,
      }).game.position()
      const left = (key: string) => (key === 'indigoPlant' ? 10 - count : undefined)
      for (const { key, copies: all } of copies(expansion)) {
        const held = seats.map(({ hand }) => hand[key] ?? 0).reduce((sum, n) => sum + n, 0)
        expect([key, (drawPile[key] ?? 0) + held]).toEqual([key, left(key) ?? all])
      }
      expect(cardCount(discard)).toBe(0)
      expect(cardCount(removed)).toBe(0)
    },
  )

  test('SJ-SETUP-4: the Cathedral lies on the table, and is never drawn', () => {
    for (const table of games(4, { expansion: true })) {
      table.expect('cathedral', 'table')
      const { seats, drawPile } = table.game.position()
      for (const cards of [drawPile, ...seats.map(({ hand }) => hand)])
        expect(cards).not.toHaveProperty('cathedral')
    }
  })

  test('SJ-SETUP-4: it is shuffled: cards of every kind come into starting hands, indigo plants too', () => {
    const held = new Set(
      games(4, { expansion: true }).flatMap((table) =>
        table.game.position().seats.flatMap(({ hand }) => Object.keys(hand)),
      ),
    )
    expect([...held].sort()).toEqual(
      copies(true)
        .map(({ key }) => key)
        .sort(),
    )
  })

  test('SJ-SETUP-4: without the expansion there is no card of it in any hand', () => {
    const base = copies(false).map(({ key }) => key)
    for (const table of games(4))
      for (const { hand } of table.game.position().seats)
        expect(base).toEqual(expect.arrayContaining(Object.keys(hand)))
  })
})

test.each([2, 3, 4])(
  'EX-SJ-26, SJ-SETUP-5, -6: %i players: an indigo plant and four cards',
  (n) => {
    const table = newGame({ players: seated(n) })
    for (const name of seated(n))
      table.expect(name, { tableau: 'indigo plant', goods: 0, handSize: 4, tucked: 0, total: 1 })
  },
)

test('SJ-SETUP-5: the starting indigo plant is the first of the twelve buildings', () => {
  const ten = 'indigo plant 4, sugar mill 3, tobacco storage 3'
  sanJuan({ players: seated(3) })
    .tableau('Ana', `indigo plant, ${ten}`)
    .hand('Ana', 'smithy')
    .phase('builder', 'Ana')
    .play('build smithy')
    .expect('Ana', { buildings: 12 })
    .over('Ana')
})

test.each([0, 1, 2])(
  'R-SJ-43, SJ-SETUP-6: dealt from the governor clockwise, four in one go (seat %i)',
  (seat) => {
    const table = governedBy(seat, 3)
    const drawn = table.events.flatMap((event) => (event.type === 'drew' ? [event] : []))
    const seats = [0, 1, 2].map((place) => (seat + place) % 3)
    expect(drawn.map((event) => event.seat)).toEqual(seats.flatMap((other) => Array(4).fill(other)))
    expect(new Set(drawn.map(({ by }) => by))).toEqual(new Set(['start']))
  },
)

describe('sizes', () => {
  const SIZES = [
    { count: 2, base: 102, expansion: 131, choices: 3, left: 2 },
    { count: 3, base: 97, expansion: 126, choices: 3, left: 2 },
    { count: 4, base: 92, expansion: 121, choices: 4, left: 1 },
  ]

  test.each(SIZES)('SJ-SETUP-7: the draw piles of $count players', ({ count, base, expansion }) => {
    newGame({ players: seated(count) })
      .expect('drawPile', base)
      .expect('discard', 0)
    newGame({ players: seated(count), expansion: true }).expect('drawPile', expansion)
  })

  test.each(SIZES)('SJ-SETUP-7: $count players choose $choices roles, $left are left', (row) => {
    const table = newGame({ players: seated(row.count) })
    const choices: number[] = []
    while (table.view('Ana').round === 1) {
      if (table.game.decision === 'D-SJ-2') choices.push(table.game.offers()?.length ?? 0)
      passOnce(table)
    }
    expect(choices).toEqual([5, 4, 3, 2].slice(0, row.choices))
    expect(5 - choices.length).toBe(row.left)
  })
})

describe('the first round', () => {
  test.each([2, 3, 4])(
    'SJ-SETUP-8, R-SJ-5: of %i players begins with the choice of a role',
    (n) => {
      const table = newGame({ players: seated(n), expansion: true })
      const { governor, round } = table.view('Ana')
      expect(round).toBe(1)
      table.asks(NAMES[governor] ?? '', 'D-SJ-2').didNotHappen({ type: 'governorPassed' })
    },
  )

  test.each(['D-SJ-8', 'D-SJ-9', 'D-SJ-10', 'D-SJ-11'])(
    'SJ-SETUP-8, R-SJ-5: %s never comes up in it',
    (decision) => {
      const position = (round: number) => ({
        round,
        options: { players: 2, expansion: true },
        seats: [
          {
            hand: { coffeeRoaster: 8 },
            tableau: ['indigoPlant', 'officeBuilding', 'chapel', 'bank'],
          },
          {},
        ],
        turn: { decision, seat: 0 },
      })
      expect(Game.fromPosition(rules, position(1))).toMatchObject({
        ok: false,
        error: { rule: 'SJ-SETUP-8' },
      })
      expect(Game.fromPosition(rules, position(4))).toMatchObject({ ok: true })
    },
  )

  test('R-SJ-5: the second round has them', () => {
    sanJuan({ players: seated(2) })
      .hand('Ana', 'chapel, well 3')
      .asks('Ana', 'D-SJ-2')
      .expect('round', 1)
      .play('choose builder', 'build chapel paying well, well')
      .play('Ben: choose trader', 'Ana: choose prospector')
      .expect('round', 2)
      .asks('Ana', 'D-SJ-9')
  })
})

describe('the expansion', () => {
  const off = { players: seated(3) }
  const on = { ...off, expansion: true }

  test('SJ-XSETUP-1: without it there is no Cathedral to build', () => {
    const rich = (options: typeof off) =>
      sanJuan(options).hand('Ana', 'coffee roaster 7').phase('builder', 'Ana')
    const building = `build cathedral paying ${Array(6).fill('coffee roaster').join(', ')}`
    rich(on).mayPlay(building)
    rich(off).refuses(building, 'SJ-XSETUP-1')
    expect(sanJuan(off).view('Ana').cathedralOnTable).toBeUndefined()
    expect(sanJuan(on).view('Ana').cathedralOnTable).toBe(true)
  })

  test('SJ-XSETUP-1: without it cards of the expansion belong to no position', () => {
    const position = { options: { players: 2 }, seats: [{ hand: { park: 1 } }, {}] }
    expect(Game.fromPosition(rules, position).ok).toBe(false)
    expect(
      Game.fromPosition(rules, { ...position, options: { players: 2, expansion: true } }).ok,
    ).toBe(true)
  })

  test.each([off, on])('SJ-XSETUP-2: every rule of the base game is as it was: %o', (options) => {
    const table = newGame(options)
    for (const name of options.players) table.expect(name, { tableau: 'indigo plant', handSize: 4 })
    sanJuan(options)
      .tableau('Ana', 'indigo plant*, silver smelter, quarry')
      .hand('Ana', 'crane, well, statue')
      .tradingHouse('t2')
      .phase('trader', 'Ana')
      .offers('sell indigo', 'pass')
      .play('sell indigo')
      .expect('Ana', { handSize: 4 })
      .play('Ben: choose producer', 'Ben: produce indigo')
      .offers('pass', 'produce indigo')
      .play('pass')
      .asks('Ana', 'D-SJ-4')
      .offers('produce indigo', 'produce silver', 'pass')
      .play('produce silver')
      .asks('Cyd', 'D-SJ-2')
      .play('choose builder')
      .mayPlay('build crane paying well')
      .refuses('build crane', 'SJ-BUILDER-5')
    sanJuan(options)
      .hand('Ana', 'coffee roaster 7, crane')
      .hand('Ben', 'tobacco storage 7')
      .roundStarts('Ben') // the usual limit
      .asks('Ana', 'D-SJ-11')
  })

  test.each([
    { expansion: false, advanced: false, drawPile: 97, governor: 4 },
    { expansion: true, advanced: false, drawPile: 126, governor: 4 },
    { expansion: false, advanced: true, drawPile: 112 - 3 - 18, governor: 5 },
    { expansion: true, advanced: true, drawPile: 141 - 3 - 18, governor: 5 },
  ])(
    'SJ-XSETUP-3: expansion $expansion, advanced start $advanced',
    ({ drawPile, governor, ...options }) => {
      const table = newGame({ ...off, ...options }).expect('drawPile', drawPile)
      expect(table.game.options).toEqual({ players: 3, harborTucks: 'one', ...options })
      const { seats, governor: first } = table.view('Ana')
      expect(seats[first]?.handSize).toBe(governor)
    },
  )
})
