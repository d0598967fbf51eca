/**
 * A position as a net sees it: few of all features at a time, first those of each seat (the seat to move, then the others
 * in turn), then those of the whole table. Amounts are whole numbers from 0 to 255, so that what training reads from its
 * files is exactly what is seen in play.
 */
const MOST_AMOUNT = 255

export class FeatureList {
  readonly which: Int32Array
  readonly amount: Uint8Array
  /** Where the features of each seat end; those of the table follow the last seat's. */
  readonly ends: Int32Array
  seats = 0
  size = 0

  constructor(most: number, seats: number) {
    this.which = new Int32Array(most)
    this.amount = new Uint8Array(most)
    this.ends = new Int32Array(seats)
  }

  clear(): void {
    this.seats = 0
    this.size = 0
  }

  /** Says something, rounded; what is not there, or below nothing, is not said. */
  add(which: number, amount: number): void {
    const whole = (amount + 0.5) | 0
    if (whole <= 0) return
    this.which[this.size] = which
    this.amount[this.size++] = whole < MOST_AMOUNT ? whole : MOST_AMOUNT
  }

  /** Says a difference: one feature for what is above nothing, the next one for what is below. */
  addDifference(which: number, amount: number): void {
    if (amount >= 0) this.add(which, amount)
    else this.add(which + 1, -amount)
  }

  /** All that there is to say of a seat was said. */
  endSeat(): void {
    this.ends[this.seats++] = this.size
  }
}
