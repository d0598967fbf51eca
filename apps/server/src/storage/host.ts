/** What who runs the server asks and decides: a part of what every storage must do (`contract.ts`). */
import type { PersonId } from '@doubloon/table'
import type { RoomEntry, Stage } from './room-entry.ts'

/** What lets a program be somebody. */
export interface Token {
  readonly id: string
  readonly person: PersonId
  /** What who runs the server calls it. */
  readonly name: string
  readonly since: number
  readonly revokedAt: number | undefined
}

/** Something that was said, with its place in the log of its room. */
export interface Saying {
  readonly number: number
  readonly at: number
  readonly person: PersonId
  readonly name: string
  /** A text, or the word of a phrase. */
  readonly text: string
}

/** A saying that people have reported. */
export interface Report {
  readonly room: string
  readonly about: number
  /** When it was reported first. */
  readonly at: number
  /** By how many. */
  readonly reporters: number
  readonly isSettled: boolean
  /** The saying itself, with some that were said before and after it. */
  readonly sayings: readonly Saying[]
}

export interface ReportFilter {
  /** Also those that are settled. */
  readonly all: boolean
  readonly most: number
}

/** Somebody, as who runs the server sees them. */
export interface ListedPerson {
  readonly id: PersonId
  readonly since: number
  /** By which they sat down last; undefined if they never did. */
  readonly name: string | undefined
  readonly rooms: number
  readonly isMuted: boolean
}

export interface Counts {
  readonly people: number
  readonly rooms: Readonly<Partial<Record<Stage, number>>>
  /** Of the data, with what is not yet in its place. */
  readonly bytes: number
}

export const HOST_QUESTIONS = [
  'addToken',
  'revokeToken',
  'tokens',
  'tokenByHash',
  'setAdminKey',
  'adminKey',
  'mute',
  'unmute',
  'isMuted',
  'blockName',
  'unblockName',
  'blockedNames',
  'isNameBlocked',
  'reports',
  'settle',
  'openRooms',
  'peopleSince',
  'roomsOf',
  'counts',
  'foreignWrites',
] as const satisfies readonly (keyof HostStorage)[]

export interface HostStorage {
  /** Its person becomes known, too. */
  addToken(token: Token, hash: string): Promise<void>
  /** False if there is no such token that is still good. */
  revokeToken(id: string, at: number): Promise<boolean>
  /** The newest first. */
  tokens(): Promise<readonly Token[]>
  tokenByHash(hash: string): Promise<Token | undefined>
  /** From now on no other key is any good. */
  setAdminKey(hash: string, at: number): Promise<void>
  /** The hash of the key. */
  adminKey(): Promise<string | undefined>
  /** Nobody hears them any more; false if that was so already, or there is nobody of this id. */
  mute(person: PersonId, at: number): Promise<boolean>
  unmute(person: PersonId): Promise<boolean>
  isMuted(person: PersonId): Promise<boolean>
  /** Names are given in small letters. */
  blockName(name: string, at: number): Promise<boolean>
  unblockName(name: string): Promise<boolean>
  blockedNames(): Promise<readonly string[]>
  isNameBlocked(name: string): Promise<boolean>
  /** The newest first. */
  reports(filter: ReportFilter): Promise<readonly Report[]>
  /** A report needs nothing any more; false if nobody made it. */
  settle(room: string, about: number, at: number): Promise<boolean>
  /** Rooms that are gathering or playing, those of private tables too; newest changes first. */
  openRooms(most: number): Promise<readonly RoomEntry[]>
  /** The newest first. */
  peopleSince(most: number): Promise<readonly ListedPerson[]>
  /** Ids of the open rooms in which somebody sits. */
  roomsOf(person: PersonId): Promise<readonly string[]>
  counts(): Promise<Counts>
  /** A number that changes whenever another process has written. */
  foreignWrites(): Promise<number>
}
