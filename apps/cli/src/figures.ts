/** The figures of a series of games. */

/** What `simulate` reports, in the order in which it is printed. */
export interface Figures {
  readonly games: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly decisionsPerGame: number
  readonly roundsPerGame: number
  readonly meanScores: readonly number[]
  readonly winShares: readonly number[]
  readonly endReasons: Readonly<Record<string, number>>
  readonly hash: string
}
