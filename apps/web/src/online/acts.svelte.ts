/** What somebody does at a table besides playing: what lies open for it, and why the room refused. */
import type { PersonCommand } from '@doubloon/table'
import { getContext, setContext } from 'svelte'
import { sayRoomRefusal } from '../text/say-room-refusals.ts'
import type { RoomModel } from './room.svelte.ts'

/** The sheets that can lie over such a table. */
export type SheetName = 'people' | 'resign' | 'fair' | 'ask' | 'along'

export class Acts {
  sheet = $state<SheetName>()
  /** Why the last thing was not done. */
  problem = $state<string>()
  readonly #room: RoomModel

  constructor(room: RoomModel) {
    this.#room = room
  }

  /** Whether it was done. */
  async tell(command: PersonCommand): Promise<boolean> {
    const refused = await this.#room.tell(command)
    this.problem = refused && sayRoomRefusal(refused)
    return refused === undefined
  }
}

const KEY = Symbol('acts')

export function setActs(acts: Acts): void {
  setContext(KEY, acts)
}

export function useActs(): Acts {
  return getContext(KEY)
}
