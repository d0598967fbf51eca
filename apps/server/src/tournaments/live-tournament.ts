/**
 * A tournament that somebody uses, or that plays: one queue, in which commands are decided, kept and told one after the other.
 * What follows from what was kept, rooms above all, is done afterwards and again after a restart, until it is done.
 */
import { randomInt } from 'node:crypto'
import { accept, type Result, refuse } from '@doubloon/engine'
import type { TableProgress, TournamentMessage } from '@doubloon/protocol'
import type { Logged, PersonId } from '@doubloon/table'
import type { LiveRoom } from '../rooms/live-room.ts'
import { newRoomId, type Rooms } from '../rooms/rooms.ts'
import type { Storage } from '../storage/contract.ts'
import { type Command, decide } from './decide.ts'
import { entryOf } from './entry.ts'
import type { LoggedInTournament, TournamentEvent } from './events.ts'
import { evolve, fold } from './evolve.ts'
import { progressOf, tournamentState } from './messages.ts'
import { runningRound, type Tournament, type TournamentTable } from './state.ts'
import { cameOf, keyOf, openingOf, roundSeed } from './tables.ts'

export interface TournamentServices {
  readonly storage: Storage
  readonly rooms: Rooms
  readonly now: () => number
  /** Tells whoever runs the server; never anything secret. */
  readonly warn: (what: string) => void
}

/** One open stream. */
export interface Follower {
  readonly person: PersonId | undefined
  send(message: TournamentMessage, id?: number): void
}

/** So many milliseconds are gathered into one message. */
const GATHER = 150
const GATHER_PROGRESS = 1000
/** What could not be done is tried again after so many milliseconds. */
const AGAIN = 5000

const CHANCE = { roll: (below: number) => randomInt(below), newRoom: newRoomId }

