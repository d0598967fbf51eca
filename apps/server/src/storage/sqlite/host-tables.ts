/** What who runs the server asks and decides, in its tables (`../host.ts`). */
import type { PersonId } from '@doubloon/table'
import type { Counts, ListedPerson, Report, ReportFilter, Token } from '../host.ts'
import type { RoomEntry } from '../room-entry.ts'
import { reportsIn } from './report-rows.ts'
import { entryOf } from './room-rows.ts'
import type { Row, Statements } from './statements.ts'

/** The name of somebody where they sat last. */
const LAST_NAME = `(
  SELECT value ->> 'name' FROM room_people JOIN rooms ON rooms.id = room_people.room,
    json_each(rooms.summary, '$.seats')
  WHERE room_people.person = people.id AND value ->> 'person' = people.id
  ORDER BY rooms.changed_at DESC LIMIT 1
)`

export class HostTables {
  readonly #statements: Statements

  constructor(statements: Statements) {
    this.#statements = statements
  }

  addToken({ id, person, name, since }: Token, hash: string): void {
    // Without a key: as somebody with a browser a bot cannot come.
    this.#run('INSERT INTO people (id, since) VALUES (?, ?)', [person, since])
    this.#run('INSERT INTO tokens (hash, id, person, name, since) VALUES (?, ?, ?, ?, ?)', [
      ...[hash, id, person, name, since],
    ])
  }

  revokeToken(id: string, at: number): boolean {
    return this.#run('UPDATE tokens SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL', [
      at,
      id,
    ])
  }

  tokens(): readonly Token[] {
    return this.#statements.all('SELECT * FROM tokens ORDER BY since DESC, id', []).map(tokenOf)
  }

  tokenByHash(hash: string): Token | undefined {
    const row = this.#statements.get('SELECT * FROM tokens WHERE hash = ?', [hash])
    return row && tokenOf(row)
  }

  setAdminKey(hash: string, at: number): void {
    this.#run('INSERT OR REPLACE INTO admin_key (id, hash, since) VALUES (1, ?, ?)', [hash, at])
  }

  adminKey(): string | undefined {
    const row = this.#statements.get('SELECT hash FROM admin_key', [])
    return row && String(row['hash'])
  }

  mute(person: PersonId, at: number): boolean {
    return this.#run(
      `INSERT INTO muted (person, since) SELECT id, ? FROM people WHERE id = ?
       ON CONFLICT DO NOTHING`,
      [at, person],
    )
  }

  unmute(person: PersonId): boolean {
    return this.#run('DELETE FROM muted WHERE person = ?', [person])
  }

  isMuted(person: PersonId): boolean {
    return this.#has('SELECT 1 FROM muted WHERE person = ?', [person])
  }

  blockName(name: string, at: number): boolean {
    return this.#run(
      'INSERT INTO blocked_names (name, since) VALUES (?, ?) ON CONFLICT DO NOTHING',
      [name, at],
    )
  }

  unblockName(name: string): boolean {
    return this.#run('DELETE FROM blocked_names WHERE name = ?', [name])
  }

  blockedNames(): readonly string[] {
    return this.#statements
      .all('SELECT name FROM blocked_names ORDER BY name', [])
      .map(({ name }) => String(name))
  }

  isNameBlocked(name: string): boolean {
    return this.#has('SELECT 1 FROM blocked_names WHERE name = ?', [name])
  }

  reports(filter: ReportFilter): readonly Report[] {
    return reportsIn(this.#statements, filter)
  }

  settle(room: string, about: number, at: number): boolean {
    return this.#run(
      `INSERT INTO rulings (room, about, at) SELECT room, ?2, ?3 FROM log
         WHERE room = ?1 AND event ->> 'type' = 'reported' AND event ->> 'about' = ?2 LIMIT 1
       ON CONFLICT DO UPDATE SET at = excluded.at`,
      [room, about, at],
    )
  }

  openRooms(most: number): readonly RoomEntry[] {
    return this.#statements
      .all(
        `SELECT * FROM rooms WHERE stage IN ('gathering', 'playing')
         ORDER BY changed_at DESC, id LIMIT ?`,
        [most],
      )
      .map(entryOf)
  }

  peopleSince(most: number): readonly ListedPerson[] {
    return this.#statements
      .all(
        `SELECT id, since, ${LAST_NAME} AS name,
           (SELECT count(*) FROM room_people WHERE person = people.id) AS rooms,
           EXISTS (SELECT 1 FROM muted WHERE person = people.id) AS is_muted
         FROM people ORDER BY since DESC, id LIMIT ?`,
        [most],
      )
      .map(({ id, since, name, rooms, is_muted }) => ({
        id: String(id),
        since: Number(since),
        name: name === null ? undefined : String(name),
        rooms: Number(rooms),
        isMuted: is_muted === 1,
      }))
  }

  roomsOf(person: PersonId): readonly string[] {
    return this.#statements
      .all(
        `SELECT rooms.id FROM room_people JOIN rooms ON rooms.id = room_people.room
         WHERE person = ? AND room_people.seat >= 0 AND stage IN ('gathering', 'playing')
         ORDER BY rooms.id`,
        [person],
      )
      .map(({ id }) => String(id))
  }

  counts(): Counts {
    const stages = this.#statements.all('SELECT stage, count(*) AS n FROM rooms GROUP BY stage', [])
    return {
      people: this.#number('SELECT count(*) AS n FROM people'),
      rooms: Object.fromEntries(stages.map(({ stage, n }) => [String(stage), Number(n)])),
      bytes: this.#number(
        'SELECT page_count * page_size AS n FROM pragma_page_count, pragma_page_size',
      ),
    }
  }

  foreignWrites(): number {
    return this.#number('SELECT data_version AS n FROM pragma_data_version')
  }

  #run(sql: string, values: readonly (string | number)[]): boolean {
    return this.#statements.run(sql, values) > 0
  }

  #has(sql: string, values: readonly string[]): boolean {
    return this.#statements.get(sql, values) !== undefined
  }

  #number(sql: string): number {
    return Number(this.#statements.get(sql, [])?.['n'])
  }
}

function tokenOf(row: Row): Token {
  const revokedAt = row['revoked_at']
  return {
    id: String(row['id']),
    person: String(row['person']),
    name: String(row['name']),
    since: Number(row['since']),
    revokedAt: revokedAt === null ? undefined : Number(revokedAt),
  }
}
