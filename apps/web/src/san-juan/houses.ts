/** The trading house cards somebody has seen, in the order they come (SJ-INFO-8), and which of them counts now and next. */
import { GOODS, HOUSES } from '@doubloon/san-juan'
import type { View } from './table-types.ts'

/** The goods that have a price on the cards, in their order there. */
export const PRICED: readonly string[] = GOODS.slice(0, HOUSES[0].prices.length)

/** A card of the five; its prices in the order of the goods, undefined where nobody has seen it. */
export interface HouseCard {
  readonly prices: readonly number[] | undefined
  /** Shown in this phase, the last one shown, or the next one to come. */
  readonly mark: 'now' | 'last' | 'next' | undefined
}

type Seen = Pick<View, 'tradingHouses' | 'tradingHouse' | 'nextTradingHouse'>

/** All five: those seen first, then the others; they go round and round. */
export function houseCards({
  tradingHouses: seen,
  tradingHouse: shown,
  nextTradingHouse: next,
}: Seen): readonly HouseCard[] {
  const nextAt = next === undefined ? seen.length : seen.indexOf(next)
  const latest = shown ?? seen.at(nextAt - 1)
  return HOUSES.map((_, index) => {
    const key = seen[index]
    const isLatest = key !== undefined && key === latest
    if (isLatest) return { prices: pricesOf(key), mark: shown === undefined ? 'last' : 'now' }
    return { prices: pricesOf(key), mark: index === nextAt ? 'next' : undefined }
  })
}

/** The card whose prices count, or counted last. */
export function currentHouse(seen: Seen): HouseCard | undefined {
  return houseCards(seen).find(({ mark }) => mark === 'now' || mark === 'last')
}

function pricesOf(key: string | undefined): readonly number[] | undefined {
  return HOUSES.find((house) => house.key === key)?.prices
}