export class LiveTournament {
  readonly id: string
  readonly #secret: string
  readonly #services: TournamentServices
  readonly #followers = new Set<Follower>()
  /** The rooms that have changed since their progress was told. */
  readonly #changed = new Set<string>()
  #tournament: Tournament
  #queue: Promise<unknown> = Promise.resolve()
  #telling: NodeJS.Timeout | undefined
  #tellingProgress: NodeJS.Timeout | undefined
  #again: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(
    id: string,
    secret: string,
    services: TournamentServices,
    log: readonly LoggedInTournament[],
  ) {
    this.id = id
    this.#secret = secret
    this.#services = services
    this.#tournament = fold(log)
  }

  get now(): Tournament {
    return this.#tournament
  }

  /** The rooms that play. */
  get rooms(): readonly string[] {
    const tables = runningRound(this.#tournament)?.tables ?? []
    return tables.filter(({ came }) => came === undefined).map(({ room }) => room)
  }

  /** Whether nobody needs it in memory. */
  get isQuiet(): boolean {
    return this.#followers.size === 0 && runningRound(this.#tournament) === undefined
  }

  /** Decides a command, keeps what follows from it, does it, tells everybody, and answers. */
  command(command: Command): Promise<Result<{ readonly number: number }>> {
    return this.#inTurn(async () => {
      const done = await this.#keep(command)
      if (!done.ok) return done
      await this.#doAll(done.value)
      return accept({ number: this.#tournament.number })
    })
  }

  /** Does what was kept and is not done yet. */
  work(): Promise<void> {
    return this.#inTurn(() => this.#doAll([]))
  }

  /** A room of it has changed. */
  hear(room: string, events: readonly Logged[]): void {
    if (this.#isClosed) return
    if (events.some(({ event }) => event.type === 'ended' || event.type === 'closed'))
      void this.work()
    if (this.#followers.size === 0) return
    this.#changed.add(room)
    this.#tellingProgress ??= setTimeout(() => {
      this.#tellingProgress = undefined
      const rooms = [...this.#changed]
      this.#changed.clear()
      void this.#tellProgress(rooms, [...this.#followers])
    }, GATHER_PROGRESS).unref()
  }

  follow(follower: Follower): void {
    this.#followers.add(follower)
    this.#tell([follower])
    void this.#tellProgress(this.rooms, [follower])
  }

  leave(follower: Follower): void {
    this.#followers.delete(follower)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const timer of [this.#telling, this.#tellingProgress, this.#again]) clearTimeout(timer)
    await this.#queue
  }

  async #keep(command: Command): Promise<Result<readonly TournamentEvent[]>> {
    const decided = decide(this.#tournament, command, CHANCE)
    if (!decided.ok || decided.value.length === 0) return decided
    const at = Math.max(this.#services.now(), this.#tournament.at)
    let next = this.#tournament
    const events = decided.value.map((event) => {
      const logged = { number: next.number + 1, at, event }
      next = evolve(next, logged)
      return logged
    })
    const entry = entryOf(this.id, next)
    // Nobody else writes here: a place that is taken means that the data are not as they were left.
    if (!(await this.#services.storage.tournaments.append({ events, entry })))
      return refuse('busy', 'somebody else writes to this tournament; try again')
    this.#tournament = next
    this.#tellSoon()
    return decided
  }

  async #doAll(events: readonly TournamentEvent[]): Promise<void> {
    try {
      for (const event of events) await this.#seatOf(event)
      await this.#playRound()
    } catch (error) {
      this.#services.warn(`a tournament does not get on: ${String(error)}`)
      this.#again ??= setTimeout(() => {
        this.#again = undefined
        void this.work()
      }, AGAIN).unref()
    }
  }

  /** Who leaves the tournament leaves the table, too; who comes back takes the seat again. */
  async #seatOf(event: TournamentEvent): Promise<void> {
    if (event.type !== 'left' && event.type !== 'joined') return
    const { person } = event
    const table = runningRound(this.#tournament)?.tables.find(
      ({ seats, came }) => came === undefined && seats.some((is) => is.person === person),
    )
    if (table === undefined) return
    const room = await this.#services.rooms.find(table.room)
    // Whatever is refused is so already, or forbidden by the room: they have resigned, or have no time left.
    await room?.command({ type: event.type === 'left' ? 'leave' : 'return', by: person })
  }

  async #playRound(): Promise<void> {
    const round = runningRound(this.#tournament)
    if (round === undefined) return
    for (const [table, is] of round.tables.entries()) {
      if (is.came !== undefined) continue
      const room = await this.#roomOf(is)
      if (is.isStopped) await room.command({ type: 'shut', why: 'tournament' })
      const came = await room.ask(cameOf)
      if (came !== undefined) await this.#keep({ type: 'tableEnded', table, came })
    }
    if (this.rooms.length === 0) await this.#endRound()
  }

  /** The room of a table; opened, and begun, if it is not. */
  async #roomOf(table: TournamentTable): Promise<LiveRoom> {
    const { rooms } = this.#services
    const room = (await rooms.find(table.room)) ?? (await this.#open(table))
    const isWaiting = await room.ask(({ phase }) => phase === 'gathering')
    if (isWaiting) await room.command({ type: 'start', by: this.id })
    return room
  }

  async #open(table: TournamentTable): Promise<LiveRoom> {
    const key = keyOf(this.#secret, this.#tournament, table)
    const opening = openingOf(this.id, this.#tournament, table)
    const opened = await this.#services.rooms.open(opening, key)
    if (!opened.ok) throw new Error(`a table cannot be opened: ${opened.error.message}`)
    return opened.value
  }

  async #endRound(): Promise<void> {
    const seed = roundSeed(this.#secret, this.#tournament)
    const tables = runningRound(this.#tournament)?.tables ?? []
    if (seed !== undefined)
      for (const table of tables) await (await this.#roomOf(table)).command({ type: 'unseal' })
    await this.#keep({ type: 'endRound', ...(seed !== undefined && { seed }) })
  }

  #tellSoon(): void {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined
      // After what is being done: whoever is told of a table finds it.
      void this.#inTurn(async () => this.#tell([...this.#followers]))
    }, GATHER).unref()
  }

  #tell(followers: readonly Follower[]): void {
    const tournament = tournamentState(this.id, this.#tournament)
    for (const follower of followers) {
      const { person } = follower
      const message = { type: 'tournament', tournament, ...(person && { person }) } as const
      follower.send(message, tournament.number)
    }
  }

  async #tellProgress(ids: readonly string[], followers: readonly Follower[]): Promise<void> {
    const tables: TableProgress[] = []
    for (const id of ids) {
      const room = await this.#services.rooms.find(id)
      const progress = await room?.ask((is) => progressOf(id, is))
      if (progress !== undefined) tables.push(progress)
    }
    if (tables.length === 0) return
    for (const follower of followers)
      if (this.#followers.has(follower)) follower.send({ type: 'progress', tables })
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work)
    this.#queue = done.catch(() => {})
    return done
  }
}
