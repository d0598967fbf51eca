/** What comes out of a duel: figures to print, and to say. */

/** What `arena` reports. */
export interface DuelFigures {
  readonly games: number
  readonly winShare: number
  readonly low: number
  readonly high: number
  readonly fair: number
  /** By bot. */
  readonly meanScore: Readonly<Record<string, number>>
  readonly msPerMove: Readonly<Record<string, number>>
  /** Share of the first bot by its place after the seat that begins, which is drawn by lot; of all alike in self-play. */
  readonly bySeat: readonly number[]
  readonly roundsPerGame: number
  readonly winnersMean: number
  readonly endReasons: Readonly<Record<string, number>>
  readonly seconds: number
  /** Only if they were asked for. */
  readonly buildings?: readonly BuildingFigures[]
}

/** A building in all games in which it could be had. */
export interface BuildingFigures {
  readonly building: string
  /** How often it was built in a game, by all seats together. */
  readonly perGame: number
  /** The share of winners who have it at the end; a shared victory has several winners. */
  readonly winners: number
}
