/** The rooms this browser is in; each has one line to the server, however many windows of the page look. */
import type { Refusal } from '@doubloon/engine'
import {
  answerCall,
  type PersonCommand,
  TABLE_CALLS,
  type TableCalls,
  type TableTypes,
  type Update,
} from '@doubloon/table'
import type { RoomNews, RoomNow } from '../contract.ts'
import { type RoomEnvironment, RoomSession } from './room-session.ts'
import { request } from './wire.ts'

export class Rooms {
  readonly #environment: RoomEnvironment
  readonly #sessions = new Map<string, RoomSession>()

  constructor(environment: RoomEnvironment) {
    this.#environment = environment
  }

  /** Which game is played in a room; undefined if there is no such room. */
  async gameOf(room: string): Promise<string | undefined> {
    const reply = await request<{ readonly room: RoomNow['room'] }>(
      this.#environment.fetch,
      `/api/rooms/${room}`,
    )
    return reply.ok ? reply.value.room.settings.game : undefined
  }

  enter(room: string, subscription: number, listener: (news: RoomNews) => void): void {
    this.#session(room).enter(subscription, listener)
  }

  sit(room: string, subscription: number, listener: (update: Update<TableTypes>) => void): void {
    this.#session(room).sit(subscription, listener)
  }

  /** The line is cut when nobody listens any more. */
  leave(room: string, subscription: number): void {
    const session = this.#sessions.get(room)
    session?.leave(subscription)
    if (session === undefined || session.isHeard) return
    session.close()
    this.#sessions.delete(room)
  }

  tell(room: string, command: PersonCommand): Promise<Refusal | undefined> {
    return this.#session(room).tell(command)
  }

  reconnect(room: string): Promise<undefined> {
    return this.#session(room).reconnect()
  }

  rematch(room: string): Promise<string | Refusal> {
    return this.#session(room).rematch()
  }

  ask(room: string, call: string, args: readonly unknown[]): Promise<unknown> {
    return answerCall<TableCalls<TableTypes>>(TABLE_CALLS, this.#session(room), call, args)
  }

  #session(room: string): RoomSession {
    const known = this.#sessions.get(room)
    if (known !== undefined) return known
    const session = new RoomSession(this.#environment, room)
    this.#sessions.set(room, session)
    return session
  }
}
