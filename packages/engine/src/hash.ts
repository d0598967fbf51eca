/** A 64-bit fingerprint of bytes (two FNV-1a lanes), as 16 hex digits; for comparing games, not for secrets. */
export class Fingerprint {
  #low = 0x811c9dc5
  #high = 0x050c5d1f

  /** Adds bytes, or words of four, which is quicker but another fingerprint. */
  add(units: Uint8Array | Uint32Array): this {
    let low = this.#low
    let high = this.#high
    for (let i = 0; i < units.length; i++) {
      low = Math.imul(low ^ units[i], 0x01000193)
      high = Math.imul(high ^ units[i] ^ (low >>> 24), 0x01000193)
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
