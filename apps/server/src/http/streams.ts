/** Streams of server-sent events: how messages are written, and what keeps connections open and bounded. */
import type { StreamMessage, TournamentMessage } from '@doubloon/protocol'
import type { PersonId } from '@doubloon/table'
import type { FastifyReply } from 'fastify'
import type { Presence } from '../notify/presence.ts'
import type { Listener } from '../rooms/audience.ts'
import { networkOf } from './limits.ts'
import { refused } from './refusals.ts'

/** So often something is sent, so that nobody in between takes a quiet stream for a dead one; milliseconds. */
const HEARTBEAT = 15_000
/** After so many milliseconds a reader comes back by itself. */
const RETRY = 1000
/** A reader that lets so many bytes pile up does not read any more. */
const MOST_UNREAD = 2 << 20

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
  'X-Content-Type-Options': 'nosniff',
}

export class Streams {
  readonly #most: number
  readonly #presence: Presence
  readonly #open = new Set<Stream>()
  readonly #byAddress = new Map<string, number>()
  readonly #heartbeat: NodeJS.Timeout

  constructor(mostPerAddress: number, presence: Presence) {
    this.#most = mostPerAddress
    this.#presence = presence
    this.#heartbeat = setInterval(() => {
      for (const stream of this.#open) stream.beat()
    }, HEARTBEAT).unref()
  }

  get size(): number {
    return this.#open.size
  }

  /** A stream that begins with its first message; `onClose` is called once, when the reader is gone. */
  open(reply: FastifyReply, person: PersonId | undefined, onClose: () => void): Stream {
    const address = networkOf(reply.request.ip)
    const count = this.#byAddress.get(address) ?? 0
    if (count >= this.#most) throw refused('too-many-streams')
    this.#byAddress.set(address, count + 1)
    const stream = new Stream(reply, person)
    this.#open.add(stream)
    if (person !== undefined) this.#presence.came(person)
    reply.raw.once('close', () => {
      this.#open.delete(stream)
      if (person !== undefined) this.#presence.left(person)
      const left = (this.#byAddress.get(address) ?? 1) - 1
      if (left > 0) this.#byAddress.set(address, left)
      else this.#byAddress.delete(address)
      onClose()
    })
    return stream
  }

  /** Ends those of people who may not follow any more; whoever still has a key comes back by itself. */
  endOf(isGone: (person: PersonId) => boolean): void {
    for (const stream of this.#open)
      if (stream.person !== undefined && isGone(stream.person)) stream.end()
  }

  close(): void {
    clearInterval(this.#heartbeat)
    for (const stream of this.#open) stream.end()
  }
}

class Stream implements Listener {
  readonly person: PersonId | undefined
  readonly #reply: FastifyReply
  #hasBegun = false

  constructor(reply: FastifyReply, person: PersonId | undefined) {
    this.#reply = reply
    this.person = person
  }

  get isGone(): boolean {
    return this.#reply.raw.destroyed
  }

  send(message: StreamMessage | TournamentMessage, id?: number): void {
    const data = `data: ${JSON.stringify(message)}\n\n`
    this.#write(id === undefined ? data : `id: ${id}\n${data}`)
  }

  beat(): void {
    if (this.#hasBegun) this.#write(':\n\n')
  }

  end(): void {
    if (this.#hasBegun) this.#reply.raw.end()
  }

  #write(text: string): void {
    const { raw } = this.#reply
    if (raw.destroyed || raw.writableEnded) return
    if (!this.#hasBegun) {
      this.#hasBegun = true
      this.#reply.hijack()
      raw.writeHead(200, HEADERS)
      raw.write(`retry: ${RETRY}\n\n`)
    }
    raw.write(text)
    if (raw.writableLength > MOST_UNREAD) raw.destroy()
  }
}
