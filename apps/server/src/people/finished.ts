/** What is kept of a game that is over: all of it follows from the log of its room. */
import { WATCHER } from '@doubloon/engine'
import type { Logged, Room, RoomSeat } from '@doubloon/table'
import { citiesIn } from '../games.ts'
import type { FinishedGame } from '../storage/results.ts'

/** Undefined while the game is not over, and for one that was begun elsewhere: somebody knew its seed. */
export function finishedGame(
  id: string,
  room: Room,
  log: readonly Logged[],
): FinishedGame | undefined {
  const { settings, seats, result, table } = room
  const timeOf = (type: string) => log.find(({ event }) => event.type === type)?.at
  const [startedAt, endedAt] = [timeOf('started'), timeOf('ended')]
  if (result === undefined || table === undefined || room.brought !== undefined) return undefined
  if (startedAt === undefined || endedAt === undefined) return undefined
  const { game, options, isPublic, isRated } = settings
  const cities = citiesIn(game, table.game.view(WATCHER))
  const totals = new Map(table.game.score().map(({ seat, total }) => [seat, total]))
  const winners = result.filter(({ won }) => won).length
  return {
    ...{ room: id, game, options, isPublic, isRated, startedAt, endedAt },
    seats: result.map(({ seat, rank, won, hasResigned }) => ({
      ...playerOf(seats[seat]),
      ...{ seat, rank, hasResigned },
      score: totals.get(seat) ?? 0,
      share: won ? 1 / winners : 0,
      buildings: cities[seat] ?? [],
    })),
  }
}

/** Whoever left their seat to a bot, or gave up, still is who sat there. */
function playerOf(seat: RoomSeat | undefined) {
  switch (seat?.kind) {
    case 'person':
      return { name: seat.name, person: seat.person, bot: undefined }
    case 'bot':
      return { name: seat.name, person: undefined, bot: seat.bot }
    default:
      throw new Error('a game needs somebody at every seat')
  }
}
