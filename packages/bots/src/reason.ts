/** Why a move is good, in codes that can be said in any language. */

/** Why; what the fields say depends on the code. */
export interface Reason {
  readonly code: ReasonCode
  readonly amount?: number
  readonly seat?: number
  /** The name of a countable of the game. */
  readonly what?: string
}

export type ReasonCode =
  /** There is no other. */
  | 'only-move'
  /** Of `amount` moves it looks best, for nothing that can be counted. */
  | 'best-of'
  /** The game ends, with the mover `amount` points ahead. */
  | 'ends-game'
  /** The mover gets `amount` of `what`. */
  | 'gains'
  /** Of the same, nobody else gets more than `seat`, who gets `amount`. */
  | 'others-gain'
  /** `amount` of `what` lies on the role. */
  | 'takes-lying'
  /** The best other move would cost `amount` of `what` more. */
  | 'saves'
  /** The best other move would bring `seat` `amount` of `what` more. */
  | 'denies'
  /** Otherwise `seat` would take this role next, and get `amount` of `what` more than now. */
  | 'forestalls'
