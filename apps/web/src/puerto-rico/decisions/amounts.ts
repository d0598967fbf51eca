/** Composite moves that say how many of each kind: among those offered, the one that fits a wish best. */
import type { Offer } from '../../client/contract.ts'
import type { Move } from '../table-types.ts'
import { allOf } from '../tally.ts'

export type Amounts = Readonly<Record<string, number>>

/** A composite move about barrels. */
export interface Composite {
  readonly text: string
  readonly barrels: Amounts
}

export function compositesOf(
  offers: readonly Offer<Move>[],
  type: 'store' | 'loadMixed',
): Composite[] {
  return offers.flatMap(({ text, move }) =>
    move.type === type ? [{ text, barrels: move.barrels }] : [],
  )
}

/** The offered move with exactly these amounts. */
export function exactly(composites: readonly Composite[], barrels: Amounts): Composite | undefined {
  return composites.find((composite) => distance(composite.barrels, barrels) === 0)
}

/** The move with most barrels; among equal ones that with the dearest, then the one most like another. */
export function best(
  composites: readonly Composite[],
  worth: Amounts,
  like: Amounts,
): Composite | undefined {
  const rank = ({ barrels }: Composite) => [
    -allOf(barrels),
    -Object.entries(barrels).reduce((all, [good, count]) => all + count * (worth[good] ?? 0), 0),
    distance(barrels, like),
  ]
  return composites.toSorted((a, b) => compare(rank(a), rank(b)))[0]
}

function distance(a: Amounts, b: Amounts): number {
  const goods = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...goods].reduce((all, good) => all + Math.abs((a[good] ?? 0) - (b[good] ?? 0)), 0)
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
