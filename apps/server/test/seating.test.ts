/** Seating of tournaments: laws for any number of people, who come and go as they like. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SeatedTable, seatRound } from '../src/tournaments/seating.ts'
import { dice } from './robots.ts'

type Round = readonly SeatedTable[]

/** An evening: how many are there in each round; people leave from the front, come at the end. */
interface Evening {
  readonly players: number
  readonly rounds: readonly { readonly from: number; readonly to: number }[]
  readonly seed: number
}

const name = (n: number) => `p${n}`

function play({ players, rounds, seed }: Evening): readonly Round[] {
  const roll = dice(seed)
  const past: Round[] = []
  for (const [index, { from, to }] of rounds.entries()) {
    const people = Array.from({ length: to - from }, (_, n) => name(from + n))
    past.push(seatRound({ people, players, past, ahead: rounds.length - index }, roll))
  }
  return past
}

const steady = (people: number, players: number, rounds: number, seed = 1) =>
  play({ players, seed, rounds: Array(rounds).fill({ from: 0, to: people }) })

/** People come and go between rounds. */
const evenings = fc
  .record({
    players: fc.integer({ min: 2, max: 5 }),
    people: fc.integer({ min: 2, max: 14 }),
    steps: fc.array(fc.record({ gone: fc.nat(2), come: fc.nat(3) }), {
      minLength: 1,
      maxLength: 4,
    }),
    seed: fc.nat(),
  })
  .map(({ players, people, steps, seed }): Evening => {
    let [from, to] = [0, people]
    const rounds = steps.map(({ gone, come }) => {
      to += come
      from = Math.min(from + gone, to - 2)
      return { from, to }
    })
    return { players, rounds, seed }
  })

const runs = { numRuns: 60 }
const peopleAt = (table: SeatedTable) => table.filter((it) => it !== undefined)
const botsAt = (table: SeatedTable) => table.length - peopleAt(table).length

test('everybody who is there sits once in every round; tables are full, bots as few as can be', () => {
  fc.assert(
    fc.property(evenings, (evening) => {
      const rounds = play(evening)
      for (const [index, tables] of rounds.entries()) {
        const { from = 0, to = 0 } = evening.rounds[index] ?? {}
        const here = Array.from({ length: to - from }, (_, n) => name(from + n))
        expect(tables.flatMap(peopleAt).toSorted()).toEqual(here.toSorted())
        expect(tables.every((table) => table.length === evening.players)).toBe(true)
        expect(tables.length).toBe(Math.ceil((to - from) / evening.players))
      }
    }),
    runs,
  )
})

test('bots are spread evenly, and those who are always there have one more round with one more of them at most', () => {
  fc.assert(
    fc.property(evenings, (evening) => {
      const rounds = play(evening)
      const always = (evening.rounds.at(-1)?.from ?? 0) < (evening.rounds[0]?.to ?? 0)
      const times = new Map<string, number>()
      for (const [index, tables] of rounds.entries()) {
        const bots = tables.map(botsAt)
        const [fewest, most] = [Math.min(...bots), Math.max(...bots)]
        expect(most - fewest).toBeLessThanOrEqual(1)
        for (const table of tables)
          for (const person of peopleAt(table))
            times.set(person, (times.get(person) ?? 0) + (botsAt(table) > fewest ? 1 : 0))
        const to = evening.rounds[0]?.to ?? 0
        const from = evening.rounds[index]?.from ?? 0
        const counts = Array.from({ length: to - from }, (_, n) => times.get(name(from + n)) ?? 0)
        if (always && counts.length > 1)
          expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      }
    }),
    runs,
  )
})

/** How often any two sit at one table, squared and added up. */
function meetings(rounds: readonly Round[]): number {
  const met = new Map<string, number>()
  for (const table of rounds.flat())
    for (const a of peopleAt(table))
      for (const b of peopleAt(table))
        if (a < b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1)
  return [...met.values()].reduce((all, times) => all + times ** 2, 0)
}

/** All ways to put people at tables of these sizes. */
function* groupings(people: readonly string[], sizes: readonly number[]): Generator<string[][]> {
  const [size, ...others] = sizes
  if (size === undefined) return yield []
  for (const group of choose(people, size))
    for (const rest of groupings(
      people.filter((it) => !group.includes(it)),
      others,
    ))
      yield [group, ...rest]
}

function* choose(from: readonly string[], count: number): Generator<string[]> {
  if (count === 0) return yield []
  for (const [at, first] of from.entries())
    for (const rest of choose(from.slice(at + 1), count - 1)) yield [first, ...rest]
}

test('in the last round nobody meets anybody again if any seating avoids it: all of them are tried', () => {
  const cases = fc.record({
    shape: fc.constantFrom<readonly [people: number, players: number]>(
      [4, 2],
      [6, 2],
      [6, 3],
      [8, 4],
    ),
    rounds: fc.integer({ min: 1, max: 3 }),
    seed: fc.nat(),
  })
  fc.assert(
    fc.property(cases, ({ shape: [count, players], rounds, seed }) => {
      const roll = dice(seed)
      const people = Array.from({ length: count }, (_, n) => name(n))
      const past: Round[] = []
      for (let n = 0; n < rounds; n++)
        past.push(seatRound({ people, players, past, ahead: 1 }, roll))
      const last = seatRound({ people, players, past, ahead: 1 }, roll)
      const sizes = Array<number>(count / players).fill(players)
      const all = [...groupings(people, sizes)].map((tables) => meetings([...past, tables]))
      expect(meetings([...past, last])).toBe(Math.min(...all))
    }),
    { numRuns: 40 },
  )
})

test.each([
  [9, 3, 4],
  [16, 4, 4],
  [8, 2, 7],
  [40, 4, 5],
])(
  '%i people at tables of %i: nobody meets anybody twice in %i rounds',
  (people, players, rounds) => {
    const met = steady(people, players, rounds)
    expect(meetings(met)).toBe((rounds * people * (players - 1)) / 2)
  },
)

test.each([
  [8, 4, 4],
  [16, 4, 4],
  [13, 4, 5],
  [10, 5, 5],
])('%i people at tables of %i sit at nearly all places in %i rounds', (people, players, rounds) => {
  const tables = steady(people, players, rounds).flat()
  const places = Array.from({ length: people }, (_, n) => {
    const seats = tables.map((table) => table.indexOf(name(n))).filter((seat) => seat >= 0)
    return {
      most: Math.max(...seats.map((seat) => seats.filter((it) => it === seat).length)),
      seats,
    }
  })
  for (const { most } of places) expect(most).toBeLessThanOrEqual(2)
  const different = places.reduce((all, { seats }) => all + new Set(seats).size, 0)
  expect(different / people).toBeGreaterThan(players - 0.8)
})
