/** One SQLite file, used from one thread: everything here waits for the disk. */
import { DatabaseSync } from 'node:sqlite'
import type { Logged } from '@doubloon/table'
import type { PeopleChange } from '../accounts.ts'
import type { Append, Person, RoomFilter, Span } from '../contract.ts'
import type { NotifyChange } from '../notify.ts'
import type { FinishedGame } from '../results.ts'
import type { RoomEntry } from '../room-entry.ts'
import type { AppendToTournament } from '../tournaments.ts'
import { AccountTables } from './account-tables.ts'
import { HostTables } from './host-tables.ts'
import { NotifyTables } from './notify-tables.ts'
import { PeopleTables } from './people-tables.ts'
import { RatingTables } from './rating-tables.ts'
import { ResultTables } from './result-tables.ts'
import { ENTRY_COLUMNS, entryOf, valuesOf } from './room-rows.ts'
import { migrate } from './schema.ts'
import { Statements } from './statements.ts'
import { StatisticsTables } from './statistics-tables.ts'
import { TournamentTables } from './tournament-tables.ts'

/** Something to be written; many go into one transaction. */
export type Write =
  | { readonly kind: 'append'; readonly append: Append }
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'mark' }
  | { readonly kind: 'people'; readonly change: PeopleChange }
  | { readonly kind: 'count'; readonly game: FinishedGame }
  | { readonly kind: 'uncountAll' }
  | { readonly kind: 'notify'; readonly change: NotifyChange }
  | { readonly kind: 'tournament'; readonly append: AppendToTournament }

/** Milliseconds for which another process may hold the file, as a backup does. */
const PATIENCE = 5000

const UPDATE_ROOM = `UPDATE rooms SET length = ?, ${ENTRY_COLUMNS.map((it) => `${it} = ?`).join(', ')} WHERE id = ?`
const INSERT_ROOM = `INSERT INTO rooms (length, ${ENTRY_COLUMNS.join(', ')}, id, seed)
  VALUES (${Array(ENTRY_COLUMNS.length + 3)
    .fill('?')
    .join(', ')})`

export class SqliteFile {
  readonly #database: DatabaseSync
  readonly #statements: Statements
  readonly people: PeopleTables
  readonly accounts: AccountTables
  readonly ratings: RatingTables
  readonly results: ResultTables
  readonly statistics: StatisticsTables
  readonly host: HostTables
  readonly notify: NotifyTables
  readonly tournaments: TournamentTables

