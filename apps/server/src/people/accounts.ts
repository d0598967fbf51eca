/** Accounts: how somebody is the same person in another browser, by a name and a password or by a code. */
import { randomInt } from 'node:crypto'
import type { PersonId } from '@doubloon/table'
import type { People } from '../people.ts'
import { hashOf } from '../secrets.ts'
import type { KnownPerson } from '../storage/accounts.ts'
import type { Storage } from '../storage/contract.ts'
import type { Passwords } from './passwords.ts'

/** A code is used within an hour. */
const CODE_TIME = 3_600_000
/** Letters and digits that nobody takes for others. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'
const CODE_SIGNS = 20
const GROUP = 5
const LEAST_PASSWORD = 8
/** Nobody sits in more open rooms than anybody could look at. */
const MOST_OPEN = 200

type Problem =
  | 'weak-password'
  | 'wrong-password'
  | 'name-taken'
  | 'has-account'
  | 'no-account'
  | 'still-plays'

export class Accounts {
  readonly #storage: Storage
  readonly #people: People
  readonly #passwords: Passwords
  readonly #now: () => number

  constructor(storage: Storage, people: People, passwords: Passwords, now: () => number) {
    this.#storage = storage
    this.#people = people
    this.#passwords = passwords
    this.#now = now
  }

  find(person: PersonId): Promise<KnownPerson | undefined> {
    return this.#storage.personById(person)
  }

  /** Gives somebody an account; a problem if that cannot be. */
  async open(person: PersonId, name: string, password: string): Promise<Problem | undefined> {
    if (!isStrong(password, name)) return 'weak-password'
    if ((await this.find(person))?.account !== undefined) return 'has-account'
    const nameKey = nameKeyOf(name)
    if ((await this.#storage.accountNamed(nameKey)) !== undefined) return 'name-taken'
    const hash = await this.#passwords.hash(password)
    const account = { person, name, nameKey, password: hash, since: this.#now() }
    const isDone = await this.#storage.changePeople({ do: 'addAccount', account })
    return isDone ? undefined : 'name-taken'
  }

  /** Whose name and password these are. */
  async whose(name: string, password: string): Promise<PersonId | undefined> {
    const account = await this.#storage.accountNamed(nameKeyOf(name))
    const isRight = await this.#passwords.isRight(password, account?.password)
    return isRight ? account?.person : undefined
  }

  /** `key` is the one that stays; everybody else must sign in again. */
  async changePassword(
    person: PersonId,
    key: string,
    { old, new: next }: { readonly old: string; readonly new: string },
  ): Promise<Problem | undefined> {
    const account = (await this.find(person))?.account
    if (account === undefined) return 'no-account'
    if (!(await this.#passwords.isRight(old, account.password))) return 'wrong-password'
    if (!isStrong(next, account.name)) return 'weak-password'
    const password = await this.#passwords.hash(next)
    await this.#storage.changePeople({ do: 'setPassword', person, password, but: hashOf(key) })
    this.#people.forgetKeys(person)
    return undefined
  }

  async signOutEverywhere(person: PersonId): Promise<Problem | undefined> {
    if ((await this.find(person))?.account === undefined) return 'no-account'
    await this.#storage.changePeople({ do: 'dropKeys', person })
    this.#people.forgetKeys(person)
    return undefined
  }

  /** What they played stays, under no name. Nobody vanishes from a game that others are still playing. */
  async forget(person: PersonId, password: string): Promise<Problem | undefined> {
    const account = (await this.find(person))?.account
    if (account === undefined) return 'no-account'
    if (!(await this.#passwords.isRight(password, account.password))) return 'wrong-password'
    const open = await this.#storage.openRoomsOf(person, MOST_OPEN)
    if (open.some(({ entry, seat }) => entry.stage === 'playing' && seat >= 0)) return 'still-plays'
    await this.#storage.changePeople({ do: 'forget', person })
    this.#people.forgetKeys(person)
    return undefined
  }

  /** A code that makes another browser the same person, once; an earlier one is worth nothing any more. */
  async code(person: PersonId): Promise<{ readonly code: string; readonly until: number }> {
    const signs = Array.from({ length: CODE_SIGNS }, () => SIGNS[randomInt(SIGNS.length)])
    const until = this.#now() + CODE_TIME
    const code = signs.join('')
    await this.#storage.changePeople({ do: 'addCode', codeHash: hashOf(code), person, until })
    const groups = code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []
    return { code: groups.join('-'), until }
  }

  /** The key that a code is worth, however it was typed. */
  useCode(typed: string): Promise<string | undefined> {
    return this.#people.useCode(typed.toLowerCase().replace(/[\s-]/g, ''))
  }

  async chooseRated(person: PersonId, isRated: boolean): Promise<void> {
    await this.#storage.changePeople({ do: 'chooseRated', person, at: this.#now(), isRated })
  }
}

/** The same for all names that people would take for one. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}

function isStrong(password: string, name: string): boolean {
  const isLong = [...password].length >= LEAST_PASSWORD
  const isVaried = new Set(password).size > 2
  return isLong && isVaried && nameKeyOf(password) !== nameKeyOf(name)
}
