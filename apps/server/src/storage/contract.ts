/**
 * What the server keeps, whatever keeps it: the logs of the rooms (ADR 0019), an index over the rooms, and people. A promise
 * that is kept means that what was written survives a crash of process and machine. Every storage passes the suite in
 * `test/storage-contract.ts`.
 */
import type { Logged, Pace, PersonId } from '@doubloon/table'
import type { HostStorage } from './host.ts'
import type { NotifyStorage } from './notify.ts'
import type { PeopleStorage } from './people.ts'
import type { FinishedGame } from './results.ts'
import type { RoomEntry, Stage } from './room-entry.ts'
import type { TournamentStorage } from './tournaments.ts'

/** More of a room's log. The first event of all brings the seed of its game along, which stays here. */
export interface Append {
  /** One after the other, the first with the number that follows the last one in the log. */
  readonly events: readonly Logged[]
  /** The index after these events. */
  readonly entry: RoomEntry
  readonly seed?: string
  /** The game that these events end. It is counted together with them. */
  readonly finished?: FinishedGame
}

/** Which rooms a list shows; newest changes first. */
export interface RoomFilter {
  readonly game?: string | undefined
  readonly stage?: Stage | undefined
  /** Only rooms with an open seat. */
  readonly isOpen?: boolean | undefined
  readonly pace?: Pace | undefined
  readonly most: number
}

/** From a time on, and before another. */
export interface Span {
  readonly from: number
  readonly before: number
}

export interface Person {
  readonly id: PersonId
  /** Of the key that the person's browser holds: the key itself is nowhere. */
  readonly keyHash: string
  readonly since: number
}

export interface Storage extends PeopleStorage, NotifyStorage {
  /** False if another one has written under these numbers, or they leave a gap: then nothing of this append was written. */
  append(append: Append): Promise<boolean>
  /** The events of a room with numbers above `after`, in order; none if there is no such room. */
  log(room: string, after?: number): Promise<readonly Logged[]>
  /** The seed of a room's game; undefined if there is no such room. */
  seed(room: string): Promise<string | undefined>
  /** Public rooms. */
  rooms(filter: RoomFilter): Promise<readonly RoomEntry[]>
  /** Rooms that need the server in a span of time, the most urgent first. */
  due(span: Span, most: number): Promise<readonly string[]>
  /** Does nothing if the id or the key is known already, and says so by false. */
  addPerson(person: Person): Promise<boolean>
  personByKey(keyHash: string): Promise<Person | undefined>
  /** What who runs the server asks and decides. */
  readonly host: HostStorage
  readonly tournaments: TournamentStorage
  /** Finishes what was begun; nothing can be asked afterwards. */
  close(): Promise<void>
}

/** The storage cannot be used: disk full, file damaged, folder gone. Nothing of what was asked was done. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure'
}

/** Whatever went wrong in a storage, as its failure. */
export function asFailure(error: unknown): StorageFailure {
  if (error instanceof StorageFailure) return error
  return new StorageFailure(error instanceof Error ? error.message : String(error))
}
