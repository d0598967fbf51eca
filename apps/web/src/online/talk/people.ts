/** Who is who in a room, for sentences and seals. */
import type { Person } from '../../text/person.ts'
import type { RoomNow } from '../contract.ts'

/** The seat of somebody; −1 if they only look on. */
export function seatOf({ room }: Pick<RoomNow, 'room'>, person: string): number {
  return room.seats.findIndex((seat) => seat.kind === 'person' && seat.person === person)
}

/** Who sits at a seat, for a sentence. */
export function personAt({ room, viewer }: Pick<RoomNow, 'room' | 'viewer'>, seat: number): Person {
  const is = room.seats[seat]
  const name = is === undefined || is.kind === 'open' ? '' : is.name
  return { name, isYou: seat === viewer }
}

/** Whether a person plays there, without a bot that stands in. */
export function plays({ room }: Pick<RoomNow, 'room'>, seat: number): boolean {
  const is = room.seats[seat]
  return is?.kind === 'person' && is.standIn === undefined
}
