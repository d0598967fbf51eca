/** Why a move is good, in codes that can be said in any language. */

/** Why; what the fields say depends on the code. */
export interface Reason {
  readonly code: ReasonCode
  readonly amount?: number
  readonly seat?: number
  /** The name of a countable of the game. */
  readonly what?: string
  /** How much of the same the best other move would give; less than `amount`. */
  readonly than?: number
  /** The best other move, in notation. */
  readonly other?: string
}

export type ReasonCode =
  /** There is no other. */
  | 'only-move'
  /** The game ends, with the mover `amount` points ahead. */
  | 'ends-game'
  /** The mover gets `amount` of `what`, by `other` only `than`. */
  | 'gains'
  /** Later the mover could have `amount` more of `what`, by `other` only `than`. */
  | 'prepares'
  /** `amount` of `what` lies on the role, on `other` only `than`. */
  | 'takes-lying'
  /** The best other move would cost `amount` of `what` more. */
  | 'saves'
  /** The best other move would bring `seat` `amount` of `what` more. */
  | 'denies'
  /** Otherwise `seat` would take this role next, and get `amount` of `what` more than now. */
  | 'forestalls'
