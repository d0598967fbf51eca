/** All rooms: those in use, the others where they are kept, and the clock that wakes them. */
import { createHash, randomBytes } from 'node:crypto'
import { accept, type GameAdapter, type GameState, type Result, refuse } from '@doubloon/engine'
import {
  type Logged,
  type Opening,
  openRoom,
  type PersonId,
  Room,
  type RoomContext,
} from '@doubloon/table'
import { FoundOnce } from '../found-once.ts'
import { adapterOf } from '../games.ts'
import { entryOf } from './entry.ts'
import { LiveRoom } from './live-room.ts'
import type { RoomServices } from './services.ts'
import { Timers } from './timers.ts'

/** How often the index is asked who needs the server, and how far ahead it is asked; milliseconds. */
const ROUND = 15_000
const AHEAD = 2 * ROUND
/** A room whose next time is nearer than this stays in memory: no round could miss it. */
const NEAR = 2 * AHEAD
/** A room that nobody has needed for so long is let go. */
const IDLE = 60_000
/** So many rooms are woken at once. */
const BATCH = 200

export interface RoomKey {
  readonly id: string
  readonly seed: string
}

export function newRoomId(): string {
  return randomBytes(12).toString('base64url')
}

function keyFor({ brought }: Opening): RoomKey {
  return { id: newRoomId(), seed: brought?.seed ?? randomBytes(24).toString('base64url') }
}

export class Rooms {
  readonly #services: RoomServices
  readonly #live = new Map<string, LiveRoom>()
  readonly #found = new FoundOnce<LiveRoom>(this.#live, (id) => this.#load(id))
  #seenUntil = 0
  #round: NodeJS.Timeout | undefined

  constructor(services: Omit<RoomServices, 'timers'>) {
    this.#services = { ...services, timers: new Timers((id) => void this.#live.get(id)?.wake()) }
  }

  /** How many rooms are in memory. */
  get size(): number {
    return this.#live.size
  }

  /** Wakes everybody who needs the server, from now on. */
  async start(): Promise<void> {
    await this.#makeRound()
    await this.#wakeAhead()
    this.#round = setInterval(() => void this.#makeRound(), ROUND).unref()
  }

  /** Nothing could be kept for a while: what bots and times then tried in vain is tried again. */
  async wakeAll(): Promise<void> {
    this.#seenUntil = 0
    await this.#makeRound()
  }

  /** Under an id and with a seed by lot, if none are given; a game that was begun elsewhere keeps its seed. */
  async open(opening: Opening, { id, seed }: RoomKey = keyFor(opening)): Promise<Result<LiveRoom>> {
    const adapter = adapterOf(opening.settings.game)
    if (adapter === undefined)
      return refuse('unknown-game', `there is no game "${opening.settings.game}"`)
    const events = openRoom(adapter, opening)
    if (!events.ok) return events
    const at = this.#services.now()
    const logged = events.value.map((event, index): Logged => ({ number: index + 1, at, event }))
    const context = contextOf(adapter, seed)
    const room = Room.fold(context, logged)
    const isKept = await this.#services.storage.append({
      events: logged,
      entry: entryOf(id, room),
      seed,
    })
    if (!isKept) return refuse('busy', 'the room could not be opened; try again')
    const live = new LiveRoom(id, context, this.#services, room)
    this.#live.set(id, live)
    return accept(live)
  }

  /** The room where the same people go on; opened by the first who wants it. */
  async rematch(live: LiveRoom, person: PersonId): Promise<Result<string>> {
    const { known, opening } = await live.ask((room) => ({
      known: room.rematch,
      opening:
        room.seatOf(person) >= 0 && room.phase === 'over' && room.tournament === undefined
          ? room.rematchOpening()
          : undefined,
    }))
    if (known !== undefined) return accept(known)
    if (opening === undefined)
      return refuse('no-rematch', 'only who sat at a finished game can open a rematch')
    const opened = await this.open({ ...opening, after: live.id })
    if (!opened.ok) return opened
    const told = await live.command({ type: 'rematch', room: opened.value.id })
    if (told.ok) return accept(opened.value.id)
    const other = await live.ask((room) => room.rematch)
    return other === undefined ? told : accept(other)
  }

  find(id: string): Promise<LiveRoom | undefined> {
    return this.#found.find(id)
  }

  /** Another process has written: whoever is here is told. */
  async refresh(): Promise<void> {
    await Promise.all([...this.#live.values()].map((live) => live.refresh()))
  }

  /** Ends all streams, and waits for what was begun. */
  async close(): Promise<void> {
    clearInterval(this.#round)
    this.#services.timers.close()
    for (const live of this.#live.values()) live.endStreams()
    await Promise.all([...this.#live.values()].map((live) => live.settle()))
  }

  async #load(id: string): Promise<LiveRoom | undefined> {
    const { storage } = this.#services
    const seed = await storage.seed(id)
    if (seed === undefined) return undefined
    const [first] = await storage.log(id)
    const adapter =
      first?.event.type === 'opened' ? adapterOf(first.event.settings.game) : undefined
    if (adapter === undefined) return undefined
    const live = new LiveRoom(id, contextOf(adapter, seed), this.#services)
    this.#live.set(id, live)
    return live
  }

  async #makeRound(): Promise<void> {
    const now = this.#services.now()
    this.#letGo(now)
    const before = now + AHEAD
    try {
      await this.#wakeDue(this.#seenUntil, before)
      this.#seenUntil = before
      await this.#closeForsaken(now - this.#services.gathering)
    } catch (error) {
      this.#services.warn(`the index of rooms cannot be read: ${String(error)}`)
    }
  }

  async #closeForsaken(since: number): Promise<void> {
    for (const id of await this.#services.storage.forsaken(since, BATCH))
      await (await this.find(id))?.expire(since)
  }

  /** Whose times the index would find too late, because the clock was set back while the server was down. */
  async #wakeAhead(): Promise<void> {
    const ids = await this.#services.storage.ahead(this.#services.now())
    for (const id of ids) await (await this.find(id))?.wake()
  }

  async #wakeDue(from: number, before: number): Promise<void> {
    const known = new Set<string>()
    for (;;) {
      const ids = await this.#services.storage.due({ from, before }, known.size + BATCH)
      const fresh = ids.filter((id) => !known.has(id))
      if (fresh.length === 0) return
      for (const id of fresh) {
        known.add(id)
        await (await this.find(id))?.wake()
      }
    }
  }

  #letGo(now: number): void {
    for (const [id, live] of this.#live) {
      live.rest(now - IDLE)
      if (live.isResting && live.isQuiet(now + NEAR)) {
        this.#live.delete(id)
        this.#services.timers.set(id, undefined)
      }
    }
  }
}

export function contextOf(adapter: GameAdapter<GameState>, seed: string): RoomContext {
  return { adapter, seed, seedHash: createHash('sha256').update(seed).digest('hex') }
}
