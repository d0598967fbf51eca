/** The whole server, put together from its parts. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastifyCookie } from '@fastify/cookie'
import { type FastifyReply, fastify } from 'fastify'
import { Admin } from './admin/admin.ts'
import { Load } from './admin/load.ts'
import { Neighbours } from './admin/neighbours.ts'
import { Thinkers } from './bots/thinkers.ts'
import { guestAddresses } from './guests.ts'
import { api } from './http/api.ts'
import { refuseLine } from './http/broken-lines.ts'
import { Guard } from './http/guard.ts'
import { asRefused } from './http/refusals.ts'
import { API } from './http/routing.ts'
import { Streams } from './http/streams.ts'
import { notify } from './notify/notify.ts'
import { Presence } from './notify/presence.ts'
import { isPlace, page } from './page/page.ts'
import { Accounts } from './people/accounts.ts'
import { countEarlier } from './people/count-earlier.ts'
import { Passwords } from './people/passwords.ts'
import { People } from './people.ts'
import { Rooms } from './rooms/rooms.ts'
import type { RoomServices } from './rooms/services.ts'
import type { Settings } from './settings.ts'
import { openSqlite } from './storage/sqlite/storage.ts'
import { Tokens } from './tokens.ts'
import { Tournaments } from './tournaments/tournaments.ts'
import { say } from './words.ts'

/** A request must be here as a whole after so many milliseconds: whoever dribbles is let go. */
const REQUEST_TIME = 10_000
const KEEP_ALIVE = 65_000
/** The largest request; the longest are moves and options. */
const BODY = 16 << 10
/** How long open connections may take to finish when the server is stopped. */
const GRACE = 2000

/** The file in the folder of the data. */
export const DATABASE = 'doubloon.sqlite'

export interface Server {
  /** Where it is reached, with a slash at its end. */
  readonly port: number
  /** The key of the admin page, at the first start of all. */
  readonly adminKey: string | undefined
  close(): Promise<void>
}

/** Starts the server; `folder` is the built page, undefined where only programs ask. */
export async function startServer(
  settings: Settings,
  folder: string | undefined,
  warn: (what: string) => void,
): Promise<Server> {
  mkdirSync(settings.data, { recursive: true })
  const storage = await openSqlite(join(settings.data, DATABASE))
  await countEarlier(storage, warn)
  const now = () => Date.now()
  const thinkers = new Thinkers(settings.thinkers)
  const load = new Load()
  const presence = new Presence(now)
  const telling = notify(settings.notify, settings.data, { storage, presence, now, warn })
  const { notifier } = telling
  const kept: RoomServices['kept'] = (events, entry) => {
    load.count(events)
    notifier.kept(entry)
    tournaments.kept(events, entry)
  }
  const rooms = new Rooms({ storage, thinkers, now, warn, kept })
  const tournaments = new Tournaments({ storage, rooms, now, warn })
  const streams = new Streams(settings.streamsPerAddress, presence)
  const people = new People(storage, now)
  const accounts = new Accounts(storage, people, new Passwords(), now)
  const guard = new Guard(people, new Tokens(storage, now), presence, settings)

  const admin = new Admin({ storage, rooms, streams, load, now })
  const neighbours = new Neighbours({ storage, rooms, streams, warn })

  const app = fastify({
    bodyLimit: BODY,
    requestTimeout: REQUEST_TIME,
    keepAliveTimeout: KEEP_ALIVE,
    http: { headersTimeout: REQUEST_TIME },
    trustProxy: settings.isBehindProxy && isNext,
    rewriteUrl: ({ url = '/' }) => (folder !== undefined && isPlace(url) ? '/' : url),
    routerOptions: { maxParamLength: 64 },
    clientErrorHandler: refuseLine,
    frameworkErrors: (error, { url }, reply) => refuse(reply, url, error),
  })
  const close = async () => {
    neighbours.close()
    load.close()
    streams.close()
    await tournaments.close()
    await thinkers.close()
    await rooms.close()
    await notifier.close()
    setTimeout(() => app.server.closeAllConnections(), GRACE).unref()
    await app.close()
    await storage.close()
  }
  try {
    await app.register(fastifyCookie)
    let reachedAt = settings.port
    const guests = () => guestAddresses(settings.host, reachedAt)
    const parts = {
      ...{ storage, rooms, people, accounts, guard, streams, admin, tournaments },
      tournamentHosts: settings.tournamentHosts,
      notify: { storage, guard, now, settings: settings.notify, ...telling },
      ...{ version: ownVersion(), guests, warn },
    }
    await app.register((scope) => api(scope, parts), { prefix: API })
    if (folder !== undefined) {
      const html = readFileSync(join(folder, 'index.html'), 'utf8')
      await app.register((scope) => page(scope, { folder, html }))
    }
    const { port, host } = settings
    const address = await app.listen({ port, host })
    reachedAt = Number(new URL(address).port)
    await rooms.start()
    await tournaments.start()
    await notifier.start()
    const adminKey = await admin.firstKey()
    return { port: reachedAt, adminKey, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Of a row of proxies only the one that asks is believed: what else stands in the header anybody can have written. */
const isNext = (_address: string, hop: number) => hop === 0

/** For addresses that cannot be read: nobody knows yet whether the page or the protocol is asked. */
function refuse(reply: FastifyReply, url: string, error: unknown): void {
  const { status, refusal } = asRefused(error)
  if (url.startsWith(API)) reply.code(status).send(refusal)
  else reply.code(404).type('text/plain; charset=utf-8').send(`${say.notFound}\n`)
}

function ownVersion(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return JSON.parse(manifest).version
}
