/**
 * What is true of a game, as only the referee knows it, against what somebody was told. Whoever is told what follows from nothing hidden
 * is told the same of a game in which everything hidden was drawn anew: that one is compared with.
 */
import { isDeepStrictEqual } from 'node:util'
import { Game, type GameState, type GameTypes, WATCHER } from '@doubloon/engine'
import type { GlimpseMessage, StreamMessage, ViewReply } from '@doubloon/protocol'
import { eventFor, type Logged, Room, type RoomContext } from '@doubloon/table'

type AnyGame = Game<GameState, GameTypes>

/** A move that was refused: what was tried, and what was answered. */
export interface RefusedMove {
  readonly view: ViewReply
  readonly move: string
  readonly answer: Readonly<Record<string, unknown>>
}

export class Truth {
  readonly #log: readonly Logged[]
  readonly #context: RoomContext
  /** The room after each event of its log. */
  readonly #rooms: readonly Room[]
  readonly faults: string[] = []
  compared = 0
  /** Hands of three cards and more in glimpses, and how many of them were the true ones. */
  hands = 0
  sameHands = 0
  /** VP of others in glimpses, and how many of them were the true ones. */
  vp = 0
  sameVp = 0

  constructor(context: RoomContext, log: readonly Logged[]) {
    this.#log = log
    this.#context = context
    const rooms: Room[] = []
    for (const logged of log) {
      const before = rooms.at(-1)
      rooms.push(before === undefined ? Room.fold(context, [logged]) : before.with(logged))
    }
    this.#rooms = rooms
  }

  get events(): readonly string[] {
    return this.#log.map(({ event }) => event.type)
  }

  /** A stream of one viewer, which went on after a number. */
  hearStream(viewer: number, messages: readonly StreamMessage[], after: number): void {
    let last = after
    for (const message of messages) {
      if (message.type === 'room') {
        last = message.room.number
        this.#hearWhole(viewer, message)
      }
      if (message.type === 'event') {
        last = message.number
        this.#hearEvent(viewer, message)
      }
      if (message.type === 'glimpse') this.hearGlimpse(viewer, message, last)
    }
  }

