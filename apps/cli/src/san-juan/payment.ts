/** Paying for a building: with what, and what a person would give away first. */
import { inWords } from '@doubloon/engine'
import { GOODS, type View } from '@doubloon/san-juan'
import {
  goodOf,
  handOf,
  isProduction,
  ownSeat,
  payableCards,
  payingGood,
  without,
} from './cards.ts'
import { buildInWords, type Quote } from './quotes.ts'

/** Goods that can pay, cheap ones first, as payments name them; that of a building built over is lost. */
export function payableGoods(view: View, { over, withGood, mostGoods }: Quote): readonly string[] {
  if (mostGoods === 0) return []
  const goods = ownSeat(view)
    .tableau.filter(({ good }) => good)
    .map(({ building }) => goodOf(building))
    .sort((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b))
  return without(goods, over !== undefined && withGood ? [goodOf(over)] : []).map(payingGood)
}

/**
 * The build with its payment: `wanted` first, then the cards that are worth least to the seat, and goods only where
 * cards are too few.
 */
export function withPayment(
  view: View,
  quote: Quote,
  worths: Readonly<Record<string, number>>,
  wanted: readonly string[] = [],
): string {
  const cards = byWorth(payableCards(handOf(view), quote.building), worths).map(inWords)
  const rest = without([...cards, ...payableGoods(view, quote)], wanted)
  const paid = [...wanted, ...rest.slice(0, quote.least - wanted.length)]
  const build = buildInWords(quote)
  return paid.length === 0 ? build : `${build} paying ${paid.join(', ')}`
}

/** Cards, least worth first; a second one of a city building is only money. */
function byWorth(
  keys: readonly string[],
  worths: Readonly<Record<string, number>>,
): readonly string[] {
  const worthOf = (key: string, index: number) =>
    keys.indexOf(key) < index && !isProduction(key) ? 0 : (worths[key] ?? 0)
  return keys
    .map((key, index) => ({ key, worth: worthOf(key, index) }))
    .sort((a, b) => a.worth - b.worth)
    .map(({ key }) => key)
}
