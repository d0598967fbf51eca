/** A rough worth of cards and goods, for proposals and previews; bots know better. */
import { GOODS, HOUSES, type View } from '@doubloon/san-juan'
import { goodOf, isProduction, ownSeat, rowOf } from './cards.ts'

/** A card that can never be built is worth little more than what it pays. */
const MONEY = 0.1
const VP = 0.8
const COST = 0.35
/** What a building that scores at the end is worth beside what is printed on it. */
const SCORES_AT_END = 3.5
/** Production buildings beyond so many find no buyer. */
const ENOUGH_PRODUCTION = 4

/** What a card in the hand is worth to the seat that looks; a second one of a city building is only money. */
export function cardWorth(view: View, key: string, isSecond = false): number {
  const { tableau } = ownSeat(view)
  const row = rowOf(key)
  if (isProduction(key)) {
    const owned = tableau.filter(({ building }) => isProduction(building)).length
    return (row.vp * VP + row.cost * COST) * (owned < ENOUGH_PRODUCTION ? 1 : 0.6)
  }
  if (isSecond || tableau.some(({ building }) => building === key)) return MONEY
  const scoresAtEnd = row.vpAtEnd !== undefined || row.vpForVp !== undefined
  return row.vp * VP + row.cost * COST + (scoresAtEnd ? SCORES_AT_END : 0)
}

/** The cards of a list, least worth first. */
export function byWorth(view: View, keys: readonly string[]): readonly string[] {
  return keys
    .map((key, index) => ({ key, worth: cardWorth(view, key, keys.indexOf(key) < index) }))
    .sort((a, b) => a.worth - b.worth)
    .map(({ key }) => key)
}

/** What a trading house card pays for a good that has a kind. */
export function priceAt(house: string | undefined, good: string): number | undefined {
  const prices = HOUSES.find(({ key }) => key === house)?.prices
  return prices?.[(GOODS as readonly string[]).indexOf(good)]
}

/** What a good brings on average over all trading house cards; the good without a kind as much as any. */
export function goodWorth(good: string): number {
  const kind = (GOODS as readonly string[]).indexOf(good)
  const prices = HOUSES.flatMap(({ prices }) => prices[kind] ?? prices)
  return prices.reduce((sum, price) => sum + price, 0) / prices.length
}

/** What a seat loses when a building is built over. */
export function buildingWorth(key: string): number {
  const { vp, cost } = rowOf(key)
  return vp * VP + cost * COST + (isProduction(key) ? goodWorth(goodOf(key)) : 0)
}

/** How near the end is: buildings of the seat that has most. */
export function mostBuildings(view: View): number {
  return Math.max(...view.seats.map(({ tableau }) => tableau.length))
}
