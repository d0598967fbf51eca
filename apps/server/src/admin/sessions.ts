/** Who has come in by the key of the admin page. Kept in memory only: a new start, or a new key, puts everybody out. */
import { timingSafeEqual } from 'node:crypto'
import { hashOf, newSecret } from '../secrets.ts'

/** Without a request for so long one must come in again; milliseconds. */
const IDLE = 12 * 3_600_000

interface Session {
  readonly keyHash: string
  until: number
}

export class Sessions {
  readonly #adminKey: () => Promise<string | undefined>
  readonly #now: () => number
  readonly #open = new Map<string, Session>()

  constructor(adminKey: () => Promise<string | undefined>, now: () => number) {
    this.#adminKey = adminKey
    this.#now = now
  }

  /** The secret of a new session; undefined if this is not the key. */
  async enter(key: string): Promise<string | undefined> {
    const keyHash = hashOf(key)
    if (!isSame(keyHash, await this.#adminKey())) return undefined
    const now = this.#now()
    for (const [hash, { until }] of this.#open) if (until < now) this.#open.delete(hash)
    const secret = newSecret()
    this.#open.set(hashOf(secret), { keyHash, until: now + IDLE })
    return secret
  }

  /** Whether this is the secret of a session that is still good. */
  async isIn(secret: string | undefined): Promise<boolean> {
    const session = secret === undefined ? undefined : this.#open.get(hashOf(secret))
    if (session === undefined || session.until < this.#now()) return false
    session.until = this.#now() + IDLE
    return isSame(session.keyHash, await this.#adminKey())
  }

  leave(secret: string | undefined): void {
    if (secret !== undefined) this.#open.delete(hashOf(secret))
  }
}

function isSame(hash: string, other: string | undefined): boolean {
  return other !== undefined && timingSafeEqual(Buffer.from(hash), Buffer.from(other))
}
