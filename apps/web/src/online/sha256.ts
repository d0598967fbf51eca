/**
 * SHA-256 of a text, in hexadecimal (FIPS 180-4). Browsers have their own, but not at addresses without TLS, as those of a club's
 * own server often are; tests hold this one against that of Node.
 */

/** The first 32 bits of the fractional parts of roots of the first primes. */
const primes: readonly number[] = firstPrimes(64)
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)))
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

const BLOCK = 64

export function sha256(text: string): string {
  const message = padded(new TextEncoder().encode(text))
  let hash: readonly number[] = START
  for (let at = 0; at < message.byteLength; at += BLOCK)
    hash = compress(hash, new DataView(message.buffer, at, BLOCK))
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** A bit that is set, zeros, and the length in bits fill up the last block. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const message = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK)
  message.set(bytes)
  message[bytes.length] = 0x80
  new DataView(message.buffer).setUint32(message.length - 4, bytes.length * 8)
  return message
}

function compress(hash: readonly number[], block: DataView): readonly number[] {
  const words = scheduled(block)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (const [round, word] of words.entries()) {
    const sum = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + sum + ((e & f) ^ (~e & g)) + (ROUNDS[round] ?? 0) + word) | 0
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (hash[at] ?? 0)) | 0)
}

function scheduled(block: DataView): readonly number[] {
  const words = Array.from({ length: 16 }, (_, at) => block.getInt32(at * 4))
  for (let at = 16; at < 64; at++) {
    const [before15 = 0, before2 = 0] = [words[at - 15], words[at - 2]]
    const low = turn(before15, 7) ^ turn(before15, 18) ^ (before15 >>> 3)
    const high = turn(before2, 17) ^ turn(before2, 19) ^ (before2 >>> 10)
    words.push(((words[at - 16] ?? 0) + low + (words[at - 7] ?? 0) + high) | 0)
  }
  return words
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

function firstPrimes(count: number): readonly number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++)
    if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}
