/**
 * A room that somebody uses: one queue, in which commands are decided, kept and told one after the other. What was answered
 * is committed. The room itself is folded from its log when it is needed, and let go when nobody has for a while.
 */
import type { GameAdapter, GameState, Result } from '@doubloon/engine'
import { accept, refuse } from '@doubloon/engine'
import {
  type Logged,
  type PersonId,
  Room,
  type RoomCommand,
  type RoomContext,
} from '@doubloon/table'
import { finishedGame } from '../people/finished.ts'
import { StorageFailure } from '../storage/contract.ts'
import { Audience, type Listener } from './audience.ts'
import { BotSeats } from './bot-seats.ts'
import { entryOf } from './entry.ts'
import type { Done, RoomServices } from './services.ts'
import { type Sight, sightOf } from './sight.ts'

/** So often a command is decided anew because another process wrote in the meantime. */
const MOST_TRIES = 20

export class LiveRoom {
  readonly id: string
  readonly context: RoomContext
  readonly #services: RoomServices
  readonly #audience = new Audience()
  readonly #bots: BotSeats
  readonly #since: number
  #room: Room | undefined
  #queue: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #usedAt: number
  /** When it must be looked at again by itself, as the server's clock says. */
  #wakeAt: number | undefined
  /** How far its log is ahead of the server's clock, which was set back while the server was down: time goes on from there. */
  #ahead = 0

  constructor(id: string, context: RoomContext, services: RoomServices, room?: Room) {
    this.id = id
    this.context = context
    this.#services = services
    this.#room = room
    this.#usedAt = services.now()
    this.#since = this.#usedAt
    this.#bots = new BotSeats(services, (command) => this.command(command))
  }

  get adapter(): GameAdapter<GameState> {
    return this.context.adapter
  }

  /** Whether nobody follows it and nothing will happen by itself before a time. */
  isQuiet(until: number): boolean {
    return (
      this.#audience.size === 0 &&
      this.#waiting === 0 &&
      !this.#bots.areThinking &&
      // Where time is ahead, the index would find it too late.
      (this.#wakeAt === undefined || (this.#wakeAt > until && this.#ahead === 0))
    )
  }

  /** Lets go of what can be read again, if nobody has needed it since a time. */
  rest(since: number): void {
    if (this.#usedAt < since && this.#waiting === 0 && !this.#bots.areThinking)
      this.#room = undefined
  }

  /** Whether nothing of it is in memory that could be read again. */
  get isResting(): boolean {
    return this.#room === undefined
  }

  /** Decides a command, keeps what follows from it, tells everybody, and answers. */
  command(command: RoomCommand): Promise<Result<Done>> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const room = await this.#loaded()
        const answer = room.answer(command, this.#now)
        if (!answer.ok) return answer
        if (command.by !== undefined) this.#audience.acted(command.by, this.#services.now())
        const { logged, room: next } = answer.value
        if (logged.length === 0) return accept(doneBy(room))
        if (await this.#append(logged, next)) return accept(doneBy(next))
        await this.#catchUp(room)
      }
      return refuse('busy', 'too many write to this room at the same time; try again')
    })
  }

