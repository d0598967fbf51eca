/** Rows of finished games, and what they are elsewhere. */
import type { Rating } from '../../people/ratings.ts'
import type { CountedGame, CountedSeat, Tally } from '../results.ts'
import type { Row } from './statements.ts'

export function countedGameOf(row: Row, seats: readonly CountedSeat[]): CountedGame {
  return {
    number: Number(row['number']),
    room: String(row['room']),
    game: String(row['game']),
    isRated: row['is_rated'] === 1,
    options: JSON.parse(String(row['options'])),
    endedAt: Number(row['ended_at']),
    seats,
  }
}

/** `known` is there for people who still are. */
export function countedSeatOf(row: Row): CountedSeat {
  return {
    seat: Number(row['seat']),
    name: textOf(row['name']),
    person: textOf(row['known']),
    bot: textOf(row['bot']),
    rank: Number(row['rank']),
    score: Number(row['score']),
    share: Number(row['share']),
    hasResigned: row['has_resigned'] === 1,
    buildings: JSON.parse(String(row['buildings'])),
    rating:
      row['mean'] === null
        ? undefined
        : {
            ...ratingOf(row),
            before: {
              mean: Number(row['mean_before']),
              deviation: Number(row['deviation_before']),
            },
          },
  }
}

export function ratingOf(row: Row): Rating {
  return { mean: Number(row['mean']), deviation: Number(row['deviation']) }
}

export function tallyOf(row: Row | undefined): Tally {
  return { games: Number(row?.['games'] ?? 0), wins: Number(row?.['wins'] ?? 0) }
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
