/** `doubloon serve`: the built page for browsers, from a plain server without other programs. */
import { existsSync, readFileSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { Failure, type Given, UsageError } from '../arguments.ts'
import type { Command } from '../command.ts'
import { say } from '../messages.ts'
import { pageServer } from '../serve/page-server.ts'

const USUAL_PORT = 8080
const USUAL_HOST = '127.0.0.1'
const MOST_PORT = 65_535
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** How long open connections may take to finish when the server is stopped. */
const GRACE_MS = 2000
/** Where `npm run build` puts the page. */
const PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url))

export const serve: Command = {
  name: 'serve',
  summary: say.commands.serve,
  words: [],
  flags: {
    port: { value: 'N', help: say.serve.port(USUAL_PORT) },
    host: { value: 'NAME', help: say.serve.host(USUAL_HOST) },
    page: { value: 'FOLDER', help: say.serve.page },
  },
  async run(io, given) {
    const wanted = portOf(given)
    const folder = resolve(given.text('page') ?? PAGE)
    const document = join(folder, 'index.html')
    if (!existsSync(document)) throw new Failure(say.serve.notBuilt)
    const server = await pageServer(folder, readFileSync(document, 'utf8'))
    const host = given.text('host') ?? fromEnv('HOST') ?? USUAL_HOST
    const port = await listen(server, wanted, host)
    io.out(`${say.serve.ready(`http://${isIPv6(host) ? `[${host}]` : host}:${port}/`)}\n`)
    await stopped(server)
    return 0
  },
}

const fromEnv = (name: string): string | undefined => process.env[name] || undefined

/** The port that was asked for, here or by PORT; 0 lets the system choose one. */
function portOf(given: Given): number {
  if (given.has('port'))
    return given.wholeNumber('port', { least: 0, most: MOST_PORT, usual: USUAL_PORT })
  const text = fromEnv('PORT')
  if (text === undefined) return USUAL_PORT
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= MOST_PORT) return port
  throw new UsageError(say.serve.badPort(text))
}

/** Gives the port it listens on; a failure says why it cannot. */
async function listen(server: FastifyInstance, port: number, host: string): Promise<number> {
  try {
    return Number(new URL(await server.listen({ port, host })).port)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Failure(say.serve.cannotListen(code ?? message, port, host))
  }
}

/** Waits until somebody stops the server; what is being sent is sent to its end. */
async function stopped(server: FastifyInstance): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = () => {
      for (const signal of SIGNALS) process.off(signal, stop)
      resolve()
    }
    for (const signal of SIGNALS) process.once(signal, stop)
  })
  setTimeout(() => server.server.closeAllConnections(), GRACE_MS).unref()
  await server.close()
}
