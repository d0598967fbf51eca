/** A room at which this browser sits or looks on: the line to it, how it stands, and its table. */
import { type Refusal, WATCHER } from '@doubloon/engine'
import type { EventMessage, GlimpseMessage, StreamMessage, WholeMessage } from '@doubloon/protocol'
import {
  type Methods,
  type PersonCommand,
  playerAt,
  type SetUp,
  type TableCalls,
  type TableTypes,
  type Update,
} from '@doubloon/table'
import type { Environment } from '../../local/desk/session.ts'
import type { Store } from '../../local/desk/store.ts'
import type { AnyPageAdapter } from '../../local/page-adapter.ts'
import { pageAdapterOf } from '../../local/page-adapters.ts'
import type { RoomNews, RoomNow } from '../contract.ts'
import { Line, type LineEnvironment } from './connection.ts'
import { LaidTable } from './laid-table.ts'
import { Outbox } from './outbox.ts'
import { OverGame } from './over-game.ts'
import { Waiting, type WaitingMove } from './waiting.ts'
import { NoAnswer, request } from './wire.ts'

export interface RoomEnvironment extends LineEnvironment, Pick<Environment, 'think'> {
  /** Where moves are kept that wait for the line. */
  readonly waiting: Store
}

const ADVISER = { bot: 'master', milliseconds: 500 }

const NOT_SEATED: Refusal = { code: 'not-seated', message: 'only who sits at the table can play' }
const BY_THE_ROOM: Refusal = { code: 'not-here', message: 'seats are changed by the room' }
const NO_ANSWER: Refusal = { code: 'no-answer', message: 'the server does not answer' }

/** What is not told by the whole room. */
type Besides = Omit<RoomNow, 'room' | 'viewer' | 'person' | 'log'>

