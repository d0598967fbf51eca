/**
 * The tables, and how files of older versions become those of today. A step that was published is never changed: a new one
 * follows. The version of a file is SQLite's own `user_version`, the number of steps it has taken.
 */
import type { DatabaseSync } from 'node:sqlite'

export const STEPS: readonly string[] = [
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
  // Who is in which room. Whom a game waits for is known from its next move on.
  `ALTER TABLE rooms ADD COLUMN people TEXT NOT NULL DEFAULT '';
   ALTER TABLE rooms ADD COLUMN asked TEXT NOT NULL DEFAULT '[]';
   UPDATE rooms SET people = (
     SELECT json_group_array(json_object('person', value ->> 'person', 'seat', key))
     FROM json_each(summary, '$.seats') WHERE value ->> 'kind' = 'person'
   );
   CREATE TABLE host_of AS SELECT room, event ->> 'host' AS person, max(number) AS number FROM log
     WHERE event ->> 'type' IN ('opened', 'hostChanged') GROUP BY room;
   UPDATE rooms SET people = json_insert(people, '$[#]', json_object('person', host_of.person, 'seat', -1))
     FROM host_of WHERE host_of.room = rooms.id AND NOT EXISTS (
       SELECT 1 FROM json_each(people) WHERE value ->> 'person' = host_of.person
     );
   DROP TABLE host_of;
   CREATE TABLE room_people (
     person TEXT NOT NULL,
     room TEXT NOT NULL,
     seat INTEGER NOT NULL,
     PRIMARY KEY (person, room)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX room_people_by_room ON room_people (room);
   INSERT INTO room_people (person, room, seat)
     SELECT value ->> 'person', rooms.id, value ->> 'seat' FROM rooms, json_each(rooms.people);`,
  // How people are told that it is their turn. Ways are numbered in the order in which they came.
  `CREATE TABLE notify_people (
     person TEXT PRIMARY KEY,
     wishes TEXT NOT NULL DEFAULT 'null',
     told_at INTEGER NOT NULL DEFAULT 0
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE notify_ways (
     place INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     person TEXT NOT NULL,
     kind TEXT NOT NULL,
     target TEXT NOT NULL,
     is_confirmed INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX notify_ways_by_person ON notify_ways (person);
   CREATE INDEX notify_ways_by_target ON notify_ways (target);
   CREATE TABLE notify_told (
     person TEXT NOT NULL,
     room TEXT NOT NULL,
     PRIMARY KEY (person, room)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX rooms_asking ON rooms (id) WHERE stage = 'playing' AND asked <> '[]';`,
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
