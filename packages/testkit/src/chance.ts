/** The tests' own random choices, apart from the chance of the games they play. */
import { random, seedRng } from '@doubloon/engine'

/** A generator of choices that depend on nothing but the seed text. */
export class Chance {
  readonly #rng = new Uint32Array(4)

  constructor(seed: string) {
    seedRng(this.#rng, `choices of ${seed}`)
  }

  /** A number from 0 to n − 1. */
  below(n: number): number {
    return random(this.#rng, n)
  }

  /** True once in n times. */
  oneIn(n: number): boolean {
    return n <= 1 || this.below(n) === 0
  }

  /** One of a list that is not empty. */
  pick<A>(items: readonly A[]): A {
    if (items.length === 0) throw new Error('nothing to choose from')
    return items[this.below(items.length)] as A
  }
}
