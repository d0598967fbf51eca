/** A 64-bit fingerprint of bytes (two FNV-1a lanes), as 16 hex digits; for comparing games, not for secrets. */
export class Fingerprint {
  #low = 0x811c9dc5
  #high = 0x050c5d1f

  add(bytes: Uint8Array): this {
    let low = this.#low
    let high = this.#high
    for (let i = 0; i < bytes.length; i++) {
      low = Math.imul(low ^ bytes[i], 0x01000193)
      high = Math.imul(high ^ bytes[i] ^ (low >>> 24), 0x01000193)
    }
    this.#low = low
    this.#high = high
    return this
  }

  /** The same for words, which is quicker: for whole positions. */
  addWords(words: Uint32Array): this {
    let low = this.#low
    let high = this.#high
    for (let i = 0; i < words.length; i++) {
      low = Math.imul(low ^ words[i], 0x01000193)
      high = Math.imul(high ^ words[i] ^ (low >>> 24), 0x01000193)
    }
    this.#low = low
    this.#high = high
    return this
  }

  toString(): string {
    return hex(this.#high) + hex(this.#low)
  }
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
