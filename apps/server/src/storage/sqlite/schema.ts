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
  // The pace of its clock, for lists: none, live, or days from 12 hours on.
  `ALTER TABLE rooms ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';
   UPDATE rooms SET pace = iif(summary ->> '$.settings.clock.seconds' < 43200, 'live', 'days')
     WHERE summary ->> '$.settings.clock.seconds' IS NOT NULL;`,
  // People hold several keys, and may have an account; finished games are counted, those that ended before at the next start.
  `CREATE TABLE keys (
     key_hash TEXT PRIMARY KEY,
     person TEXT NOT NULL,
     since INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX keys_of_person ON keys (person);
   INSERT INTO keys (key_hash, person, since) SELECT key_hash, id, since FROM people;
   CREATE TABLE people_with_keys (
     id TEXT PRIMARY KEY,
     since INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   INSERT INTO people_with_keys (id, since) SELECT id, since FROM people;
   DROP TABLE people;
   ALTER TABLE people_with_keys RENAME TO people;
   CREATE TABLE accounts (
     person TEXT PRIMARY KEY,
     name TEXT NOT NULL,
     name_key TEXT NOT NULL UNIQUE,
     password TEXT NOT NULL,
     since INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE codes (
     code_hash TEXT PRIMARY KEY,
     person TEXT NOT NULL,
     until INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE rating_choices (
     person TEXT NOT NULL,
     at INTEGER NOT NULL,
     is_rated INTEGER NOT NULL,
     PRIMARY KEY (person, at)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE results (
     number INTEGER PRIMARY KEY,
     room TEXT NOT NULL UNIQUE,
     game TEXT NOT NULL,
     players INTEGER NOT NULL,
     options TEXT NOT NULL,
     is_public INTEGER NOT NULL,
     is_rated INTEGER NOT NULL,
     ended_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE result_seats (
     result INTEGER NOT NULL,
     seat INTEGER NOT NULL,
     person TEXT,
     bot TEXT,
     name TEXT,
     rank INTEGER NOT NULL,
     score INTEGER NOT NULL,
     share REAL NOT NULL,
     has_resigned INTEGER NOT NULL,
     buildings TEXT NOT NULL,
     mean_before REAL,
     deviation_before REAL,
     mean REAL,
     deviation REAL,
     PRIMARY KEY (result, seat)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX results_of_person ON result_seats (person, result) WHERE person IS NOT NULL;
   CREATE TABLE ratings (
     game TEXT NOT NULL,
     players INTEGER NOT NULL,
     who TEXT NOT NULL,
     is_bot INTEGER NOT NULL,
     mean REAL NOT NULL,
     deviation REAL NOT NULL,
     games INTEGER NOT NULL,
     wins REAL NOT NULL,
     PRIMARY KEY (game, players, who, is_bot)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX ratings_of_person ON ratings (who) WHERE is_bot = 0;
   CREATE TABLE uncounted (
     place INTEGER PRIMARY KEY,
     room TEXT NOT NULL UNIQUE
   ) STRICT;
   INSERT INTO uncounted (room) SELECT room FROM log WHERE event ->> 'type' = 'ended' ORDER BY at, room;`,
  // What who runs the server has decided, the tokens of bots, and the key of the admin page.
  `CREATE TABLE tokens (
     hash TEXT PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     person TEXT NOT NULL,
     name TEXT NOT NULL,
     since INTEGER NOT NULL,
     revoked_at INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE muted (
     person TEXT PRIMARY KEY,
     since INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE blocked_names (
     name TEXT PRIMARY KEY,
     since INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE rulings (
     room TEXT NOT NULL,
     about INTEGER NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (room, about)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE admin_key (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     hash TEXT NOT NULL,
     since INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX log_reports ON log (at) WHERE event ->> 'type' = 'reported';
   CREATE INDEX people_by_age ON people (since);
   CREATE INDEX rooms_by_stage ON rooms (stage);`,
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
  // Tournaments: their logs, an index over them, and who plays there. Of the secret the seeds of their tables are made.
  `CREATE TABLE tournament_log (
     tournament TEXT NOT NULL,
     number INTEGER NOT NULL,
     at INTEGER NOT NULL,
     event TEXT NOT NULL,
     PRIMARY KEY (tournament, number)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE tournaments (
     id TEXT PRIMARY KEY,
     secret TEXT NOT NULL,
     length INTEGER NOT NULL,
     is_public INTEGER NOT NULL,
     stage TEXT NOT NULL,
     host TEXT NOT NULL,
     changed_at INTEGER NOT NULL,
     people TEXT NOT NULL,
     summary TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX tournaments_in_lists ON tournaments (changed_at) WHERE is_public = 1;
   CREATE INDEX tournaments_by_host ON tournaments (host, stage);
   CREATE INDEX tournaments_open ON tournaments (id) WHERE stage <> 'over';
   CREATE TABLE tournament_people (
     person TEXT NOT NULL,
     tournament TEXT NOT NULL,
     PRIMARY KEY (person, tournament)
   ) STRICT, WITHOUT ROWID;`,
  // With which key a browser subscribed: of those that did before it is known where somebody has one key alone.
  `ALTER TABLE notify_ways ADD COLUMN key_hash TEXT;
   UPDATE notify_ways SET key_hash = (SELECT key_hash FROM keys WHERE keys.person = notify_ways.person)
     WHERE kind = 'push' AND (SELECT count(*) FROM keys WHERE keys.person = notify_ways.person) = 1;
   CREATE INDEX notify_ways_by_key ON notify_ways (key_hash) WHERE key_hash IS NOT NULL;`,
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
