/** Rooms as they lie in the storage, commanded by a process that is not the server: events follow the last in the log, or nothing is written. */
import { type Result, refuse } from '@doubloon/engine'
import { type Logged, Room, type RoomCommand, type RoomContext } from '@doubloon/table'
import { adapterOf } from '../games.ts'
import { entryOf } from '../rooms/entry.ts'
import { contextOf } from '../rooms/rooms.ts'
import type { Storage } from '../storage/contract.ts'

/** So often a command is decided anew because the server wrote in the meantime. */
const MOST_TRIES = 20

export class RoomsAtRest {
  readonly #storage: Storage
  readonly #now: () => number

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage
    this.#now = now
  }

  async find(id: string) {
    const seed = await this.#storage.seed(id)
    if (seed === undefined) return undefined
    return { command: (command: RoomCommand) => this.#command(id, seed, command) }
  }

  async #command(id: string, seed: string, command: RoomCommand): Promise<Result<unknown>> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const log = await this.#storage.log(id)
      const answer = Room.fold(contextOfLog(log, seed), log).answer(command, this.#now())
      if (!answer.ok) return answer
      const { logged, room } = answer.value
      if (logged.length === 0) return answer
      if (await this.#storage.append({ events: logged, entry: entryOf(id, room) })) return answer
    }
    return refuse('busy', 'too many write to this room at the same time; try again')
  }
}

/** What must be known besides a log to read it. */
export function contextOfLog([first]: readonly Logged[], seed: string): RoomContext {
  const game = first?.event.type === 'opened' ? first.event.settings.game : 'none'
  const adapter = adapterOf(game)
  if (adapter === undefined) throw new Error(`there is no game "${game}"`)
  return contextOf(adapter, seed)
}
