/** The log of any game: it grows with its game, what was told stays as it is, and bots give their reasons. */
import type { HistoryEntry, TableTypes } from '../client/contract.ts'
import type { LaterCatalog } from '../text/say-later.ts'
import type { LogEntry } from './log-entry.ts'
import { because, type ReasonWords } from './reasons.ts'

/** What a game knows about telling what happened. */
export interface ClauseWriter<F extends TableTypes> {
  /** One entry for each clause of a line, in order; `round` is the one before it. */
  tell(line: HistoryEntry<F>, round: number): readonly LogEntry[]
}

/** The words around the clauses. */
export interface Frame extends ReasonWords {
  readonly log: ReasonWords['log'] & Pick<LaterCatalog['log'], 'round' | 'joined'>
}

export class LogWriter<F extends TableTypes> {
  readonly #frame: Frame
  readonly #begin: () => ClauseWriter<F>
  #writer: ClauseWriter<F>
  #round = 0
  #history: readonly HistoryEntry<F>[] = []
  #entries: readonly LogEntry[] = []

  /** A clause writer remembers what it has told; a log that begins anew gets a new one. */
  constructor(frame: Frame, begin: () => ClauseWriter<F>) {
    this.#frame = frame
    this.#begin = begin
    this.#writer = begin()
  }

  /** The log of this history; only what is new is told anew. */
  follow(history: readonly HistoryEntry<F>[]): readonly LogEntry[] {
    const known = this.#history.length
    const goesOn =
      known > 0 && known <= history.length && history[known - 1] === this.#history[known - 1]
    if (!goesOn) this.#restart(history[0])
    const fresh = history.slice(goesOn ? known : 0).flatMap((line) => this.#add(line))
    this.#history = history
    if (fresh.length > 0) this.#entries = [...this.#entries, ...fresh]
    return this.#entries
  }

  #restart(first: HistoryEntry<F> | undefined): void {
    this.#writer = this.#begin()
    this.#entries = []
    if (first === undefined) return
    this.#round = firstRound(first)
    const title = this.#frame.log.round(this.#round)
    this.#entries = [heading(Math.max(0, first.n - 1), this.#round, title, undefined)]
  }

  #add(line: HistoryEntry<F>): readonly LogEntry[] {
    const entries: LogEntry[] = []
    for (const clause of this.#writer.tell(line, this.#round)) join(entries, clause, this.#frame)
    this.#round = entries.at(-1)?.round ?? this.#round
    return withWhy(entries, line, this.#frame)
  }
}

/** What stands between rounds. */
export function heading(
  n: number,
  round: number,
  text: string,
  seat: number | undefined,
): LogEntry {
  return { n, kind: 'heading', seat, text, round, places: [], touched: [] }
}

/** A line may tell the round it began in or the one it led to. */
function firstRound<F extends TableTypes>({ events, round }: HistoryEntry<F>): number {
  const passed = events.find((event) => event.type === 'governorPassed')
  return passed !== undefined && 'round' in passed ? Number(passed.round) - 1 : round
}

/** Clauses of one seat in a row are one sentence. */
function join(entries: LogEntry[], next: LogEntry, { log }: Frame): void {
  const last = entries.at(-1)
  const isOne =
    last?.kind === 'move' && next.kind === 'move' && last.seat === next.seat && last.n === next.n
  if (last === undefined || !isOne) entries.push(next)
  else
    entries[entries.length - 1] = {
      ...withUsual(last, next),
      text: log.joined([last.text, next.text]),
      places: [...last.places, ...next.places],
      touched: [...last.touched, ...next.touched],
    }
}

/** Both together are usual only if each of them is. */
function withUsual({ usual: first, ...last }: LogEntry, { usual: second }: LogEntry): LogEntry {
  return first === undefined || second === undefined ? last : { ...last, usual: first + second }
}

/** A bot's reason for its role, at the sentence that tells the choice. */
function withWhy<F extends TableTypes>(
  entries: readonly LogEntry[],
  line: HistoryEntry<F>,
  frame: Frame,
): readonly LogEntry[] {
  const hasRole = line.events.some(({ type }) => type === 'roleTaken')
  const why = hasRole ? because(line.why ?? [], frame) : undefined
  const chosen = entries.findIndex(({ seat, n }) => seat === line.seat && n === line.n)
  if (why === undefined || chosen < 0) return entries
  return entries.map((it, index) => (index === chosen ? { ...it, why } : it))
}
