/** The requests of the admin page. Everything but coming in needs the cookie that coming in sets. */
import { ADMIN_ROUTES } from '@doubloon/protocol'
import type {} from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Limit } from '../http/limits.ts'
import { listedRoom } from '../http/listed-room.ts'
import type { ApiParts } from '../http/parts.ts'
import { refused } from '../http/refusals.ts'
import { type Handler, read, routing } from '../http/routing.ts'

/** No page of another site can make a browser send it along. */
const COOKIE = 'doubloon-admin'
/** Keys that one address may try in a minute. */
const TRIES = 10
/** What one page of a list shows. */
const MOST = 200

export function adminApi(app: FastifyInstance, { admin, storage }: ApiParts): void {
  const route = routing(app)
  const { sessions, moderation } = admin
  const tries = new Limit(TRIES)
  const cookie = (request: FastifyRequest) =>
    ({
      path: '/api/admin',
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
    }) as const

  const inside =
    (handler: Handler): Handler =>
    async (request, reply) => {
      if (!(await sessions.isIn(request.cookies[COOKIE]))) throw refused('not-admin')
      return handler(request, reply)
    }

  route(ADMIN_ROUTES.enter, async (request, reply) => {
    const { key } = read(ADMIN_ROUTES.enter.body, request.body)
    if (!tries.allows(request.ip)) {
      reply.header('Retry-After', tries.secondsLeft)
      throw refused('too-many-requests')
    }
    const secret = await sessions.enter(key.trim())
    if (secret === undefined) throw refused('bad-key')
    reply.setCookie(COOKIE, secret, cookie(request))
    return {}
  })

  route(ADMIN_ROUTES.leave, async (request, reply) => {
    read(ADMIN_ROUTES.leave.body, request.body)
    sessions.leave(request.cookies[COOKIE])
    reply.clearCookie(COOKIE, cookie(request))
    return {}
  })

  route(
    ADMIN_ROUTES.load,
    inside(() => admin.load()),
  )

  route(
    ADMIN_ROUTES.rooms,
    inside(async () => ({ rooms: (await storage.host.openRooms(MOST)).map(listedRoom) })),
  )

  route(
    ADMIN_ROUTES.people,
    inside(async () => ({
      people: (await storage.host.peopleSince(MOST)).map(({ name, ...person }) => ({
        ...person,
        ...(name !== undefined && { name }),
      })),
      blockedNames: await storage.host.blockedNames(),
    })),
  )

  route(
    ADMIN_ROUTES.reports,
    inside(async () => ({ reports: await storage.host.reports({ all: false, most: MOST }) })),
  )

  route(
    ADMIN_ROUTES.act,
    inside(async (request) => ({
      hasChanged: await moderation.act(read(ADMIN_ROUTES.act.body, request.body)),
    })),
  )
}
