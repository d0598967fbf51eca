/** The generator and the bag: fair, repeatable, exact. */
import { bagSize, drawFrom, nextWord, random, seedRng } from '@doubloon/engine'
import { describe, expect, test } from 'vitest'

const seeded = (seed: string) => {
  const rng = new Uint32Array(4)
  seedRng(rng, seed)
  return rng
}
const words = (seed: string) => {
  const rng = seeded(seed)
  return Array.from({ length: 8 }, () => nextWord(rng))
}

describe('the generator', () => {
  test.each([2, 3, 5, 6, 50, 97])('gives every number below %i equally often', (n) => {
    const rng = seeded(`fair ${n}`)
    const counts = Array.from({ length: n }, () => 0)
    const draws = 2000 * n
    for (let i = 0; i < draws; i++) {
      const drawn = random(rng, n)
      counts[drawn] = (counts[drawn] ?? Number.NaN) + 1
    }
    const sigma = Math.sqrt((draws / n) * (1 - 1 / n))
    expect(counts).toHaveLength(n) // nothing else was drawn
    for (const count of counts) expect(Math.abs(count - draws / n)).toBeLessThan(5 * sigma)
  })

  test('redraws the words that would favour some numbers', () => {
    const n = 3 * 2 ** 30 // a quarter of all words is one too many
    const rng = seeded('large')
    const halves = [0, 0]
    for (let i = 0; i < 20_000; i++) {
      const half = random(rng, n) % 3 === 0 ? 0 : 1
      halves[half] = (halves[half] ?? 0) + 1
    }
    expect(Math.abs((halves[0] ?? 0) - 20_000 / 3)).toBeLessThan(5 * Math.sqrt((20_000 * 2) / 9))
  })

  test('gives the same words for the same seed, others for another', () => {
    expect(words('a seed')).toEqual(words('a seed'))
    const seeds = ['', 'a', 'b', 'ab', 'ba', 'a ', 'A', '1', '10', 'ä', '\u0000', '\u0000\u0000']
    expect(new Set(seeds.map((seed) => words(seed).join())).size).toBe(seeds.length)
  })

  test('gives words of 32 bits, each bit as often 0 as 1', () => {
    const rng = seeded('bits')
    const ones = Array.from({ length: 32 }, () => 0)
    for (let i = 0; i < 10_000; i++) {
      const word = nextWord(rng)
      for (let bit = 0; bit < 32; bit++) ones[bit] = (ones[bit] ?? 0) + ((word >>> bit) & 1)
    }
    for (const count of ones) expect(Math.abs(count - 5000)).toBeLessThan(5 * 50)
  })
})

describe('a bag', () => {
  const full = () => Uint8Array.from([3, 0, 5, 1])
  const drawAll = (bag: Uint8Array, rng: Uint32Array) =>
    Array.from({ length: bagSize(bag) }, () => drawFrom(bag, rng))

  test('is drawn empty, each kind exactly as often as it was there', () => {
    const bag = full()
    const drawn = drawAll(bag, seeded('bag'))
    expect([0, 1, 2, 3].map((kind) => drawn.filter((one) => one === kind).length)).toEqual([
      ...full(),
    ])
    expect(bagSize(bag)).toBe(0)
    const rng = seeded('empty')
    expect(drawFrom(bag, rng)).toBe(-1)
    expect(rng).toEqual(seeded('empty')) // an empty bag needs no chance
  })

  test('gives the same draws to whoever draws, and likelier kinds more often', () => {
    expect(drawAll(full(), seeded('who'))).toEqual(drawAll(full(), seeded('who')))
    const rng = seeded('first')
    const first = Array.from({ length: 9000 }, () => drawFrom(full(), rng))
    const threes = first.filter((kind) => kind === 0).length
    expect(Math.abs(threes - 3000)).toBeLessThan(5 * Math.sqrt(2000))
  })
})
