/** Requests about how one is told that it is one's turn. */
import { randomBytes } from 'node:crypto'
import { type NotifyState, ROUTES } from '@doubloon/protocol'
import type { PersonId } from '@doubloon/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Guard } from '../http/guard.ts'
import { Limit } from '../http/limits.ts'
import { refused } from '../http/refusals.ts'
import { read, routing } from '../http/routing.ts'
import { hashOf } from '../secrets.ts'
import type { Storage } from '../storage/contract.ts'
import type { NotifyKeys } from './keys.ts'
import type { MailSender } from './mail.ts'
import type { Notifier } from './notifier.ts'
import { isOfService } from './push.ts'
import { NotSent } from './sending.ts'
import type { NotifySettings } from './settings.ts'
import { textIn } from './text/text.ts'
import { type Purpose, wayOfToken } from './tokens.ts'

const HOUR = 3_600_000
/** Letters that ask whether an address is right: for one person an hour, to one address a day, of the whole server an hour. */
const ASKED_BY = 5
const ASKED_AT = 3
const ASKED_BY_ALL = 200

export interface NotifyParts {
  readonly storage: Storage
  readonly guard: Guard
  readonly notifier: Notifier
  readonly settings: NotifySettings
  readonly keys: NotifyKeys | undefined
  readonly mail: MailSender | undefined
  readonly now: () => number
}

export async function notifyApi(app: FastifyInstance, parts: NotifyParts): Promise<void> {
  const { storage, guard, notifier, settings, keys, mail, now } = parts
  const route = routing(app)
  const limits = [new Limit(ASKED_BY, HOUR), new Limit(ASKED_AT, 24 * HOUR)] as const
  const ofAll = new Limit(ASKED_BY_ALL, HOUR)
  // Mail programs stop by a form; what it says, its address says as well.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  )

  const stateOf = async (person: PersonId | undefined): Promise<NotifyState> => {
    const reach = person === undefined ? undefined : await storage.reachOf(person)
    const ways = reach?.ways ?? []
    const written = ways.find(({ kind }) => kind === 'mail')
    const isPushed = settings.pushContact !== undefined && keys !== undefined
    return {
      ...(isPushed && { pushKey: keys.push.publicKey }),
      hasMail: mail !== undefined,
      ...(reach?.wishes !== undefined && { wishes: reach.wishes }),
      ...(written !== undefined && {
        mail: { address: written.target, isConfirmed: written.isConfirmed },
      }),
      pushes: ways.filter(({ kind }) => kind === 'push').length,
    }
  }
  const changed = async (person: PersonId): Promise<NotifyState> => {
    await notifier.changed(person)
    return stateOf(person)
  }
  const newWay = (person: PersonId) => ({ id: randomBytes(12).toString('base64url'), person })

  route(ROUTES.notify, async (request, reply) => stateOf(await guard.find(request, reply)))

  route(ROUTES.wishNotify, async (request, reply) => {
    const wishes = read(ROUTES.wishNotify.body, request.body)
    const person = await guard.person(request, reply)
    await storage.changeNotify({ type: 'wish', person, wishes })
    return changed(person)
  })

  route(ROUTES.addPush, async (request, reply) => {
    const { endpoint, keys: theirs } = read(ROUTES.addPush.body, request.body)
    if (settings.pushContact === undefined) throw refused('not-offered')
    if (!isOfService(endpoint, settings.pushServices)) throw refused('unknown-push-service')
    const person = await guard.person(request, reply)
    const target = JSON.stringify({ endpoint, keys: theirs })
    const key = guard.keyOf(request)
    const keyHash = key === undefined ? {} : { keyHash: hashOf(key) }
    const way = { ...newWay(person), kind: 'push', target, ...keyHash, isConfirmed: true } as const
    await storage.changeNotify({ type: 'addWay', way })
    return changed(person)
  })

  route(ROUTES.stopPush, async (request, reply) => {
    const { endpoint } = read(ROUTES.stopPush.body, request.body)
    const person = await guard.find(request, reply)
    if (person === undefined) return stateOf(person)
    const { ways } = await storage.reachOf(person)
    for (const { id, kind, target } of ways)
      if (kind === 'push' && JSON.parse(target).endpoint === endpoint)
        await storage.changeNotify({ type: 'removeWay', id })
    return changed(person)
  })

  route(ROUTES.addMail, async (request, reply) => {
    const { address } = read(ROUTES.addMail.body, request.body)
    if (mail === undefined) throw refused('not-offered')
    const person = await guard.person(request, reply)
    const [byPerson, atAddress] = limits
    const isFine =
      byPerson.allows(person) && atAddress.allows(address.toLowerCase()) && ofAll.allows('')
    if (!isFine) throw refused('too-many-requests')
    const { wishes } = await storage.reachOf(person)
    const way = { ...newWay(person), kind: 'mail', target: address, isConfirmed: false } as const
    await storage.changeNotify({ type: 'addWay', way })
    try {
      await mail.ask(way, textIn(wishes?.language), now())
    } catch (error) {
      await storage.changeNotify({ type: 'removeWay', id: way.id })
      await notifier.changed(person)
      if (error instanceof NotSent) throw refused('mail-not-sent')
      throw error
    }
    return changed(person)
  })

  route(ROUTES.stopMail, async (request, reply) => {
    read(ROUTES.stopMail.body, request.body)
    const person = await guard.find(request, reply)
    if (person === undefined) return stateOf(person)
    const { ways } = await storage.reachOf(person)
    for (const { id, kind } of ways)
      if (kind === 'mail') await storage.changeNotify({ type: 'removeWay', id })
    return changed(person)
  })

  /** Does something with the way of a link. Who holds the link may: it was sent to them. */
  const byLink = async (
    purpose: Purpose,
    token: string,
    type: 'confirmWay' | 'removeWay',
  ): Promise<object> => {
    const id = keys && wayOfToken(keys.links, purpose, token, now())
    if (id === undefined) throw refused('bad-link')
    const way = await storage.way(id)
    // Pressed twice, it is stopped as well.
    if (way === undefined && purpose === 'confirm') throw refused('bad-link')
    await storage.changeNotify({ type, id })
    if (way !== undefined) await notifier.changed(way.person)
    return {}
  }

  route(ROUTES.confirmMail, async (request: FastifyRequest) => {
    const { token } = read(ROUTES.confirmMail.body, request.body)
    return byLink('confirm', token, 'confirmWay')
  })

  route(ROUTES.stopByLink, async (request: FastifyRequest) => {
    const { token } = read(ROUTES.stopByLink.query, request.query)
    return byLink('stop', token, 'removeWay')
  })
}
