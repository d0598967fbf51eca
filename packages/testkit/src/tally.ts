/** How much of a game and its second implementation has been compared. */

export interface Tally {
  games: number
  decisions: number
  moves: number
  /** Decisions with more composite moves than are listed. */
  unlisted: number
  byDecision: Record<string, number>
}

export const newTally = (): Tally => ({
  games: 0,
  decisions: 0,
  moves: 0,
  unlisted: 0,
  byDecision: {},
})
