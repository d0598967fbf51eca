/** Other processes that write into the same data, as `doubloon moderate` does: what they wrote is told to whoever is here. */
import { isOutsideBot } from '@doubloon/table'
import type { Streams } from '../http/streams.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Storage } from '../storage/contract.ts'

/** How often it is looked whether anybody has written; milliseconds. */
const ROUND = 1000

interface Parts {
  readonly storage: Storage
  readonly rooms: Rooms
  readonly streams: Streams
  readonly warn: (what: string) => void
}

export class Neighbours {
  readonly #parts: Parts
  readonly #round: NodeJS.Timeout
  #seen: number | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    void this.#look()
    this.#round = setInterval(() => void this.#look(), ROUND).unref()
  }

  close(): void {
    clearInterval(this.#round)
  }

  async #look(): Promise<void> {
    const { storage, rooms, warn } = this.#parts
    try {
      const version = await storage.host.foreignWrites()
      const isNew = this.#seen !== undefined && this.#seen !== version
      this.#seen = version
      if (!isNew) return
      await rooms.refresh()
      await this.#endRevoked()
    } catch (error) {
      warn(`what others wrote cannot be read: ${String(error)}`)
    }
  }

  /** A bot whose token was revoked follows nothing any more. */
  async #endRevoked(): Promise<void> {
    const { storage, streams } = this.#parts
    const tokens = await storage.host.tokens()
    const good = new Set(tokens.flatMap((it) => (it.revokedAt === undefined ? it.person : [])))
    streams.endOf((person) => isOutsideBot(person) && !good.has(person))
  }
}
