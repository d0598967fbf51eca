/** What who runs the server decides about people, names and rooms, and how it binds everybody. */
import { accept, type Result } from '@doubloon/engine'
import type { AdminAction } from '@doubloon/protocol'
import type { PersonCommand, PersonId, RoomCommand, RoomSeat } from '@doubloon/table'
import { refused, refusedBy } from '../http/refusals.ts'
import { nameKeyOf } from '../people/accounts.ts'
import type { Storage } from '../storage/contract.ts'

/** Rooms, in use or at rest. */
interface Commanded {
  find(
    room: string,
  ): Promise<{ command(command: RoomCommand): Promise<Result<unknown>> } | undefined>
}

export class Moderation {
  readonly #storage: Storage
  readonly #rooms: Commanded
  readonly #now: () => number

  constructor(storage: Storage, rooms: Commanded, now: () => number) {
    this.#storage = storage
    this.#rooms = rooms
    this.#now = now
  }

  /** Refuses what somebody may not say, or how they may not be called. */
  async check(person: PersonId, asked: PersonCommand): Promise<void> {
    if (asked.type === 'say' && (await this.#storage.host.isMuted(person))) throw refused('muted')
    await this.checkNames([asked.type === 'arrange' ? asked.is : namedBy(asked)])
  }

  async checkNames(named: readonly (RoomSeat | Named)[]): Promise<void> {
    for (const it of named)
      if ('name' in it && it.name !== undefined && (await this.#isBlocked(it.name)))
        throw refused('blocked-name')
  }

  /** Does it; false if it was so already. */
  async act(action: AdminAction): Promise<boolean> {
    const { host } = this.#storage
    const now = this.#now()
    switch (action.do) {
      case 'mute':
        if (await host.isMuted(action.person)) return false
        if (!(await host.mute(action.person, now))) throw refused('no-such-person')
        return true
      case 'unmute':
        return host.unmute(action.person)
      case 'close':
        return this.#close(action.room)
      case 'rename':
        return this.#rename(action.person, action.name)
      case 'block':
        return host.blockName(nameKeyOf(action.name), now)
      case 'unblock':
        return host.unblockName(nameKeyOf(action.name))
      case 'settle':
        if (!(await host.settle(action.room, action.about, now))) throw refused('no-such-report')
        return true
    }
  }

  async #close(id: string): Promise<boolean> {
    const room = await this.#rooms.find(id)
    if (room === undefined) throw refused('no-such-room')
    const done = await room.command({ type: 'shut', why: 'moderator' })
    if (!done.ok && done.error.code === 'closed') return false
    orRefused(done)
    return true
  }

  async #rename(person: PersonId, name: string): Promise<boolean> {
    const rooms = await this.#storage.host.roomsOf(person)
    if (rooms.length === 0) throw refused('not-in-a-room')
    for (const id of rooms) {
      const room = await this.#rooms.find(id)
      orRefused((await room?.command({ type: 'rename', person, name })) ?? accept(undefined))
    }
    return true
  }

  #isBlocked(name: string): Promise<boolean> {
    return this.#storage.host.isNameBlocked(nameKeyOf(name))
  }
}

interface Named {
  readonly name?: string
}

function namedBy(asked: PersonCommand): Named {
  if (asked.type === 'reassign') return asked.to
  return asked.type === 'sit' || asked.type === 'say' ? asked : {}
}

function orRefused(done: Result<unknown>): void {
  if (!done.ok) throw refusedBy(done.error)
}
