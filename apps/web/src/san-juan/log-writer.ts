/** The log of a game of San Juan: from what happened to clauses, in the words it is given. */
import type { HistoryEntry } from '../client/contract.ts'
import type { LogEntry } from '../table/log-entry.ts'
import { heading, LogWriter } from '../table/log-writer.ts'
import { CLAUSES, type Words } from './clauses.ts'
import { placesOf } from './flights.ts'
import { isForChoice, Memory } from './memory.ts'
import { type Kind, only, type Run, runsOf, seatOf } from './runs.ts'
import type { SanJuan } from './table-types.ts'

/** What concerns several. */
const NOTES: readonly Kind[] = ['unable']
const HEADINGS: readonly Kind[] = ['governorPassed', 'gameEnded']

/** All entries, the oldest first. */
export function tell(history: readonly HistoryEntry<SanJuan>[], words: Words): readonly LogEntry[] {
  return logWriter(words).follow(history)
}

/** A log that grows with its game. */
export function logWriter(words: Words): LogWriter<SanJuan> {
  const { frame, log, personOf } = words
  return new LogWriter({ log: frame, facts: log.facts, personOf }, () => {
    const memory = new Memory()
    return { tell: (line, round) => clausesOf(line, round, words, memory) }
  })
}

function clausesOf(
  { events, n }: HistoryEntry<SanJuan>,
  before: number,
  words: Words,
  memory: Memory,
): readonly LogEntry[] {
  const entries: LogEntry[] = []
  let round = before
  for (const run of runsOf(events)) {
    if (memory.isLeftBy(run)) entries.push(...unsettled(words, memory))
    for (const event of run.events) memory.note(event)
    round = only(run, 'governorPassed')[0]?.round ?? round
    // Cards drawn to choose from are told together with the choice.
    if (isForChoice(run)) memory.drawn = { run, n, round }
    else entries.push(...entryOf(run, n, round, words, memory))
    if (memory.isSettledBy(run)) memory.drawn = undefined
  }
  return entries
}

/** Cards drawn to choose from, of which all were kept without asking. */
function unsettled(words: Words, memory: Memory): readonly LogEntry[] {
  const { drawn } = memory
  memory.drawn = undefined
  return drawn === undefined ? [] : entryOf(drawn.run, drawn.n, drawn.round, words, memory)
}

function entryOf(
  run: Run,
  n: number,
  round: number,
  words: Words,
  memory: Memory,
): readonly LogEntry[] {
  const [first] = run.events
  const who = words.personOf((first && seatOf(first)) ?? 0)
  const text = CLAUSES[run.kind](run, { ...words, who }, memory)
  if (text === undefined || first === undefined) return []
  const seat = NOTES.includes(run.kind) ? undefined : seatOf(first)
  if (HEADINGS.includes(run.kind))
    return [{ ...heading(n, round, text, seat), ...placesOf(run.events) }]
  const kind = seat === undefined ? 'note' : 'move'
  return [{ n, kind, seat, text, round, ...placesOf(run.events) }]
}
