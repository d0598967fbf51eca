/** What pays for a building: a proposal that gives away what is least dear, and whether a payment is complete. */
import type { Site, Worth } from '../table-types.ts'
import type { Held } from './cards.ts'

export interface Payment {
  readonly cards: readonly Held[]
  /** Places of the own tableau whose goods pay. */
  readonly goods: readonly number[]
}

type Worths = Readonly<Record<string, Worth>>

/** The least dear cards first; goods only for what cards cannot pay. What is to be built counts as the first of its kind. */
export function proposePayment(
  { least, mostGoods, goodPlaces }: Site,
  cards: readonly Held[],
  worth: Worths,
  subject?: Held,
): Payment {
  const paid = cheapestFirst(cards, worth, subject).slice(0, least)
  const lacking = Math.min(least - paid.length, mostGoods)
  return { cards: paid, goods: goodPlaces.slice(0, lacking) }
}

export function cheapestFirst(
  cards: readonly Held[],
  worth: Worths,
  subject?: Held,
): readonly Held[] {
  const kinds = cards.map(({ key }) => key)
  const worthOf = ({ key }: Held, index: number) => {
    const isFurther = key === subject?.key || kinds.indexOf(key) < index
    return worth[key]?.[isFurther ? 'further' : 'first'] ?? 0
  }
  return cards
    .map((card, index) => ({ card, value: worthOf(card, index) }))
    .sort((a, b) => a.value - b.value)
    .map(({ card }) => card)
}

export const amountOf = ({ cards, goods }: Payment): number => cards.length + goods.length

/** How many more cards or goods must pay; 0 when it is enough. */
export function missingIn(payment: Payment, { least }: Site): number {
  return Math.max(0, least - amountOf(payment))
}

/** Whether this can be paid there. */
export function isEnough(payment: Payment, { least, most, mostGoods }: Site): boolean {
  const amount = amountOf(payment)
  return amount >= least && amount <= most && payment.goods.length <= mostGoods
}
