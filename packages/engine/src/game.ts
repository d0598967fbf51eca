/**
 * The friendly door: one immutable running game, typed and checked, over the same rules as the fast door.
 * `play` validates, copies, plays and returns a new Game; the state itself is only lent, to be read.
 */

import { type Determinized, determinize } from './determinize.ts'
import { type Found, findMove, listOffers, type MoveInput, type Offer, stepsOf } from './finding.ts'
import { conceal } from './glimpse.ts'
import { Journal } from './journal.ts'
import { joinLine, splitLine } from './line.ts'
import { MoveList } from './move-list.ts'
import { sameOptions } from './options.ts'
import { checkSeed, type GameRecord, parseRecord } from './record.ts'
import { accept, type Result, refuse } from './result.ts'
import { seedRng } from './rng.ts'
import type { GameTypes, Rules } from './rules.ts'
import type { GameState } from './state.ts'

/** More composite moves than this are described instead of listed. */
export const OFFER_LIMIT = 500

interface History {
  readonly seed: string
  readonly position: object | undefined
  readonly moves: readonly string[]
}

export class Game<S extends GameState, T extends GameTypes> {
  readonly rules: Rules<S, T>
  /** What happened since the decision before: the move, its effects, and what followed without a decision. */
  readonly events: readonly T['event'][]
  readonly #state: S
  readonly #history: History

  private constructor(rules: Rules<S, T>, state: S, history: History) {
    this.rules = rules
    this.events = state.journal === undefined ? [] : readJournal(rules, state.journal)
    state.journal = undefined
    this.#state = state
    this.#history = history
  }

  static start<S extends GameState, T extends GameTypes>(
    rules: Rules<S, T>,
    rawOptions: unknown,
    seed: string,
  ): Result<Game<S, T>> {
    const options = rules.parseOptions(rawOptions)
    if (!options.ok) return options
    const fits = checkSeed(seed)
    if (!fits.ok) return fits
    const state = withJournal(rules.newState())
    rules.setUp(state, options.value, seed, new MoveList(rules.moveCount))
    return accept(new Game(rules, state, { seed, position: undefined, moves: [] }))
  }

  static fromPosition<S extends GameState, T extends GameTypes>(
    rules: Rules<S, T>,
    position: unknown,
  ): Result<Game<S, T>> {
    const state = withJournal(rules.newState())
    const read = rules.fromPosition(position, state)
    if (!read.ok) return read
    return accept(new Game(rules, state, { seed: '', position: rules.position(state), moves: [] }))
  }

  /** The game a viewer may know, out of a glimpse; `layoutOf` says whether the bytes can be read. */
  static fromGlimpse<S extends GameState, T extends GameTypes>(
    rules: Rules<S, T>,
    glimpse: Uint8Array,
  ): Result<Game<S, T>> {
    const state = rules.newState()
    if (glimpse.length !== state.bytes.length)
      return refuse('other-layout', 'these bytes were made by another version of the program')
    state.bytes.set(glimpse)
    return accept(new Game(rules, state, { seed: '', position: rules.position(state), moves: [] }))
  }

  /** Plays a record again, as a whole or up to a number of its moves. */
  static replay<S extends GameState, T extends GameTypes>(
    rules: Rules<S, T>,
    raw: unknown,
    upTo = Number.POSITIVE_INFINITY,
  ): Result<Game<S, T>> {
    const record = parseRecord(raw)
    if (!record.ok) return record
    const begun = begin(rules, record.value)
    if (!begun.ok) return begun
    let game = begun.value
    for (const [index, line] of record.value.moves.entries()) {
      if (index >= upTo) break
      const played = game.playLine(line)
      if (!played.ok) {
        const { code, message, rule } = played.error
        return refuse(code, `move ${index + 1}, "${line}": ${message}`, rule)
      }
      game = played.value
    }
    return accept(game)
  }

