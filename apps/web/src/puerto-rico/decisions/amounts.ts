/** Whole moves that say how many of each kind: among those offered, the one that fits a wish best. */
import type { Offer } from '../../client/contract.ts'
import type { Move } from '../face.ts'
import { allOf } from '../tally.ts'

export type Amounts = Readonly<Record<string, number>>

/** A whole move about barrels. */
export interface Whole {
  readonly text: string
  readonly barrels: Amounts
}

export function wholesOf(offers: readonly Offer<Move>[], type: 'store' | 'loadMixed'): Whole[] {
  return offers.flatMap(({ text, move }) =>
    move.type === type ? [{ text, barrels: move.barrels }] : [],
  )
}

/** The offered move with exactly these amounts. */
export function exactly(wholes: readonly Whole[], barrels: Amounts): Whole | undefined {
  return wholes.find((whole) => distance(whole.barrels, barrels) === 0)
}

/** The move with most barrels; among equal ones that with the dearest, then the one most like another. */
export function best(wholes: readonly Whole[], worth: Amounts, like: Amounts): Whole | undefined {
  const rank = ({ barrels }: Whole) => [
    -allOf(barrels),
    -Object.entries(barrels).reduce((all, [good, count]) => all + count * (worth[good] ?? 0), 0),
    distance(barrels, like),
  ]
  return wholes.toSorted((a, b) => compare(rank(a), rank(b)))[0]
}

function distance(a: Amounts, b: Amounts): number {
  const goods = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...goods].reduce((all, good) => all + Math.abs((a[good] ?? 0) - (b[good] ?? 0)), 0)
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
