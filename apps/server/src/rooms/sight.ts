/** Through whose eyes a room is looked at, and how far those may see. */
import { type GameAdapter, type GameState, WATCHER } from '@doubloon/engine'
import type { PersonId, Room } from '@doubloon/table'

export interface Sight {
  readonly id: string
  /** As far as they may see it: for watchers perhaps the room as it was some moves ago. */
  readonly room: Room
  readonly adapter: GameAdapter<GameState>
  /** Undefined: nobody the server knows. */
  readonly person: PersonId | undefined
  /** Their seat, or WATCHER. */
  readonly viewer: number
  readonly isDelayed: boolean
}

/** What somebody may see of a room; undefined if nothing: others play, and only the host may watch, or it is sealed. */
export async function sightOf(
  at: Pick<Sight, 'id' | 'room' | 'adapter' | 'person'>,
  roomAt: (number: number) => Promise<Room>,
): Promise<Sight | undefined> {
  const { room, person } = at
  const viewer = person === undefined ? WATCHER : room.seatOf(person)
  const all = { ...at, viewer, isDelayed: false }
  if (viewer !== WATCHER) return all
  if (room.isSealed) return undefined
  if (room.phase !== 'playing') return all
  if (room.settings.watchDelay === undefined) return person === room.host ? all : undefined
  if (room.watchedNumber >= room.number) return all
  return { ...all, room: await roomAt(room.watchedNumber), isDelayed: true }
}

/** How many moves of the game they may see. */
export const movesSeen = ({ room }: Sight) => room.table?.length ?? 0