  get over(): boolean {
    return this.rules.isOver(this.#state)
  }

  get players(): number {
    return this.rules.players(this.#state)
  }

  /** The seat asked first; −1 when the game is over. */
  get toMove(): number {
    return this.rules.toMove(this.#state)
  }

  /** All seats that may act now. */
  get waiting(): readonly number[] {
    const seats = this.rules.waiting(this.#state)
    return Array.from({ length: this.players }, (_, seat) => seat).filter(
      (seat) => (seats >> seat) & 1,
    )
  }

  get decision(): string {
    return this.rules.decision(this.#state)
  }

  /** Whether a composite decision has been begun in small steps and is not finished. */
  get midway(): boolean {
    return this.rules.composites.isMidway(this.#state)
  }

  get options(): T['options'] {
    return this.rules.optionsOf(this.#state)
  }

  /**
   * All legal composite moves of a waiting seat; undefined if there are more than `limit`. Once a composite has
   * been begun in small steps, its next steps.
   */
  offers(limit = OFFER_LIMIT, seat = this.toMove): readonly Offer<T['move']>[] | undefined {
    if (this.over) return []
    const state = this.#asSeat(seat)
    if (!state.ok) return []
    return listOffers(this.rules, state.value, limit)
  }

  /** The canonical small steps of the pending decision. */
  steps(seat = this.toMove): readonly string[] {
    const state = this.#asSeat(seat)
    if (this.over || !state.ok) return []
    return stepsOf(this.rules, state.value).map((step) => this.rules.steps.text(step))
  }

  /** Plays a move of the seat; the game it is called on stays as it was. */
  play(move: MoveInput<T>, seat = this.toMove): Result<Game<S, T>> {
    const found = this.#find(move, seat)
    if (!found.ok) return found
    const state = this.#copyAs(seat)
    const journal = new Journal()
    state.journal = journal
    const out = new MoveList(this.rules.moveCount)
    for (const step of found.value.chosen) this.rules.play(state, step, out)
    const line = joinLine(found.value.text, seat, this.toMove)
    const moves = [...this.#history.moves, line]
    return accept(new Game(this.rules, state, { ...this.#history, moves }))
  }

  /** Plays a line of a record: a move, with its seat in front where the order was not the usual one. */
  playLine(line: string): Result<Game<S, T>> {
    const { move, seat } = splitLine(line)
    return this.play(move, seat)
  }

  /** Whether the move is legal; if not, why and by which rule. */
  check(move: MoveInput<T>, seat = this.toMove): Result<undefined> {
    const found = this.#find(move, seat)
    return found.ok ? accept(undefined) : found
  }

  view(seat: number): T['view'] {
    return this.rules.view(this.#state, seat)
  }

  /** The events of the last move as the seat may see them. */
  eventsFor(seat: number): readonly T['event'][] {
    return this.events
      .map((event) => this.rules.eventFor(event, seat))
      .filter((event) => event !== undefined)
  }

  /** The whole position, hidden things included: for referees and saved positions. */
  position(): T['position'] {
    return this.rules.position(this.#state)
  }

  /** As if the game ended now, hidden points included: for the referee until the game is over. */
  score(): readonly T['score'][] {
    return this.rules.score(this.#state)
  }

  record(): GameRecord {
    const { seed, position, moves } = this.#history
    const header = {
      game: this.rules.game,
      rulesVersion: this.rules.version,
      options: this.options,
      seed,
    }
    return position === undefined ? { ...header, moves } : { ...header, position, moves }
  }

  /** The bytes of the position, for comparing games. */
  snapshot(): Uint8Array {
    return this.#state.bytes.slice()
  }

  /** Whether chance has decided anything between an earlier moment of the game and this one. */
  hasDrawnSince(earlier: Game<S, T>): boolean {
    return this.#state.rng.some((word, at) => word !== earlier.#state.rng[at])
  }

  /** A state for a bot in this seat: everything it cannot know is drawn anew. */
  determinize(seat: number, seed: string): Determinized<S> {
    const rng = new Uint32Array(4)
    seedRng(rng, seed)
    return determinize(this.rules, this.#state, seat, rng, this.rules.newState())
  }

  /** The game as a viewer may know it, as bytes; the seed must come from nothing that belongs to the game. */
  glimpse(viewer: number, seed: string): Uint8Array {
    const rng = new Uint32Array(4)
    seedRng(rng, seed)
    return conceal(this.rules, this.#state, viewer, rng).bytes
  }

  /** Asks the state something, as an adapter does; whoever asks neither changes nor keeps it. */
  read<A>(of: (s: S) => A): A {
    return of(this.#state)
  }

  #find(move: MoveInput<T>, seat: number): Result<Found> {
    if (this.over) return refuse('game-over', 'the game is over; no move can be made')
    const state = this.#asSeat(seat)
    return state.ok ? findMove(this.rules, state.value, move) : state
  }

  #asSeat(seat: number): Result<S> {
    if (seat === this.toMove) return accept(this.#state)
    if (this.waiting.includes(seat)) return accept(this.#copyAs(seat))
    return refuse(
      'not-your-turn',
      `seat ${seat} is not asked; it is the turn of seat ${this.toMove}`,
      this.rules.turnRule(this.#state),
    )
  }

  #copyAs(seat: number): S {
    const state = this.rules.newState()
    state.copyFrom(this.#state)
    if (seat !== this.toMove) this.rules.actAs(state, seat, new MoveList(this.rules.moveCount))
    return state
  }
}

function begin<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  record: GameRecord,
): Result<Game<S, T>> {
  if (record.game !== rules.game)
    return refuse('other-game', `this is a record of ${record.game}, not of ${rules.game}`)
  if (record.rulesVersion !== rules.version)
    return refuse(
      'other-rules-version',
      `the record was made by rules version ${record.rulesVersion}; these are the rules ${rules.version}`,
    )
  if (record.position === undefined) return Game.start(rules, record.options, record.seed)
  const game = Game.fromPosition(rules, record.position)
  if (!game.ok) return game
  const options = rules.parseOptions(record.options)
  if (!options.ok) return options
  return sameOptions(options.value, game.value.options)
    ? game
    : refuse('malformed-record', '"options" and the options of "position" differ')
}

function withJournal<S extends GameState>(state: S): S {
  state.journal = new Journal()
  return state
}

function readJournal<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  journal: Journal,
): readonly T['event'][] {
  return Array.from({ length: journal.length }, (_, row) => rules.event(journal, row))
}
