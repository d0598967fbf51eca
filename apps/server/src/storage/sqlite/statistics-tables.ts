/** Finished games of somebody in numbers, counted by the database. */
import type { Asked, GameStatistics, Tally, TallyAgainst } from '../results.ts'
import { tallyOf } from './result-rows.ts'
import { SEEN, seenBy } from './result-tables.ts'
import type { Row, Statements } from './statements.ts'

const TALLY = 'count(*) AS games, sum(own.share) AS wins'

export class StatisticsTables {
  readonly #statements: Statements

  constructor(statements: Statements) {
    this.#statements = statements
  }

  tallyOf(asked: Asked): Tally {
    return tallyOf(this.#statements.get(`SELECT ${TALLY} FROM ${SEEN}`, seenBy(asked)))
  }

  talliesAgainst(asked: Required<Asked>): readonly TallyAgainst[] {
    const rows = this.#statements.all(
      `SELECT game, count(*) AS games, sum(own.rank < their.rank) AS ahead, sum(own.rank > their.rank) AS behind
       FROM (SELECT own.result, own.rank, game FROM ${SEEN}) AS own
       JOIN result_seats AS their ON their.result = own.result AND their.person = ?3
       GROUP BY game ORDER BY games DESC, game`,
      seenBy(asked),
    )
    return rows.map((row) => {
      const [games, ahead, behind] = [row['games'], row['ahead'], row['behind']].map(Number)
      const even = (games ?? 0) - (ahead ?? 0) - (behind ?? 0)
      return {
        game: String(row['game']),
        games: games ?? 0,
        ahead: ahead ?? 0,
        behind: behind ?? 0,
        even,
      }
    })
  }

  statisticsOf(asked: Asked): readonly GameStatistics[] {
    const values = seenBy(asked)
    const all = (sql: string) => this.#statements.all(sql, values)
    const games = all(
      `SELECT game, ${TALLY}, avg(own.score) AS mean FROM ${SEEN} GROUP BY game ORDER BY games DESC, game`,
    )
    const seats = all(
      `SELECT game, players, own.seat, ${TALLY}, avg(own.score) AS mean FROM ${SEEN}
       GROUP BY game, players, own.seat ORDER BY players, own.seat`,
    )
    const buildings = all(
      `SELECT game, building, ${TALLY} FROM (
         SELECT DISTINCT game, own.result, own.share, value AS building
         FROM (SELECT game, own.result, own.share, own.buildings FROM ${SEEN}) AS own, json_each(own.buildings)
       ) AS own GROUP BY game, building ORDER BY games DESC, wins DESC, building`,
    )
    // Of one group, SQLite takes the other columns from the row that has the greatest score.
    const best = all(
      `SELECT game, max(own.score) AS score, players, room FROM ${SEEN} GROUP BY game`,
    )
    return games.map((row) => {
      const ofGame = (other: Row) => other['game'] === row['game']
      const [top] = best.filter(ofGame)
      return {
        game: String(row['game']),
        ...tallyOf(row),
        mean: Number(row['mean']),
        best: {
          score: Number(top?.['score']),
          players: Number(top?.['players']),
          room: String(top?.['room']),
        },
        seats: seats.filter(ofGame).map((own) => ({
          players: Number(own['players']),
          seat: Number(own['seat']),
          ...tallyOf(own),
          mean: Number(own['mean']),
        })),
        buildings: buildings
          .filter(ofGame)
          .map((own) => ({ building: String(own['building']), ...tallyOf(own) })),
      }
    })
  }
}
