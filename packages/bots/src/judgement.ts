/**
 * A judgement by experience: what a seat has and where it sits, said as features, goes through a small net that was
 * fitted to the ends of many games (../training). Shares in the victory go by e to the power of the judgements.
 */

/** What there is to say of a seat: few of all features at a time. */
export class Features {
  readonly which: Int32Array
  readonly amount: Float64Array
  size = 0

  constructor(most: number) {
    this.which = new Int32Array(most)
    this.amount = new Float64Array(most)
  }

  /** Says something; what is not there need not be said. */
  add(which: number, amount: number): void {
    if (amount === 0) return
    this.which[this.size] = which
    this.amount[this.size++] = amount
  }
}

/** The numbers that were fitted. */
export interface Experience {
  /** Units between features and judgement. */
  readonly hidden: number
  /** By feature: what it adds to each hidden unit, then to the judgement itself. */
  readonly byFeature: Float64Array
  /** What each hidden unit starts from, and what it adds to the judgement as far as it is above zero. */
  readonly start: Float64Array
  readonly adds: Float64Array
}

/** Numbers are written as whole ones, so many times as large. */
export const WRITTEN_TIMES = 1000

/** Reads the rows that training writes: what units start from, what they add, then one row a feature. */
export function readExperience([start, adds, ...features]: readonly string[]): Experience {
  const numbers = (row: string) =>
    Float64Array.from(row.split(' '), (number) => Number(number) / WRITTEN_TIMES)
  return {
    hidden: numbers(start).length,
    start: numbers(start),
    adds: numbers(adds),
    byFeature: Float64Array.from(features.flatMap((row) => Array.from(numbers(row)))),
  }
}

const MOST_HIDDEN = 64
const units = new Float64Array(MOST_HIDDEN)

export function judgementOf(features: Features, experience: Experience): number {
  const { hidden, byFeature, start, adds } = experience
  const { which, amount, size } = features
  for (let unit = 0; unit < hidden; unit++) units[unit] = start[unit]
  let sum = 0
  for (let i = 0; i < size; i++) {
    const much = amount[i]
    let at = which[i] * (hidden + 1)
    for (let unit = 0; unit < hidden; unit++) units[unit] += much * byFeature[at++]
    sum += much * byFeature[at]
  }
  for (let unit = 0; unit < hidden; unit++) if (units[unit] > 0) sum += units[unit] * adds[unit]
  return sum
}
