/** The real server, started as a program of its own, and browsers that reach it: each with its cookie, and a line that can be cut. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LineEnvironment } from '../src/online/desk/connection.ts'

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

export interface RunningServer {
  readonly address: string
  stop(): Promise<void>
}

/** Starts it on a free port, with its data in a folder of its own; `page`: a built page, where one is looked at. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  page?: string,
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'doubloon-online-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>the page</title>')
  const code = `const { main } = await import(${JSON.stringify(MAIN)}); process.exitCode = await main([])`
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--input-type=module', '--eval', code],
    {
      env: {
        ...process.env,
        PORT: '0',
        DOUBLOON_DATA: join(folder, 'data'),
        DOUBLOON_PAGE: page ?? folder,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const address = await addressOf(child)
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  let told = ''
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${told}`)))
    child.stdout?.on('data', (part) => {
      told += part
      const [address] = /http:\/\/\S+/.exec(told) ?? []
      if (address !== undefined) resolve(address)
    })
  })
}

/** A browser, as far as a server can tell one from another. */
export class Browser {
  readonly #address: string
  readonly #open = new Set<AbortController>()
  #cookie: string | undefined
  isCut = false
  /** Everything it received. */
  received = ''

  constructor(address: string) {
    this.#address = address
  }

  get line(): LineEnvironment {
    return { fetch: this.fetch, now: () => Date.now(), sleep: briefly, chance: () => 0.5 }
  }

  /** Loses the network, in the middle of everything that is under way. */
  cut(): void {
    this.isCut = true
    for (const controller of this.#open) controller.abort()
    this.#open.clear()
  }

  readonly fetch: typeof fetch = async (input, init) => {
    if (this.isCut) throw new TypeError('there is no network')
    const controller = new AbortController()
    this.#open.add(controller)
    const signals = [controller.signal, ...(init?.signal ? [init.signal] : [])]
    const response = await fetch(new URL(String(input), this.#address), {
      ...init,
      signal: AbortSignal.any(signals),
      headers: {
        ...(init?.headers as Record<string, string> | undefined),
        origin: new URL(this.#address).origin,
        ...(this.#cookie !== undefined && { cookie: this.#cookie }),
      },
    })
    this.#cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie
    return this.#heard(response)
  }

  async post<A>(path: string, body: object): Promise<A> {
    const headers = { 'content-type': 'application/json' }
    const response = await this.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as A
  }

  #heard(response: Response): Response {
    const decoder = new TextDecoder()
    const listen = new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, out) => {
        this.received += decoder.decode(part, { stream: true })
        out.enqueue(part)
      },
    })
    const { status, headers, body } = response
    return new Response(body?.pipeThrough(listen) ?? null, { status, headers })
  }
}

/** Tests do not wait as long as people. */
function briefly(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.min(ms, 50))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
