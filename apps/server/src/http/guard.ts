/** Who asks: limits, the key in the cookie or the token of a bot, and whether a browser asks on behalf of another site. */

import type { PersonId } from '@doubloon/table'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Presence } from '../notify/presence.ts'
import type { People } from '../people.ts'
import type { Settings } from '../settings.ts'
import type { Tokens } from '../tokens.ts'
import { Limit, networkOf } from './limits.ts'
import { refused } from './refusals.ts'

const COOKIE = 'doubloon'
const DAYS_400 = 400 * 86_400

export class Guard {
  readonly #people: People
  readonly #tokens: Tokens
  readonly #presence: Presence
  readonly #perPerson: Limit
  readonly #perAddress: Limit
  readonly #ofNew: Limit

  constructor(people: People, tokens: Tokens, presence: Presence, settings: Settings) {
    this.#people = people
    this.#tokens = tokens
    this.#presence = presence
    this.#perPerson = new Limit(settings.ratePerson)
    this.#perAddress = new Limit(settings.rateAddress)
    this.#ofNew = new Limit(settings.rateNew)
  }

  /** Before anything else is looked at. */
  admit(request: FastifyRequest, reply: FastifyReply): void {
    this.#count(this.#perAddress, networkOf(request.ip), reply)
    if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnSite(request))
      throw refused('foreign-origin')
  }

  /** Who asks, if the server knows them. */
  async find(request: FastifyRequest, reply: FastifyReply): Promise<PersonId | undefined> {
    const { authorization } = request.headers
    const person =
      authorization === undefined
        ? await this.#people.find(request.cookies[COOKIE])
        : await this.#bot(authorization)
    if (person === undefined) return undefined
    this.#presence.saw(person)
    this.#count(this.#perPerson, person, reply)
    return person
  }

  async #bot(authorization: string): Promise<PersonId> {
    const bot = await this.#tokens.find(authorization)
    if (bot === undefined) throw refused('bad-token')
    return bot
  }

  /** Who asks; somebody new gets a key. */
  async person(request: FastifyRequest, reply: FastifyReply): Promise<PersonId> {
    const known = await this.find(request, reply)
    if (known !== undefined) return known
    this.countNew(request, reply)
    const { id, key } = await this.#people.make()
    this.giveKey(request, reply, key)
    return id
  }

  /** The key of whoever asks, whether it is one of ours or not. */
  keyOf(request: FastifyRequest): string | undefined {
    return request.cookies[COOKIE]
  }

  giveKey(request: FastifyRequest, reply: FastifyReply, key: string): void {
    reply.setCookie(COOKIE, key, { ...cookieFor(request), maxAge: DAYS_400 })
  }

  takeKey(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(COOKIE, cookieFor(request))
  }

  /** Counts what makes the server keep something new: people, rooms. */
  countNew(request: FastifyRequest, reply: FastifyReply): void {
    this.#count(this.#ofNew, networkOf(request.ip), reply)
  }

  #count(limit: Limit, who: string, reply: FastifyReply): void {
    if (limit.allows(who)) return
    reply.header('Retry-After', limit.secondsLeft)
    throw refused('too-many-requests')
  }
}

function cookieFor({ protocol }: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' } as const
}

/** Browsers say where a request comes from; programs without a browser say nothing, and nobody can make them ask. */
function isOwnSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  if (headers.origin === undefined) return true
  try {
    return new URL(headers.origin).host === headers.host
  } catch {
    return false
  }
}
