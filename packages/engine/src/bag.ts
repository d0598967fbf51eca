/**
 * A bag of tiles or cards: how many of each kind, no order (ADR 0002). What comes out is decided when it
 * is drawn, so no hidden order exists anywhere, and the same draws come to whoever draws.
 */
import { random } from './rng.ts'

/** How many are in the bag. */
export function bagSize(bag: Uint8Array): number {
  let size = 0
  for (let kind = 0; kind < bag.length; kind++) size += bag[kind]
  return size
}

/** Takes one out at random and returns its kind; −1 if the bag is empty. `size` is how many are in it. */
export function drawFrom(bag: Uint8Array, rng: Uint32Array, size = bagSize(bag)): number {
  if (size === 0) return -1
  let rest = random(rng, size)
  let kind = 0
  while (rest >= bag[kind]) rest -= bag[kind++]
  bag[kind]--
  return kind
}
