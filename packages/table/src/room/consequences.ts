/** What follows by itself from what was decided: the start, a question that all agreed to, the end. */
import type { RoomEvent } from './events.ts'
import { isSealed, playedSeats, type RoomContext, type RoomState } from './state.ts'

/** The next event that nobody needs to ask for. */
export function consequence(room: RoomState, context: RoomContext): RoomEvent | undefined {
  if (room.phase === 'gathering') return isReady(room) ? startOf(context) : undefined
  if (room.phase !== 'playing') return undefined
  if (room.table?.game.over)
    return { type: 'ended', ...(!isSealed(room) && { seed: context.seed }) }
  const { takeBack, clockChange } = room
  if (takeBack && isAgreed(room, takeBack))
    return { type: 'takenBack', to: takeBack.to, seat: takeBack.seat }
  if (clockChange && isAgreed(room, clockChange))
    return { type: 'clockChanged', clock: clockChange.clock }
  return undefined
}

export function startOf({ seedHash }: RoomContext): RoomEvent {
  return { type: 'started', seedHash }
}

/** Whether all seats are held, by bots and by people who are ready. */
function isReady({ seats }: RoomState): boolean {
  const isFull = seats.every(({ kind }) => kind === 'bot' || kind === 'person')
  const people = seats.filter((seat) => seat.kind === 'person')
  return isFull && people.length > 0 && people.every((person) => person.isReady)
}

/** Whether all other people who play have agreed; bots always do. */
function isAgreed(
  room: RoomState,
  { seat, agreed }: { readonly seat: number; readonly agreed: readonly number[] },
): boolean {
  return playedSeats(room).every((other) => other === seat || agreed.includes(other))
}
