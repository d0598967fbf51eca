/** The real program in a process of its own, which can be killed at any moment and started again on the same data. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NO_LIMITS } from './running.ts'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const START = `import { main } from '@doubloon/server'; process.exitCode = await main(process.argv.slice(1))`

/** What a first start says about the admin page. */
const KEY = /^The key of the admin page.*\n.*\n/

export class Program {
  readonly port: number
  readonly #environment: Readonly<Record<string, string>>
  readonly #args: readonly string[]
  readonly #launcher: readonly string[]
  #child: ChildProcess | undefined
  /** What it said where failures are told. */
  complaints = ''

  constructor(
    port: number,
    environment: Readonly<Record<string, string>>,
    args: readonly string[] = [],
    launcher: readonly string[] = [],
  ) {
    this.port = port
    this.#environment = environment
    this.#args = args
    this.#launcher = launcher
  }

  /** Starts it, and waits until it says where it is reached. */
  start(): Promise<string> {
    const node = [process.execPath, '--conditions=source', '--input-type=module', '-e', START]
    const [command = '', ...words] = [...this.#launcher, ...node, '--', ...this.#args]
    const child = spawn(command, words, {
      cwd: ROOT,
      env: { ...process.env, PORT: String(this.port), ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    return new Promise((resolve, reject) => {
      child.stdout.setEncoding('utf8').once('data', resolve)
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        this.complaints += text.replace(KEY, '')
      })
      child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${this.complaints}`)))
    })
  }

  /** Gives the exit code; null if it was killed. */
  stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    this.#child = undefined
    if (child === undefined || child.exitCode !== null)
      return Promise.resolve(child?.exitCode ?? null)
    return new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill(signal)
    })
  }
}

interface Around {
  readonly environment?: Readonly<Record<string, string>>
  /** Where everything is kept, if not in a folder that is made for it. */
  readonly data?: string
  /** The words before the program's own, by which it is started. */
  readonly launcher?: readonly string[]
}

/** A program with a page and a folder of its own, not yet started; it ends with the work. */
export async function withProgram(
  { environment, data, launcher }: Around,
  work: (program: Program, data: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'doubloon-program-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  const kept = data ?? join(folder, 'data')
  const settings = { ...NO_LIMITS, ...environment, DOUBLOON_DATA: kept }
  const program = new Program(await freePort(), settings, ['--page', folder], launcher)
  try {
    await work(program, kept)
  } finally {
    await program.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
