/** The whole server, put together from its parts. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastifyCookie } from '@fastify/cookie'
import { type FastifyReply, fastify } from 'fastify'
import { Thinkers } from './bots/thinkers.ts'
import { api } from './http/api.ts'
import { refuseLine } from './http/broken-lines.ts'
import { Guard } from './http/guard.ts'
import { asRefused } from './http/refusals.ts'
import { API } from './http/routing.ts'
import { Streams } from './http/streams.ts'
import { notify } from './notify/notify.ts'
import { Presence } from './notify/presence.ts'
import { isPlace, page } from './page/page.ts'
import { People } from './people.ts'
import { Rooms } from './rooms/rooms.ts'
import type { Settings } from './settings.ts'
import { openSqlite } from './storage/sqlite/storage.ts'
import { say } from './words.ts'

/** A request must be here as a whole after so many milliseconds: whoever dribbles is let go. */
const REQUEST_TIME = 10_000
const KEEP_ALIVE = 65_000
/** The largest request; the longest are moves and options. */
const BODY = 16 << 10
/** How long open connections may take to finish when the server is stopped. */
const GRACE = 2000

const DATABASE = 'doubloon.sqlite'

export interface Server {
  /** Where it is reached, with a slash at its end. */
  readonly port: number
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
  const now = () => Date.now()
  const thinkers = new Thinkers(settings.thinkers)
  const presence = new Presence(now)
  const telling = notify(settings.notify, settings.data, { storage, presence, now, warn })
  const { notifier } = telling
  const rooms = new Rooms({ storage, thinkers, now, warn, kept: (entry) => notifier.kept(entry) })
  const streams = new Streams(settings.streamsPerAddress, presence)
  const guard = new Guard(new People(storage, now), presence, settings)

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
    streams.close()
    await thinkers.close()
    await rooms.close()
    await notifier.close()
    setTimeout(() => app.server.closeAllConnections(), GRACE).unref()
    await app.close()
    await storage.close()
  }
  try {
    await app.register(fastifyCookie)
    const notifyParts = { storage, guard, now, settings: settings.notify, ...telling }
    const parts = {
      storage,
      rooms,
      guard,
      streams,
      notify: notifyParts,
      version: ownVersion(),
      warn,
    }
    await app.register((scope) => api(scope, parts), { prefix: API })
    if (folder !== undefined) {
      const html = readFileSync(join(folder, 'index.html'), 'utf8')
      await app.register((scope) => page(scope, { folder, html }))
    }
    const { port, host } = settings
    const address = await app.listen({ port, host })
    await rooms.start()
    await notifier.start()
    return { port: Number(new URL(address).port), close }
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
