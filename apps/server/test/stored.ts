/** What tests of storages put into them. */
import type { Logged } from '@doubloon/table'
import type { Append, Storage } from '../src/storage/contract.ts'
import type { RoomEntry } from '../src/storage/room-entry.ts'

/** A place in which a storage keeps its things; opened again it has what it had. */
export interface Place {
  open(): Promise<Storage>
}

export const entry = (id: string, changes: Partial<RoomEntry> = {}): RoomEntry => ({
  id,
  game: 'san-juan',
  isPublic: true,
  stage: 'gathering',
  players: 4,
  openSeats: 2,
  pace: 'none',
  wakeAt: undefined,
  changedAt: 1000,
  summary: '{}',
  people: [],
  asked: [],
  ...changes,
})

export const said = (number: number, text = `words ${number}`): Logged => ({
  number,
  at: 1000 + number,
  event: { type: 'said', person: 'p', name: 'Ada', words: { text } },
})

/** The first append of a room. */
export const opening = (id: string, changes: Partial<RoomEntry> = {}): Append => ({
  events: [said(1)],
  entry: entry(id, changes),
  seed: `seed of ${id}`,
})
