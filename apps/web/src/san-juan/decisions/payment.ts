/** What pays for a building: a proposal that gives away what is least dear, and whether a payment is complete. */
import type { Site } from '../table-types.ts'
import type { Held } from './cards.ts'

export interface Payment {
  readonly cards: readonly Held[]
  /** Places of the own tableau whose goods pay. */
  readonly goods: readonly number[]
}

/** The least dear cards first; goods only for what cards cannot pay. */
export function proposePayment(
  { least, mostGoods, goodPlaces }: Site,
  cards: readonly Held[],
  worth: Readonly<Record<string, number>>,
): Payment {
  const paid = cheapestFirst(cards, worth).slice(0, least)
  const lacking = Math.min(least - paid.length, mostGoods)
  return { cards: paid, goods: goodPlaces.slice(0, lacking) }
}

export function cheapestFirst(
  cards: readonly Held[],
  worth: Readonly<Record<string, number>>,
): readonly Held[] {
  return cards.toSorted((a, b) => (worth[a.key] ?? 0) - (worth[b.key] ?? 0))
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
