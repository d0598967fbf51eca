/** The row of a room in the index: what lists show, and when the room needs the server although nobody asks for it. */
import { paceOf, type Room } from '@doubloon/table'
import type { RoomEntry, Sitting } from '../storage/room-entry.ts'

export function entryOf(id: string, room: Room): RoomEntry {
  const { settings, seats } = room
  return {
    id,
    game: settings.game,
    isPublic: settings.isPublic,
    stage: room.phase,
    players: seats.length,
    openSeats: seats.filter(({ kind }) => kind === 'open').length,
    pace: paceOf(settings.clock),
    wakeAt: wakeAt(room),
    changedAt: room.at,
    summary: JSON.stringify({ settings, seats }),
    people: peopleIn(room),
    asked: room.peopleToMove,
  }
}

function peopleIn({ seats, host }: Room): readonly Sitting[] {
  const sitting = seats.flatMap((is, seat) =>
    is.kind === 'person' ? [{ person: is.person, seat }] : [],
  )
  const isSeated = sitting.some(({ person }) => person === host)
  return isSeated ? sitting : [...sitting, { person: host, seat: -1 }]
}

/** The earliest of: a bot is to move, a time is up, somebody who is asked has been away for as long as was agreed. */
function wakeAt(room: Room): number | undefined {
  const { absence } = room.settings
  const times = [
    ...(room.botsToMove.length > 0 ? [room.at] : []),
    ...(room.deadline !== undefined ? [room.deadline] : []),
    ...(absence !== undefined && room.peopleToMove.length > 0 ? [room.at + absence * 1000] : []),
  ]
  return times.length > 0 ? Math.min(...times) : undefined
}
