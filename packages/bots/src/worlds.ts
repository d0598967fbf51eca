/**
 * The worlds a search looks into: few at first, more the longer it thinks, so that what it learns of one move in one
 * world is compared with other moves in the same world.
 */
import { random, seedRng } from '@doubloon/engine'

/** Different worlds at most: chance and hidden cards beyond that teach little. */
const MOST_WORLDS = 256

export class Worlds {
  readonly #seeds: Uint32Array
  readonly #dice: Uint32Array

  constructor(seed: string) {
    const rng = new Uint32Array(4)
    seedRng(rng, `${seed} worlds`)
    this.#seeds = Uint32Array.from({ length: MOST_WORLDS }, () => random(rng, 0xffffffff))
    this.#dice = new Uint32Array(4)
    seedRng(this.#dice, `${seed} order`)
  }

  /** Sets a generator to one of the worlds open at this iteration. */
  choose(iteration: number, rng: Uint32Array): void {
    const open = Math.min(MOST_WORLDS, 4 + Math.floor(Math.sqrt(iteration)))
    const world = this.#seeds[random(this.#dice, open)]
    rng[0] = world
    rng[1] = world ^ 0x9e3779b9
    rng[2] = Math.imul(world, 0x85ebca6b)
    rng[3] = 1
  }
}
