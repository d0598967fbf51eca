/** The rooms in which a tournament is played: how they are opened, and how they came out. */
import { createHmac } from 'node:crypto'
import type { Opening, Room, RoomSeat } from '@doubloon/table'
import type { RoomKey } from '../rooms/rooms.ts'
import type { Came } from './events.ts'
import type { Tournament, TournamentTable } from './state.ts'

/**
 * A seed that nobody can guess who does not know the secret, and that is the same whenever it is asked for: so a room that could
 * not be opened before the server stopped is opened afterwards as it would have been.
 */
function seedOf(secret: string, name: string): string {
  return createHmac('sha256', secret).update(name).digest('base64url')
}

/** The seed of a round; undefined where every table has its own. */
export function roundSeed(secret: string, { settings, rounds }: Tournament): string | undefined {
  return settings.isDuplicate ? seedOf(secret, `round ${rounds.length - 1}`) : undefined
}

/** Of a table of the last round. */
export function keyOf(secret: string, tournament: Tournament, { room }: TournamentTable): RoomKey {
  return { id: room, seed: roundSeed(secret, tournament) ?? seedOf(secret, `room ${room}`) }
}

/** The tournament is its host: nobody has a hand in it who plays there. */
export function openingOf(id: string, { settings }: Tournament, table: TournamentTable): Opening {
  const { game, options, clock, atZero, absence, standIn, watchDelay, isDuplicate } = settings
  return {
    settings: {
      ...{ game, options, clock, atZero, absence, standIn },
      watchDelay: isDuplicate ? undefined : watchDelay,
      isPublic: false,
      isRated: false,
    },
    seats: table.seats.map(
      ({ name, person }): RoomSeat =>
        person === undefined
          ? { kind: 'bot', name, bot: standIn }
          : { kind: 'person', person, name, isReady: false },
    ),
    host: id,
    tournament: { id, isSealed: isDuplicate },
  }
}

/** How its seats came out; undefined while it plays. A table that was closed counts as it stood. */
export function cameOf(room: Room): readonly Came[] | undefined {
  if (room.phase !== 'over' && room.phase !== 'closed') return undefined
  const totals = new Map(room.table?.game.score().map(({ seat, total }) => [seat, total]))
  const places = room.places ?? room.seats.map((_, seat) => ({ seat, rank: 1 }))
  return places
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, rank }) => ({ rank, score: totals.get(seat) ?? 0 }))
}
