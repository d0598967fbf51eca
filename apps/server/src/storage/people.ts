/** What the server keeps of people: a part of what every storage must do (`contract.ts`). */
import type { PersonId } from '@doubloon/table'
import type { AccountStorage } from './accounts.ts'
import type { ResultStorage } from './results.ts'
import type { RoomEntry } from './room-entry.ts'

/** A room as one of its people has it in their list. */
export interface OwnRoom {
  readonly entry: RoomEntry
  readonly seat: number
}

/** Finished games of somebody, newest changes first: those that follow a room, or the first ones. */
export interface Page {
  readonly after?: string | undefined
  readonly most: number
}

export interface PeopleStorage extends AccountStorage, ResultStorage {
  /** Rooms of a person that are gathering or playing: those that wait for them first, then newest changes first. */
  openRoomsOf(person: PersonId, most: number): Promise<readonly OwnRoom[]>
  /** Rooms of a person whose game is over. */
  overRoomsOf(person: PersonId, page: Page): Promise<readonly OwnRoom[]>
}
