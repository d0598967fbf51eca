/** A room as lists show it. */
import type { RoomEntry } from '../storage/room-entry.ts'

export function listedRoom({ id, game, stage, openSeats, changedAt, summary }: RoomEntry) {
  return { id, game, stage, openSeats, changedAt, ...JSON.parse(summary) }
}
