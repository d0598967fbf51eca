/** Why a game ended, out of what happened. */
import type { HistoryEntry } from '../client/contract.ts'
import type { PuertoRico, View } from './table-types.ts'

export interface Ending {
  readonly reason: View['endTriggers'][number]
  /** Who brought it about; undefined if it is not known. */
  readonly seat: number | undefined
  readonly round: number | undefined
}

/** What ended the game; several things can happen in one round. */
export function endingsOf(
  view: View,
  history: readonly HistoryEntry<PuertoRico>[],
): readonly Ending[] {
  return view.endTriggers.map((reason) => {
    const line = history.find(({ events }) =>
      events.some((event) => event.type === 'endTriggered' && event.reason === reason),
    )
    return { reason, seat: reason === 'city' ? line?.seat : undefined, round: line?.round }
  })
}
