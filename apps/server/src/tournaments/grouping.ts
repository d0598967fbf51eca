/**
 * Groups for several rounds at once, so that pairs meet as evenly as can be found: from any groups on, two people at a time change
 * places, also to the worse as long as it is hot (simulated annealing). How often a pair meets counts squared, so that a second
 * meeting costs more than a first one anywhere.
 */
import type { Roll } from './roll.ts'

export interface Grouping {
  /** People at each table, the larger tables first. */
  readonly sizes: readonly number[]
  /** For each round everybody in some order: the first ones at the larger tables. Who is among those is settled. */
  readonly plan: readonly (readonly number[])[]
  /** How often any two have met before. */
  readonly met: readonly (readonly number[])[]
}

type Round = number[][]

/** Trials: for each person and round, at least, and at most. */
const FOR_EACH = 1500
const MOST = 200_000
const HOT = 1.5
const COLD = 0.08
/** Rolls for whether a change to the worse is taken. */
const FINE = 1 << 20

export function bestGroups({ sizes, plan, met: before }: Grouping, roll: Roll): readonly Round[] {
  const rounds = plan.map((order) => cut(order, sizes))
  const met = before.map((row) => Int16Array.from(row))
  const people = before.length
  for (const group of rounds.flat()) count(met, group)
  const changes = changesIn(sizes)
  if (changes.length === 0) return rounds
  let cost = 0
  let best = { cost: 0, rounds: rounds.map((round) => round.map((group) => [...group])) }
  const trials = Math.min(MOST, FOR_EACH * people * rounds.length)
  for (let trial = 0; trial < trials; trial++) {
    const round = rounds[roll(rounds.length)] as Round
    const [a, b] = changes[roll(changes.length)] as readonly [number, number]
    const [from, to] = [round[a] as number[], round[b] as number[]]
    const [i, j] = [roll(from.length), roll(to.length)]
    const [p, q] = [from[i] as number, to[j] as number]
    const worse = costOf(met, { p, q, from, to })
    const heat = HOT * (COLD / HOT) ** (trial / trials)
    if (worse > 0 && roll(FINE) >= FINE * Math.exp(-worse / heat)) continue
    change(met, { p, q, from, to })
    from[i] = q
    to[j] = p
    cost += worse
    if (cost < best.cost) best = { cost, rounds: rounds.map((it) => it.map((group) => [...group])) }
  }
  return best.rounds
}

/** Tables of one size: only between those people change places, so that who sits at the smaller ones stays settled. */
function changesIn(sizes: readonly number[]): readonly (readonly [number, number])[] {
  return sizes.flatMap((size, a) =>
    sizes.flatMap((other, b) => (a < b && size === other ? [[a, b] as const] : [])),
  )
}

function cut(order: readonly number[], sizes: readonly number[]): Round {
  const starts = sizes.map((_, table) => sizes.slice(0, table).reduce((all, size) => all + size, 0))
  return starts.map((start, table) => order.slice(start, start + (sizes[table] ?? 0)))
}

function count(met: readonly Int16Array[], group: readonly number[]): void {
  for (const p of group) for (const q of group) if (p < q) add(met, p, q, 1)
}

interface Change {
  readonly p: number
  readonly q: number
  readonly from: readonly number[]
  readonly to: readonly number[]
}

const times = (met: readonly Int16Array[], p: number, q: number) => met[p]?.[q] ?? 0

/** By how much the squares grow if p and q change places. */
function costOf(met: readonly Int16Array[], { p, q, from, to }: Change): number {
  let worse = 0
  for (const r of from) if (r !== p) worse += 2 * (times(met, q, r) - times(met, p, r)) + 2
  for (const r of to) if (r !== q) worse += 2 * (times(met, p, r) - times(met, q, r)) + 2
  return worse
}

function change(met: readonly Int16Array[], { p, q, from, to }: Change): void {
  const part = (group: readonly number[], goes: number, comes: number) => {
    for (const r of group) {
      if (r === goes) continue
      add(met, goes, r, -1)
      add(met, comes, r, 1)
    }
  }
  part(from, p, q)
  part(to, q, p)
}

function add(met: readonly Int16Array[], p: number, q: number, by: number): void {
  const [row, column] = [met[p], met[q]]
  if (row === undefined || column === undefined) return
  row[q] = (row[q] ?? 0) + by
  column[p] = (column[p] ?? 0) + by
}
