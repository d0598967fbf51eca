/**
 * The arithmetic of a net, in the net's memory: by WebAssembly with four numbers at a time, or where there is none by typed
 * arrays. Both round every product and every sum to 32 bits in the same order, so that their results are the same bits.
 */
import {
  add,
  addF32,
  addI32,
  type Code,
  F32,
  get,
  I32,
  i32,
  lane,
  larger,
  load,
  loadI32,
  loadSame,
  moduleOf,
  multiply,
  set,
  store,
  V128,
  whileBelow,
  zeros,
} from './wasm.ts'

/** Addresses and lengths are in bytes. */
export interface Kernel {
  readonly memory: ArrayBuffer
  /**
   * Writes to `to` the numbers at `from` and the rows that entries name, as many times as they say. An entry is the address of a
   * row and a number; rows are `length` long, a multiple of `ROW_STEP`.
   */
  accumulate(to: number, from: number, length: number, entries: number, entriesEnd: number): void
  /** Products of what is above zero at `units` with the numbers at `weights`, summed up. */
  sumAboveZero(units: number, weights: number, length: number): number
}

export const ENTRY_BYTES = 8
/** Bytes of a row that are summed up together. */
export const ROW_STEP = 128
const VECTOR = 16
const PAGE = 65536

const VECTORS = Array.from({ length: ROW_STEP / VECTOR }, (_, number) => number)

/** Takes: 0 to, 1 from, 2 length, 3 entries, 4 entries' end. Own: 5 at, 6 entry, 7 row, 8 amount, 9 … sums. */
function accumulateCode(): Code {
  const at = get(5)
  const entry = get(6)
  const sum = (vector: number) => 9 + vector
  const row = addI32(loadI32(entry), at)
  const addRow = VECTORS.flatMap((vector) =>
    set(sum(vector), add(get(sum(vector)), multiply(get(8), load(get(7), vector * VECTOR)))),
  )
  const eachEntry = [
    ...set(7, row),
    ...set(8, loadSame(entry, 4)),
    ...addRow,
    ...set(6, addI32(entry, i32(ENTRY_BYTES))),
  ]
  const from = addI32(get(1), at)
  const to = addI32(get(0), at)
  return whileBelow(at, get(2), [
    ...VECTORS.flatMap((vector) => set(sum(vector), load(from, vector * VECTOR))),
    ...set(6, get(3)),
    ...whileBelow(entry, get(4), eachEntry),
    ...VECTORS.flatMap((vector) => store(to, get(sum(vector)), vector * VECTOR)),
    ...set(5, addI32(at, i32(ROW_STEP))),
  ])
}

/** Takes: 0 units, 1 weights, 2 length. Own: 3 at, 4 sums. */
function sumAboveZeroCode(): Code {
  const at = get(3)
  const above = larger(load(addI32(get(0), at), 0), zeros)
  const sums = (which: number) => lane(get(4), which)
  return [
    ...whileBelow(at, get(2), [
      ...set(4, add(get(4), multiply(above, load(addI32(get(1), at), 0)))),
      ...set(3, addI32(at, i32(VECTOR))),
    ]),
    ...addF32(addF32(sums(0), sums(1)), addF32(sums(2), sums(3))),
  ]
}

const MODULE = moduleOf([
  {
    name: 'accumulate',
    takes: [I32, I32, I32, I32, I32],
    gives: [],
    locals: [I32, I32, I32, V128, ...VECTORS.map(() => V128)],
    body: accumulateCode(),
  },
  {
    name: 'sumAboveZero',
    takes: [I32, I32, I32],
    gives: [F32],
    locals: [I32, V128],
    body: sumAboveZeroCode(),
  },
])

/** What is used of WebAssembly, which this package's types do not know; some environments forbid it. */
interface Environment {
  readonly WebAssembly?: {
    readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer }
    readonly Module: new (bytes: Uint8Array) => object
    readonly Instance: new (module: object, imports: object) => { readonly exports: object }
  }
}

/** A kernel with a memory of at least so many bytes. */
export function kernelOf(bytes: number): Kernel {
  const { WebAssembly } = globalThis as Environment
  if (WebAssembly === undefined) return new ArrayKernel(bytes)
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) })
    const module = new WebAssembly.Module(MODULE)
    const { exports } = new WebAssembly.Instance(module, { memory: { it: memory } })
    return { memory: memory.buffer, ...(exports as Omit<Kernel, 'memory'>) }
  } catch {
    return new ArrayKernel(bytes)
  }
}

/** The twin without WebAssembly. */
export class ArrayKernel implements Kernel {
  readonly memory: ArrayBuffer
  readonly #numbers: Float32Array
  readonly #addresses: Int32Array

  constructor(bytes: number) {
    this.memory = new ArrayBuffer(Math.ceil(bytes / PAGE) * PAGE)
    this.#numbers = new Float32Array(this.memory)
    this.#addresses = new Int32Array(this.memory)
  }

  accumulate(to: number, from: number, length: number, entries: number, entriesEnd: number): void {
    const numbers = this.#numbers
    const size = length >> 2
    const target = to >> 2
    numbers.copyWithin(target, from >> 2, (from >> 2) + size)
    for (let entry = entries >> 2; entry < entriesEnd >> 2; entry += ENTRY_BYTES >> 2) {
      const row = this.#addresses[entry] >> 2
      const amount = numbers[entry + 1]
      for (let i = 0; i < size; i++) numbers[target + i] += Math.fround(amount * numbers[row + i])
    }
  }

  sumAboveZero(units: number, weights: number, length: number): number {
    const numbers = this.#numbers
    const sums = new Float32Array(4)
    for (let i = 0; i < length >> 2; i++) {
      const unit = numbers[(units >> 2) + i]
      if (unit > 0) sums[i & 3] += Math.fround(unit * numbers[(weights >> 2) + i])
    }
    return Math.fround(Math.fround(sums[0] + sums[1]) + Math.fround(sums[2] + sums[3]))
  }
}
