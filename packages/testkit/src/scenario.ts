/**
 * The scenario language, the part every game shares: a table with named seats, moves played by their texts,
 * and expectations that print the position when they fail. A game adds how its table is set and read.
 * `offers` compares the whole legal list, so each scenario also tests what is not allowed.
 */
import type { Game, GameState, GameTypes, Result } from '@doubloon/engine'

/** Facts an event must have; `seat` is the name of a seat. */
export type ExpectedEvent = Readonly<Record<string, unknown>> & { readonly type: string }

/** Composite moves listed at most; a scenario with more should be smaller. */
const MOST_OFFERS = 5000

/** A table in a test: `play` moves, then say what must be so. Every verb returns the table. */
export abstract class Scenario<S extends GameState, T extends GameTypes> {
  readonly #names: readonly string[]
  #moment: { readonly game: Game<S, T>; readonly events: readonly T['event'][] } | undefined

  constructor(names: readonly string[]) {
    this.#names = names
  }

  /** Where the scenario begins: a position in the form of the game, or a game that is set up already. */
  protected abstract begin(): Game<S, T>

  /** The position in a few readable lines, for failures. */
  protected abstract describe(): string

  /** Whether the first move or expectation has fixed the position. */
  protected get isSet(): boolean {
    return this.#moment !== undefined
  }

  /** The running game; the first use sets the table. */
  get game(): Game<S, T> {
    return this.#now().game
  }

  /** What happened since `play` was last called, in order; before that, what led to the first decision. */
  get events(): readonly T['event'][] {
    return this.#now().events
  }

  /** Plays moves one after the other; `Ben: pass` also says whose move it is. */
  play(...lines: readonly string[]): this {
    const happened: T['event'][] = []
    for (const line of lines) {
      const { text, seat } = this.#parse(line)
      const played = this.game.play(text, seat)
      if (!played.ok) this.fail(`"${line}" was refused: ${sentence(played)}`)
      happened.push(...played.value.events)
      this.#moment = { game: played.value, events: happened }
    }
    return this
  }

  /** Exactly these composite moves are legal for the seat whose turn it is, in any order. */
  offers(...expected: readonly string[]): this {
    return this.#compareOffers(expected, this.game.toMove)
  }

  /** Exactly these composite moves are legal for a seat that may act now. */
  offersTo(name: string, ...expected: readonly string[]): this {
    return this.#compareOffers(expected, this.seat(name))
  }

  /** These composite moves are legal, whatever else is. */
  mayPlay(...lines: readonly string[]): this {
    for (const line of lines) {
      const { text, seat } = this.#parse(line)
      const checked = this.game.check(text, seat)
      if (!checked.ok) this.fail(`"${line}" should be legal: ${sentence(checked)}`)
    }
    return this
  }

  /** The move is illegal, and the refusal names this rule; a refusal without a rule is named by its code. */
  refuses(line: string, rule: string): this {
    const { text, seat } = this.#parse(line)
    const checked = this.game.check(text, seat)
    if (checked.ok) return this.fail(`"${line}" should be refused by ${rule}, but it is legal`)
    const found = checked.error.rule ?? checked.error.code
    if (found !== rule)
      this.fail(`"${line}" should be refused by ${rule}, not so: ${sentence(checked)}`)
    return this
  }

  /** It is this seat's turn to make this decision of the catalogue, as `asks('Ben', 'D-ROLE')`. */
  asks(name: string, decision: string): this {
    const asked = this.game.over ? 'nobody (the game is over)' : this.nameOf(this.game.toMove)
    if (asked !== name || this.game.decision !== decision)
      this.fail(
        `expected ${name} to be asked ${decision}; asked is ${asked}: ${this.game.decision}`,
      )
    return this
  }

  /** Exactly these seats may act now, in the order of the seats. */
  waitsFor(...names: readonly string[]): this {
    const waiting = this.game.waiting.map((seat) => this.nameOf(seat))
    if (waiting.join() !== names.join())
      this.fail(
        `expected to wait for ${names.join(', ')}; waits for ${waiting.join(', ') || 'nobody'}`,
      )
    return this
  }