export class RoomSession implements Methods<TableCalls<TableTypes>> {
  readonly #environment: RoomEnvironment
  readonly #path: string
  readonly #line: Line
  readonly #outbox: Outbox
  readonly #waiting: Waiting
  readonly #rooms = new Map<number, (news: RoomNews) => void>()
  readonly #tables = new Map<number, (update: Update<TableTypes>) => void>()
  #adapter: AnyPageAdapter | undefined
  #whole: WholeMessage | undefined
  #laid: LaidTable | undefined
  #besides: Besides = {
    presence: undefined,
    clocks: undefined,
    connected: { state: 'trying', at: 0 },
    isSending: false,
    hasLostMove: false,
  }
  #over: OverGame | undefined
  /** Messages are taken one after the other: the first waits for the rules of the game. */
  #work: Promise<void> = Promise.resolve()

  constructor(environment: RoomEnvironment, id: string) {
    this.#environment = environment
    this.#path = `/api/rooms/${id}`
    this.#waiting = new Waiting(environment.waiting, id)
    this.#outbox = new Outbox(environment, (isSending) => {
      // What waited was answered: then the server can be heard again, too.
      const isLost = this.#besides.connected.state === 'trying'
      if (isLost && this.#besides.isSending && !isSending) this.#line.hurry()
      this.#tellRoom({ isSending })
    })
    this.#line = new Line(
      environment,
      `${this.#path}/events`,
      (message) => {
        this.#work = this.#work.then(() => this.#take(message))
      },
      (connected) => {
        if (connected.state === 'here') this.#outbox.hurry()
        this.#tellRoom({ connected })
      },
    )
  }

  enter(subscription: number, listener: (news: RoomNews) => void): void {
    this.#rooms.set(subscription, listener)
    listener(this.#news())
  }

  sit(subscription: number, listener: (update: Update<TableTypes>) => void): void {
    this.#tables.set(subscription, listener)
    const opened = this.#laid?.opened()
    if (opened !== undefined) listener(opened)
  }

  leave(subscription: number): void {
    this.#rooms.delete(subscription)
    this.#tables.delete(subscription)
  }

  /** Whether anybody listens. */
  get isHeard(): boolean {
    return this.#rooms.size + this.#tables.size > 0
  }

  close(): void {
    this.#line.close()
    this.#outbox.close()
  }

  async reconnect(): Promise<undefined> {
    this.#line.hurry()
    this.#outbox.hurry()
    return undefined
  }

  /** Who was nobody to the server before is somebody after the first command, and follows as such from then on. */
  async tell(command: PersonCommand): Promise<Refusal | undefined> {
    const refused = await this.#outbox.send(`${this.#path}/commands`, command)
    if (refused === undefined && this.#whole?.person === undefined) this.#line.restart()
    return refused
  }

  /** Asked once: who waits in vain presses again. */
  async rematch(): Promise<string | Refusal> {
    try {
      const { fetch } = this.#environment
      const reply = await request<{ readonly room: string }>(fetch, `${this.#path}/rematch`, {})
      return reply.ok ? reply.value.room : reply.error
    } catch (error) {
      if (error instanceof NoAnswer) return NO_ANSWER
      throw error
    }
  }

  async play(move: string): Promise<Refusal | undefined> {
    const laid = this.#laid
    if (laid === undefined || this.#viewer === WATCHER) return NOT_SEATED
    const [after, known] = [laid.length, laid.told]
    const mayBeLate = laid.isAskedTogether
    const refused = laid.playEarly(move) ?? (await this.#send({ after, move }))
    if (refused === undefined) return undefined
    laid.rollBack()
    if (refused.code !== 'late') return refused
    // Somebody was faster, at another window or because all are asked at the same time: then the move follows theirs.
    await laid.passes(after, known)
    return mayBeLate && laid.why(move) === undefined ? this.play(move) : refused
  }

  /** It is kept until it is answered. */
  async #send(move: WaitingMove): Promise<Refusal | undefined> {
    this.#waiting.add(move)
    const refused = await this.#outbox.send(`${this.#path}/moves`, move)
    this.#waiting.remove(move)
    return refused
  }

  /** Sends what waited when an earlier page was closed; one that others were faster with is not made. */
  async #sendLeft(): Promise<void> {
    for (const left of await this.#waiting.left()) {
      const isNext = left.after === this.#laid?.length
      const refused = await (isNext ? this.play(left.move) : this.#send(left))
      this.#waiting.remove(left)
      if (refused !== undefined) this.#tellRoom({ hasLostMove: true })
    }
  }

  undo(): Promise<Refusal | undefined> {
    return this.tell({ type: 'takeBack', after: this.#laid?.length ?? 0 })
  }

  async redo(): Promise<undefined> {
    return undefined
  }

  async reseat(): Promise<Refusal> {
    return BY_THE_ROOM
  }

  async hint() {
    const game = this.#laid?.game
    const seat = this.#viewer
    if (game?.waiting.includes(seat) !== true) return undefined
    const seed = String(this.#environment.chance())
    const thought = await this.#environment.think({ record: game.record(), seat, seed, ...ADVISER })
    return this.#laid?.game === game ? thought : undefined
  }

  async foresee(move: string) {
    return this.#laid?.foresee(move)
  }

  async factsAfter(move: string) {
    return this.#laid?.factsAfter(move)
  }

  async why(move: string): Promise<Refusal | undefined> {
    return this.#laid?.why(move)
  }

  async at(n: number) {
    const path = `${this.#path}/glimpse?moves=${n}`
    const reply = await request<GlimpseMessage>(this.#environment.fetch, path)
    return reply.ok ? this.#laid?.momentIn(reply.value) : undefined
  }

  async scoreHistory() {
    return (await this.#overGame())?.scoreHistory()
  }

  async turningPoints(seat: number) {
    return (await this.#overGame())?.turningPoints(seat)
  }

  /** Of a running game only what one may know of it: a position to play on from. */
  async record(): Promise<string> {
    const over = await this.#overGame()
    if (over !== undefined) return over.record()
    return JSON.stringify({ ...this.#laid?.game?.record(), seats: this.#setUp()?.seats })
  }

  get #viewer(): number {
    return this.#whole?.viewer ?? WATCHER
  }

  async #take(message: StreamMessage): Promise<void> {
    if (message.type === 'room') await this.#takeWhole(message)
    else if (message.type === 'event') this.#takeEvent(message)
    else if (message.type === 'glimpse') this.#takeGlimpse(message)
    else if (message.type === 'presence') this.#besides = { ...this.#besides, presence: message }
    else
      this.#besides = { ...this.#besides, clocks: { ...message, heardAt: this.#environment.now() } }
    this.#tellRoom({})
  }

  async #takeWhole(message: WholeMessage): Promise<void> {
    this.#adapter ??= await pageAdapterOf(message.room.settings.game)
    this.#whole = message
    if (this.#adapter === undefined)
      return this.#tell({
        type: 'trouble',
        code: 'unknown-game',
        detail: message.room.settings.game,
      })
    this.#laid ??= new LaidTable(this.#adapter, (update) => this.#tell(update))
    this.#laid.begin(this.#setUp(), message.viewer, message.history)
  }

  /** Moves are shown with the glimpse that follows them. */
  #takeEvent({ number, at, event, entry, room }: EventMessage): void {
    const whole = this.#whole
    if (whole === undefined) return
    const moves = event.type === 'takenBack' ? event.to : (entry?.n ?? whole.room.moves)
    const log = event.type === 'moved' ? whole.log : [...whole.log, { number, at, event, moves }]
    this.#whole = { ...whole, room: room ?? { ...whole.room, number, moves }, log }
    if (entry !== undefined) this.#laid?.add(entry)
    if (event.type === 'takenBack') this.#laid?.cut(event.to)
    if (event.type === 'started') this.#laid?.begin(this.#setUp(), whole.viewer, [])
    if (event.type === 'seatChanged') this.#laid?.seat(this.#setUp())
  }

  /** How the table knows the seats; undefined until all are held. */
  #setUp(): SetUp | undefined {
    const room = this.#whole?.room
    const seats = room?.seats.map(playerAt).filter((seat) => seat !== undefined)
    if (room === undefined || seats?.length !== room.seats.length) return undefined
    return { game: room.settings.game, options: room.settings.options, seats }
  }

  #takeGlimpse(message: GlimpseMessage): void {
    this.#laid?.take(message)
    if (this.#viewer !== WATCHER) void this.#sendLeft().catch(() => undefined)
  }

  async #overGame(): Promise<OverGame | undefined> {
    const setUp = this.#setUp()
    if (this.#whole?.room.stage !== 'over' || this.#adapter === undefined || setUp === undefined)
      return undefined
    const { fetch } = this.#environment
    this.#over ??= await OverGame.fetch(fetch, this.#path, this.#adapter, setUp.seats)
    return this.#over
  }

  #news(): RoomNews {
    if (this.#whole === undefined) return { connected: this.#besides.connected }
    const { room, viewer, person, log } = this.#whole
    return { room, viewer, person, log, ...this.#besides }
  }

  #tellRoom(change: Partial<Besides>): void {
    this.#besides = { ...this.#besides, ...change }
    const news = this.#news()
    for (const listener of this.#rooms.values()) listener(news)
  }

  #tell(update: Update<TableTypes>): void {
    for (const listener of this.#tables.values()) listener(update)
  }
}
