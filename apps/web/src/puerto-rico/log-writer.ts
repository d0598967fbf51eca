/** The log of a game of Puerto Rico: from what happened to clauses, in the words it is given. */
import type { HistoryEntry } from '../client/contract.ts'
import type { Candidates, LogEntry } from '../table/log-entry.ts'
import { heading, LogWriter } from '../table/log-writer.ts'
import { CLAUSES, type Words } from './clauses.ts'
import { flightsOf, placesOfRole, placesOfWorkplace } from './flights.ts'
import { type Kind, type Run, runsOf, seatOf } from './runs.ts'
import type { PuertoRico } from './table-types.ts'

/** What is nobody's doing, or concerns several. */
const NOTES: readonly Kind[] = ['skipped']
const HEADINGS: readonly Kind[] = ['governorPassed', 'gameEnded']

/** All entries, the oldest first. */
export function tell(
  history: readonly HistoryEntry<PuertoRico>[],
  words: Words,
): readonly LogEntry[] {
  return logWriter(words).follow(history)
}

/** A log that grows with its game. */
export function logWriter(words: Words): LogWriter<PuertoRico> {
  return new LogWriter({ ...words, facts: words.log.facts }, () => ({
    tell: (line, round) => clausesOf(line, round, words),
  }))
}

function clausesOf(
  line: HistoryEntry<PuertoRico>,
  before: number,
  words: Words,
): readonly LogEntry[] {
  const entries: LogEntry[] = []
  let round = before
  for (const run of runsOf(line.events)) {
    if (isTold(run, line)) {
      const [first] = run.events
      const seat = (first && seatOf(first)) ?? line.seat
      const text = CLAUSES[run.kind](run, { ...words, who: words.personOf(seat) })
      if (run.kind === 'governorPassed') round = roundAfter(run, round)
      if (text !== undefined) entries.push(entry(run, line.n, round, text))
    }
  }
  return entries
}

/** That nobody can load is said once, when the captain is chosen, and not in every turn. */
function isTold({ kind, events }: Run, line: HistoryEntry<PuertoRico>): boolean {
  const [first] = events
  if (kind !== 'skipped' || first?.type !== 'skipped' || first.decision !== 'D-LOAD') return true
  return line.events.some((event) => event.type === 'roleTaken')
}

function roundAfter({ events }: Run, before: number): number {
  const [first] = events
  return first?.type === 'governorPassed' ? first.round : before
}

function entry(run: Run, n: number, round: number, text: string): LogEntry {
  const [first] = run.events
  const seat = first === undefined || NOTES.includes(run.kind) ? undefined : seatOf(first)
  if (HEADINGS.includes(run.kind)) return { ...heading(n, round, text, seat), ...placesOf(run) }
  return {
    n,
    kind: seat === undefined ? 'note' : 'move',
    seat,
    text,
    round,
    ...placesOf(run),
  }
}

function placesOf(run: Run): Pick<LogEntry, 'places' | 'touched'> {
  if (run.kind === 'put') {
    const walked = run.events.flatMap((event): readonly Candidates[] =>
      event.type === 'colonistsMoved' ? [placesOfWorkplace(event.seat, event.place)] : [],
    )
    return { places: walked, touched: walked }
  }
  const flights = run.events.flatMap(flightsOf).filter(({ count }) => count > 0)
  const cards = run.events.flatMap((event) =>
    event.type === 'roleTaken' ? [placesOfRole(event.role)] : [],
  )
  const arrived = [...cards, ...flights.map(({ to }) => to)]
  return { places: [...arrived, ...flights.map(({ from }) => from)], touched: arrived }
}
