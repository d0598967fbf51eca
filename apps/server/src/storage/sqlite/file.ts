/** One SQLite file, used from one thread: everything here waits for the disk. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Logged } from '@doubloon/table'
import type { Append, Person, RoomEntry, RoomFilter, Span, Stage } from '../contract.ts'
import { migrate } from './schema.ts'

/** Something to be written; many go into one transaction. */
export type Write =
  | { readonly kind: 'append'; readonly append: Append }
  | { readonly kind: 'person'; readonly person: Person }

/** Milliseconds for which another process may hold the file, as a backup does. */
const PATIENCE = 5000

export class SqliteFile {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(path: string) {
    this.#database = new DatabaseSync(path, { timeout: PATIENCE })
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    migrate(this.#database)
  }

  /** Writes all in one transaction, and says of each whether its place was free. An error means that nothing was written. */
  write(writes: readonly Write[]): readonly boolean[] {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      const done = writes.map((write) =>
        write.kind === 'append' ? this.#append(write.append) : this.#addPerson(write.person),
      )
      this.#database.exec('COMMIT')
      return done
    } catch (error) {
      // After some failures, a full disk among them, SQLite has rolled back by itself.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }

  log(room: string, after: number): readonly Logged[] {
    return this.#all(
      'SELECT number, at, event FROM log WHERE room = ? AND number > ? ORDER BY number',
      [room, after],
    ).map(({ number, at, event }) => ({
      number: Number(number),
      at: Number(at),
      event: JSON.parse(String(event)),
    }))
  }

  seed(room: string): string | undefined {
    const row = this.#get('SELECT seed FROM rooms WHERE id = ?', [room])
    return row === undefined ? undefined : String(row['seed'])
  }

  rooms({ game, stage, isOpen, most }: RoomFilter): readonly RoomEntry[] {
    const rows = this.#all(
      `SELECT * FROM rooms WHERE is_public = 1
         AND stage = coalesce(?, stage) AND game = coalesce(?, game) AND open_seats >= ?
       ORDER BY changed_at DESC, id LIMIT ?`,
      [stage ?? null, game ?? null, isOpen === true ? 1 : 0, most],
    )
    return rows.map(entryOf)
  }

  due({ from, before }: Span, most: number): readonly string[] {
    return this.#all(
      'SELECT id FROM rooms WHERE wake_at >= ? AND wake_at < ? ORDER BY wake_at, id LIMIT ?',
      [from, before, most],
    ).map(({ id }) => String(id))
  }

  personByKey(keyHash: string): Person | undefined {
    const row = this.#get('SELECT id, since FROM people WHERE key_hash = ?', [keyHash])
    return row === undefined
      ? undefined
      : { id: String(row['id']), keyHash, since: Number(row['since']) }
  }

  close(): void {
    this.#database.close()
  }

  #append({ events, entry, seed }: Append): boolean {
    const row = this.#get('SELECT length FROM rooms WHERE id = ?', [entry.id])
    const length = Number(row?.['length'] ?? 0)
    if (events[0]?.number !== length + 1 || (row === undefined && seed === undefined)) return false
    for (const { number, at, event } of events)
      this.#run('INSERT INTO log (room, number, at, event) VALUES (?, ?, ?, ?)', [
        entry.id,
        number,
        at,
        JSON.stringify(event),
      ])
    const columns = [
      length + events.length,
      entry.game,
      entry.isPublic ? 1 : 0,
      entry.stage,
      entry.players,
      entry.openSeats,
      entry.wakeAt ?? null,
      entry.changedAt,
      entry.summary,
      entry.id,
    ]
    if (row !== undefined)
      this.#run(
        `UPDATE rooms SET length = ?, game = ?, is_public = ?, stage = ?, players = ?, open_seats = ?,
           wake_at = ?, changed_at = ?, summary = ? WHERE id = ?`,
        columns,
      )
    else
      this.#run(
        `INSERT INTO rooms (length, game, is_public, stage, players, open_seats, wake_at, changed_at, summary, id, seed)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [...columns, seed ?? ''],
      )
    return true
  }

  #addPerson({ id, keyHash, since }: Person): boolean {
    const { changes } = this.#run(
      'INSERT INTO people (id, key_hash, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      [id, keyHash, since],
    )
    return Number(changes) > 0
  }

  #all = (sql: string, values: Values) => this.#prepared(sql).all(...values)
  #get = (sql: string, values: Values) => this.#prepared(sql).get(...values)
  #run = (sql: string, values: Values) => this.#prepared(sql).run(...values)

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const statement = this.#database.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

type Values = readonly (string | number | null)[]

function entryOf(row: Record<string, unknown>): RoomEntry {
  const wakeAt = row['wake_at']
  return {
    id: String(row['id']),
    game: String(row['game']),
    isPublic: row['is_public'] === 1,
    stage: String(row['stage']) as Stage,
    players: Number(row['players']),
    openSeats: Number(row['open_seats']),
    wakeAt: wakeAt === null ? undefined : Number(wakeAt),
    changedAt: Number(row['changed_at']),
    summary: String(row['summary']),
  }
}
