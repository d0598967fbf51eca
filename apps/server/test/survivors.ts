/** Robots that go on when the server dies under them, and remember what they were promised. */
import { setTimeout } from 'node:timers/promises'
import type { ViewReply } from '@doubloon/protocol'
import type { Answer, Client, Stream } from './client.ts'
import { dice, pick } from './robots.ts'

/** A move that the server said it has kept. */
export interface Acknowledged {
  readonly room: string
  readonly seat: number
  readonly n: number
  readonly move: string
  /** When it was asked for first, and when it was answered, by a clock that nobody sets. */
  readonly asked: number
  readonly answered: number
}

/** Asks again until the server answers. */
async function stubbornly<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isBroken(error)) throw error
      await setTimeout(20)
    }
  }
}

const BROKEN = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']

function isBroken(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException
  return BROKEN.includes(code ?? '') || message === 'aborted' || message === 'socket hang up'
}

/** Follows a room over any number of streams, and holds the moves as it was told them. */
export class Follower {
  readonly moves: string[] = []
  /** Anything that was not to happen: a gap, a move told twice. */
  readonly faults: string[] = []
  readonly #client: Client
  readonly #room: string
  #stream: Stream
  #lastId: number | undefined
  #read = 0
  #isDone = false

  constructor(client: Client, room: string) {
    this.#client = client
    this.#room = room
    this.#stream = client.follow(room)
  }

  /** Reads until it is told to end. */
  async run(): Promise<void> {
    while (!this.#isDone) {
      this.#take()
      await this.#stream.news()
      this.#take()
      if (this.#stream.isOpen || this.#isDone) continue
      await setTimeout(20)
      this.#stream = this.#client.follow(this.#room, this.#lastId)
      this.#read = 0
    }
  }

  end(): void {
    this.#isDone = true
    this.#stream.close()
  }

  #take(): void {
    this.#lastId = this.#stream.lastId ?? this.#lastId
    for (const message of this.#stream.messages.slice(this.#read)) {
      if (message.type === 'room')
        this.moves.splice(0, this.moves.length, ...message.history.map(({ move }) => move))
      if (message.type === 'event' && message.entry !== undefined) {
        if (message.entry.n !== this.moves.length + 1)
          this.faults.push(`move ${message.entry.n} after ${this.moves.length}`)
        this.moves.push(message.entry.move)
      }
    }
    this.#read = this.#stream.messages.length
  }
}

interface Survivor {
  readonly seed: number
  /** Moves of the game. */
  readonly most: number
  acknowledge(move: Acknowledged): void
  /** Nothing could be kept. */
  refused?(code: string): void
}

/** Plays until the game has so many moves, or is over. What is not answered is asked again, with the same words. */
export async function survive(
  client: Client,
  room: string,
  { seed, most, acknowledge, refused }: Survivor,
): Promise<void> {
  const roll = dice(seed)
  for (;;) {
    const view = await stubbornly(() => client.ask(`/api/rooms/${room}/view`)).then(viewOf)
    if (view === undefined || !view.waiting.includes(view.viewer)) {
      if (view !== undefined && (view.over || view.moves >= most)) return
      await setTimeout(5)
      continue
    }
    if (view.moves >= most) return
    const move = pick(view, roll)
    const asked = performance.now()
    const { status, text, body } = await stubbornly(() => client.move(room, view.moves, move))
    const answered = performance.now()
    if (status === 200)
      acknowledge({ room, seat: view.viewer, n: view.moves + 1, move, asked, answered })
    else if (status === 503) {
      refused?.(String(body['code']))
      await setTimeout(20)
    } else if (status !== 409) throw new Error(`${status} ${text}`)
  }
}

/** A server that just stops, or whose storage does, says so; then there is no view. */
function viewOf({ status, text, body }: Answer): ViewReply | undefined {
  if (status === 503) return undefined
  if (status !== 200) throw new Error(`${status} ${text}`)
  return body as unknown as ViewReply
}
