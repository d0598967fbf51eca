/** `doubloon serve`: starts the server, which is a program of its own, and passes on what it says. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Command } from '../command.ts'
import type { Io } from '../io.ts'
import { say } from '../messages.ts'

const FLAGS = ['port', 'host', 'page', 'data'] as const
const USUAL_PORT = 8080
const MOST_PORT = 65_535
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** In the form in which this file runs. */
const isSource = import.meta.url.endsWith('.ts')
const SOURCES = new URL('../../../server/src/index.ts', import.meta.url)
const START = `process.exitCode = await (await import('${SOURCES}')).main(process.argv.slice(1))`
const PROGRAM = isSource
  ? ['--conditions=source', '--input-type=module', '-e', START, '--']
  : [fileURLToPath(new URL('../../../server/bin/doubloon-server.mjs', import.meta.url))]

export const serve: Command = {
  name: 'serve',
  summary: say.commands.serve,
  words: [],
  flags: {
    port: { value: 'N', help: say.serve.port },
    host: { value: 'NAME', help: say.serve.host },
    page: { value: 'FOLDER', help: say.serve.page },
    data: { value: 'FOLDER', help: say.serve.data },
  },
  run(io, given) {
    given.wholeNumber('port', { least: 0, most: MOST_PORT, usual: USUAL_PORT })
    const args = FLAGS.flatMap((flag) => {
      const value = given.text(flag)
      return value === undefined ? [] : [`--${flag}`, value]
    })
    return runServer(io, args)
  },
}

/** Until it ends: signals go to it, and it stops by itself should this process be gone. */
function runServer(io: Io, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [...PROGRAM, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.stdout?.setEncoding('utf8').on('data', (text: string) => io.out(text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => io.err(text))
  const passers = SIGNALS.map((signal) => ({ signal, pass: () => void child.kill(signal) }))
  for (const { signal, pass } of passers) process.on(signal, pass)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      for (const { signal, pass } of passers) process.off(signal, pass)
      resolve(code ?? 1)
    })
  })
}
