/** Finished games as tests of storages and lists need them. */
import type { FinishedGame, SeatResult } from '../src/storage/results.ts'

/** Who sits there: a person by id, or `bot:` and a level. */
export function finished(
  room: string,
  players: readonly string[],
  changes: Partial<Omit<FinishedGame, 'seats'>> & { readonly ranks?: readonly number[] } = {},
): FinishedGame {
  const { ranks = players.map((_, seat) => seat + 1), ...others } = changes
  const winners = ranks.filter((rank) => rank === 1).length
  return {
    room,
    game: 'san-juan',
    isPublic: true,
    isRated: true,
    options: {},
    startedAt: 5000,
    endedAt: 6000,
    seats: players.map((player, seat): SeatResult => {
      const [, bot] = player.split(':')
      const rank = ranks[seat] ?? 1
      return {
        seat,
        name: bot === undefined ? `name of ${player}` : 'Rosa',
        person: bot === undefined ? player : undefined,
        bot,
        rank,
        score: 40 - rank,
        share: rank === 1 ? 1 / winners : 0,
        hasResigned: false,
        buildings: bot === undefined ? ['well', 'chapel'] : ['well', 'well'],
      }
    }),
    ...others,
  }
}
