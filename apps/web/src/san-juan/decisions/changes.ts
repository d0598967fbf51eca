/** What a press changes in the marks: something pays or is picked in addition, in place of another, or no longer. */
import type { Picking, Site, Worth } from '../table-types.ts'
import { type Held, isAmong, without } from './cards.ts'
import { type Marks, paymentOf } from './marks.ts'
import { cheapestFirst, missingIn } from './payment.ts'

type Worths = Readonly<Record<string, Worth>>

/** A card pays; where enough is paid already, the dearest one that pays gives way. */
export function payWith(marks: Marks, site: Site, card: Held, worth: Worths): Marks {
  if (missingIn(paymentOf(marks), site) > 0) return { ...marks, cards: [...marks.cards, card] }
  const dearest = cheapestFirst(marks.cards, worth).at(-1)
  if (dearest === undefined) return marks
  return { ...marks, cards: [...without(marks.cards, dearest), card] }
}

/** A good pays in place of the dearest card, or of the good marked first where no more goods may pay. */
export function payWithGood(marks: Marks, site: Site, place: number, worth: Worths): Marks {
  const places = [...marks.places, place].slice(-site.mostGoods)
  const isMore = places.length > marks.places.length
  const dearest = cheapestFirst(marks.cards, worth).at(-1)
  const isEnough = missingIn(paymentOf(marks), site) === 0
  if (!isMore || !isEnough || dearest === undefined) return { ...marks, places }
  return { ...marks, places, cards: without(marks.cards, dearest) }
}

/** A card is picked, or no longer; where as many are picked as may be, the one picked first gives way. */
export function pickCard(marks: Marks, { most }: Picking, card: Held): Marks {
  const { cards } = marks
  return {
    ...marks,
    cards: isAmong(card, cards) ? without(cards, card) : [...cards, card].slice(-most),
  }
}

/** The same for a place. */
export function pickPlace(marks: Marks, { most }: Picking, place: number): Marks {
  return { ...marks, places: [...marks.places, place].slice(-most) }
}
