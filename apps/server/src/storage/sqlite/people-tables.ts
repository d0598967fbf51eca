/** What is kept of people, in its tables (`../people.ts`). */
import type { PersonId } from '@doubloon/table'
import type { OwnRoom, Page } from '../people.ts'
import type { RoomEntry } from '../room-entry.ts'
import { entryOf } from './room-rows.ts'
import type { Row, Statements } from './statements.ts'

export class PeopleTables {
  readonly #statements: Statements

  constructor(statements: Statements) {
    this.#statements = statements
  }

  openRoomsOf(person: PersonId, most: number): readonly OwnRoom[] {
    const rows = this.#statements.all(
      `SELECT rooms.*, room_people.seat AS own_seat,
         EXISTS (SELECT 1 FROM json_each(asked) WHERE value = room_people.seat) AS is_asked
       FROM room_people JOIN rooms ON rooms.id = room_people.room
       WHERE person = ? AND stage IN ('gathering', 'playing')
       ORDER BY is_asked DESC, changed_at DESC, id LIMIT ?`,
      [person, most],
    )
    return rows.map(ownRoomOf)
  }

  overRoomsOf(person: PersonId, { after, most }: Page): readonly OwnRoom[] {
    const rows = this.#statements.all(
      `SELECT rooms.*, room_people.seat AS own_seat
       FROM room_people JOIN rooms ON rooms.id = room_people.room
       WHERE person = ?1 AND stage = 'over' AND (?2 IS NULL
         OR (-changed_at, id) > (SELECT -changed_at, id FROM rooms WHERE id = ?2))
       ORDER BY changed_at DESC, id LIMIT ?3`,
      [person, after ?? null, most],
    )
    return rows.map(ownRoomOf)
  }

  /** With the index of a room, whenever it changes. */
  indexRoom({ id, people }: RoomEntry): void {
    this.#statements.run('DELETE FROM room_people WHERE room = ?', [id])
    for (const { person, seat } of people)
      this.#statements.run('INSERT INTO room_people (person, room, seat) VALUES (?, ?, ?)', [
        person,
        id,
        seat,
      ])
  }
}

function ownRoomOf(row: Row): OwnRoom {
  return { entry: entryOf(row), seat: Number(row['own_seat']) }
}
