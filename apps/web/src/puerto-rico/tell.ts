/** The log of a game of Puerto Rico: from what happened to entries, in the words it is given. */
import type { Line } from '../client/contract.ts'
import type { Candidates, Told } from '../table/told.ts'
import { CLAUSES, type Words } from './clauses.ts'
import type { PuertoRico } from './face.ts'
import { flightsOf, placesOfRole, placesOfWorkplace } from './flights.ts'
import { Memory } from './memory.ts'
import { type Kind, type Run, runsOf, seatOf } from './runs.ts'

/** What is nobody's doing, or concerns several. */
const NOTES: readonly Kind[] = ['skipped']
const HEADINGS: readonly Kind[] = ['governorPassed', 'gameEnded']

/** All entries, the oldest first. */
export function tell(lines: readonly Line<PuertoRico>[], words: Words): readonly Told[] {
  return new Chronicle(words).follow(lines)
}

/** A log that grows with its game: what was told stays as it is. */
export class Chronicle {
  readonly #words: Words
  #memory = new Memory()
  #round = 0
  #lines: readonly Line<PuertoRico>[] = []
  #told: readonly Told[] = []

  constructor(words: Words) {
    this.#words = words
  }

  /** The log of these lines; only what is new is told anew. */
  follow(lines: readonly Line<PuertoRico>[]): readonly Told[] {
    const known = this.#lines.length
    const goesOn = known > 0 && known <= lines.length && lines[known - 1] === this.#lines[known - 1]
    if (!goesOn) this.#begin(lines[0])
    const fresh = lines.slice(goesOn ? known : 0).flatMap((line) => this.#add(line))
    this.#lines = lines
    if (fresh.length > 0) this.#told = [...this.#told, ...fresh]
    return this.#told
  }

  #begin(first: Line<PuertoRico> | undefined): void {
    this.#memory = new Memory()
    this.#told = []
    if (first === undefined) return
    this.#round = firstRound(first)
    const { log } = this.#words
    this.#told = [heading(Math.max(0, first.n - 1), this.#round, log.round(this.#round), undefined)]
  }

  #add(line: Line<PuertoRico>): readonly Told[] {
    const entries = entriesOf(line, this.#round, this.#words, this.#memory)
    this.#round = entries.at(-1)?.round ?? this.#round
    return entries
  }
}

/** A line may tell the round it began in or the one it led to. */
function firstRound(line: Line<PuertoRico>): number {
  const passed = line.events.find((event) => event.type === 'governorPassed')
  return passed === undefined ? line.round : passed.round - 1
}

function entriesOf(
  line: Line<PuertoRico>,
  before: number,
  words: Words,
  memory: Memory,
): readonly Told[] {
  const told: Told[] = []
  let round = before
  for (const run of runsOf(line.events)) {
    if (isTold(run, line)) {
      const text = CLAUSES[run.kind](run, words, memory)
      if (run.kind === 'governorPassed') round = roundAfter(run, round)
      if (text !== undefined) add(told, entry(run, line.n, round, text, memory), words)
    }
  }
  for (const event of line.events) memory.note(event)
  return withWhy(told, line, words)
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

function entry(run: Run, n: number, round: number, text: string, memory: Memory): Told {
  const [first] = run.events
  const seat = first === undefined || NOTES.includes(run.kind) ? undefined : seatOf(first)
  if (HEADINGS.includes(run.kind))
    return { ...heading(n, round, text, seat), ...placesOf(run, memory) }
  return {
    n,
    kind: seat === undefined ? 'note' : 'move',
    seat,
    text,
    round,
    ...placesOf(run, memory),
  }
}

function heading(n: number, round: number, text: string, seat: number | undefined): Told {
  return { n, kind: 'heading', seat, text, round, places: [], touched: [] }
}

/** Clauses of one seat in a row are one sentence. */
function add(told: Told[], next: Told, words: Words): void {
  const last = told.at(-1)
  if (
    last === undefined ||
    last.kind !== 'move' ||
    next.kind !== 'move' ||
    last.seat !== next.seat
  ) {
    told.push(next)
    return
  }
  told[told.length - 1] = {
    ...last,
    text: words.log.joined([last.text, next.text]),
    places: [...last.places, ...next.places],
    touched: [...last.touched, ...next.touched],
  }
}

function placesOf(run: Run, memory: Memory): Pick<Told, 'places' | 'touched'> {
  if (run.kind === 'put') {
    const [first] = run.events
    const seat = first === undefined ? undefined : seatOf(first)
    const walked = memory
      .changes(run.events)
      .map(({ place }): Candidates => (seat === undefined ? [] : placesOfWorkplace(seat, place)))
    return { places: walked, touched: walked }
  }
  const flights = run.events.flatMap(flightsOf).filter(({ count }) => count > 0)
  const cards = run.events.flatMap((event) =>
    event.type === 'roleTaken' ? [placesOfRole(event.role)] : [],
  )
  const arrived = [...cards, ...flights.map(({ to }) => to)]
  return { places: [...arrived, ...flights.map(({ from }) => from)], touched: arrived }
}

/** A bot's reason for its role, at the sentence that tells the choice. */
function withWhy(told: readonly Told[], line: Line<PuertoRico>, words: Words): readonly Told[] {
  const hasRole = line.events.some((event) => event.type === 'roleTaken')
  const why = hasRole ? whyOf(line, words) : undefined
  const chosen = told.findIndex(({ seat }) => seat === line.seat)
  if (why === undefined || chosen < 0) return told
  return told.map((it, index) => (index === chosen ? { ...it, why } : it))
}

function whyOf({ why = [] }: Line<PuertoRico>, { log, nameOf }: Words): string | undefined {
  const reasons = why.flatMap(({ code, amount = 0, seat, what = '' }) => {
    const counted = log.facts[what]?.(amount) ?? ''
    const said = log.reasons[code]?.(counted, amount, seat === undefined ? '' : nameOf(seat))
    return said === undefined ? [] : [said]
  })
  return reasons.length === 0 ? undefined : log.because(reasons)
}
