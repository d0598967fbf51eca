/**
 * One seat in short: how much of the game is left and what it produces. Made for one question, asked often while it is
 * answered, and then dropped.
 */
import { capacity, GOODS_N, type State } from '@doubloon/puerto-rico/fast'

/** Bits of a count: nobody has more than twelve plantations. */
const COUNT_BITS = 4
const COUNT = (1 << COUNT_BITS) - 1

export class SeatSummary {
  readonly seat: number
  /** How often each role will still be played (left.ts). */
  readonly uses: number
  /** Barrels that the seat makes of all goods, and of how many goods it makes any. */
  readonly made: number
  readonly kindsMade: number
  /** Barrels by good, each count in its own bits of one number: a list would cost more than the summary. */
  readonly #byGood: number

  constructor(s: State, seat: number, uses: number) {
    let made = 0
    let kinds = 0
    let byGood = 0
    for (let good = 0; good < GOODS_N; good++) {
      const barrels = capacity(s, seat, good)
      if (barrels === 0) continue
      made += barrels
      kinds++
      byGood |= barrels << (good * COUNT_BITS)
    }
    this.seat = seat
    this.uses = uses
    this.made = made
    this.kindsMade = kinds
    this.#byGood = byGood
  }

  /** Barrels that the seat makes of a good if the supply holds enough. */
  madeOf(good: number): number {
    return (this.#byGood >> (good * COUNT_BITS)) & COUNT
  }
}
