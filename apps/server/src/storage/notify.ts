/** What the server keeps of how people are told that it is their turn: a part of what every storage must do (`contract.ts`). */
import type { NotifyWishes } from '@doubloon/protocol'
import type { PersonId } from '@doubloon/table'
import type { RoomEntry } from './room-entry.ts'

/** A way to somebody while they are away. */
export interface Way {
  readonly id: string
  readonly person: PersonId
  readonly kind: 'push' | 'mail'
  /** The subscription of a browser as JSON, or the address. */
  readonly target: string
  /** Of the browser that subscribed: the hash of its key; their newest, if none is named. Nothing is sent there when it is gone. */
  readonly keyHash?: string
  /** Whoever reads there has agreed; nothing else is sent there before. */
  readonly isConfirmed: boolean
}

export interface Reach {
  readonly wishes: NotifyWishes | undefined
  readonly ways: readonly Way[]
  /** When they were told last; 0: never. */
  readonly toldAt: number
}

export type NotifyChange =
  | { readonly type: 'wish'; readonly person: PersonId; readonly wishes: NotifyWishes }
  /** One address a person, so many browsers; one who subscribes a browser takes it from whoever had it. */
  | { readonly type: 'addWay'; readonly way: Way }
  | { readonly type: 'confirmWay'; readonly id: string }
  | { readonly type: 'removeWay'; readonly id: string }
  | {
      readonly type: 'told'
      readonly person: PersonId
      readonly rooms: readonly string[]
      readonly at: number
    }
  /** They were no longer asked there: the next time is news. */
  | { readonly type: 'untold'; readonly person: PersonId; readonly room: string }
  /** No browser of theirs is told any more; perhaps but the one with a key. */
  | { readonly type: 'removePushes'; readonly person: PersonId; readonly but?: string }
  | { readonly type: 'removePushesOfKey'; readonly keyHash: string }
  /** All of a person. */
  | { readonly type: 'forget'; readonly person: PersonId }

/** Who was told of which room. */
export interface ToldRoom {
  readonly person: PersonId
  readonly room: string
}

export interface NotifyStorage {
  reachOf(person: PersonId): Promise<Reach>
  way(id: string): Promise<Way | undefined>
  /** People with a way that is confirmed. */
  reachable(): Promise<readonly PersonId[]>
  /** Rooms in which somebody is asked. */
  askingRooms(): Promise<readonly RoomEntry[]>
  told(): Promise<readonly ToldRoom[]>
  /** False if there is nothing to be changed. */
  changeNotify(change: NotifyChange): Promise<boolean>
}
