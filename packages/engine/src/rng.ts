/**
 * The generator whose state lies in the game state (four 32-bit words, Chris Doty-Humphrey's sfc32).
 * The only randomness of the rules; whoever looks into possible futures uses another one (see `resample`).
 */

/** Fills the four words from a text: texts that differ give, for all practical purposes, different games. */
export function seedRng(rng: Uint32Array, seed: string): void {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  for (let i = 0; i < seed.length; i++) {
    const unit = seed.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x85ebca6b)
    a = (a << 13) | (a >>> 19)
    b = Math.imul(b ^ unit, 0xc2b2ae35) + a
  }
  rng[0] = a
  rng[1] = b
  rng[2] = seed.length
  rng[3] = 1
  for (let i = 0; i < 16; i++) nextWord(rng)
}

/** The next 32 random bits. */
export function nextWord(rng: Uint32Array): number {
  const b = rng[1]
  const c = rng[2]
  const counter = rng[3]
  const word = rng[0] + b + counter
  rng[0] = b ^ (b >>> 9)
  rng[1] = c + (c << 3)
  rng[2] = ((c << 21) | (c >>> 11)) + word
  rng[3] = counter + 1
  return word >>> 0
}

/** A number from 0 to n − 1, each equally likely. */
export function random(rng: Uint32Array, n: number): number {
  const word = nextWord(rng)
  return Math.imul(word, n) >>> 0 < n ? unlikely(rng, n, word) : scaled(word, n)
}

const WORDS = 2 ** 32

/** The few words that would favour some numbers are redrawn. */
function unlikely(rng: Uint32Array, n: number, word: number): number {
  return Math.imul(word, n) >>> 0 < WORDS % n ? random(rng, n) : scaled(word, n)
}

/** The word as a share of all words, in n-ths. Cutting by `>>>` is quicker than by `Math.floor`. */
function scaled(word: number, n: number): number {
  return (word * (n / WORDS)) >>> 0
}
