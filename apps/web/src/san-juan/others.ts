/** Who sits where, as the one who looks sees it. Somebody who only watches sits at no seat: the first city lies before him. */
import type { Moment } from '../client/contract.ts'
import type { SanJuan } from './face.ts'

/** The seat whose city lies before the one who looks. */
export function ownSeat(moment: Moment<SanJuan> | undefined): number {
  return Math.max(0, moment?.looker ?? 0)
}

/** The other seats, in turn order. */
export function othersAfter(moment: Moment<SanJuan> | undefined): readonly number[] {
  const players = moment?.view.seats.length ?? 0
  const own = ownSeat(moment)
  return Array.from({ length: Math.max(0, players - 1) }, (_, after) => (own + after + 1) % players)
}
