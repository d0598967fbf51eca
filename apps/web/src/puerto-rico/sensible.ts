/** Questions of this game with one sensible answer: it is marked from the beginning, so that one press gives it. */
import type { Moment } from '../client/contract.ts'
import { soleOffer } from '../table/sole-offer.ts'
import type { PuertoRico } from './table-types.ts'

/** Extra colonists cost nothing: as many as there are. */
export function sensibleOffer(moment: Moment<PuertoRico>): string | undefined {
  const counts = (moment.offers ?? []).flatMap(({ text, move }) =>
    move.type === 'takeColonists' ? [{ text, count: move.count }] : [],
  )
  const [most] = counts.toSorted((a, b) => b.count - a.count)
  return most?.text ?? soleOffer(moment)
}
