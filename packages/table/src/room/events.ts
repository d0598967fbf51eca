/**
 * What can happen in a room (ADR 0019): its log is a list of these, each with its number and the time. The state of a room
 * follows from them alone.
 */
import type { Why } from '../messages.ts'
import type {
  Brought,
  ClockSettings,
  PersonId,
  RoomSeat,
  RoomSettings,
  RoomTournament,
} from './settings.ts'

export type RoomEvent =
  | {
      readonly type: 'opened'
      readonly settings: RoomSettings
      readonly seats: readonly RoomSeat[]
      readonly host: PersonId
      /** The room this one is a rematch of. */
      readonly after?: string
      readonly tournament?: RoomTournament
    }
  /** The game was begun elsewhere: it starts after these moves. */
  | ({ readonly type: 'brought' } & Brought)
  /** A seat is from now on as it says: taken, left, given to a bot, opened, kept for somebody; ready or not. */
  | { readonly type: 'seatChanged'; readonly seat: number; readonly is: RoomSeat }
  | { readonly type: 'hostChanged'; readonly host: PersonId }
  /** The hash of the seed is known from now on, the seed when the game is over. */
  | { readonly type: 'started'; readonly seedHash: string }
  | {
      readonly type: 'moved'
      readonly seat: number
      /** As the record has it. */
      readonly line: string
      readonly why?: readonly Why[]
      /** The bot that moved at a person's seat: they are away, have resigned, or had no time left. */
      readonly standIn?: string
    }
  /** The game is as it was after so many moves. */
  | { readonly type: 'takenBack'; readonly to: number; readonly seat: number }
  | { readonly type: 'takeBackAsked'; readonly seat: number; readonly to: number }
  | { readonly type: 'takeBackAnswered'; readonly seat: number; readonly agrees: boolean }
  | { readonly type: 'takeBackWithdrawn' }
  | { readonly type: 'clockAsked'; readonly seat: number; readonly clock: ClockSettings }
  | { readonly type: 'clockAnswered'; readonly seat: number; readonly agrees: boolean }
  | { readonly type: 'clockWithdrawn' }
  | { readonly type: 'clockChanged'; readonly clock: ClockSettings }
  | { readonly type: 'timeRanOut'; readonly seat: number }
  | {
      readonly type: 'said'
      readonly person: PersonId
      readonly name: string
      readonly words: Words
      /** Chosen by whoever said it: the same words are not said again because an answer was lost. */
      readonly mark?: string
    }
  | { readonly type: 'reported'; readonly person: PersonId; readonly about: number }
  /** Without the seed where it is sealed. */
  | { readonly type: 'ended'; readonly seed?: string }
  /** The same deal lies nowhere any more. */
  | { readonly type: 'unsealed'; readonly seed: string }
  | { readonly type: 'closed'; readonly why: 'host' | 'empty' | 'moderator' | 'tournament' }
  /** Where the same people go on. */
  | { readonly type: 'rematch'; readonly room: string }

/** What somebody said: a text, or a phrase that everybody reads in their own language. */
export type Words = { readonly text: string } | { readonly phrase: string }

/** An event in the log of a room. */
export interface Logged {
  /** Its place in the log, from 1 on. */
  readonly number: number
  /** Milliseconds since 1970, as the node that wrote it saw the time; never smaller than the one before. */
  readonly at: number
  readonly event: RoomEvent
}
