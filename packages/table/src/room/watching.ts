/** How far behind watchers are: by some moves of the log, so that nobody can tell a player what they see there. */
import type { RoomState } from './state.ts'

/** The number of the last event that watchers may have; all once the game is over, none where nobody may watch. */
export function watchedNumber({ settings, phase, number, unwatched }: RoomState): number {
  if (settings.watchDelay === undefined) return 0
  const [first] = unwatched
  return first === undefined || phase === 'over' || phase === 'closed' ? number : first - 1
}

/** How many moves of the present record are among these. */
export function watchedMoves(room: RoomState): number {
  const upTo = watchedNumber(room)
  return room.presses.filter(({ number }) => number <= upTo).length
}
