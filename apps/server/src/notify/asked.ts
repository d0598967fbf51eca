/** Whom games wait for, where, and since when. */
import type { PersonId } from '@doubloon/table'
import type { RoomEntry } from '../storage/room-entry.ts'

export class Asked {
  readonly #byPerson = new Map<PersonId, Map<string, number>>()
  readonly #byRoom = new Map<string, readonly PersonId[]>()

  get people(): Iterable<PersonId> {
    return this.#byPerson.keys()
  }

  /** The rooms that wait for somebody, each since when. */
  roomsOf(person: PersonId): ReadonlyMap<string, number> {
    return this.#byPerson.get(person) ?? NONE
  }

  /** A room as it stands now; gives who is no longer asked there. */
  update({ id, asked, people, changedAt, stage }: RoomEntry): readonly PersonId[] {
    const isAsked = ({ seat }: { readonly seat: number }) => asked.includes(seat)
    const now = stage === 'playing' ? people.filter(isAsked).map(({ person }) => person) : []
    const gone = (this.#byRoom.get(id) ?? []).filter((person) => !now.includes(person))
    for (const person of gone) this.#remove(person, id)
    for (const person of now) this.#add(person, id, changedAt)
    if (now.length > 0) this.#byRoom.set(id, now)
    else this.#byRoom.delete(id)
    return gone
  }

  #add(person: PersonId, room: string, since: number): void {
    const rooms = this.#byPerson.get(person) ?? new Map<string, number>()
    if (!rooms.has(room)) rooms.set(room, since)
    this.#byPerson.set(person, rooms)
  }

  #remove(person: PersonId, room: string): void {
    const rooms = this.#byPerson.get(person)
    rooms?.delete(room)
    if (rooms?.size === 0) this.#byPerson.delete(person)
  }
}

const NONE: ReadonlyMap<string, number> = new Map()
