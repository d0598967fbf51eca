/** The log with one line for each phase in which nothing special happened; what was in it is at hand. */
import type { Person } from '../text/person.ts'
import type { LogEntry } from './log-entry.ts'

/** Who got how much in a phase. */
export interface Portion {
  readonly who: Person
  readonly count: number
}

/** What is said of a phase in which nothing special happened, by its role; one that is not named is told in full. */
export type Summaries = Readonly<Record<string, (portions: readonly Portion[]) => string>>

/** The words of a log that folds. */
export interface FoldingWords {
  readonly summaries: Summaries
  readonly joined: (clauses: readonly string[]) => string
  readonly personOf: (seat: number) => Person
}

/** A line of the log. */
export interface Row {
  /** Which entry it is, or begins with. */
  readonly at: number
  readonly entry: LogEntry
  /** All entries of a phase that is told in one line, this one first. */
  readonly inside?: readonly LogEntry[]
}

/** The lines of the log; a phase that is still under way is told as it goes. */
export function fold(entries: readonly LogEntry[], words: FoldingWords): readonly Row[] {
  const rows: Row[] = []
  for (let at = 0; at < entries.length; ) {
    const inside = phaseFrom(entries, at)
    const row = at + inside.length < entries.length ? folded(at, inside, words) : undefined
    rows.push(...(row === undefined ? inside.map((entry, i) => ({ at: at + i, entry })) : [row]))
    at += inside.length
  }
  return rows
}

/** The entries of the phase that begins here; only this one, if none does. */
function phaseFrom(entries: readonly LogEntry[], at: number): readonly LogEntry[] {
  if (entries[at]?.phase === undefined) return entries.slice(at, at + 1)
  const length = entries.slice(at + 1).findIndex(isOutside)
  return entries.slice(at, length < 0 ? entries.length : at + 1 + length)
}

const isOutside = ({ kind, phase, isAfterwards }: LogEntry) =>
  kind === 'heading' || phase !== undefined || isAfterwards === true

function folded(at: number, inside: readonly LogEntry[], words: FoldingWords): Row | undefined {
  const [entry] = inside
  const summary = entry?.phase && words.summaries[entry.phase.role]
  const isUsual = inside.every(({ usual }) => usual !== undefined)
  if (entry?.phase === undefined || summary === undefined || !isUsual) return undefined
  const text = words.joined([entry.phase.text, summary(portionsIn(inside, words))])
  return inside.length < 2 ? undefined : { at, entry: { ...entry, text }, inside }
}

/** What everybody got, in the order of the entries. */
function portionsIn(inside: readonly LogEntry[], { personOf }: FoldingWords): readonly Portion[] {
  const counts = new Map<number, number>()
  for (const { seat, usual = 0 } of inside)
    if (seat !== undefined && usual > 0) counts.set(seat, (counts.get(seat) ?? 0) + usual)
  return [...counts].map(([seat, count]) => ({ who: personOf(seat), count }))
}
