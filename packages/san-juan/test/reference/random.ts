/** What chance decides in the second implementation's tests. */
import type { Random } from '@doubloon/testkit/reference'

/** A whole number from `least` to `most`. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

/** That many of the items, by chance. */
export function some<A>(random: Random, items: readonly A[], count: number): A[] {
  const left = [...items]
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0])
}
