/** A value net while it is being fitted: cross entropy of the shares in the victory, steps by Adam. */
import { random, seedRng } from '@doubloon/engine'
import { type NetWeights, WRITTEN_TIMES } from '../src/small-net.ts'
import { SEATS } from './game.ts'
import type { Positions } from './positions.ts'

/** How long Adam remembers slopes and their squares. */
const SLOPES = 0.9
const SQUARES = 0.999
/** Draws all numbers gently to zero. */
const DECAY = 1e-5

export class Net {
  readonly #hidden: number
  readonly #features: number
  /** By feature what it adds to each unit and to the value; then what units start from; then what they add. */
  readonly #numbers: Float64Array
  readonly #slopes: Float64Array
  readonly #mean: Float64Array
  readonly #square: Float64Array
  readonly #units: Float64Array
  readonly #shares = new Float64Array(SEATS)
  #steps = 0

  constructor(features: number, hidden: number) {
    const size = features * (hidden + 1) + 2 * hidden
    this.#hidden = hidden
    this.#features = features
    this.#numbers = new Float64Array(size)
    this.#slopes = new Float64Array(size)
    this.#mean = new Float64Array(size)
    this.#square = new Float64Array(size)
    this.#units = new Float64Array(SEATS * hidden)
    this.#begin()
  }

  get #start(): number {
    return this.#features * (this.#hidden + 1)
  }

  get #adds(): number {
    return this.#start + this.#hidden
  }

  /** Small random numbers; features begin with nothing to add by themselves. */
  #begin(): void {
    const rng = new Uint32Array(4)
    seedRng(rng, 'net')
    const any = () => (random(rng, 2001) - 1000) / 6000
    for (let i = 0; i < this.#numbers.length; i++) this.#numbers[i] = any()
    for (let feature = 0; feature < this.#features; feature++)
      this.#numbers[feature * (this.#hidden + 1) + this.#hidden] = 0
  }

  /** Learns from some positions with a step of this length. */
  learn(positions: Positions, batch: readonly number[], length: number): void {
    this.#slopes.fill(0)
    for (const position of batch) {
      this.#expect(positions, position)
      this.#blame(positions, position)
    }
    this.#step(batch.length, length)
  }

  /** Cross entropy of the shares as they were. */
  surprise(positions: Positions, of: readonly number[]): number {
    let sum = 0
    for (const position of of) {
      this.#expect(positions, position)
      for (let seat = 0; seat < positions.players[position]; seat++) {
        const share = positions.shares[position * SEATS + seat]
        if (share > 0) sum -= share * Math.log(this.#shares[seat])
      }
    }
    return sum / of.length
  }

  /** The shares that are expected, and the units of every seat. */
  #expect(positions: Positions, position: number): void {
    const seats = positions.players[position]
    let sum = 0
    for (let seat = 0; seat < seats; seat++) {
      this.#shares[seat] = Math.exp(this.#evaluate(positions, position * SEATS + seat, seat))
      sum += this.#shares[seat]
    }
    for (let seat = 0; seat < seats; seat++) this.#shares[seat] /= sum
  }

  #evaluate({ first, which, amount }: Positions, at: number, seat: number): number {
    const hidden = this.#hidden
    const numbers = this.#numbers
    const units = this.#units
    const own = seat * hidden
    for (let unit = 0; unit < hidden; unit++) units[own + unit] = numbers[this.#start + unit]
    let sum = 0
    for (let i = first[at]; i < first[at + 1]; i++) {
      const much = amount[i]
      let from = which[i] * (hidden + 1)
      for (let unit = 0; unit < hidden; unit++) units[own + unit] += much * numbers[from++]
      sum += much * numbers[from]
    }
    for (let unit = 0; unit < hidden; unit++)
      if (units[own + unit] > 0) sum += units[own + unit] * numbers[this.#adds + unit]
    return sum
  }

  /** Adds the slopes of the position that was last expected. */
  #blame({ players, shares, first, which, amount }: Positions, position: number): void {
    const hidden = this.#hidden
    const slopes = this.#slopes
    const units = this.#units
    for (let seat = 0; seat < players[position]; seat++) {
      const at = position * SEATS + seat
      const slope = this.#shares[seat] - shares[at]
      const own = seat * hidden
      for (let unit = 0; unit < hidden; unit++) {
        const high = Math.max(0, units[own + unit])
        slopes[this.#adds + unit] += slope * high
        units[own + unit] = high === 0 ? 0 : slope * this.#numbers[this.#adds + unit]
        slopes[this.#start + unit] += units[own + unit]
      }
      for (let i = first[at]; i < first[at + 1]; i++) {
        const much = amount[i]
        let to = which[i] * (hidden + 1)
        for (let unit = 0; unit < hidden; unit++) slopes[to++] += much * units[own + unit]
        slopes[to] += much * slope
      }
    }
  }

  #step(count: number, length: number): void {
    this.#steps++
    const sureMean = 1 - SLOPES ** this.#steps
    const sureSquare = 1 - SQUARES ** this.#steps
    for (let i = 0; i < this.#numbers.length; i++) {
      const slope = this.#slopes[i] / count + DECAY * this.#numbers[i]
      this.#mean[i] += (1 - SLOPES) * (slope - this.#mean[i])
      this.#square[i] += (1 - SQUARES) * (slope * slope - this.#square[i])
      const steepness = Math.sqrt(this.#square[i] / sureSquare) + 1e-8
      this.#numbers[i] -= (length * this.#mean[i]) / sureMean / steepness
    }
  }

  /** The weights by name; a feature that adds nothing is left out. */
  weights(names: readonly string[]): NetWeights {
    const row = (from: number, many: number) =>
      Array.from(this.#numbers.subarray(from, from + many), (it) => Math.round(it * WRITTEN_TIMES))
    const width = this.#hidden + 1
    const rows = names.map((name, feature) => ({ name, numbers: row(feature * width, width) }))
    return {
      start: row(this.#start, this.#hidden).join(' '),
      adds: row(this.#adds, this.#hidden).join(' '),
      byFeature: Object.fromEntries(
        rows
          .filter(({ numbers }) => numbers.some((number) => number !== 0))
          .map(({ name, numbers }) => [name, numbers.join(' ')]),
      ),
    }
  }
}
