/**
 * The worlds a search looks into, each with its own chance and hidden cards: another one for every visit, up to a limit
 * beyond which they teach little and are visited again.
 */
import { random, seedRng } from '@doubloon/engine'

/** Different worlds at most. */
const MOST_WORLDS = 1024

export class Worlds {
  readonly #seeds: Uint32Array

  constructor(seed: string) {
    const rng = new Uint32Array(4)
    seedRng(rng, `${seed} worlds`)
    this.#seeds = Uint32Array.from({ length: MOST_WORLDS }, () => random(rng, 0xffffffff))
  }

  /** Sets a generator to the world of a visit. */
  choose(visit: number, rng: Uint32Array): void {
    const world = this.#seeds[visit % MOST_WORLDS]
    rng[0] = world
    rng[1] = world ^ 0x9e3779b9
    rng[2] = Math.imul(world, 0x85ebca6b)
    rng[3] = 1
  }
}
