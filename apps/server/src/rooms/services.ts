/** What all rooms share, and what they answer. */
import type { Logged } from '@doubloon/table'
import type { Thinkers } from '../bots/thinkers.ts'
import type { Storage } from '../storage/contract.ts'
import type { RoomEntry } from '../storage/room-entry.ts'
import type { Timers } from './timers.ts'

export interface RoomServices {
  readonly storage: Storage
  readonly thinkers: Thinkers
  readonly timers: Timers
  readonly now: () => number
  /** Milliseconds after which a room is closed in which nothing begins. */
  readonly gathering: number
  /** Hears of everything that was kept, and of the room as it is now. */
  readonly kept: (events: readonly Logged[], entry: RoomEntry) => void
  /** Tells whoever runs the server; never anything secret. */
  readonly warn: (what: string) => void
}

/** What a command has led to: the lengths of log and record. */
export interface Done {
  readonly number: number
  readonly moves: number
}
