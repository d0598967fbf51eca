/**
 * The generator whose state lies in the game state (four 32-bit words, Chris Doty-Humphrey's sfc32).
 * The only randomness of the rules; whoever imagines futures uses another one (see `resample`).
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
  const word = (rng[0] + b + rng[3]) >>> 0
  rng[3] = rng[3] + 1
  rng[0] = b ^ (b >>> 9)
  rng[1] = c + (c << 3)
  rng[2] = ((c << 21) | (c >>> 11)) + word
  return word
}

/** A number from 0 to n − 1, each equally likely: the few words that would favour some are redrawn. */
export function random(rng: Uint32Array, n: number): number {
  for (;;) {
    const product = nextWord(rng) * n
    const rest = product >>> 0
    if (rest >= n || rest >= 4294967296 % n) return Math.floor(product / 4294967296)
  }
}
