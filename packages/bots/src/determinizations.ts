/**
 * The determinizations a search looks into, each with its own chance and hidden cards: another one for every visit, up to a limit
 * beyond which they teach little and are visited again.
 */
import { random, seedRng } from '@doubloon/engine'

/** Different determinizations at most. */
const MOST_DETERMINIZATIONS = 1024

export class Determinizations {
  readonly #seeds: Uint32Array

  constructor(seed: string) {
    const rng = new Uint32Array(4)
    seedRng(rng, `${seed} determinizations`)
    this.#seeds = Uint32Array.from({ length: MOST_DETERMINIZATIONS }, () => random(rng, 0xffffffff))
  }

  /** Sets a generator to the determinization of a visit. */
  choose(visit: number, rng: Uint32Array): void {
    const determinization = this.#seeds[visit % MOST_DETERMINIZATIONS]
    rng[0] = determinization
    rng[1] = determinization ^ 0x9e3779b9
    rng[2] = Math.imul(determinization, 0x85ebca6b)
    rng[3] = 1
  }
}
