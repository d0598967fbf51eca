/** The index over the rooms: what is known of each without reading its log. */
import type { Pace, PersonId } from '@doubloon/table'

/** Where a room is in its life. */
export type Stage = 'gathering' | 'playing' | 'over' | 'closed'

/** What is known of a room without reading its log: for lists, and to know when it needs the server. */
export interface RoomEntry {
  readonly id: string
  readonly game: string
  readonly isPublic: boolean
  readonly stage: Stage
  readonly players: number
  readonly openSeats: number
  /** Of its clock. */
  readonly pace: Pace
  /** When the room needs the server next although nobody asks for it, in milliseconds since 1970; undefined: never. */
  readonly wakeAt: number | undefined
  readonly changedAt: number
  /** What a list shows of it, as JSON. */
  readonly summary: string
  /** Who sits there, and the host. */
  readonly people: readonly Sitting[]
  /** The seats whose people the game waits for. */
  readonly asked: readonly number[]
}

/** Somebody in a room: at a seat, or −1 for a host who does not sit. */
export interface Sitting {
  readonly person: PersonId
  readonly seat: number
}
