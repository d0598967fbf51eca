/**
 * The frame of a second, naive implementation of a game, against which the engine is checked: a phase is a generator that
 * yields questions and receives answers. It knows no rule.
 */

/** One decision; several seats are asked at once only where the rules say so. */
export interface Question<Asked> {
  readonly decision: string
  readonly asked: readonly Asked[]
}

interface Answer {
  readonly seat: number
  readonly move: string
}

/** A part of a game that asks until it is over. */
export type Play<Asked, R = void> = Generator<Question<Asked>, R, Answer>

/** A game that waits for the answer to its last question. */
export class Asking<Asked> {
  readonly #game: Play<Asked>
  #question: Question<Asked> | undefined

  constructor(game: Play<Asked>) {
    this.#game = game
    this.#question = game.next().value ?? undefined
  }

  get over(): boolean {
    return this.#question === undefined
  }

  get decision(): string {
    return this.#question?.decision ?? ''
  }

  /** The seats that may act now with what they may do, the usual one first. */
  pending(): readonly Asked[] {
    return this.#question?.asked ?? []
  }

  protected answer(answer: Answer): void {
    const next = this.#game.next(answer)
    this.#question = next.done === true ? undefined : next.value
  }
}

export type Random = () => number

/** A small generator of its own (mulberry32): tests are repeatable, and chance is not the engine's. */
export function generator(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of a list that is not empty. */
export function pick<A>(random: Random, items: readonly A[]): A {
  return items[Math.floor(random() * items.length)] as A
}
