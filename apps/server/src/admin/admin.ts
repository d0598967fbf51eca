/** What the admin page stands on: its key and who has come in by it, what can be done, and how much there is to do. */
import type { Streams } from '../http/streams.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { hashOf, newSecret } from '../secrets.ts'
import type { Storage } from '../storage/contract.ts'
import type { Load } from './load.ts'
import { Moderation } from './moderation.ts'
import { Sessions } from './sessions.ts'

interface AdminParts {
  readonly storage: Storage
  readonly rooms: Rooms
  readonly streams: Streams
  readonly load: Load
  readonly now: () => number
}

export class Admin {
  readonly sessions: Sessions
  readonly moderation: Moderation
  readonly #parts: AdminParts

  constructor(parts: AdminParts) {
    const { storage, rooms, now } = parts
    this.#parts = parts
    this.sessions = new Sessions(() => storage.host.adminKey(), now)
    this.moderation = new Moderation(storage, rooms, now)
  }

  /** A key, if there has never been one. */
  async firstKey(): Promise<string | undefined> {
    const { storage, now } = this.#parts
    return (await storage.host.adminKey()) === undefined ? renewKey(storage, now()) : undefined
  }

  async load() {
    const { storage, rooms, streams, load } = this.#parts
    const counts = await storage.host.counts()
    return {
      ...load.now,
      streams: streams.size,
      liveRooms: rooms.size,
      people: counts.people,
      dataBytes: counts.bytes,
      rooms: { gathering: 0, playing: 0, over: 0, closed: 0, ...counts.rooms },
    }
  }
}

/** A new key for the admin page; the one before is worth nothing from now on. */
export async function renewKey(storage: Storage, now: number): Promise<string> {
  const key = newSecret()
  await storage.host.setAdminKey(hashOf(key), now)
  return key
}
