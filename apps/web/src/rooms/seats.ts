/** Who sits where before a game, and what somebody who comes could take. */
import type { RoomSeat } from '../client/contract.ts'
import type { RoomNow } from '../online/contract.ts'
import type { Person } from '../text/person.ts'

type Taken = Extract<RoomSeat, { kind: 'person' }>

export const isTaken = (seat: RoomSeat): seat is Taken => seat.kind === 'person'

/** Whoever sits there, as sentences know them. */
export function personAt({ person }: RoomNow, seat: Taken): Person {
  return { name: seat.name, isYou: seat.person === person }
}

/** The host, if they sit and so have a name. */
export function hostOf(now: RoomNow): Person | undefined {
  const seat = now.room.seats.filter(isTaken).find(({ person }) => person === now.room.host)
  return seat && personAt(now, seat)
}

export const isHost = ({ room, person }: RoomNow): boolean => room.host === person

/** Whether somebody's browser is connected; before anything is told of it, all are. */
export function isPresent({ presence }: RoomNow, person: string): boolean {
  return presence?.people.includes(person) ?? true
}

/** People at the table who are connected, in order of play. */
export function peopleHere(now: RoomNow): readonly Person[] {
  return now.room.seats
    .filter(isTaken)
    .filter(({ person }) => isPresent(now, person))
    .map((seat) => personAt(now, seat))
}

/** Nobody sits there, and somebody could. */
export const isFree = ({ kind }: RoomSeat): boolean => kind === 'open' || kind === 'kept'

/** Names that differ only in capitals are the same. */
export const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase()

/** Where somebody of that name would sit: the seat kept for them, else the first open one, else the first that is kept. */
export function seatFor(seats: readonly RoomSeat[], name: string): number | undefined {
  const own = seats.findIndex((seat) => seat.kind === 'kept' && isSameName(seat.name, name))
  if (own >= 0) return own
  const open = seats.findIndex(({ kind }) => kind === 'open')
  const free = open >= 0 ? open : seats.findIndex(isFree)
  return free >= 0 ? free : undefined
}
