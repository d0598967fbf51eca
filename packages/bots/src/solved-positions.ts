/**
 * The memory of the solver: positions with the values found for them. A position is kept as its difference from the first
 * one, whole and not as a hash, so that two positions are never taken for each other.
 */
import type { GameState } from '@doubloon/engine'

const FREE = -1
const WORD = 4

export class SolvedPositions {
  readonly #root: Int32Array
  readonly #perValue: number
  /** Entry numbers by hash, open addressing; always at least half of them are free. */
  #slots = new Int32Array(1 << 12).fill(FREE)
  #hashes = new Int32Array(1 << 11)
  /** Where the difference of an entry begins; it ends where the next one begins. */
  #starts = new Int32Array((1 << 11) + 1)
  #values: Float64Array
  #pool = new Int32Array(1 << 15)
  /** The difference of the position asked for: a set of bits saying which words differ, then those words. */
  readonly #difference: Int32Array
  #size = 0

  /** `perValue` numbers are kept with every position. */
  constructor(root: GameState, perValue: number) {
    this.#root = wordsOf(root).slice()
    this.#perValue = perValue
    this.#values = new Float64Array((1 << 11) * perValue)
    this.#difference = new Int32Array(this.#root.length + Math.ceil(this.#root.length / 32))
  }

  get size(): number {
    return this.#size
  }

  /** The entry of a position, ≥ 0 if it is known; else a new entry is made, and −1 − its number returned. */
  enter(s: GameState): number {
    const length = this.#differ(wordsOf(s))
    const hash = hashOf(this.#difference, length)
    const last = this.#slots.length - 1
    let slot = hash & last
    for (; this.#slots[slot] !== FREE; slot = (slot + 1) & last) {
      const entry = this.#slots[slot]
      if (this.#hashes[entry] === hash && this.#isEqual(entry, length)) return entry
    }
    const entry = this.#add(hash, length)
    this.#slots[slot] = entry
    if (this.#size * 2 > this.#slots.length) this.#rehash()
    return -1 - entry
  }

  read(entry: number, value: Float64Array): void {
    const first = entry * this.#perValue
    for (let i = 0; i < this.#perValue; i++) value[i] = this.#values[first + i]
  }

  write(entry: number, value: Float64Array): void {
    this.#values.set(value, entry * this.#perValue)
  }

  /** Writes down how a position differs from the first one; returns how many words that takes. */
  #differ(words: Int32Array): number {
    const root = this.#root
    const difference = this.#difference
    let length = Math.ceil(root.length / 32)
    for (let i = 0; i < length; i++) difference[i] = 0
    for (let i = 0; i < root.length; i++) {
      if (words[i] === root[i]) continue
      difference[i >> 5] |= 1 << (i & 31)
      difference[length++] = words[i]
    }
    return length
  }

  #isEqual(entry: number, length: number): boolean {
    const start = this.#starts[entry]
    if (this.#starts[entry + 1] - start !== length) return false
    for (let i = 0; i < length; i++) if (this.#pool[start + i] !== this.#difference[i]) return false
    return true
  }

  #add(hash: number, length: number): number {
    const entry = this.#size++
    const start = this.#starts[entry]
    const end = start + length
    while (end > this.#pool.length) this.#pool = doubled(this.#pool)
    if (this.#size === this.#hashes.length) this.#grow()
    for (let i = 0; i < length; i++) this.#pool[start + i] = this.#difference[i]
    this.#hashes[entry] = hash
    this.#starts[entry + 1] = end
    return entry
  }

  #grow(): void {
    this.#hashes = doubled(this.#hashes)
    this.#starts = doubled(this.#starts)
    const values = new Float64Array(this.#values.length * 2)
    values.set(this.#values)
    this.#values = values
  }

  #rehash(): void {
    const slots = new Int32Array(this.#slots.length * 2).fill(FREE)
    const last = slots.length - 1
    for (let entry = 0; entry < this.#size; entry++) {
      let slot = this.#hashes[entry] & last
      while (slots[slot] !== FREE) slot = (slot + 1) & last
      slots[slot] = entry
    }
    this.#slots = slots
  }
}

function wordsOf({ bytes }: GameState): Int32Array {
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / WORD)
}

function doubled(old: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(old.length * 2)
  larger.set(old)
  return larger
}

function hashOf(words: Int32Array, length: number): number {
  let hash = length
  for (let i = 0; i < length; i++) {
    hash = Math.imul(hash ^ words[i], 0x9e3779b1)
    hash ^= hash >>> 15
  }
  return hash
}