  /** These events happened during the last `play`, in this order, others in between; facts left out match anything. */
  happened(...expected: readonly ExpectedEvent[]): this {
    const left = [...this.events]
    for (const event of expected) {
      const at = left.findIndex((other) => this.#matches(other, event))
      if (at < 0)
        this.fail(
          `did not happen, or not in this order: ${JSON.stringify(event)}\n${this.#happenings()}`,
        )
      left.splice(0, at + 1)
    }
    return this
  }

  /** No such event happened during the last `play`. */
  didNotHappen(unexpected: ExpectedEvent): this {
    const found = this.events.find((event) => this.#matches(event, unexpected))
    if (found !== undefined) this.fail(`should not have happened: ${JSON.stringify(found)}`)
    return this
  }

  /** The game is over; with names: and exactly these seats won. */
  over(...winners: readonly string[]): this {
    if (!this.game.over) this.fail('the game should be over')
    const won = this.game
      .score()
      .filter((score) => score.won)
      .map((score) => this.nameOf(score.seat))
    if (winners.length > 0 && won.join() !== winners.join())
      this.fail(`expected the victory of ${winners.join(', ')}; won: ${won.join(', ')}`)
    return this
  }

  /** The number of a named seat. */
  protected seat(name: string): number {
    const seat = this.#names.indexOf(name)
    if (seat < 0) throw new Error(`nobody is called ${name}; there are ${this.#names.join(', ')}`)
    return seat
  }

  protected nameOf(seat: number): string {
    return this.#names[seat] ?? `seat ${seat}`
  }

  /** Breaks the test off with a sentence and the position. */
  protected fail(what: string): never {
    const { over, toMove, decision } = this.game
    const asked = over ? 'The game is over.' : `Asked: ${this.nameOf(toMove)}, ${decision}.`
    const moves = this.game
      .record()
      .moves.map((move) => `  ${move}`)
      .join('\n')
    throw new Error(
      `${what}\n\n${this.describe()}\n${asked}\nPlayed so far:\n${moves || '  nothing'}`,
    )
  }

  #now(): { readonly game: Game<S, T>; readonly events: readonly T['event'][] } {
    if (this.#moment === undefined) {
      const game = this.begin()
      this.#moment = { game, events: game.events }
    }
    return this.#moment
  }

  #compareOffers(expected: readonly string[], seat: number): this {
    const offers = this.game.offers(MOST_OFFERS, seat)
    if (offers === undefined)
      return this.fail(`more than ${MOST_OFFERS} legal moves; make the scenario smaller`)
    const legal = offers.map(({ text }) => text)
    const missing = expected.filter((text) => !legal.includes(text))
    const surplus = legal.filter((text) => !expected.includes(text))
    if (missing.length + surplus.length > 0 || expected.length !== legal.length)
      this.fail(
        `the legal moves of ${this.nameOf(seat)} differ${list('expected, not legal', missing)}${list('legal, not expected', surplus)}`,
      )
    return this
  }

  #parse(line: string): { readonly text: string; readonly seat: number } {
    const name = this.#names.find((known) => line.startsWith(`${known}: `))
    if (name === undefined) return { text: line, seat: this.game.toMove }
    return { text: line.slice(name.length + 2), seat: this.seat(name) }
  }

  #matches(event: T['event'], expected: ExpectedEvent): boolean {
    const facts: Readonly<Record<string, unknown>> = { ...event }
    return Object.entries(expected).every(([key, value]) =>
      key === 'seat' && typeof value === 'string'
        ? facts['seat'] === this.seat(value)
        : JSON.stringify(facts[key]) === JSON.stringify(value),
    )
  }

  #happenings(): string {
    return list(
      'happened',
      this.events.map((event) => JSON.stringify(event)),
    )
  }
}

function list(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n  ${title}:${lines.map((line) => `\n    ${line}`).join('')}`
}

function sentence(result: Result<unknown>): string {
  if (result.ok) return 'accepted'
  const { code, message, rule } = result.error
  return rule === undefined ? `${message} (${code})` : `${message} (${code}, ${rule})`
}
