/** The server as a program of its own, started with some words, whatever they ask of it. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Io } from '../io.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** In the form in which this file runs. */
const isSource = import.meta.url.endsWith('.ts')
const SOURCES = new URL('../../../server/src/index.ts', import.meta.url)
const START = `process.exitCode = await (await import('${SOURCES}')).main(process.argv.slice(1))`
const PROGRAM = isSource
  ? ['--conditions=source', '--input-type=module', '-e', START, '--']
  : [fileURLToPath(new URL('../../../server/bin/doubloon-server.mjs', import.meta.url))]

/** Until it ends: signals go to it, and it stops by itself should this process be gone. */
export function runServer(io: Io, args: readonly string[]): Promise<number> {
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
