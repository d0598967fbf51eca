/**
 * A room: the people around a table, their host, clocks, questions and talk (ADR 0019). Immutable, folded from its log;
 * a command is answered with the events to be appended, or a refusal. It knows neither the time nor chance: both come in.
 */
import {
  accept,
  type GameRecord,
  type GameState,
  type GameTypes,
  type Result,
} from '@doubloon/engine'
import type { Undo } from '../messages.ts'
import type { Table } from '../table.ts'
import { withoutLastOf } from './alone.ts'
import { type BotToMove, botsToMove } from './bots-to-move.ts'
import { timeLeft } from './clocks.ts'
import type { RoomCommand } from './commands.ts'
import { consequence } from './consequences.ts'
import { decide } from './decide/decide.ts'
import type { Logged, RoomEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { type Opening, rematchOf } from './opening.ts'
import type { Decided } from './refusals.ts'
import { type Placed, placesOf, resultOf } from './result.ts'
import type { PersonId, RoomSeat, RoomSettings, RoomTournament } from './settings.ts'
import {
  askedSeats,
  type ClockChange,
  isHere,
  isPlayed,
  isSealed,
  type Phase,
  type RoomContext,
  type RoomState,
  seatOf,
  type TakeBack,
} from './state.ts'
import { watchedMoves, watchedNumber } from './watching.ts'

/** What a command leads to: events to be appended, none if all is so already, and the room after them. */
export interface Answer {
  readonly logged: readonly Logged[]
  readonly room: Room
}

export class Room {
  readonly #context: RoomContext
  readonly #state: RoomState

  private constructor(context: RoomContext, state: RoomState) {
    this.#context = context
    this.#state = state
  }

  /** The room that a log leads to; a log that no room can have written is thrown. */
  static fold(context: RoomContext, log: Iterable<Logged>): Room {
    let state: RoomState | undefined
    for (const logged of log) state = evolve(state, logged, context)
    if (state === undefined) throw new Error('a room has a log')
    return new Room(context, state)
  }

  /** The room after one more event. */
  with(logged: Logged): Room {
    return new Room(this.#context, evolve(this.#state, logged, this.#context))
  }

  /** The events that a command leads to, in their order; none if all is so already. */
  decide(command: RoomCommand, at: number): Decided {
    const answer = this.answer(command, at)
    return answer.ok ? accept(answer.value.logged.map(({ event }) => event)) : answer
  }

  /** The same, numbered and timed as the log will have them; a time before the last event counts as that. */
  answer(command: RoomCommand, at: number): Result<Answer> {
    const time = Math.max(at, this.at)
    const decided = decide(this.#state, command, time, this.#context)
    if (!decided.ok) return decided
    const logged: Logged[] = []
    let room: Room = this
    const append = (event: RoomEvent) => {
      const next = { number: room.number + 1, at: time, event }
      logged.push(next)
      room = room.with(next)
    }
    decided.value.forEach(append)
    for (;;) {
      const event = room.#consequence
      if (event === undefined) return accept({ logged, room })
      append(event)
    }
  }

  get #consequence(): RoomEvent | undefined {
    return consequence(this.#state, this.#context)
  }

  /** As agreed; the clock as it is now. */
  get settings(): RoomSettings {
    return this.#state.settings
  }

  get seats(): readonly RoomSeat[] {
    return this.#state.seats
  }

  get host(): PersonId {
    return this.#state.host
  }

  get phase(): Phase {
    return this.#state.phase
  }

  /** How far the game was played elsewhere; undefined for one that begins here. */
  get brought(): { readonly moves: number; readonly round: number } | undefined {
    const { brought } = this.#state
    return brought && { moves: brought.moves.length, round: brought.round }
  }

  /** The game with its seats, from its start on. */
  get table(): Table<GameState, GameTypes> | undefined {
    return this.#state.table
  }

  /** Number of the last event. */
  get number(): number {
    return this.#state.number
  }

  /** Time of the last event. */
  get at(): number {
    return this.#state.at
  }

  /** Who asks to take back what, and who has agreed. */
  get takeBack(): TakeBack | undefined {
    return this.#state.takeBack
  }

  get clockChange(): ClockChange | undefined {
    return this.#state.clockChange
  }

  /** The room where the same people go on. */
  get rematch(): string | undefined {
    return this.#state.rematch
  }

  /** The tournament it belongs to. */
  get tournament(): RoomTournament | undefined {
    return this.#state.tournament
  }

  /** Whether what lies there is for those at the table alone. */
  get isSealed(): boolean {
    return isSealed(this.#state)
  }

  /** The seat of a person; −1 if they do not sit. */
  seatOf(person: PersonId): number {
    return seatOf(this.#state, person)
  }

  /** Whether somebody may be heard: who sits, who hosts, and watchers where they are allowed. */
  mayTalk(person: PersonId): boolean {
    return isHere(this.#state, person)
  }

  /** The seats at which a bot must move now, stand-ins included, and which bot. */
  get botsToMove(): readonly BotToMove[] {
    return botsToMove(this.#state)
  }

  /** The seats that are asked and played by their people. */
  get peopleToMove(): readonly number[] {
    return askedSeats(this.#state).filter((seat) => isPlayed(this.seats[seat]))
  }

  /** What it takes to take back the last move of a seat. */
  undoOf(seat: number): Undo {
    const { phase, table } = this.#state
    if (phase !== 'playing' || table === undefined) return 'nothing'
    return withoutLastOf(table, seat) === undefined ? table.undoOf(seat) : 'free'
  }

  /** Milliseconds that a seat has at a time; undefined without a clock. */
  timeLeft(seat: number, at: number): number | undefined {
    const { clocks } = this.#state
    return clocks && timeLeft(clocks, seat, Math.max(at, clocks.since))
  }

  /** The seats whose time runs. */
  get running(): readonly number[] {
    return this.#state.clocks?.running ?? []
  }

  /** When the next time is up if nothing happens before. */
  get deadline(): number | undefined {
    const { clocks } = this.#state
    if (clocks === undefined || clocks.running.length === 0) return undefined
    return clocks.since + Math.min(...clocks.running.map((seat) => clocks.left[seat] ?? 0))
  }

  /** How far watchers may read the log. */
  get watchedNumber(): number {
    return watchedNumber(this.#state)
  }

  /** How many moves of the present record watchers may see. */
  get watchedMoves(): number {
    return watchedMoves(this.#state)
  }

  /** The record with its seed: nobody else's until the game is over. */
  get record(): GameRecord | undefined {
    return this.table?.game.record()
  }

  /** How the seats came out, when the game is over. */
  get result(): readonly Placed[] | undefined {
    return resultOf(this.#state)
  }

  /** How they would come out if the game were over now. */
  get places(): readonly Placed[] | undefined {
    return placesOf(this.#state)
  }

  /** How the rematch is opened: everybody one seat on. */
  rematchOpening(): Opening {
    return rematchOf(this.#state)
  }
}
