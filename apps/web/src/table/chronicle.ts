/** The log of any game: it grows with its game, what was told stays as it is, and bots give their reasons. */
import type { Face, Line } from '../client/contract.ts'
import type { LaterCatalog } from '../text/say-later.ts'
import type { Told } from './told.ts'

/** What a game knows about telling what happened. */
export interface Narrator<F extends Face> {
  /** One entry for each clause of a line, in order; `round` is the one before it. */
  tell(line: Line<F>, round: number): readonly Told[]
}

/** The words around the clauses. */
export interface Frame {
  readonly log: Pick<LaterCatalog['log'], 'round' | 'joined' | 'because' | 'reasons'>
  /** What bots count, by name. */
  readonly facts: Readonly<Record<string, (count: number) => string>>
  readonly nameOf: (seat: number) => string
}

export class Chronicle<F extends Face> {
  readonly #frame: Frame
  readonly #begin: () => Narrator<F>
  #narrator: Narrator<F>
  #round = 0
  #lines: readonly Line<F>[] = []
  #told: readonly Told[] = []

  /** A narrator remembers what it has told; a log that begins anew gets a new one. */
  constructor(frame: Frame, begin: () => Narrator<F>) {
    this.#frame = frame
    this.#begin = begin
    this.#narrator = begin()
  }

  /** The log of these lines; only what is new is told anew. */
  follow(lines: readonly Line<F>[]): readonly Told[] {
    const known = this.#lines.length
    const goesOn = known > 0 && known <= lines.length && lines[known - 1] === this.#lines[known - 1]
    if (!goesOn) this.#restart(lines[0])
    const fresh = lines.slice(goesOn ? known : 0).flatMap((line) => this.#add(line))
    this.#lines = lines
    if (fresh.length > 0) this.#told = [...this.#told, ...fresh]
    return this.#told
  }

  #restart(first: Line<F> | undefined): void {
    this.#narrator = this.#begin()
    this.#told = []
    if (first === undefined) return
    this.#round = firstRound(first)
    const title = this.#frame.log.round(this.#round)
    this.#told = [heading(Math.max(0, first.n - 1), this.#round, title, undefined)]
  }

  #add(line: Line<F>): readonly Told[] {
    const told: Told[] = []
    for (const clause of this.#narrator.tell(line, this.#round)) join(told, clause, this.#frame)
    this.#round = told.at(-1)?.round ?? this.#round
    return withWhy(told, line, this.#frame)
  }
}

/** What stands between rounds. */
export function heading(n: number, round: number, text: string, seat: number | undefined): Told {
  return { n, kind: 'heading', seat, text, round, places: [], touched: [] }
}

/** A line may tell the round it began in or the one it led to. */
function firstRound<F extends Face>({ events, round }: Line<F>): number {
  const passed = events.find((event) => event.type === 'governorPassed')
  return passed !== undefined && 'round' in passed ? Number(passed.round) - 1 : round
}

/** Clauses of one seat in a row are one sentence. */
function join(told: Told[], next: Told, { log }: Frame): void {
  const last = told.at(-1)
  const isOne =
    last?.kind === 'move' && next.kind === 'move' && last.seat === next.seat && last.n === next.n
  if (last === undefined || !isOne) told.push(next)
  else
    told[told.length - 1] = {
      ...last,
      text: log.joined([last.text, next.text]),
      places: [...last.places, ...next.places],
      touched: [...last.touched, ...next.touched],
    }
}

/** A bot's reason for its role, at the sentence that tells the choice. */
function withWhy<F extends Face>(
  told: readonly Told[],
  line: Line<F>,
  frame: Frame,
): readonly Told[] {
  const hasRole = line.events.some(({ type }) => type === 'roleTaken')
  const why = hasRole ? whyOf(line, frame) : undefined
  const chosen = told.findIndex(({ seat, n }) => seat === line.seat && n === line.n)
  if (why === undefined || chosen < 0) return told
  return told.map((it, index) => (index === chosen ? { ...it, why } : it))
}

function whyOf<F extends Face>(
  { why = [] }: Line<F>,
  { log, facts, nameOf }: Frame,
): string | undefined {
  const reasons = why.flatMap(({ code, amount = 0, seat, what = '' }) => {
    const counted = facts[what]?.(amount) ?? ''
    const said = log.reasons[code]?.(counted, amount, seat === undefined ? '' : nameOf(seat))
    return said === undefined ? [] : [said]
  })
  return reasons.length === 0 ? undefined : log.because(reasons)
}
