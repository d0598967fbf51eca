/** Finished games and ratings as they are told. */
import type { GameResult, SeatResult } from '@doubloon/protocol'
import { cautious, type Rating } from '../people/ratings.ts'
import type { CountedGame, CountedSeat } from '../storage/results.ts'

export function toldRating(rating: Rating) {
  const { mean, deviation } = rating
  return { mean, deviation, cautious: cautious(rating) }
}

export function toldGame({ seats, endedAt, options, ...game }: CountedGame): GameResult {
  const { number, room, isRated } = game
  return { number, room, game: game.game, endedAt, options, isRated, seats: seats.map(toldSeat) }
}

function toldSeat(result: CountedSeat): SeatResult {
  const { seat, name, person, bot, rank, score, share, hasResigned, buildings, rating } = result
  return {
    seat,
    ...(name !== undefined && { name }),
    ...(person !== undefined && { person }),
    ...(bot !== undefined && { bot }),
    ...{ rank, score, share },
    ...(hasResigned && { hasResigned }),
    buildings: [...buildings],
    ...(rating !== undefined && {
      rating: { ...toldRating(rating), rose: cautious(rating) - cautious(rating.before) },
    }),
  }
}
