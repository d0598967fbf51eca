/** Legal moves counted, where the numbers are the rule and a list of them all would hide it. */
import type { Table } from './table.ts'

const MOST_OFFERS = 5000

function offersOf(table: Table): readonly string[] {
  return (table.game.offers(MOST_OFFERS) ?? []).map(({ text }) => text)
}

/** How many cards and goods may be paid for `build chapel`, `build chapel over well`; nothing if it is not legal. */
export function pricesOf(table: Table, build: string): readonly number[] {
  const paying = `${build} paying `
  const prices = offersOf(table).flatMap((text) => {
    if (text === build) return [0]
    return text.startsWith(paying) ? [text.split(', ').length] : []
  })
  return [...new Set(prices)].sort((a, b) => a - b)
}

/** The most goods that may be produced or sold now. */
export function mostGoods(table: Table, verb: 'produce' | 'sell'): number {
  const moves = offersOf(table).filter((text) => text.startsWith(`${verb} `))
  return Math.max(0, ...moves.map((text) => text.split(', ').length))
}