  constructor(path: string) {
    this.#database = new DatabaseSync(path, { timeout: PATIENCE })
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    migrate(this.#database)
    this.#statements = new Statements(this.#database)
    this.people = new PeopleTables(this.#statements)
    this.accounts = new AccountTables(this.#statements)
    this.ratings = new RatingTables(this.#statements)
    const isRated = (person: string, at: number) => this.accounts.isRated(person, at)
    this.results = new ResultTables(this.#statements, this.ratings, isRated)
    this.statistics = new StatisticsTables(this.#statements)
    this.host = new HostTables(this.#statements)
    this.notify = new NotifyTables(this.#statements)
    this.tournaments = new TournamentTables(this.#statements)
  }

  /** Writes all in one transaction, and says of each whether its place was free. An error means that nothing was written. */
  write(writes: readonly Write[]): readonly boolean[] {
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      const done = writes.map((write) => this.#write(write))
      this.#database.exec('COMMIT')
      return done
    } catch (error) {
      // After some failures, a full disk among them, SQLite has rolled back by itself.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }

  log(room: string, after: number): readonly Logged[] {
    return this.#statements
      .all('SELECT number, at, event FROM log WHERE room = ? AND number > ? ORDER BY number', [
        room,
        after,
      ])
      .map(({ number, at, event }) => ({
        number: Number(number),
        at: Number(at),
        event: JSON.parse(String(event)),
      }))
  }

  seed(room: string): string | undefined {
    const row = this.#statements.get('SELECT seed FROM rooms WHERE id = ?', [room])
    return row === undefined ? undefined : String(row['seed'])
  }

  rooms({ game, stage, isOpen, pace, most }: RoomFilter): readonly RoomEntry[] {
    const rows = this.#statements.all(
      `SELECT * FROM rooms WHERE is_public = 1
         AND stage = coalesce(?, stage) AND game = coalesce(?, game) AND open_seats >= ?
         AND pace = coalesce(?, pace)
       ORDER BY changed_at DESC, id LIMIT ?`,
      [stage ?? null, game ?? null, isOpen === true ? 1 : 0, pace ?? null, most],
    )
    return rows.map(entryOf)
  }

  due({ from, before }: Span, most: number): readonly string[] {
    return this.#statements
      .all('SELECT id FROM rooms WHERE wake_at >= ? AND wake_at < ? ORDER BY wake_at, id LIMIT ?', [
        from,
        before,
        most,
      ])
      .map(({ id }) => String(id))
  }

  forsaken(since: number, most: number): readonly string[] {
    return this.#statements
      .all(
        `SELECT id FROM rooms WHERE stage = 'gathering' AND changed_at < ?
         ORDER BY changed_at, id LIMIT ?`,
        [since, most],
      )
      .map(({ id }) => String(id))
  }

  ahead(now: number): readonly string[] {
    return this.#statements
      .all('SELECT id FROM rooms WHERE wake_at IS NOT NULL AND changed_at > ? ORDER BY id', [now])
      .map(({ id }) => String(id))
  }

  personByKey(keyHash: string): Person | undefined {
    const row = this.#statements.get(
      'SELECT id, people.since FROM keys JOIN people ON id = person WHERE key_hash = ?',
      [keyHash],
    )
    return row === undefined
      ? undefined
      : { id: String(row['id']), keyHash, since: Number(row['since']) }
  }

  close(): void {
    this.#database.close()
  }

  #write(write: Write): boolean {
    switch (write.kind) {
      case 'append':
        return this.#append(write.append)
      case 'person':
        return this.#addPerson(write.person)
      case 'mark':
        return this.#statements.run('UPDATE admin_key SET since = since', []) > 0
      case 'people':
        return this.#changePeople(write.change)
      case 'count':
        return this.results.count(write.game)
      case 'uncountAll':
        this.results.uncountAll()
        return true
      case 'notify':
        return this.notify.change(write.change)
      case 'tournament':
        return this.tournaments.append(write.append)
    }
  }

  /** Whoever is forgotten is told of no turn any more; whoever is signed out everywhere, in no browser. */
  #changePeople(change: PeopleChange): boolean {
    const isDone = this.accounts.change(change)
    if (isDone) this.#stopTelling(change)
    return isDone
  }

  /** A browser whose key is gone is told nothing more. */
  #stopTelling(change: PeopleChange): void {
    switch (change.do) {
      case 'dropKey':
        this.notify.change({ type: 'removePushesOfKey', keyHash: change.keyHash })
        break
      case 'dropKeys':
        this.notify.change({ type: 'removePushes', person: change.person })
        break
      case 'setPassword':
        this.notify.change({ type: 'removePushes', person: change.person, but: change.but })
        break
      case 'forget':
        this.notify.change({ type: 'forget', person: change.person })
        break
    }
  }

  #append({ events, entry, seed, finished }: Append): boolean {
    const row = this.#statements.get('SELECT length, people FROM rooms WHERE id = ?', [entry.id])
    const length = Number(row?.['length'] ?? 0)
    if (events[0]?.number !== length + 1 || (row === undefined && seed === undefined)) return false
    for (const { number, at, event } of events)
      this.#statements.run('INSERT INTO log (room, number, at, event) VALUES (?, ?, ?, ?)', [
        entry.id,
        number,
        at,
        JSON.stringify(event),
      ])
    const own = [length + events.length, ...valuesOf(entry), entry.id]
    if (row !== undefined) this.#statements.run(UPDATE_ROOM, own)
    else this.#statements.run(INSERT_ROOM, [...own, seed ?? ''])
    if (row?.['people'] !== JSON.stringify(entry.people)) this.people.indexRoom(entry)
    if (finished !== undefined) this.results.count(finished)
    return true
  }

  #addPerson({ id, keyHash, since }: Person): boolean {
    if (this.personByKey(keyHash) !== undefined) return false
    const added = this.#statements.run(
      'INSERT INTO people (id, since) VALUES (?, ?) ON CONFLICT DO NOTHING',
      [id, since],
    )
    return added > 0 && this.accounts.change({ do: 'addKey', keyHash, person: id, since })
  }
}
