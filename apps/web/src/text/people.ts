/** Who sits at a table, as people that sentences can be about. */
import type { Seat } from '../client/contract.ts'
import { unmarked } from './marks.ts'
import { NAMELESS, type Person } from './person.ts'
import { say } from './say.ts'

/** Who sits at a seat; `you` is the seat of the reader, if there is one. */
export function personAt(seats: readonly Seat[], seat: number, you: number | undefined): Person {
  const isYou = seat === you
  const { name } = seats[seat] ?? { name: '' }
  if (name !== NAMELESS) return { name, isYou }
  return { name: isYou ? say.people.you : say.people.player(seat + 1), isYou }
}

/** The same for messages with marks: nothing in the name is one. */
export function personTold(seats: readonly Seat[], seat: number, you: number | undefined): Person {
  const { name, isYou } = personAt(seats, seat, you)
  return { name: unmarked(name), isYou }
}

/** The name of a seat where nobody is addressed. */
export function nameAt(seats: readonly Seat[], seat: number): string {
  return personAt(seats, seat, undefined).name
}

/** The only person at this screen; undefined if there are several, who are all called by name, or none. */
export function onlyPerson(seats: readonly Seat[]): number | undefined {
  const [first, ...others] = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []))
  return others.length === 0 ? first : undefined
}
