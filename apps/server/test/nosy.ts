/** Robots that play, and ask and try on the way whatever may be asked and tried; everything they are told is kept for the referee. */
import type { GlimpseMessage, StreamMessage, ViewReply } from '@doubloon/protocol'
import { type PersonCommand, PHRASES } from '@doubloon/table'
import type { Answer, Client, Stream } from './client.ts'
import type { RefusedMove } from './game-truth.ts'
import { pick } from './robots.ts'

/** Tried now and then, wherever one sits. */
const TRIED = [
  'build everything',
  'load corn on 6',
  'build library',
  'build chapel paying indigo plant',
  'sell indigo',
  'take corn',
  'keep library',
  'choose captain',
]

interface FollowedStream {
  readonly stream: Stream
  readonly after: number
}

export class Nosy {
  readonly client: Client
  readonly room: string
  readonly viewer: number
  readonly #roll: (below: number) => number
  readonly followed: FollowedStream[] = []
  readonly views: ViewReply[] = []
  readonly glimpses: GlimpseMessage[] = []
  readonly refused: RefusedMove[] = []
  /** How often what was done. */
  readonly did = new Map<string, number>()
  #answered = 0

  constructor(client: Client, room: string, viewer: number, roll: (below: number) => number) {
    this.client = client
    this.room = room
    this.viewer = viewer
    this.#roll = roll
  }

  follow(after?: number): void {
    const stream = this.client.follow(this.room, after)
    this.followed.push({ stream, after: after ?? 0 })
    this.#answered = 0
  }

  get #stream(): Stream {
    const last = this.followed.at(-1)
    if (last === undefined) throw new Error('nothing is followed')
    return last.stream
  }

  end(): void {
    for (const { stream } of this.followed) stream.close()
  }

  /** Waits until the whole game was told. */
  async untilOver(): Promise<void> {
    await this.#stream.until(hasEnded)
  }

  /** Plays to the end. */
  async play(): Promise<void> {
    for (;;) {
      const seen = this.#stream.messages.length
      const { status, body, text } = await this.client.ask(`/api/rooms/${this.room}/view`)
      if (status === 409) continue
      if (status !== 200) throw new Error(`${status} ${text}`)
      const view = body as unknown as ViewReply
      this.views.push(view)
      if (view.over) return
      await this.#answerVotes()
      if (!view.waiting.includes(this.viewer)) {
        await this.#pry(view)
        if (this.#stream.messages.length === seen) await this.#stream.news()
        continue
      }
      if (this.#roll(12) === 0) await this.#tryForbidden(view)
      const move = pick(view, this.#roll)
      this.#count('move', await this.client.move(this.room, view.moves, move))
      if (this.#roll(25) === 0) await this.#command({ type: 'takeBack', after: view.moves + 1 })
      if (this.#roll(60) === 0) await this.#leaveAndReturn()
    }
  }

  /** Looks on, as somebody who does not sit there. */
  async look(): Promise<void> {
    const opened = await this.client.ask(`/api/rooms/${this.room}`)
    if (opened.status === 403) return this.#lookFromOutside()
    this.follow()
    while (!hasEnded(this.#stream.messages)) {
      const seen = this.#stream.messages.length
      const { status, body } = await this.client.ask(`/api/rooms/${this.room}/view`)
      const view = body as unknown as ViewReply
      if (status === 200) this.views.push(view)
      if (status === 200 && this.#roll(4) === 0) await this.#pry(view)
      if (this.#stream.messages.length === seen) await this.#stream.news()
    }
  }

  /** Where nobody may watch, all that is asked is refused; and at last the record is there for everybody. */
  async #lookFromOutside(): Promise<void> {
    for (const path of ['', '/view', '/events', '/glimpse?moves=0', '/record'])
      this.#count(`outside${path}`, await this.client.ask(`/api/rooms/${this.room}${path}`))
  }

  async #pry({ moves, number }: ViewReply): Promise<void> {
    const ask = (path: string) => this.client.ask(`/api/rooms/${this.room}${path}`)
    switch (this.#roll(24)) {
      case 0:
        this.#count('early record', await ask('/record'))
        break
      case 1:
        this.#count('room', await ask(''))
        break
      case 2: {
        const answer = await ask(`/glimpse?moves=${this.#roll(moves + 2)}`)
        this.#count('glimpse', answer)
        if (answer.status === 200) this.glimpses.push(answer.body as unknown as GlimpseMessage)
        break
      }
      case 3:
        this.#count('foreign move', await this.client.move(this.room, moves, 'choose builder'))
        break
      case 4: {
        const phrase = PHRASES[this.#roll(PHRASES.length)] ?? ''
        const words = this.#roll(2) === 0 ? { phrase } : { text: 'what do you hold?' }
        const name = this.viewer < 0 ? { name: 'Looker' } : {}
        await this.#command({ type: 'say', words, ...name })
        break
      }
      case 5:
        await this.#command({ type: 'report', about: this.#roll(number) + 1 })
        break
      case 6: {
        const last = this.#stream.lastId
        this.#stream.close()
        this.#count('resumed')
        this.follow(last)
        break
      }
    }
  }

  async #tryForbidden(view: ViewReply): Promise<void> {
    const move = TRIED[this.#roll(TRIED.length)] ?? ''
    if (view.offers?.includes(move) || view.steps?.includes(move)) return
    const { status, body } = await this.client.move(this.room, view.moves, move)
    this.#count(`forbidden ${status}`)
    if (status === 422 && view.waiting.length === 1) this.refused.push({ view, move, answer: body })
  }

  async #answerVotes(): Promise<void> {
    const asked = this.#stream.messages.slice(this.#answered).flatMap((message) => {
      if (message.type === 'room') return message.room.takeBack?.number ?? []
      return message.type === 'event' && message.event.type === 'takeBackAsked'
        ? message.number
        : []
    })
    this.#answered = this.#stream.messages.length
    for (const about of asked)
      await this.#command({ type: 'answerTakeBack', about, agrees: this.#roll(3) > 0 })
  }

  async #leaveAndReturn(): Promise<void> {
    await this.#command({ type: 'leave' })
    await this.#command({ type: 'return' })
  }

  async #command(command: PersonCommand): Promise<void> {
    this.#count(command.type, await this.client.command(this.room, command))
  }

  #count(what: string, answer?: Answer): void {
    const key = answer === undefined ? what : `${what} ${answer.status}`
    this.did.set(key, (this.did.get(key) ?? 0) + 1)
  }
}

const hasEnded = (messages: readonly StreamMessage[]) =>
  messages.some(
    (it) =>
      (it.type === 'event' && it.event.type === 'ended') ||
      (it.type === 'room' && it.room.stage === 'over'),
  )
