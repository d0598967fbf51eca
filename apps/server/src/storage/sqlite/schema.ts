/**
 * The tables, and how files of older versions become those of today. A step that was published is never changed: a new one
 * follows. The version of a file is SQLite's own `user_version`, the number of steps it has taken.
 */
import type { DatabaseSync } from 'node:sqlite'

const STEPS: readonly string[] = [
  `CREATE TABLE log (
     room TEXT NOT NULL,
     number INTEGER NOT NULL,
     at INTEGER NOT NULL,
     event TEXT NOT NULL,
     PRIMARY KEY (room, number)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE rooms (
     id TEXT PRIMARY KEY,
     seed TEXT NOT NULL,
     length INTEGER NOT NULL,
     game TEXT NOT NULL,
     is_public INTEGER NOT NULL,
     stage TEXT NOT NULL,
     players INTEGER NOT NULL,
     open_seats INTEGER NOT NULL,
     wake_at INTEGER,
     changed_at INTEGER NOT NULL,
     summary TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX rooms_in_lists ON rooms (stage, changed_at) WHERE is_public = 1;
   CREATE INDEX rooms_due ON rooms (wake_at) WHERE wake_at IS NOT NULL;
   CREATE TABLE people (
     id TEXT PRIMARY KEY,
     key_hash TEXT NOT NULL UNIQUE,
     since INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;`,
]

/** Takes the steps that a file lacks, each as a whole or not at all. */
export function migrate(database: DatabaseSync): void {
  const row = database.prepare('PRAGMA user_version').get()
  const version = Number(row?.['user_version'])
  if (version > STEPS.length)
    throw new Error(
      `the data was written by a newer Doubloon (schema ${version}, this one knows ${STEPS.length})`,
    )
  for (const [index, step] of STEPS.entries()) {
    if (index < version) continue
    database.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${index + 1}; COMMIT`)
  }
}
