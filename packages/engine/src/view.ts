/** What the views of all games say in the same words. */
import { WATCHER } from './rules.ts'

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

/** Its part that stands in every state alike. */
export function commonView(
  s: { readonly round: number; readonly governor: number; readonly seat: number },
  seat: number,
  over: boolean,
): Pick<CommonView<unknown, string>, 'seat' | 'round' | 'governor' | 'over' | 'toMove'> {
  return { seat, round: s.round, governor: s.governor, over, toMove: over ? WATCHER : s.seat }
}
