/**
 * A value net whose weights are shared by the seats (ADR 0015): a seat's units are what its own features, the features of all others
 * together and those of the table add up to, as far as they are above zero; its logit is their weighted sum. The policy, one
 * logit a choice, comes from the units of the seat to move.
 */
import type { FeatureList } from './feature-list.ts'
import { ENTRY_BYTES, type Kernel, ROW_STEP } from './kernel.ts'
import type { NetFile, NetShape } from './net-file.ts'

const FLOAT = 4

/** Rows of a net in the order of its file; all rows but the last are `units` long. */
const rowsOf = ({ own, shared, choices }: NetShape): number => 2 * own + shared + 1 + 1 + choices

export class ValueNet {
  readonly shape: NetShape
  /** By seat as the features name them: the seat to move first. */
  readonly logits: Float64Array
  /** By choice. */
  readonly policy: Float64Array
  readonly #kernel: Kernel
  readonly #addresses: Int32Array
  readonly #numbers: Float32Array
  readonly #row: number
  /** Addresses: what a seat's own features add beyond what they add as another's; then as another's; then the table's. */
  readonly #byOwn = 0
  readonly #byOthers: number
  readonly #byTable: number
  readonly #start: number
  readonly #value: number
  readonly #sum: number
  readonly #units: number
  readonly #entries: number
  readonly #policyStart: Float32Array

  constructor(
    { shape, weights }: NetFile,
    mostFeatures: number,
    seats: number,
    makeKernel: (bytes: number) => Kernel,
  ) {
    this.shape = shape
    this.#row = shape.units * FLOAT
    if (this.#row % ROW_STEP !== 0) throw new Error(`a net of ${shape.units} units does not fit`)
    const rows = rowsOf(shape)
    if (weights.length !== rows * shape.units + shape.choices)
      throw new Error('the weights do not fit the shape of the net')
    this.#byOthers = this.#byOwn + shape.own * this.#row
    this.#byTable = this.#byOthers + shape.own * this.#row
    this.#start = this.#byTable + shape.shared * this.#row
    this.#value = this.#start + this.#row
    this.#sum = rows * this.#row
    this.#units = this.#sum + this.#row
    this.#entries = this.#units + this.#row
    this.#kernel = makeKernel(this.#entries + mostFeatures * ENTRY_BYTES)
    this.#addresses = new Int32Array(this.#kernel.memory)
    this.#numbers = new Float32Array(this.#kernel.memory)
    this.#numbers.set(weights.subarray(0, rows * shape.units))
    this.#policyStart = weights.slice(rows * shape.units)
    this.logits = new Float64Array(seats)
    this.policy = new Float64Array(shape.choices)
  }

  /** Fills `logits`; and `policy`, if it is wanted. */
  run(features: FeatureList, wantsPolicy: boolean): void {
    const { ends, seats, size } = features
    const row = this.#row
    let end = this.#enter(features, 0, ends[seats - 1], this.#byOthers, this.#entries)
    end = this.#enter(features, ends[seats - 1], size, this.#byTable, end)
    this.#kernel.accumulate(this.#sum, this.#start, row, this.#entries, end)
    for (let seat = seats - 1; seat >= 0; seat--) {
      const first = seat === 0 ? 0 : ends[seat - 1]
      end = this.#enter(features, first, ends[seat], this.#byOwn, this.#entries)
      this.#kernel.accumulate(this.#units, this.#sum, row, this.#entries, end)
      this.logits[seat] = this.#kernel.sumAboveZero(this.#units, this.#value, row)
    }
    if (!wantsPolicy) return
    for (let choice = 0; choice < this.policy.length; choice++)
      this.policy[choice] =
        this.#policyStart[choice] +
        this.#kernel.sumAboveZero(this.#units, this.#value + (choice + 1) * row, row)
  }

  /** Writes some features as entries for the kernel; returns where they end. */
  #enter(features: FeatureList, from: number, to: number, rows: number, address: number): number {
    const { which, amount } = features
    let at = address >> 2
    for (let i = from; i < to; i++) {
      this.#addresses[at++] = rows + which[i] * this.#row
      this.#numbers[at++] = amount[i]
    }
    return at << 2
  }
}
