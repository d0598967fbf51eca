/** Rows of the index over the rooms, and the entries that they are elsewhere. */
import type { Pace } from '@doubloon/table'
import type { RoomEntry, Stage } from '../room-entry.ts'
import type { Row, Values } from './statements.ts'

/** The columns that an entry fills, in the order of `valuesOf`. */
export const ENTRY_COLUMNS = [
  'game',
  'is_public',
  'stage',
  'players',
  'open_seats',
  'pace',
  'wake_at',
  'changed_at',
  'summary',
  'people',
  'asked',
] as const

export function valuesOf(entry: RoomEntry): Values {
  return [
    entry.game,
    entry.isPublic ? 1 : 0,
    entry.stage,
    entry.players,
    entry.openSeats,
    entry.pace,
    entry.wakeAt ?? null,
    entry.changedAt,
    entry.summary,
    JSON.stringify(entry.people),
    JSON.stringify(entry.asked),
  ]
}

export function entryOf(row: Row): RoomEntry {
  const wakeAt = row['wake_at']
  return {
    id: String(row['id']),
    game: String(row['game']),
    isPublic: row['is_public'] === 1,
    stage: String(row['stage']) as Stage,
    players: Number(row['players']),
    openSeats: Number(row['open_seats']),
    pace: String(row['pace']) as Pace,
    wakeAt: wakeAt === null ? undefined : Number(wakeAt),
    changedAt: Number(row['changed_at']),
    summary: String(row['summary']),
    people: JSON.parse(String(row['people'])),
    asked: JSON.parse(String(row['asked'])),
  }
}
