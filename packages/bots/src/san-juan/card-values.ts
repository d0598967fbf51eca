/** What each card is worth to the one who holds it, for whoever helps people to keep and to pay. */
import { BUILDINGS, IN_AIR, KINDS_N, PICKED, type State } from '@doubloon/san-juan/fast'
import { surplusOf } from './cards.ts'
import { SeatSummary } from './seat-summary.ts'

/**
 * VP beyond being money, by key: all kinds in the seat's hand and, if it decides now, those it has just drawn or picked.
 * A second card of a city building is only money, which no number by kind can say.
 */
export function cardValues(s: State, seat: number): Readonly<Record<string, number>> {
  const summary = new SeatSummary(s, seat)
  const holders = s.seat === seat ? [seat, IN_AIR, PICKED] : [seat]
  const values: Record<string, number> = {}
  for (const [kind, { key }] of BUILDINGS.entries())
    if (holders.some((holder) => s.hand[holder * KINDS_N + kind] > 0))
      values[key] = surplusOf(s, summary, kind)
  return values
}
