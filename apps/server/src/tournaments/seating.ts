/**
 * Who sits at which table, and where (ADR 0020). Everybody plays in every round; bots take the seats that stay empty, so that
 * tables differ by one person at most, and everybody takes turns at the tables with one person less. Within that, those meet who
 * have met least, looking ahead over all rounds to come; and everybody sits where they have sat least.
 */
import { bestGroups } from './grouping.ts'
import type { Roll } from './roll.ts'

/** By seat; undefined is a bot. */
export type SeatedTable = readonly (string | undefined)[]

export interface Seating {
  readonly people: readonly string[]
  /** Seats of every table. */
  readonly players: number
  /** The tables of every round before. */
  readonly past: readonly (readonly SeatedTable[])[]
  /** How many rounds are to come, this one among them. */
  readonly ahead: number
}

/** Further ahead it is not worth the time. */
const FURTHEST = 8

export function seatRound(seating: Seating, roll: Roll): readonly SeatedTable[] {
  const { people, players, past, ahead } = seating
  const count = Math.ceil(people.length / players)
  const fewest = Math.floor(people.length / count)
  const larger = people.length - fewest * count
  const sizes = Array.from({ length: count }, (_, table) => fewest + (table < larger ? 1 : 0))
  const plan = rota(seating, fewest * (count - larger), Math.min(ahead, FURTHEST), roll)
  const [groups = []] = bestGroups({ sizes, plan, met: meetings(seating) }, roll)
  return groups.map((group) =>
    placed(
      group.map((at) => people[at] ?? ''),
      players,
      past,
      roll,
    ),
  )
}

/**
 * For every round to come all people, those at the larger tables first. Whoever sat least often at a smaller table is next to sit
 * there, by lot among equals: so nobody is ever two such rounds ahead of anybody who was there as long.
 */
function rota(
  { people, past }: Seating,
  atSmaller: number,
  ahead: number,
  roll: Roll,
): readonly (readonly number[])[] {
  const times = timesAtSmaller(people, past)
  const isMixed = atSmaller < people.length
  return Array.from({ length: ahead }, () => {
    const order = shuffled([...people.keys()], roll)
    if (!isMixed) return order
    const byTimes = order.toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0))
    const chosen = byTimes.slice(0, atSmaller)
    for (const at of chosen) times[at] = (times[at] ?? 0) + 1
    return [...byTimes.slice(atSmaller), ...chosen]
  })
}

/** In how many rounds others had one bot less at their tables. Who comes late begins where the luckiest of the others stands. */
function timesAtSmaller(people: readonly string[], past: Seating['past']): number[] {
  const times = new Map<string, number>()
  const welcome = (newcomers: readonly string[]) => {
    const least = Math.min(...times.values())
    for (const person of newcomers) times.set(person, Number.isFinite(least) ? least : 0)
  }
  const isNew = (person: string | undefined) => person !== undefined && !times.has(person)
  for (const tables of past) {
    welcome(tables.flat().filter((person) => isNew(person)) as string[])
    const fewestBots = Math.min(...tables.map(botsAt))
    for (const person of tables.filter((table) => botsAt(table) > fewestBots).flat())
      if (person !== undefined) times.set(person, (times.get(person) ?? 0) + 1)
  }
  welcome(people.filter((person) => isNew(person)))
  return people.map((person) => times.get(person) ?? 0)
}

const botsAt = (table: SeatedTable) => table.filter((person) => person === undefined).length

/** How often any two have sat at one table. */
function meetings({ people, past }: Seating): readonly (readonly number[])[] {
  const index = new Map(people.map((person, at) => [person, at]))
  const met = people.map(() => people.map(() => 0))
  for (const table of past.flat()) {
    const here = table.flatMap((person) => (person === undefined ? [] : (index.get(person) ?? [])))
    for (const a of here)
      for (const b of here) {
        const row = met[a]
        if (row !== undefined && a !== b) row[b] = (row[b] ?? 0) + 1
      }
  }
  return met
}

/** The table with everybody where they have sat least, all of them taken together; by lot among equal ways. */
function placed(
  group: readonly string[],
  players: number,
  past: Seating['past'],
  roll: Roll,
): SeatedTable {
  const sat = group.map((person) => {
    const counts = Array<number>(players).fill(0)
    for (const table of past.flat()) {
      const seat = table.indexOf(person)
      if (seat >= 0) counts[seat] = (counts[seat] ?? 0) + 1
    }
    return counts
  })
  let best: readonly number[] = []
  let least = Number.POSITIVE_INFINITY
  for (const seats of arrangements(shuffled([...Array(players).keys()], roll), group.length)) {
    // Squares: a third time at one place is worse than a second time at another.
    const cost = seats.reduce((all, seat, at) => all + 2 * (sat[at]?.[seat] ?? 0) + 1, 0)
    if (cost < least) [best, least] = [seats, cost]
  }
  const table = Array<string | undefined>(players).fill(undefined)
  for (const [at, seat] of best.entries()) table[seat] = group[at]
  return table
}

/** All ways to take so many of these, in every order. */
function* arrangements(from: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) return yield []
  for (const [at, first] of from.entries())
    for (const rest of arrangements(from.toSpliced(at, 1), count - 1)) yield [first, ...rest]
}

function shuffled<T>(items: readonly T[], roll: Roll): T[] {
  const left = [...items]
  return items.map(() => left.splice(roll(left.length), 1)[0] as T)
}
