/** Why a game ended, out of what happened. */
import type { Line } from '../client/contract.ts'
import type { PuertoRico, View } from './face.ts'

export interface Ending {
  readonly reason: View['endTriggers'][number]
  /** Who brought it about; undefined if it is not known. */
  readonly seat: number | undefined
  readonly round: number | undefined
}

/** What ended the game; several things can happen in one round. */
export function endingsOf(view: View, lines: readonly Line<PuertoRico>[]): readonly Ending[] {
  return view.endTriggers.map((reason) => {
    const line = lines.find(({ events }) =>
      events.some((event) => event.type === 'endTriggered' && event.reason === reason),
    )
    return { reason, seat: reason === 'city' ? line?.seat : undefined, round: line?.round }
  })
}
