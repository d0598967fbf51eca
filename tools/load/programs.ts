/** The programs that are measured, each in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = new URL('../..', import.meta.url)
/** The load is many people at one address. */
const NO_LIMITS = {
  DOUBLOON_RATE_PERSON: '10000000',
  DOUBLOON_RATE_ADDRESS: '10000000',
  DOUBLOON_RATE_NEW: '10000000',
  DOUBLOON_STREAMS: '100000',
}

export interface Running {
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

/** A program with a folder of its own, as long as the work lasts. */
export async function withProgram<T>(
  start: (data: string) => Promise<Running>,
  work: (running: Running) => Promise<T>,
): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'doubloon-load-'))
  const running = await start(data)
  try {
    return await work(running)
  } finally {
    await running.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** The server as a host starts it, with its data in a folder. */
export function startServer(data: string): Promise<Running> {
  const environment = { PORT: '0', DOUBLOON_DATA: data, ...NO_LIMITS }
  return start(['apps/server/bin/doubloon-server.mjs'], environment)
}

export function startBare(data: string): Promise<Running> {
  return start(['tools/load/bare.ts', `${data}/bare.sqlite`], {})
}

/** Waits for the line with the address. What it complains about is told if it ends before. */
function start(args: readonly string[], environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
  })
  return new Promise<Running>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`a program ended with ${code}: ${complaints}`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const port = Number(/:(\d+)\/?\s*$/.exec(text)?.[1])
      if (port > 0) resolve({ port, pid: child.pid ?? 0, stop: () => end(child) })
    })
  })
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
