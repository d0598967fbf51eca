/** Cards and goods as people read them: in words, with what is printed on them. */
import { inWords } from '@doubloon/engine'
import { BUILDINGS, type Building, GOODS, HOUSES, type View } from '@doubloon/san-juan'

/** Cards by the key of their building. */
export type Cards = NonNullable<View['seats'][number]['hand']>

/** A building before a seat. */
export type Standing = View['seats'][number]['tableau'][number]

type Good = (typeof GOODS)[number]

const ROWS = new Map(BUILDINGS.map((building) => [building.key, building]))
const KEYS = new Map(BUILDINGS.map(({ key }) => [inWords(key), key]))
/** The good that has no production building of its own. */
const OTHER_GOOD = GOODS[GOODS.length - 1] as Good

/** The row of a building by its key. */
export function rowOf(key: string): Building {
  const row = ROWS.get(key)
  if (row === undefined) throw new Error(`no such building: ${key}`)
  return row
}

/** The key of a building by its words. */
export function keyOf(words: string): string | undefined {
  return KEYS.get(words)
}

/** All cards of a bag by key, each copy by itself, cheap ones first. */
export function listOf(cards: Cards): readonly string[] {
  return Object.entries(cards)
    .flatMap(([key, count]) => Array.from({ length: count }, () => key))
    .sort(byCost)
}

/** Cheap buildings first. */
export function byCost(a: string, b: string): number {
  return rowOf(a).cost - rowOf(b).cost
}

/** `5/3`: cost and VP; a star for VP that are counted only at the end. */
export function printedOn(key: string): string {
  const { cost, vp, vpAtEnd, vpForVp } = rowOf(key)
  const scoresAtEnd = vpAtEnd !== undefined || vpForVp !== undefined
  return `${cost}/${scoresAtEnd ? '★' : vp}`
}

/** The good that a building carries. */
export function goodOf(key: string): Good {
  const number = BUILDINGS.findIndex((building) => building.key === key)
  return isProduction(key) ? (GOODS[number] ?? OTHER_GOOD) : OTHER_GOOD
}

/** What a trading house card pays for a good that has a kind. */
export function priceAt(house: string | undefined, good: string): number | undefined {
  const prices = HOUSES.find(({ key }) => key === house)?.prices
  return prices?.[(GOODS as readonly string[]).indexOf(good)]
}

/** A good in a payment, where it stands beside cards: `indigo good`. */
export function payingGood(good: string): string {
  return good === OTHER_GOOD ? good : `${good} good`
}

export function isProduction(key: string): boolean {
  return rowOf(key).class === 'production'
}

/** The seat of a view that looks. */
export function ownSeat(view: View): View['seats'][number] {
  const seat = view.seats[view.seat]
  if (seat === undefined) throw new Error('a watcher has no seat')
  return seat
}

/** The cards of the viewer, each by itself. */
export function handOf(view: View): readonly string[] {
  return listOf(ownSeat(view).hand ?? {})
}

/** Hand cards that can pay for a building: all but the building itself. */
export function payableCards(hand: readonly string[], building: string): readonly string[] {
  return without(hand, [building])
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
