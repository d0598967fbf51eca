/** A room as the page shows it: how it stands, and what can be asked of it besides its table. */
import type { Refusal } from '@doubloon/engine'
import type { PersonCommand } from '@doubloon/table'
import { getContext, setContext } from 'svelte'
import type { Games } from '../client/contract.ts'
import { type Connected, type RoomNow, tableOfRoom } from './contract.ts'

export class RoomModel {
  readonly id: string
  /** The name of its table among all tables. */
  readonly table: string
  /** Undefined until the server has told it. */
  now: RoomNow | undefined = $state.raw()
  /** How the line stands, also before the server has told anything; at first it is tried at once. */
  connected: Connected = $state.raw({ state: 'trying', at: 0 })
  readonly #games: Games
  readonly close: () => void

  constructor(games: Games, id: string) {
    this.id = id
    this.table = tableOfRoom(id)
    this.#games = games
    this.close = games.enter(this.table, (news) => {
      if ('room' in news) this.now = news
      this.connected = news.connected
    })
  }

  /** undefined if it was done. */
  tell(command: PersonCommand): Promise<Refusal | undefined> {
    return this.#games.tell(this.table, command)
  }

  /** Tries the line again at once. */
  reconnect(): void {
    void this.#games.reconnect(this.table)
  }

  /** The room where the same people go on; or why there is none. */
  rematch(): Promise<string | Refusal> {
    return this.#games.rematch(this.table)
  }
}

const KEY = Symbol('room')

export function setRoom(room: RoomModel): void {
  setContext(KEY, room)
}

/** The room around a table; undefined at a table of this browser. */
export function useRoom(): RoomModel | undefined {
  return getContext(KEY)
}
