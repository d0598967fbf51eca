/** What the views of all games say in the same words. */

/** The part of a view that everybody sees. */
export interface CommonView<Options, EndReason extends string> {
  /** Who looks; −1 for somebody who only watches. */
  readonly seat: number
  readonly options: Options
  readonly round: number
  readonly governor: number
  readonly over: boolean
  readonly endTriggers: readonly EndReason[]
  /** The pending decision by its id in the catalogue; '' when the game is over. */
  readonly decision: string
  /** The seat asked first; −1 when the game is over. */
  readonly toMove: number
  /** All seats that may act now: more than one only where the rules say "at once". */
  readonly waiting: readonly number[]
}
