/** What is sent to the server arrives in order, and is sent again until it is answered: all of it can safely come twice. */
import type { Refusal } from '@doubloon/engine'
import type { LineEnvironment } from './connection.ts'
import { NoAnswer, request } from './wire.ts'

/** Milliseconds until something is sent again, and at most. */
const SOON = 300
const LATEST = 15_000

export class Outbox {
  readonly #environment: LineEnvironment
  readonly #say: (isSending: boolean) => void
  readonly #end = new AbortController()
  #work: Promise<unknown> = Promise.resolve()
  #hurry: AbortController | undefined

  constructor(environment: LineEnvironment, say: (isSending: boolean) => void) {
    this.#environment = environment
    this.#say = say
  }

  /** Sends a body; undefined if it was done, else why not. */
  send(path: string, body: object): Promise<Refusal | undefined> {
    const sent = this.#work.then(() => this.#sendUntilAnswered(path, body))
    this.#work = sent.catch(() => undefined)
    return sent
  }

  /** Sends again at once what waits. */
  hurry(): void {
    this.#hurry?.abort()
  }

  close(): void {
    this.#end.abort()
  }

  async #sendUntilAnswered(path: string, body: object): Promise<Refusal | undefined> {
    const { fetch, sleep } = this.#environment
    try {
      for (let tries = 0; ; tries++) {
        try {
          const reply = await request(fetch, path, body, this.#end.signal)
          return reply.ok ? undefined : reply.error
        } catch (error) {
          if (this.#end.signal.aborted || !(error instanceof NoAnswer)) throw error
        }
        this.#say(true)
        const hurry = new AbortController()
        this.#hurry = hurry
        const ms = Math.min(LATEST, SOON * 2 ** tries)
        await sleep(ms, AbortSignal.any([this.#end.signal, hurry.signal])).catch(() => undefined)
      }
    } finally {
      this.#say(false)
    }
  }
}
