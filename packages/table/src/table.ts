/**
 * A running game with its seats: immutable, command in, result out. It keeps the game before every move, so that
 * taking back and looking back cost nothing.
 */
import {
  accept,
  Game,
  type GameAdapter,
  type GameRecord,
  type GameState,
  type GameTypes,
  type MoveInput,
  type Result,
  refuse,
  splitLine,
} from '@doubloon/engine'
import type { HistoryEntry, Undo, Why } from './messages.ts'
import { checkSeats, type Seat, type Seating } from './seats.ts'

/** A move, with the game after it. */
export interface Turn<S extends GameState, T extends GameTypes> {
  readonly seat: number
  readonly move: string
  /** Why it was made, if a bot made it and said so. */
  readonly why: readonly Why[]
  readonly after: Game<S, T>
}

/** Moves that were taken back together: a person's, and all that followed. */
export type TakenBack = readonly Pick<Turn<GameState, GameTypes>, 'seat' | 'move' | 'why'>[]

export class Table<S extends GameState, T extends GameTypes> {
  readonly seats: readonly Seat[]
  readonly #adapter: GameAdapter<S, T>
  readonly #start: Game<S, T>
  readonly #turns: readonly Turn<S, T>[]
  /** What was taken back and can be made again, the last on top: each time a person's move and all that followed. */
  readonly #takenBack: readonly (readonly Turn<S, T>[])[]

  private constructor(
    adapter: GameAdapter<S, T>,
    seats: readonly Seat[],
    start: Game<S, T>,
    turns: readonly Turn<S, T>[],
    takenBack: readonly (readonly Turn<S, T>[])[] = [],
  ) {
    this.#adapter = adapter
    this.seats = seats
    this.#start = start
    this.#turns = turns
    this.#takenBack = takenBack
  }

  /** A new game. */
  static start<S extends GameState, T extends GameTypes>(
    adapter: GameAdapter<S, T>,
    { seats, options }: Seating,
    seed: string,
  ): Result<Table<S, T>> {
    const named = checkSeats(seats)
    if (!named.ok) return named
    const game = Game.start(adapter.rules, { ...options, players: seats.length }, seed)
    return game.ok ? accept(new Table(adapter, seats, game.value, [])) : game
  }

  /** A game that was begun before; `reasons` by move, if they are known. */
  static fromRecord<S extends GameState, T extends GameTypes>(
    adapter: GameAdapter<S, T>,
    seats: readonly Seat[],
    record: GameRecord,
    reasons: readonly (readonly Why[])[] = [],
  ): Result<Table<S, T>> {
    const named = checkSeats(seats)
    if (!named.ok) return named
    const start = Game.replay(adapter.rules, record, 0)
    if (!start.ok) return start
    const { players } = start.value
    if (players !== seats.length) return otherSeats(players, seats)
    let table = new Table<S, T>(adapter, seats, start.value, [])
    for (const [index, line] of record.moves.entries()) {
      const { move, seat } = splitLine(line)
      const played = table.play(move, seat, reasons[index])
      if (!played.ok) {
        const { code, message, rule } = played.error
        return refuse(code, `move ${index + 1}, "${line}": ${message}`, rule)
      }
      table = played.value
    }
    return accept(table)
  }

