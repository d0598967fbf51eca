/** What answers requests is put together from these. */
import type { NotifyParts } from '../notify/api.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Storage } from '../storage/contract.ts'
import type { Guard } from './guard.ts'
import type { Streams } from './streams.ts'

export interface ApiParts {
  readonly storage: Storage
  readonly rooms: Rooms
  readonly guard: Guard
  readonly streams: Streams
  readonly notify: NotifyParts
  readonly version: string
  readonly warn: (what: string) => void
}
