/** Paying for a building: with what, and a sensible payment. */
import { inWords } from '@doubloon/engine'
import type { View } from '@doubloon/san-juan'
import { goodOf, listOf, ownSeat, payingGood } from './cards.ts'
import { buildInWords, type Quote } from './quotes.ts'
import { byWorth, goodWorth } from './worth.ts'

/** The build with its payment: `wanted` first, then the cards of least worth, and goods only where cards are too few. */
export function withPayment(view: View, quote: Quote, wanted: readonly string[] = []): string {
  const cards = byWorth(view, payableCards(view, quote)).map(inWords)
  const rest = without([...cards, ...payableGoods(view, quote)], wanted)
  const paid = [...wanted, ...rest.slice(0, quote.least - wanted.length)]
  const build = buildInWords(quote)
  return paid.length === 0 ? build : `${build} paying ${paid.join(', ')}`
}

/** Hand cards that can pay for a building: all but the building itself. */
export function payableCards(view: View, { building }: Quote): readonly string[] {
  return without(listOf(ownSeat(view).hand ?? {}), [building])
}

/** Goods that can pay, cheap ones first, as payments name them; that of a building built over is lost. */
export function payableGoods(view: View, { over, withGood, mostGoods }: Quote): readonly string[] {
  if (mostGoods === 0) return []
  const goods = ownSeat(view)
    .tableau.filter(({ good }) => good)
    .map(({ building }) => goodOf(building))
    .sort((a, b) => goodWorth(a) - goodWorth(b))
  return without(goods, over !== undefined && withGood ? [goodOf(over)] : []).map(payingGood)
}

/** A list without some of its items, each taken away as often as it is named. */
export function without(items: readonly string[], away: readonly string[]): readonly string[] {
  const left = [...items]
  for (const item of away) {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