  /** The same game with others at its seats, from now on; their moves so far are theirs. */
  reseat(seats: readonly Seat[]): Result<Table<S, T>> {
    const named = checkSeats(seats)
    if (!named.ok) return named
    const { players } = this.#start
    if (players !== seats.length) return otherSeats(players, seats)
    return accept(this.#with(this.#turns, seats))
  }

  get game(): Game<S, T> {
    return this.#turns.at(-1)?.after ?? this.#start
  }

  /** Moves made so far. */
  get length(): number {
    return this.#turns.length
  }

  /** The bot that is to move, by its seat; −1 if a person is asked, or nobody. Bots do not wait for people. */
  get botToMove(): number {
    return this.game.waiting.find((seat) => this.#isBot(seat)) ?? -1
  }

  /** Whether anybody but bots plays. */
  get hasPeople(): boolean {
    return this.#people.length > 0
  }

  /** Through whose eyes people at one screen look: who is asked, else who moved last, else the first person. */
  get viewer(): number {
    const asked = this.game.waiting.find((seat) => !this.#isBot(seat))
    const moved = this.#turns[this.#lastMoveOf(this.#people)]?.seat
    return asked ?? moved ?? this.#people[0] ?? 0
  }

  /** The moves made so far, each with the game after it. */
  get turns(): readonly Turn<S, T>[] {
    return this.#turns
  }

  /** Why bots made their moves, by move; empty where nobody knows. */
  get reasons(): readonly (readonly Why[])[] {
    return this.#turns.map(({ why }) => why)
  }

  /** Plays a move of a seat; the table it is called on stays as it was. */
  play(move: MoveInput<T>, seat = this.game.toMove, why: readonly Why[] = []): Result<Table<S, T>> {
    const played = this.game.play(move, seat)
    if (!played.ok) return played
    const after = played.value
    const line = after.record().moves.at(-1) ?? ''
    const turn = { seat, move: splitLine(line).move, why, after }
    return accept(this.#with([...this.#turns, turn]))
  }

  /** What it takes to take back the last move of a seat; of any person, if no seat is named. */
  undoOf(seat?: number): Undo {
    const last = this.#lastMoveOf(seat === undefined ? this.#people : [seat])
    if (last < 0) return 'nothing'
    const mover = this.#turns[last]?.seat
    const others = this.#people.filter((person) => person !== mover)
    const hasAnswered = this.#turns.slice(last + 1).some((turn) => others.includes(turn.seat))
    const isOwn = !hasAnswered && !this.game.hasDrawnSince(this.#gameAt(last))
    return others.length === 0 || isOwn ? 'free' : 'ask'
  }

  /** The table before the last move of a seat, or of any person; the same table if there is none. */
  undo(seat?: number): Table<S, T> {
    const last = this.#lastMoveOf(seat === undefined ? this.#people : [seat])
    if (last < 0) return this
    const takenBack = [...this.#takenBack, this.#turns.slice(last)]
    return new Table(this.#adapter, this.seats, this.#start, this.#turns.slice(0, last), takenBack)
  }

  /** What can be made again, the last on top. */
  get takenBack(): readonly TakenBack[] {
    return this.#takenBack.map((turns) => turns.map(({ seat, move, why }) => ({ seat, move, why })))
  }

  /** The table after its first so many moves, as if the others had never been made. */
  backTo(n: number): Table<S, T> {
    return this.#with(this.#turns.slice(0, n))
  }

  /** Whether what was taken back last can be made again: nothing else was played and nobody else sat down since. */
  get canRedo(): boolean {
    return this.#takenBack.length > 0
  }

  /** The table before the last undo, with the answers of the bots; the same table if there was none. */
  redo(): Table<S, T> {
    const turns = this.#takenBack.at(-1)
    if (turns === undefined) return this
    const left = this.#takenBack.slice(0, -1)
    return new Table(this.#adapter, this.seats, this.#start, [...this.#turns, ...turns], left)
  }

  /** The game after the first so many moves. */
  at(n: number): Game<S, T> | undefined {
    return Number.isInteger(n) && n >= 0 && n <= this.length ? this.#gameAt(n) : undefined
  }

  /** The round after the first so many moves. */
  roundAt(n: number): number {
    return this.#gameAt(n).read(this.#adapter.round)
  }

  /** Move number n, from 1 on, as a seat may see it. */
  entry(n: number, viewer: number): HistoryEntry<T> | undefined {
    const turn = this.#turns[n - 1]
    if (turn === undefined) return undefined
    const { seat, why, after } = turn
    const move = seat === viewer ? turn.move : this.#adapter.openPart(turn.move)
    const entry = { n, seat, move, round: this.roundAt(n - 1), events: after.eventsFor(viewer) }
    return why.length > 0 ? { ...entry, why } : entry
  }

  #with(turns: readonly Turn<S, T>[], seats = this.seats): Table<S, T> {
    return new Table(this.#adapter, seats, this.#start, turns)
  }

  get #people(): readonly number[] {
    return this.seats.flatMap((_, seat) => (this.#isBot(seat) ? [] : [seat]))
  }

  #isBot(seat: number): boolean {
    return this.seats[seat]?.bot !== undefined
  }

  #lastMoveOf(seats: readonly number[]): number {
    return this.#turns.findLastIndex(({ seat }) => seats.includes(seat))
  }

  #gameAt(n: number): Game<S, T> {
    return this.#turns[n - 1]?.after ?? this.#start
  }
}

function otherSeats(players: number, seats: readonly Seat[]): Result<never> {
  return refuse('other-seats', `the game has ${players} players, the table ${seats.length}`)
}
