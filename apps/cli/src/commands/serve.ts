/** `doubloon serve`: the built page for browsers, from a plain server without other programs. */
import { createServer, type Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Failure, type Given, UsageError } from '../arguments.ts'
import type { Command } from '../command.ts'
import { say } from '../messages.ts'
import { Answerer } from '../serve/answer.ts'
import { readPage } from '../serve/files.ts'

const USUAL_PORT = 8080
const USUAL_HOST = '127.0.0.1'
const MOST_PORT = 65_535
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
    const files = readPage(given.text('page') ?? PAGE)
    if (files === undefined) throw new Failure(say.serve.notBuilt)
    const answerer = new Answerer(files)
    const server = createServer((request, response) => answerer.answer(request, response))
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
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Failure(say.serve.cannotListen(error.code ?? error.message, port, host))),
    )
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

/** Waits until somebody stops the server; what is being sent is sent to its end. */
function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, stop)
      server.close(() => resolve())
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
  })
}
