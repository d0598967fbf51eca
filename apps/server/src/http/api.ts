/** The requests of the protocol, each in a few lines: who asks, what they ask, what is answered. */

import { openApi, PROTOCOL_VERSION, ROUTES, settingsOf } from '@doubloon/protocol'
import type { Opening, PersonCommand, PersonId, RoomSeat } from '@doubloon/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { adminApi } from '../admin/api.ts'
import { BOT_NAMES, GAMES } from '../games.ts'
import { isLoopback } from '../guests.ts'
import { notifyApi } from '../notify/api.ts'
import { layoutFor } from '../rooms/glimpse.ts'
import type { LiveRoom } from '../rooms/live-room.ts'
import { earlierGlimpse, roomState, viewReply } from '../rooms/messages.ts'
import { tournamentApi } from '../tournaments/api.ts'
import { accountApi } from './account-api.ts'
import { listedRoom } from './listed-room.ts'
import type { ApiParts } from './parts.ts'
import { peopleApi } from './people-api.ts'
import { asRefused, refused, refusedBy } from './refusals.ts'
import { read, routing } from './routing.ts'

export async function api(app: FastifyInstance, parts: ApiParts): Promise<void> {
  const { storage, rooms, guard, streams, admin, version, guests, warn } = parts

  app.addHook('onRequest', async (request, reply) => guard.admit(request, reply))
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error, _request, reply) => {
    const { status, refusal } = asRefused(error)
    if (status === 500) warn(`a request failed: ${String(error)}`)
    reply.code(status).header('Cache-Control', 'no-store').send(refusal)
  })
  // A route, not what Fastify calls when nothing is found: the page's files would be looked for first.
  app.all('/*', () => {
    throw refused('not-found')
  })

  const route = routing(app)

  const roomOf = async (request: FastifyRequest): Promise<LiveRoom> => {
    const { room } = request.params as { readonly room: string }
    const live = ROOM_ID.test(room) ? await rooms.find(room) : undefined
    if (live === undefined) throw refused('no-such-room')
    return live
  }

  const command = async (live: LiveRoom, by: PersonId, asked: PersonCommand) => {
    checkBots(asked)
    await admin.moderation.check(by, asked)
    const done = await live.command({ ...asked, by })
    if (!done.ok) throw refusedBy(done.error)
    return done.value
  }

  const open = async (
    request: FastifyRequest,
    reply: FastifyReply,
    opening: Omit<Opening, 'host'>,
  ) => {
    for (const seat of opening.seats) checkBot(seat)
    checkBotName(opening.settings.standIn)
    await admin.moderation.checkNames(opening.seats)
    guard.countNew(request, reply)
    const host = await guard.person(request, reply)
    const opened = await rooms.open({ ...opening, host })
    if (!opened.ok) throw refusedBy(opened.error)
    return { room: opened.value.id }
  }

  route(ROUTES.openRoom, async (request, reply) => {
    const { settings, seats } = read(ROUTES.openRoom.body, request.body)
    return open(request, reply, { settings: settingsOf(settings), seats })
  })

  route(ROUTES.bringRoom, async (request, reply) => {
    const { settings, seats, record } = read(ROUTES.bringRoom.body, request.body)
    const { game } = record
    const wish = { ...settings, game, options: {}, isRated: false }
    return open(request, reply, { settings: settingsOf(wish), seats, brought: record })
  })

  route(ROUTES.listRooms, async (request) => {
    const { open, clock, ...filter } = read(ROUTES.listRooms.query, request.query)
    const found = await storage.rooms({ ...filter, isOpen: open === 'true', pace: clock })
    return { rooms: found.map(listedRoom) }
  })

  route(ROUTES.room, async (request, reply) => {
    const person = await guard.find(request, reply)
    const live = await roomOf(request)
    const seen = await live.look(person, (sight) => {
      const { viewer } = sight
      return { room: roomState(sight), viewer, ...(person !== undefined && { person }) }
    })
    return seen ?? forbid()
  })

  route(ROUTES.command, async (request, reply) => {
    const asked = read(ROUTES.command.body, request.body)
    const live = await roomOf(request)
    return command(live, await guard.person(request, reply), asked)
  })

  route(ROUTES.move, async (request, reply) => {
    const move = read(ROUTES.move.body, request.body)
    const live = await roomOf(request)
    return command(live, await guard.person(request, reply), { type: 'play', ...move })
  })

  route(ROUTES.rematch, async (request, reply) => {
    read(ROUTES.rematch.body, request.body)
    const live = await roomOf(request)
    const person = await guard.person(request, reply)
    guard.countNew(request, reply)
    const rematch = await rooms.rematch(live, person)
    if (!rematch.ok) throw refusedBy(rematch.error)
    return { room: rematch.value }
  })

  route(ROUTES.events, async (request, reply) => {
    const person = await guard.find(request, reply)
    const live = await roomOf(request)
    const after = Number(request.headers['last-event-id'] ?? 0)
    const stream = streams.open(reply, person, () => live.leave(stream))
    const mayFollow = await live.join(stream, Number.isInteger(after) ? after : 0)
    if (!mayFollow) throw refused('not-for-watchers')
    if (stream.isGone) live.leave(stream)
    return reply
  })

  route(ROUTES.view, async (request, reply) => {
    const person = await guard.find(request, reply)
    const live = await roomOf(request)
    const seen = await live.look(person, (sight) => ({ view: viewReply(sight) }))
    if (seen === undefined) return forbid()
    if (seen.view === undefined) throw refused('not-begun')
    return seen.view
  })

  route(ROUTES.glimpse, async (request, reply) => {
    const { moves } = read(ROUTES.glimpse.query, request.query)
    const person = await guard.find(request, reply)
    const live = await roomOf(request)
    const seen = await live.look(person, (sight) => ({ glimpse: earlierGlimpse(sight, moves) }))
    if (seen === undefined) return forbid()
    if (seen.glimpse === undefined) throw refused('not-begun')
    return seen.glimpse
  })

  route(ROUTES.record, async (request) => {
    const live = await roomOf(request)
    const { record, isSealed } = await live.ask((room) => ({
      record: room.phase === 'over' ? room.record : undefined,
      isSealed: room.isSealed,
    }))
    if (record === undefined) throw refused('not-over')
    if (isSealed) throw refused('sealed')
    return record
  })

  peopleApi(app, parts)
  accountApi(app, parts)
  adminApi(app, parts)
  tournamentApi(app, parts)
  await app.register((scope) => notifyApi(scope, parts.notify))

  route(ROUTES.health, async (_request, reply) => {
    try {
      await storage.rooms({ most: 1 })
      return { status: 'ok' }
    } catch {
      reply.code(503)
      return { status: 'failing' }
    }
  })

  route(ROUTES.version, async ({ ip, hostname }) => ({
    protocol: PROTOCOL_VERSION,
    version,
    games: GAMES.map(({ rules }) => ({
      game: rules.game,
      rulesVersion: rules.version,
      layout: layoutFor(rules),
    })),
    bots: BOT_NAMES,
    // The addresses of a home network are nobody's business elsewhere.
    ...(isLoopback(ip) && isLoopback(hostname) && { guests: guests() }),
  }))

  const description = openApi(version)
  app.get('/openapi.json', async () => description)
}

const ROOM_ID = /^[A-Za-z0-9_-]{8,40}$/

function forbid(): never {
  throw refused('not-for-watchers')
}

/** Rooms do not know which bots there are. */
function checkBots(command: PersonCommand): void {
  if (command.type === 'arrange') checkBot(command.is)
  if (command.type === 'reassign' && 'bot' in command.to) checkBotName(command.to.bot)
}

function checkBot(seat: RoomSeat): void {
  if (seat.kind === 'bot') checkBotName(seat.bot)
}

function checkBotName(name: string): void {
  if (!BOT_NAMES.includes(name)) throw refused('unknown-bot')
}
