/** The games of one list: those of this browser and those of rooms. */
import type { Kept } from '../client/contract.ts'
import type { OwnRoom } from '../online/lobby.ts'

/** Rooms that wait for one first; then all others, the newest changes first. */
export function listed(
  kept: readonly Kept[],
  rooms: readonly OwnRoom[],
): readonly (Kept | OwnRoom)[] {
  const others = [...kept, ...rooms.filter(({ isAsked }) => !isAsked)]
  return [
    ...rooms.filter(({ isAsked }) => isAsked),
    ...others.toSorted((one, other) => changedAt(other) - changedAt(one)),
  ]
}

const changedAt = (one: Kept | OwnRoom) => ('stage' in one ? one.changedAt : one.changed)

/** Which of them are shown. */
export type Shown = 'all' | 'here' | 'online'

export function isShown(one: Kept | OwnRoom, shown: Shown): boolean {
  return shown === 'all' || 'stage' in one === (shown === 'online')
}
