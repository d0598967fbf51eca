/** How people are told that it is their turn, in its tables (`../notify.ts`). */
import type { NotifyWishes } from '@doubloon/protocol'
import type { PersonId } from '@doubloon/table'
import type { NotifyChange, Reach, ToldRoom, Way } from '../notify.ts'
import type { RoomEntry } from '../room-entry.ts'
import { entryOf } from './room-rows.ts'
import type { Row, Statements } from './statements.ts'

/** Nobody has more browsers than that: the oldest one goes. */
const MOST_PUSHES = 10

export class NotifyTables {
  readonly #statements: Statements

  constructor(statements: Statements) {
    this.#statements = statements
  }

  reachOf(person: PersonId): Reach {
    const row = this.#statements.get('SELECT * FROM notify_people WHERE person = ?', [person])
    const ways = this.#statements.all('SELECT * FROM notify_ways WHERE person = ? ORDER BY place', [
      person,
    ])
    return {
      wishes: JSON.parse(String(row?.['wishes'] ?? 'null')) ?? undefined,
      ways: ways.map(wayOf),
      toldAt: Number(row?.['told_at'] ?? 0),
    }
  }

  way(id: string): Way | undefined {
    const row = this.#statements.get('SELECT * FROM notify_ways WHERE id = ?', [id])
    return row && wayOf(row)
  }

  reachable(): readonly PersonId[] {
    return this.#statements
      .all('SELECT DISTINCT person FROM notify_ways WHERE is_confirmed = 1', [])
      .map(({ person }) => String(person))
  }

  askingRooms(): readonly RoomEntry[] {
    return this.#statements
      .all("SELECT * FROM rooms WHERE stage = 'playing' AND asked <> '[]'", [])
      .map(entryOf)
  }

  told(): readonly ToldRoom[] {
    return this.#statements
      .all('SELECT person, room FROM notify_told', [])
      .map(({ person, room }) => ({ person: String(person), room: String(room) }))
  }

  change(change: NotifyChange): boolean {
    switch (change.type) {
      case 'wish':
        return this.#wish(change.person, change.wishes)
      case 'addWay':
        return this.#addWay(change.way)
      case 'confirmWay':
        return this.#run('UPDATE notify_ways SET is_confirmed = 1 WHERE id = ?', change.id)
      case 'removeWay':
        return this.#run('DELETE FROM notify_ways WHERE id = ?', change.id)
      case 'told':
        for (const room of change.rooms)
          this.#run(
            'INSERT INTO notify_told (person, room) VALUES (?, ?) ON CONFLICT DO NOTHING',
            change.person,
            room,
          )
        return this.#run(
          `INSERT INTO notify_people (person, told_at) VALUES (?1, ?2)
           ON CONFLICT (person) DO UPDATE SET told_at = ?2`,
          change.person,
          change.at,
        )
      case 'untold':
        return this.#run(
          'DELETE FROM notify_told WHERE person = ? AND room = ?',
          change.person,
          change.room,
        )
      case 'removePushes':
        return this.#run(
          "DELETE FROM notify_ways WHERE kind = 'push' AND person = ? AND key_hash IS NOT ?",
          change.person,
          change.but ?? '',
        )
      case 'removePushesOfKey':
        return this.#run('DELETE FROM notify_ways WHERE key_hash = ?', change.keyHash)
      case 'forget':
        for (const table of ['notify_people', 'notify_ways', 'notify_told'])
          this.#run(`DELETE FROM ${table} WHERE person = ?`, change.person)
        return true
    }
  }

  #run(sql: string, ...values: readonly (string | number)[]): boolean {
    return this.#statements.run(sql, values) > 0
  }

  #wish(person: PersonId, wishes: NotifyWishes): boolean {
    return this.#run(
      `INSERT INTO notify_people (person, wishes) VALUES (?1, ?2)
       ON CONFLICT (person) DO UPDATE SET wishes = ?2`,
      person,
      JSON.stringify(wishes),
    )
  }

  #addWay({ id, person, kind, target, keyHash, isConfirmed }: Way): boolean {
    if (kind === 'mail')
      this.#run("DELETE FROM notify_ways WHERE kind = 'mail' AND person = ?", person)
    else this.#makeRoom(person, target)
    return this.#run(
      `INSERT INTO notify_ways (id, person, kind, target, is_confirmed, key_hash)
       VALUES (?1, ?2, ?3, ?4, ?5, iif(?3 = 'push', coalesce(nullif(?6, ''),
         (SELECT key_hash FROM keys WHERE person = ?2 ORDER BY since DESC LIMIT 1)), NULL))`,
      ...[id, person, kind, target, isConfirmed ? 1 : 0, keyHash ?? ''],
    )
  }

  /** For one more browser. */
  #makeRoom(person: PersonId, target: string): void {
    this.#run("DELETE FROM notify_ways WHERE kind = 'push' AND target = ?", target)
    this.#run(
      `DELETE FROM notify_ways WHERE kind = 'push' AND person = ?1 AND place <= (
         SELECT place FROM notify_ways WHERE kind = 'push' AND person = ?1
         ORDER BY place DESC LIMIT 1 OFFSET ?2)`,
      person,
      MOST_PUSHES - 1,
    )
  }
}

function wayOf(row: Row): Way {
  return {
    id: String(row['id']),
    person: String(row['person']),
    kind: row['kind'] === 'mail' ? 'mail' : 'push',
    target: String(row['target']),
    isConfirmed: row['is_confirmed'] === 1,
    ...(typeof row['key_hash'] === 'string' && { keyHash: row['key_hash'] }),
  }
}
