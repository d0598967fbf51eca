/**
 * The line to a room: a stream that goes on where it broke off, tried again at growing distances. It says honestly how it
 * stands.
 */
import type { Refusal } from '@doubloon/engine'
import type { StreamMessage } from '@doubloon/protocol'
import type { Connected } from '../contract.ts'
import { serverSent } from './sse.ts'
import { type Fetch, isRefusal } from './wire.ts'

/** What a connection needs from outside. */
export interface LineEnvironment {
  readonly fetch: Fetch
  readonly now: () => number
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** 0 … 1, by lot: so that not all come back at the same moment. */
  readonly chance: () => number
}

/** Milliseconds until the first further try, and at most. */
const SOON = 400
const LATEST = 30_000
/** A line that is silent for so long is dead; the server says something at least every third of it. */
const SILENCE = 45_000

/** Of a room, or of whatever else tells such messages. */
export class Line<Message = StreamMessage> {
  readonly #environment: LineEnvironment
  readonly #path: string
  readonly #hear: (message: Message) => void
  readonly #say: (state: Connected) => void
  readonly #end = new AbortController()
  #last: string | undefined
  #tries = 0
  /** Whether the next try is a new beginning, which does not wait. */
  #isAnew = false
  #hurry: AbortController | undefined
  #cut: AbortController | undefined

  constructor(
    environment: LineEnvironment,
    path: string,
    hear: (message: Message) => void,
    say: (state: Connected) => void,
  ) {
    this.#environment = environment
    this.#path = path
    this.#hear = hear
    this.#say = say
    void this.#run()
  }

  close(): void {
    this.#end.abort()
    this.#hurry?.abort()
  }

  /** Tries again at once and then soon, also where the line seems to stand: it goes on where it is. */
  hurry(): void {
    this.#isAnew = true
    this.#tries = 0
    this.#cut?.abort()
    this.#hurry?.abort()
  }

  /** Begins anew: as somebody else to the server than before. */
  restart(): void {
    this.#last = undefined
    this.hurry()
  }

  async #run(): Promise<void> {
    while (!this.#end.signal.aborted) {
      this.#isAnew = false
      const why = await this.#listen().catch(() => undefined)
      if (this.#end.signal.aborted) return
      if (why !== undefined) return this.#say({ state: 'gone', why })
      if (!this.#isAnew) await this.#wait()
    }
  }

  /** Listens until the stream ends; says why there is nothing to listen to, if the server itself refuses for good. */
  async #listen(): Promise<Refusal | undefined> {
    const { fetch } = this.#environment
    const silence = new AbortController()
    this.#cut = silence
    const signal = AbortSignal.any([this.#end.signal, silence.signal])
    let timer: ReturnType<typeof setTimeout> | undefined
    const alive = () => {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE)
    }
    try {
      alive()
      const headers = this.#last === undefined ? {} : { 'last-event-id': this.#last }
      const response = await fetch(this.#path, {
        headers: { accept: 'text/event-stream', ...headers },
        signal,
      })
      if (response.status === 404 || response.status === 403) {
        const why: unknown = await response.json()
        return isRefusal(why) ? why : undefined
      }
      if (!response.ok || response.body === null) return undefined
      this.#tries = 0
      this.#say({ state: 'here' })
      for await (const { id, data } of serverSent(response.body, alive)) {
        if (signal.aborted) return undefined
        const message = JSON.parse(data) as Message
        this.#last = id ?? this.#last
        this.#hear(message)
      }
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  async #wait(): Promise<void> {
    const { now, sleep, chance } = this.#environment
    const ms = Math.min(LATEST, SOON * 2 ** this.#tries++) * (0.75 + chance() / 2)
    this.#say({ state: 'trying', at: now() + ms })
    const hurry = new AbortController()
    this.#hurry = hurry
    await sleep(ms, AbortSignal.any([this.#end.signal, hurry.signal])).catch(() => undefined)
    this.#hurry = undefined
  }
}
