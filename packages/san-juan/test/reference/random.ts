/** A small generator of its own (mulberry32): tests are repeatable. */
export type Random = () => number

export function generator(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function pick<A>(random: Random, items: readonly A[]): A {
  return items[Math.floor(random() * items.length)]
}

/** A whole number from `least` to `most`. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

/** That many of the items, by chance. */
export function some<A>(random: Random, items: readonly A[], count: number): A[] {
  const left = [...items]
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0])
}
