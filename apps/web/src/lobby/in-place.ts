/** A list that is refreshed under somebody's finger: what is shown keeps its place. */
import type { ListedRoom } from '../online/lobby.ts'

export interface Shown<Room extends ListedRoom = ListedRoom> {
  readonly room: Room
  /** It is no longer in the list. */
  readonly isGone: boolean
}

export interface InPlace<Room extends ListedRoom> {
  readonly shown: readonly Shown<Room>[]
  /** What is in the list and not yet shown. */
  readonly news: readonly Room[]
}

export const anew = <Room extends ListedRoom>(rooms: readonly Room[]): readonly Shown<Room>[] =>
  rooms.map((room) => ({ room, isGone: false }))

export function inPlace<Room extends ListedRoom>(
  shown: readonly Shown<Room>[],
  fresh: readonly Room[],
): InPlace<Room> {
  const byId = new Map(fresh.map((room) => [room.id, room]))
  const known = new Set(shown.map(({ room }) => room.id))
  return {
    shown: shown.map(({ room }) => {
      const now = byId.get(room.id)
      return now === undefined ? { room, isGone: true } : { room: now, isGone: false }
    }),
    news: fresh.filter(({ id }) => !known.has(id)),
  }
}