  /** Asks something of the room as somebody may see it; undefined if they may see nothing. */
  look<T>(person: PersonId | undefined, ask: (sight: Sight) => T): Promise<T | undefined> {
    return this.#inTurn(async () => {
      const sight = await this.#sightFor(await this.#loaded(), person)
      return sight && ask(sight)
    })
  }

  /** Asks the room itself: for the server. */
  ask<T>(ask: (room: Room) => T): Promise<T> {
    return this.#inTurn(async () => ask(await this.#loaded()))
  }

  /** Somebody follows from now on; false if they may not. */
  join(listener: Listener, after: number): Promise<boolean> {
    return this.#inTurn(async () => {
      const room = await this.#loaded()
      const sight = await this.#sightFor(room, listener.person)
      if (sight === undefined) return false
      const log = await this.#services.storage.log(this.id)
      this.#audience.join(listener, sight, log, after, this.#now)
      this.#drive(room)
      return true
    })
  }

  /** Tells what another process has written in the meantime. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#room === undefined && this.#audience.size === 0) return
      await this.#catchUp(await this.#loaded())
    })
  }

  leave(listener: Listener): void {
    this.#audience.leave(listener, this.#services.now())
    if (this.#room !== undefined) this.#drive(this.#room)
    else void this.wake()
  }

  /** Closes the room if its game has not begun, nothing has happened since a time, and nobody looks at it. */
  async expire(since: number): Promise<void> {
    const isForsaken = await this.ask((room) => room.at < since && this.#audience.size === 0)
    if (isForsaken) await this.command({ type: 'expire' })
  }

  endStreams(): void {
    for (const listener of this.#audience.listeners) listener.end()
  }

  /** Waits for what was begun. */
  async settle(): Promise<void> {
    await this.#queue
  }

  /** Does what is due by itself. */
  async wake(): Promise<void> {
    try {
      const due = await this.ask((room) => this.#dueCommands(room))
      for (const command of due) await this.command(command)
      await this.ask((room) => this.#drive(room))
    } catch (error) {
      if (!(error instanceof StorageFailure))
        this.#services.warn(`a room could not be woken: ${String(error)}`)
    }
  }

  /** The time in this room. */
  get #now(): number {
    return this.#services.now() + this.#ahead
  }

  #dueCommands(room: Room): readonly RoomCommand[] {
    const isUp = room.deadline !== undefined && room.deadline <= this.#now
    return [
      ...(isUp ? [{ type: 'tick' } as const] : []),
      ...this.#absences(room)
        .filter(({ at }) => at <= this.#services.now())
        .map(({ seat }) => ({ type: 'standIn', seat }) as const),
    ]
  }

  /** When a bot is to step in for whom, if nobody returns. */
  #absences(room: Room): readonly { readonly seat: number; readonly at: number }[] {
    const { absence } = room.settings
    if (absence === undefined) return []
    return room.peopleToMove.flatMap((seat) => {
      const is = room.seats[seat]
      if (is?.kind !== 'person' || this.#audience.isPresent(is.person)) return []
      return [{ seat, at: this.#audience.awaySince(is.person, this.#since) + absence * 1000 }]
    })
  }

  /** Lets bots think that are to move, and says when to look again. */
  #drive(room: Room): void {
    this.#bots.drive(room)
    const times = this.#absences(room).map(({ at }) => at)
    if (room.deadline !== undefined) times.push(room.deadline - this.#ahead)
    this.#wakeAt = times.length > 0 ? Math.min(...times) : undefined
    const delay = this.#wakeAt === undefined ? undefined : this.#wakeAt - this.#services.now()
    this.#services.timers.set(this.id, delay)
  }

  async #append(logged: readonly Logged[], next: Room): Promise<boolean> {
    // If it fails nobody knows what the storage has: it is read again.
    this.#room = undefined
    const { storage } = this.#services
    const finished = logged.some(({ event }) => event.type === 'ended')
      ? finishedGame(this.id, next, [...(await storage.log(this.id)), ...logged])
      : undefined
    const entry = entryOf(this.id, next)
    const isKept = await storage.append({
      events: logged,
      entry,
      ...(finished !== undefined && { finished }),
    })
    if (!isKept) return false
    this.#services.kept(logged, entry)
    await this.#moveOn(logged, next)
    return true
  }

  async #catchUp(room: Room): Promise<void> {
    const logged = await this.#services.storage.log(this.id, room.number)
    await this.#moveOn(
      logged,
      logged.reduce((before, event) => before.with(event), room),
    )
  }

  async #moveOn(logged: readonly Logged[], next: Room): Promise<void> {
    this.#room = next
    let read: Promise<readonly Logged[]> | undefined
    await this.#audience.tell(
      logged,
      (person) => this.#sightFor(next, person),
      () => {
        read ??= this.#services.storage.log(this.id)
        return read
      },
      this.#now,
    )
    this.#drive(next)
  }

  #sightFor(room: Room, person: PersonId | undefined): Promise<Sight | undefined> {
    const at = { id: this.id, room, adapter: this.adapter, person }
    return sightOf(at, async (number) => {
      const log = await this.#services.storage.log(this.id)
      return Room.fold(this.context, log.slice(0, number))
    })
  }

  async #loaded(): Promise<Room> {
    this.#usedAt = this.#services.now()
    this.#room ??= Room.fold(this.context, await this.#services.storage.log(this.id))
    this.#ahead = Math.max(this.#ahead, this.#room.at - this.#services.now())
    return this.#room
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++
    const done = this.#queue.then(work).finally(() => this.#waiting--)
    this.#queue = done.catch(() => {})
    return done
  }
}

function doneBy(room: Room): Done {
  return { number: room.number, moves: room.table?.length ?? 0 }
}
