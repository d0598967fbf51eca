/** What all rooms share, and what they answer. */
import type { Thinkers } from '../bots/thinkers.ts'
import type { Storage } from '../storage/contract.ts'
import type { RoomEntry } from '../storage/room-entry.ts'
import type { Timers } from './timers.ts'

export interface RoomServices {
  readonly storage: Storage
  readonly thinkers: Thinkers
  readonly timers: Timers
  readonly now: () => number
  /** Is told of every room that was kept as it is now. */
  readonly kept: (entry: RoomEntry) => void
  /** Tells whoever runs the server; never anything secret. */
  readonly warn: (what: string) => void
}

/** What a command has led to: the lengths of log and record. */
export interface Done {
  readonly number: number
  readonly moves: number
}
