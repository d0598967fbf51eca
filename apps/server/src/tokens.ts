/**
 * Tokens of bots from outside: whoever holds one is the bot's person. Every request asks the storage, so that a token that
 * was revoked, also by another process, is worth nothing from then on.
 */
import { randomBytes } from 'node:crypto'
import { OUTSIDE_BOT, type PersonId } from '@doubloon/table'
import { hashOf, newSecret } from './secrets.ts'
import type { Storage } from './storage/contract.ts'
import type { Token } from './storage/host.ts'

const BEARER = /^Bearer (doubloon_[A-Za-z0-9_-]{43})$/i
/** So that whoever finds one in a file knows what it opens. */
const PREFIX = 'doubloon_'

export class Tokens {
  readonly #storage: Storage
  readonly #now: () => number

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage
    this.#now = now
  }

  /** Whose token stands in the header `Authorization`; undefined if nobody's, or one that was revoked. */
  async find(authorization: string): Promise<PersonId | undefined> {
    const [, secret] = BEARER.exec(authorization) ?? []
    if (secret === undefined) return undefined
    const token = await this.#storage.host.tokenByHash(hashOf(secret))
    return token?.revokedAt === undefined ? token?.person : undefined
  }

  /** A new token, with the secret that is never shown again. */
  async make(name: string): Promise<{ readonly token: Token; readonly secret: string }> {
    const secret = PREFIX + newSecret()
    const token: Token = {
      id: randomBytes(6).toString('hex'),
      person: OUTSIDE_BOT + randomBytes(12).toString('base64url'),
      name,
      since: this.#now(),
      revokedAt: undefined,
    }
    await this.#storage.host.addToken(token, hashOf(secret))
    return { token, secret }
  }
}
