/** A room as its log leaves it (ADR 0019), and simple questions to it. */
import type { GameAdapter, GameState, GameTypes } from '@doubloon/engine'
import type { Table } from '../table.ts'
import type { Clocks } from './clocks.ts'
import type {
  Brought,
  ClockSettings,
  PersonId,
  RoomSeat,
  RoomSettings,
  RoomTournament,
} from './settings.ts'

export type Phase = 'gathering' | 'playing' | 'over' | 'closed'

/** What a room needs to know that is not in its log. */
export interface RoomContext {
  readonly adapter: GameAdapter<GameState>
  readonly seed: string
  /** In the log from the start of the game on, so that nobody can choose the seed afterwards. */
  readonly seedHash: string
}

/** A question to all other people who play. */
interface Question {
  /** Its number in the log, by which it is answered. */
  readonly number: number
  readonly seat: number
  /** Who has agreed so far. */
  readonly agreed: readonly number[]
}

/** Whether the game may go back to where it was after so many moves. */
export interface TakeBack extends Question {
  readonly to: number
}

/** Whether to play on with another clock. */
export interface ClockChange extends Question {
  readonly clock: ClockSettings
}

/** A move of the present record, as it was made. */
export interface Press {
  /** In the log. */
  readonly number: number
  readonly at: number
  /** Milliseconds each seat had left at this moment; empty without a clock. */
  readonly left: readonly number[]
}

/** Something that was said: its number in the log, by whom, and how they marked it. */
interface Said {
  readonly number: number
  readonly person: PersonId
  readonly mark: string | undefined
}

export interface RoomState {
  readonly settings: RoomSettings
  readonly seats: readonly RoomSeat[]
  readonly host: PersonId
  readonly phase: Phase
  /** What was played elsewhere before; undefined for a game that begins here. */
  readonly brought: Brought | undefined
  /** From the start of the game on. */
  readonly table: Table<GameState, GameTypes> | undefined
  /** Of the last event, with its time. */
  readonly number: number
  readonly at: number
  /** Undefined before the game and without a clock. */
  readonly clocks: Clocks | undefined
  readonly presses: readonly Press[]
  /** The last moves in the log, by their numbers, also those taken back: as many as watchers lag behind. */
  readonly unwatched: readonly number[]
  readonly takeBack: TakeBack | undefined
  readonly clockChange: ClockChange | undefined
  /** What was said, and what was reported to the host of the server. */
  readonly said: readonly Said[]
  readonly reports: readonly { readonly person: PersonId; readonly about: number }[]
  readonly rematch: string | undefined
  readonly tournament: RoomTournament | undefined
}

export type PersonSeat = Extract<RoomSeat, { readonly kind: 'person' }>

/** Whether a person sits there and plays, without a bot that stands in. */
export function isPlayed(seat: RoomSeat | undefined): seat is PersonSeat {
  return seat?.kind === 'person' && seat.standIn === undefined
}

/** The seat of a person; −1 if they do not sit. */
export function seatOf({ seats }: Pick<RoomState, 'seats'>, person: PersonId): number {
  return seats.findIndex((seat) => seat.kind === 'person' && seat.person === person)
}

export function personAt(room: RoomState, seat: number): PersonSeat | undefined {
  const is = room.seats[seat]
  return is?.kind === 'person' ? is : undefined
}

/** All seats with people who play themselves. */
export function playedSeats({ seats }: RoomState): readonly number[] {
  return seats.flatMap((is, seat) => (isPlayed(is) ? [seat] : []))
}

/** The seats that the game asks now. */
export function askedSeats({ phase, table }: RoomState): readonly number[] {
  return phase === 'playing' ? (table?.game.waiting ?? []) : []
}

/** The names at the table, by seat; undefined where a seat is open. */
export function namesAt(seats: readonly RoomSeat[]): readonly (string | undefined)[] {
  return seats.map((seat) => (seat.kind === 'open' ? undefined : seat.name))
}

/** Who sits, who hosts, and whoever watches where that is allowed. */
export function isHere(room: RoomState, person: PersonId): boolean {
  const { host, settings } = room
  return host === person || seatOf(room, person) >= 0 || settings.watchDelay !== undefined
}

/** Whether what lies there, and its seed, is for those at the table alone. */
export function isSealed({ tournament }: RoomState): boolean {
  return tournament?.isSealed === true
}

/** Whether everybody who could still win has left their seat to a bot: then bots wait for one of them. */
export function isDeserted(room: RoomState): boolean {
  const people = room.seats.filter((seat) => seat.kind === 'person' && !seat.hasResigned)
  return people.length > 0 && !people.some(isPlayed)
}
