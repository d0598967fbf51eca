/**
 * The value net of `expert` and the searching bots: what a seat has and where it sits, said as features, goes through one
 * layer of hidden units. It was fitted to the ends of many games (../training); shares in the victory go by e to the power
 * of its values. A net keeps nothing of what it evaluates: sums live in an object made for each evaluation.
 */

/** Takes what there is to say of a seat. */
export interface FeatureSink {
  /** Says something; what is not there need not be said. */
  add(feature: number, amount: number): void
}

/** The features of a game. */
export interface FeatureSet<S> {
  /** By number; weights are found by them. */
  readonly names: readonly string[]
  /** Says what a seat has, as the observer sees it. */
  describe(s: S, seat: number, observer: number, out: FeatureSink): void
}

/** The numbers that were fitted, as training writes them: whole ones, `WRITTEN_TIMES` as large, separated by spaces. */
export interface NetWeights {
  /** What each hidden unit starts from, and what it adds to the value as far as it is above zero. */
  readonly start: string
  readonly adds: string
  /** By name of a feature: what it adds to each hidden unit, then to the value itself. A feature that is not named adds nothing. */
  readonly byFeature: Readonly<Record<string, string>>
}

export const WRITTEN_TIMES = 1000

const numbersOf = (row: string): number[] =>
  row.split(' ').map((number) => Number(number) / WRITTEN_TIMES)

export class SmallNet<S> {
  readonly #features: FeatureSet<S>
  readonly #start: readonly number[]
  readonly #adds: readonly number[]
  /** By feature number, one row after the other. */
  readonly #byFeature: Float64Array

  constructor(features: FeatureSet<S>, { start, adds, byFeature }: NetWeights) {
    const { names } = features
    const unknown = Object.keys(byFeature).find((name) => !names.includes(name))
    if (unknown !== undefined) throw new Error(`there is no feature "${unknown}"`)
    this.#features = features
    this.#start = numbersOf(start)
    this.#adds = numbersOf(adds)
    const width = this.#start.length + 1
    this.#byFeature = new Float64Array(names.length * width)
    for (const [feature, name] of names.entries())
      if (byFeature[name] !== undefined)
        this.#byFeature.set(numbersOf(byFeature[name]), feature * width)
  }

  /** How good a seat's chances are in the observer's eyes, as a logarithm. */
  evaluate(s: S, seat: number, observer: number): number {
    const sums = new Sums(this.#start, this.#byFeature)
    this.#features.describe(s, seat, observer, sums)
    return sums.value(this.#adds)
  }
}

/** The hidden units and the value while features are being said. */
class Sums implements FeatureSink {
  readonly #units: number[]
  readonly #byFeature: Float64Array
  #value = 0

  constructor(start: readonly number[], byFeature: Float64Array) {
    this.#units = start.slice()
    this.#byFeature = byFeature
  }

  add(feature: number, amount: number): void {
    if (amount === 0) return
    const units = this.#units
    const weights = this.#byFeature
    let at = feature * (units.length + 1)
    for (let unit = 0; unit < units.length; unit++) units[unit] += amount * weights[at++]
    this.#value += amount * weights[at]
  }

  value(adds: readonly number[]): number {
    let sum = this.#value
    for (let unit = 0; unit < adds.length; unit++)
      if (this.#units[unit] > 0) sum += this.#units[unit] * adds[unit]
    return sum
  }
}
