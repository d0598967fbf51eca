/** Paying for a building: with what, and what a person would give away first. */
import { inWords } from '@doubloon/engine'
import { GOODS, type View } from '@doubloon/san-juan'
import { type Build, buildInWords } from './builds.ts'
import {
  goodOf,
  handOf,
  isProduction,
  ownSeat,
  payableCards,
  payingGood,
  without,
} from './cards.ts'

/** Goods that can pay, cheap ones first, as payments name them; that of a building built over is lost. */
export function payableGoods(view: View, { over, withGood, mostGoods }: Build): readonly string[] {
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
  build: Build,
  values: Readonly<Record<string, number>>,
  wanted: readonly string[] = [],
): string {
  const cards = byValue(payableCards(handOf(view), build.building), values).map(inWords)
  const rest = without([...cards, ...payableGoods(view, build)], wanted)
  const paid = [...wanted, ...rest.slice(0, build.least - wanted.length)]
  const words = buildInWords(build)
  return paid.length === 0 ? words : `${words} paying ${paid.join(', ')}`
}

/** Cards, least worth first; a second one of a city building is only money. */
function byValue(
  keys: readonly string[],
  values: Readonly<Record<string, number>>,
): readonly string[] {
  const valueFor = (key: string, index: number) =>
    keys.indexOf(key) < index && !isProduction(key) ? 0 : (values[key] ?? 0)
  return keys
    .map((key, index) => ({ key, value: valueFor(key, index) }))
    .sort((a, b) => a.value - b.value)
    .map(({ key }) => key)
}
