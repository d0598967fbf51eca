/** What is said about a building: what it does, its price for the one who looks, and why it cannot be built. */
import { sayLater } from '../text/say-later.ts'
import type { Stall } from './stalls.ts'

type Key = keyof typeof sayLater.buildings

/** What a building does, in short and in full. */
export function aboutBuilding(key: string): { readonly short: string; readonly text: string } {
  return sayLater.buildings[key as Key]
}

/** Cost, worth, room and copies, as a row of words. */
export function factsOf({ quote, vp, circles, isLarge, copies }: Stall): readonly string[] {
  const words = sayLater.building
  return [
    words.cost(quote.cost),
    words.vp(vp),
    words.circles(circles),
    ...(isLarge ? [words.spaces] : []),
    words.left(quote.copies, copies),
  ]
}

/** Why the price is not the printed cost; undefined if it is. */
export function sumOf({ quote }: Stall): string | undefined {
  const { cost, quarries, builder, forests, price } = quote
  if (price === cost) return undefined
  return sayLater.building.price(cost, quarries, builder, forests, price)
}

/** Everything in one text, for those who hear the page. */
export function describe(stall: Stall): string {
  const { refusal } = stall.quote
  return [
    aboutBuilding(stall.key).text,
    ...(sumOf(stall) === undefined ? [] : [sumOf(stall)?.replaceAll('**', '')]),
    ...(refusal === undefined ? [] : [sayLater.refusals.because(refusal)]),
  ].join(' ')
}
