/**
 * One seat in short: how much of the game is left and what it produces. Made for one question, asked often while it is
 * answered, and then dropped.
 */
import { capacity, GOODS_N, type State } from '@doubloon/puerto-rico/fast'

/** Bits of a count: nobody has more than twelve plantations. */
const COUNT_BITS = 4
const COUNT = (1 << COUNT_BITS) - 1

const NOT_COUNTED = -1

export class SeatSummary {
  readonly seat: number
  /** How often each role will still be played (left.ts). */
  readonly uses: number
  readonly #s: State
  /**
   * Barrels by good that the seat makes, each count in its own bits of one number: a list would cost more than the summary.
   * Counted when it is first asked for; the position does not change meanwhile.
   */
  #byGood = NOT_COUNTED

  constructor(s: State, seat: number, uses: number) {
    this.#s = s
    this.seat = seat
    this.uses = uses
  }

  /** Barrels that the seat makes of a good if the supply holds enough. */
  madeOf(good: number): number {
    if (this.#byGood === NOT_COUNTED) this.#byGood = capacities(this.#s, this.seat)
    return (this.#byGood >> (good * COUNT_BITS)) & COUNT
  }

  /** Barrels that it makes of all goods. */
  get made(): number {
    let barrels = 0
    for (let good = 0; good < GOODS_N; good++) barrels += this.madeOf(good)
    return barrels
  }

  /** Of how many goods it makes any. */
  get kindsMade(): number {
    let kinds = 0
    for (let good = 0; good < GOODS_N; good++) if (this.madeOf(good) > 0) kinds++
    return kinds
  }
}

function capacities(s: State, seat: number): number {
  let byGood = 0
  for (let good = 0; good < GOODS_N; good++)
    byGood |= capacity(s, seat, good) << (good * COUNT_BITS)
  return byGood
}
