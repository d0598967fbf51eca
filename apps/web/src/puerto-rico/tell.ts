/** The log of a game of Puerto Rico: from what happened to clauses, in the words it is given. */
import type { Line } from '../client/contract.ts'
import { Chronicle, heading } from '../table/chronicle.ts'
import type { Candidates, Told } from '../table/told.ts'
import { CLAUSES, type Words } from './clauses.ts'
import type { PuertoRico } from './face.ts'
import { flightsOf, placesOfRole, placesOfWorkplace } from './flights.ts'
import { type Kind, type Run, runsOf, seatOf } from './runs.ts'

/** What is nobody's doing, or concerns several. */
const NOTES: readonly Kind[] = ['skipped']
const HEADINGS: readonly Kind[] = ['governorPassed', 'gameEnded']

/** All entries, the oldest first. */
export function tell(lines: readonly Line<PuertoRico>[], words: Words): readonly Told[] {
  return chronicle(words).follow(lines)
}

/** A log that grows with its game. */
export function chronicle(words: Words): Chronicle<PuertoRico> {
  return new Chronicle({ ...words, facts: words.log.facts }, () => ({
    tell: (line, round) => clausesOf(line, round, words),
  }))
}

function clausesOf(line: Line<PuertoRico>, before: number, words: Words): readonly Told[] {
  const told: Told[] = []
  let round = before
  for (const run of runsOf(line.events)) {
    if (isTold(run, line)) {
      const text = CLAUSES[run.kind](run, words)
      if (run.kind === 'governorPassed') round = roundAfter(run, round)
      if (text !== undefined) told.push(entry(run, line.n, round, text))
    }
  }
  return told
}

/** That nobody can load is said once, when the captain is chosen, and not in every turn. */
function isTold({ kind, events }: Run, line: Line<PuertoRico>): boolean {
  const [first] = events
  if (kind !== 'skipped' || first?.type !== 'skipped' || first.decision !== 'D-LOAD') return true
  return line.events.some((event) => event.type === 'roleTaken')
}

function roundAfter({ events }: Run, before: number): number {
  const [first] = events
  return first?.type === 'governorPassed' ? first.round : before
}

function entry(run: Run, n: number, round: number, text: string): Told {
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

function placesOf(run: Run): Pick<Told, 'places' | 'touched'> {
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
