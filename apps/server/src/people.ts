/**
 * Who somebody is: whoever holds the key. A key is drawn here, kept in a cookie that scripts cannot read, and known to the
 * server by its hash alone; others know a person by an id from which nothing follows.
 */
import { randomBytes } from 'node:crypto'
import { isOutsideBot, type PersonId } from '@doubloon/table'
import { hashOf, newSecret } from './secrets.ts'
import type { Storage } from './storage/contract.ts'

const KEY = /^[A-Za-z0-9_-]{43}$/
/** People who were looked up and need not be again. */
const MOST_KNOWN = 20_000

export class People {
  readonly #storage: Storage
  readonly #now: () => number
  readonly #known = new Map<string, PersonId>()
  /** How often keys were dropped. */
  #dropped = 0

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage
    this.#now = now
  }

  /** Who holds a key; undefined if it is none of ours. */
  async find(key: string | undefined): Promise<PersonId | undefined> {
    if (key === undefined || !KEY.test(key)) return undefined
    const keyHash = hashOf(key)
    const known = this.#known.get(keyHash)
    if (known !== undefined) return known
    const dropped = this.#dropped
    const person = await this.#storage.personByKey(keyHash)
    // A key that was dropped meanwhile is not remembered.
    if (person !== undefined && dropped === this.#dropped) this.#remember(keyHash, person.id)
    return person?.id
  }

  /** Somebody new. */
  async make(): Promise<{ readonly id: PersonId; readonly key: string }> {
    const key = newSecret()
    const id = newId()
    const keyHash = hashOf(key)
    await this.#storage.addPerson({ id, keyHash, since: this.#now() })
    this.#remember(keyHash, id)
    return { id, key }
  }

  /** One more key of somebody, for another browser. */
  async addKey(person: PersonId): Promise<string> {
    const key = newSecret()
    const since = this.#now()
    await this.#storage.changePeople({ do: 'addKey', keyHash: hashOf(key), person, since })
    return key
  }

  /** A key for whoever has a code that is used up by it; undefined if it is none, or too old. */
  async useCode(code: string): Promise<string | undefined> {
    const key = newSecret()
    const change = { codeHash: hashOf(code), keyHash: hashOf(key), at: this.#now() }
    const isDone = await this.#storage.changePeople({ do: 'useCode', ...change })
    return isDone ? key : undefined
  }

  async dropKey(key: string): Promise<void> {
    const keyHash = hashOf(key)
    await this.#storage.changePeople({ do: 'dropKey', keyHash })
    this.#dropped++
    this.#known.delete(keyHash)
  }

  /** Keys of somebody were dropped: whoever has one must be looked up again. */
  forgetKeys(person: PersonId): void {
    this.#dropped++
    for (const [keyHash, id] of this.#known) if (id === person) this.#known.delete(keyHash)
  }

  #remember(keyHash: string, id: PersonId): void {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(keyHash, id)
  }
}

/** By lot, and none that only a bot may have. */
function newId(): PersonId {
  for (;;) {
    const id = randomBytes(12).toString('base64url')
    if (!isOutsideBot(id)) return id
  }
}