  hearView(viewer: number, view: ViewReply): void {
    const game = this.#rooms[view.number - 1]?.table?.game
    const own = this.#drawnAnew(game, viewer)
    if (game === undefined || own === undefined) {
      this.#fault('a view of no game', view)
      return
    }
    this.#same('a view', view.view, own.view(viewer))
    this.#same('whose view it is', view.viewer, viewer)
    const isAsked = game.waiting.includes(viewer)
    const offers = isAsked ? own.offers(undefined, viewer) : []
    if (offers !== undefined)
      this.#same(
        'offers',
        view.offers,
        offers.map(({ text }) => text),
      )
    else this.#same('steps', view.steps, own.steps(viewer))
  }

  /** A glimpse, when so much of the log had been told; without a number, of any time. */
  hearGlimpse(viewer: number, { moves, bytes, viewer: told }: GlimpseMessage, number?: number) {
    this.#same('whose glimpse it is', told, viewer)
    const at = number === undefined ? this.#rooms : this.#rooms.slice(number - 1, number)
    const adapter = this.#context.adapter
    const seen = Game.fromGlimpse<GameState, GameTypes>(adapter.rules, Buffer.from(bytes, 'base64'))
    if (!seen.ok) {
      this.#fault('no glimpse', bytes)
      return
    }
    const view = seen.value.view(viewer)
    const games = [...new Set(at.map((room) => room.table?.at(moves)))]
    const game = games.findLast((one) => games.length === 1 || isSame(one?.view(viewer), view))
    const own = this.#drawnAnew(game, viewer)
    if (game === undefined || own === undefined) {
      this.#fault('a glimpse of no game', moves)
      return
    }
    this.#same('a glimpse', view, own.view(viewer))
    const [shown, drawn, real] = [seen.value, own, game].map(vpIn)
    this.#same('VP in a glimpse', shown, drawn)
    if (!game.over) this.#countHidden(viewer, game, seen.value, shown ?? [], real ?? [])
  }

  /** Why a move was refused: as it would have been refused in a game in which everything hidden is something else. */
  hearRefusal(viewer: number, { view, move, answer }: RefusedMove): void {
    const own = this.#drawnAnew(this.#rooms[view.number - 1]?.table?.game, viewer)
    const played = own?.play(move, viewer)
    if (played === undefined || played.ok) {
      this.#fault('a refusal', { move, answer })
      return
    }
    this.#same(`the refusal of ${move}`, answer, played.error)
  }

  #hearWhole(viewer: number, message: Extract<StreamMessage, { type: 'room' }>): void {
    const { number } = message.room
    const table = this.#rooms[number - 1]?.table
    this.#same('whose room it is', message.viewer, viewer)
    const entries = Array.from({ length: table?.length ?? 0 }, (_, n) =>
      this.#entry(number, n + 1, viewer),
    )
    this.#same('a history', message.history, entries)
    const told = this.#log
      .slice(0, number)
      .flatMap(({ event }) => (event.type === 'moved' ? [] : (this.#eventFor(event, viewer) ?? [])))
    this.#same(
      'a log',
      message.log.map(({ event }) => event),
      told,
    )
  }

  #hearEvent(viewer: number, message: Extract<StreamMessage, { type: 'event' }>): void {
    const { number, event, entry } = message
    const logged = this.#log[number - 1]
    const room = this.#rooms[number - 1]
    if (logged === undefined || room === undefined) {
      this.#fault('an event of no log', message)
      return
    }
    this.#same('an event', event, this.#eventFor(logged.event, viewer))
    if (entry !== undefined)
      this.#same('an entry', entry, this.#entry(number, room.table?.length ?? 0, viewer))
  }

  #eventFor(event: Logged['event'], viewer: number) {
    return eventFor(this.#context.adapter, event, viewer)
  }

  /** Why a bot moved is told where nobody holds anything, and to its own seat. */
  #entry(number: number, n: number, viewer: number) {
    const entry = this.#rooms[number - 1]?.table?.entry(n, viewer)
    if (entry === undefined) return undefined
    const { why, ...told } = entry
    const isOpen = entry.seat === viewer || !this.#context.adapter.hasHiddenHands
    return isOpen && why !== undefined ? { ...told, why } : told
  }

  #drawnAnew(game: AnyGame | undefined, viewer: number): AnyGame | undefined {
    if (game === undefined) return undefined
    const bytes = game.glimpse(viewer, 'the referee draws anew')
    const drawn = Game.fromGlimpse<GameState, GameTypes>(this.#context.adapter.rules, bytes)
    return drawn.ok ? drawn.value : undefined
  }

  #countHidden(
    viewer: number,
    game: AnyGame,
    seen: AnyGame,
    shown: readonly unknown[],
    real: readonly unknown[],
  ): void {
    const hidden = Array.from({ length: game.players }, (_, seat) => seat).filter(
      (seat) => seat !== viewer,
    )
    for (const seat of hidden) {
      const [one, other] = [handsIn(game)[seat] ?? [], handsIn(seen)[seat] ?? []]
      if (one.length >= 3) {
        this.hands++
        if (one.join() === other.join()) this.sameHands++
      }
      if (hidden.length > 1 && viewer !== WATCHER && real[seat] !== undefined) {
        this.vp++
        if (real[seat] === shown[seat]) this.sameVp++
      }
    }
  }

  #same(what: string, told: unknown, right: unknown): void {
    this.compared++
    if (!isSame(told, right)) this.#fault(what, { told, right })
  }

  #fault(what: string, found: unknown): void {
    this.faults.push(`${what}: ${JSON.stringify(found).slice(0, 1000)}`)
  }
}

/** As it travels. Texts are compared faster than objects, and are rarely different. */
function isSame(told: unknown, right: unknown): boolean {
  const [one, other] = [told, right].map((it) => JSON.stringify(it ?? null))
  if (one === undefined || other === undefined) return false
  return one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other))
}

interface Position {
  readonly seats?: readonly {
    readonly hand?: Readonly<Record<string, number>>
    readonly vp?: number
  }[]
}

/** The cards that each seat holds; none in a game without hands. */
function handsIn(game: AnyGame): readonly (readonly string[])[] {
  const { seats = [] } = game.position() as Position
  return seats.map(({ hand = {} }) =>
    Object.entries(hand)
      .flatMap(([card, count]) => Array<string>(count).fill(card))
      .sort(),
  )
}

function vpIn(game: AnyGame): readonly (number | undefined)[] {
  const { seats = [] } = game.position() as Position
  return seats.map(({ vp }) => vp)
}
