/** How strong everybody is believed to be, in its table: people and levels of bots by game and number of players. */
import type { PersonId } from '@doubloon/table'
import { afterGame, cautious, type Rating, START } from '../../people/ratings.ts'
import type { FinishedGame, Leader, LeadersAsked, OwnRating, SeatResult } from '../results.ts'
import { ratingOf, tallyOf, textOf } from './result-rows.ts'
import type { Row, Statements } from './statements.ts'

/** Whom a rating is of: a person, or the level of a bot. */
export interface Player {
  readonly who: string
  readonly isBot: boolean
}

/** What a game changed for a seat. */
export interface Change {
  readonly seat: number
  readonly before: Rating
  readonly after: Rating
}

/** So many games of the course of a rating are told. */
const COURSE = 40

export class RatingTables {
  readonly #statements: Statements

  constructor(statements: Statements) {
    this.#statements = statements
  }

  /** Counts a game for these of its seats, as if no others had played. */
  count(game: FinishedGame, seats: readonly (SeatResult & Player)[]): readonly Change[] {
    const before = seats.map((seat) => this.#ratingIn(game, seat))
    const rated = seats.map(({ rank }, index) => ({ rank, rating: before[index] ?? START }))
    const after = afterGame(rated)
    const changes = seats.map(({ seat }, index) => ({
      seat,
      before: before[index] ?? START,
      after: after[index] ?? START,
    }))
    const levelOf = ({ who, isBot }: Player) => `${isBot} ${who}`
    for (const player of new Set(seats.map(levelOf))) {
      const own = [...seats.keys()].filter((index) => levelOf(seats[index] as Player) === player)
      this.#keep(
        game,
        own.flatMap((index) => seats[index] ?? []),
        own.flatMap((index) => changes[index] ?? []),
      )
    }
    return changes
  }

  ratingsOf(person: PersonId): readonly OwnRating[] {
    return this.#statements
      .all(
        'SELECT * FROM ratings WHERE who = ? AND is_bot = 0 ORDER BY games DESC, game, players',
        [person],
      )
      .map((row) => {
        const [game, players] = [String(row['game']), Number(row['players'])]
        const course = this.#courseOf(person, game, players)
        return { game, players, ...ratingOf(row), ...tallyOf(row), course }
      })
  }

  /** Whoever does not want to be rated any more is not in the list. */
  leaders({ game, players, leastGames, most }: LeadersAsked): readonly Leader[] {
    const rows = this.#statements.all(
      `SELECT ratings.*, (SELECT name FROM result_seats WHERE person = who ORDER BY result DESC LIMIT 1) AS name
       FROM ratings WHERE game = ? AND players = ? AND games >= ? AND (is_bot = 1 OR (
         who IN (SELECT id FROM people)
         AND (SELECT is_rated FROM rating_choices WHERE person = who ORDER BY at DESC LIMIT 1) = 1))`,
      [game, players, leastGames],
    )
    return rows
      .map(leaderOf)
      .toSorted((one, other) => cautious(other) - cautious(one))
      .slice(0, most)
  }

  #ratingIn({ game, seats }: FinishedGame, { who, isBot }: Player): Rating {
    const row = this.#statements.get(
      'SELECT mean, deviation FROM ratings WHERE game = ? AND players = ? AND who = ? AND is_bot = ?',
      [game, seats.length, who, isBot ? 1 : 0],
    )
    return row === undefined ? START : ratingOf(row)
  }

  /** A level that sits at several seats played one game: what they changed, on average. */
  #keep(
    { game, seats }: FinishedGame,
    own: readonly (SeatResult & Player)[],
    changes: readonly Change[],
  ): void {
    const [first] = own
    if (first === undefined) return
    const mean = average(changes.map(({ after }) => after.mean))
    const deviation = average(changes.map(({ after }) => after.deviation))
    const share = average(own.map((seat) => seat.share))
    this.#statements.run(
      `INSERT INTO ratings (game, players, who, is_bot, mean, deviation, games, wins) VALUES (?, ?, ?, ?, ?, ?, 1, ?)
       ON CONFLICT DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation,
         games = games + 1, wins = wins + excluded.wins`,
      [game, seats.length, first.who, first.isBot ? 1 : 0, mean, deviation, share],
    )
  }

  #courseOf(person: PersonId, game: string, players: number): readonly Rating[] {
    return this.#statements
      .all(
        `SELECT mean, deviation FROM result_seats JOIN results ON number = result
         WHERE person = ? AND game = ? AND players = ? AND mean IS NOT NULL ORDER BY result DESC LIMIT ?`,
        [person, game, players, COURSE],
      )
      .map(ratingOf)
      .toReversed()
  }
}

function leaderOf(row: Row): Leader {
  const isBot = row['is_bot'] === 1
  const who = String(row['who'])
  return {
    person: isBot ? undefined : who,
    name: isBot ? undefined : textOf(row['name']),
    bot: isBot ? who : undefined,
    ...ratingOf(row),
    ...tallyOf(row),
  }
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
