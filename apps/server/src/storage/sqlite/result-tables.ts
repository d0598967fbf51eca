/** Finished games in their tables: how they are counted and read (`../results.ts`). */
import type { PersonId } from '@doubloon/table'
import type {
  Asked,
  CountedGame,
  CountedSeat,
  FinishedGame,
  GamesPage,
  SeatResult,
} from '../results.ts'
import type { Change, Player, RatingTables } from './rating-tables.ts'
import { countedGameOf, countedSeatOf } from './result-rows.ts'
import type { Statements } from './statements.ts'

/** Games of `?1` that `?2` may see, with `?3` if that is somebody. */
export const SEEN = `result_seats AS own JOIN results ON results.number = own.result
  WHERE own.person = ?1
    AND (is_public = 1 OR is_rated = 1
      OR EXISTS (SELECT 1 FROM result_seats WHERE result = own.result AND person = ?2))
    AND (?3 IS NULL
      OR EXISTS (SELECT 1 FROM result_seats WHERE result = own.result AND person = ?3))`

export const seenBy = ({ person, asker, other }: Asked) =>
  [person, asker ?? null, other ?? null] as const

export class ResultTables {
  readonly #statements: Statements
  readonly #ratings: RatingTables
  readonly #isRated: (person: PersonId, at: number) => boolean

  /** `isRated` says whether somebody wanted at a time that games count for them. */
  constructor(
    statements: Statements,
    ratings: RatingTables,
    isRated: (person: PersonId, at: number) => boolean,
  ) {
    this.#statements = statements
    this.#ratings = ratings
    this.#isRated = isRated
  }

  /** Within a transaction. */
  count(game: FinishedGame): boolean {
    const { room, seats, endedAt } = game
    const known = this.#statements.get('SELECT number FROM results WHERE room = ?', [room])
    if (known !== undefined) return false
    const rated = this.#ratedSeats(game)
    const changes = new Map(this.#ratings.count(game, rated).map((it) => [it.seat, it]))
    this.#statements.run(
      `INSERT INTO results (room, game, players, options, is_public, is_rated, ended_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      [
        ...[room, game.game, seats.length, JSON.stringify(game.options)],
        ...[game.isPublic ? 1 : 0, changes.size > 0 ? 1 : 0, endedAt],
      ],
    )
    for (const seat of seats) this.#addSeat(room, seat, changes.get(seat.seat))
    this.#statements.run('DELETE FROM uncounted WHERE room = ?', [room])
    return true
  }

  gamesOf(asked: Asked, { before, most }: GamesPage): readonly CountedGame[] {
    const rows = this.#statements.all(
      `SELECT results.* FROM ${SEEN} AND (?4 IS NULL OR number < ?4) ORDER BY number DESC LIMIT ?5`,
      [...seenBy(asked), before ?? null, most],
    )
    const seats = this.#seatsOf(rows.map(({ number }) => Number(number)))
    return rows.map((row) => countedGameOf(row, seats.get(Number(row['number'])) ?? []))
  }

  lastNameOf(person: PersonId): string | undefined {
    const row = this.#statements.get(
      'SELECT name FROM result_seats WHERE person = ? ORDER BY result DESC LIMIT 1',
      [person],
    )
    return typeof row?.['name'] === 'string' ? row['name'] : undefined
  }

  uncounted(): readonly string[] {
    return this.#statements
      .all('SELECT room FROM uncounted ORDER BY place', [])
      .map(({ room }) => String(room))
  }

  /** Within a transaction. */
  uncountAll(): void {
    this.#statements.run(
      'INSERT INTO uncounted (room) SELECT room FROM results ORDER BY number',
      [],
    )
    for (const table of ['results', 'result_seats', 'ratings'])
      this.#statements.run(`DELETE FROM ${table}`, [])
  }

  /** The seats a rated game counts for: bots, and people who wanted it when the game began. Without people it counts for nobody. */
  #ratedSeats({ isRated, startedAt, seats }: FinishedGame): readonly (SeatResult & Player)[] {
    if (!isRated) return []
    const rated = seats.flatMap((seat) => {
      const { person, bot } = seat
      if (bot !== undefined) return [{ ...seat, who: bot, isBot: true }]
      if (person === undefined || !this.#isRated(person, startedAt)) return []
      return [{ ...seat, who: person, isBot: false }]
    })
    return rated.length > 1 && rated.some(({ isBot }) => !isBot) ? rated : []
  }

  #addSeat(room: string, result: SeatResult, change: Change | undefined): void {
    const { seat, person, bot, name, rank, score, share, hasResigned, buildings } = result
    this.#statements.run(
      `INSERT INTO result_seats SELECT number, ?2, ?3, ?4,
         CASE WHEN ?3 IS NULL OR EXISTS (SELECT 1 FROM people WHERE id = ?3) THEN ?5 END,
         ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14
       FROM results WHERE room = ?1`,
      [
        ...[room, seat, person ?? null, bot ?? null, name, rank, score, share],
        ...[hasResigned ? 1 : 0, JSON.stringify(buildings)],
        ...[change?.before.mean ?? null, change?.before.deviation ?? null],
        ...[change?.after.mean ?? null, change?.after.deviation ?? null],
      ],
    )
  }

  #seatsOf(games: readonly number[]): ReadonlyMap<number, readonly CountedSeat[]> {
    const rows = this.#statements.all(
      `SELECT result_seats.*, people.id AS known FROM result_seats LEFT JOIN people ON people.id = person
       WHERE result IN (SELECT value FROM json_each(?)) ORDER BY result, seat`,
      [JSON.stringify(games)],
    )
    return new Map(
      games.map((game) => [game, rows.filter(({ result }) => result === game).map(countedSeatOf)]),
    )
  }
}
