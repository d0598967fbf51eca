/**
 * A position is named typed-array views on one small buffer (ADR 0001): copying is one memory copy,
 * and snapshot, equality and hash are those of the bytes. A game's State declares every field by hand
 * with `Fields`, largest unit first; only the journal is not part of the position. A field gets its view where it is
 * declared: of one that was undefined before, V8 would check at every access what it holds (4 % of a game).
 */
import type { Journal } from './journal.ts'

/** Hands out consecutive views of one buffer. */
export class Fields {
  readonly buffer: ArrayBuffer
  #used = 0

  constructor(byteLength: number) {
    this.buffer = new ArrayBuffer(byteLength)
  }

  u32(length: number): Uint32Array {
    return new Uint32Array(this.buffer, this.#take(length * 4, 4), length)
  }

  i32(length: number): Int32Array {
    return new Int32Array(this.buffer, this.#take(length * 4, 4), length)
  }

  i16(length: number): Int16Array {
    return new Int16Array(this.buffer, this.#take(length * 2, 2), length)
  }

  u8(length: number): Uint8Array {
    return new Uint8Array(this.buffer, this.#take(length, 1), length)
  }

  #take(bytes: number, unit: number): number {
    const start = this.#used
    if (start % unit !== 0) throw new Error('declare the fields of larger units first')
    this.#used = start + bytes
    if (this.#used > this.buffer.byteLength) throw new Error('the state has more fields than bytes')
    return start
  }
}

/** What every game's state has. */
export abstract class GameState {
  /** The generator that all chance of the game comes from; part of the position. */
  abstract readonly rng: Uint32Array
  /** The whole position: snapshot, hash key and equality. */
  readonly bytes: Uint8Array
  /** Gives every field of the position its view, in the order in which they are declared. */
  protected readonly fields: Fields
  /** Where the rules write down what happens, if anybody wants to know. Not part of the position. */
  journal: Journal | undefined = undefined

  constructor(fields: Fields) {
    this.fields = fields
    this.bytes = new Uint8Array(fields.buffer)
  }

  /** Makes this the same position as the other; the journal stays as it is. */
  copyFrom(other: GameState): void {
    this.bytes.set(other.bytes)
  }
}

/** Whether two states are the same position. */
export function samePosition(a: GameState, b: GameState): boolean {
  if (a.bytes.length !== b.bytes.length) return false
  for (let i = 0; i < a.bytes.length; i++) if (a.bytes[i] !== b.bytes[i]) return false
  return true
}
