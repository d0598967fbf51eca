import { nextWord, random, seedRng } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { type Ranking, rate, type Scale } from '../src/ratings.ts'

const scale = (bots: readonly string[]): Scale => ({
  bots,
  anchor: bots[0],
  anchorRating: 1000,
  seed: 'scale',
})

/** First to last; names that share a place stand together. */
function ranking(...places: readonly (string | readonly string[])[]): Ranking {
  const bots = places.flat()
  const ranks = places.flatMap((place, rank) => [place].flat().map(() => rank))
  return { bots, ranks }
}

const times = (count: number, it: Ranking): Ranking[] => Array.from({ length: count }, () => it)

/** Games of so many at a table, ended as Plackett and Luce would have it for these ratings. */
function drawn(truth: Readonly<Record<string, number>>, players: number, games: number): Ranking[] {
  const rng = new Uint32Array(4)
  seedRng(rng, 'synthetic')
  return Array.from({ length: games }, () => {
    const bots = Object.keys(truth)
    while (bots.length > players) bots.splice(random(rng, bots.length), 1)
    return ranking(...orderOf(bots, truth, rng))
  })
}

function orderOf(bots: string[], truth: Readonly<Record<string, number>>, rng: Uint32Array) {
  const order: string[] = []
  const left = [...bots]
  while (left.length > 0) {
    const strengths = left.map((bot) => 10 ** (truth[bot] / 400))
    let at = (nextWord(rng) / 2 ** 32) * strengths.reduce((sum, it) => sum + it)
    const chosen = strengths.findIndex((strength) => {
      at -= strength
      return at < 0
    })
    order.push(...left.splice(chosen, 1))
  }
  return order
}

test.each([2, 3, 4])('known strengths are found again, %i at a table', (players) => {
  const truth = { anchor: 1000, weak: 850, strong: 1200, stronger: 1300, middling: 1080 }
  const ratings = rate(drawn(truth, players, 3000), scale(Object.keys(truth)))
  for (const [at, [bot, real]] of Object.entries(truth).entries()) {
    expect(ratings[at].bot).toBe(bot)
    expect(Math.abs(ratings[at].rating - real)).toBeLessThan(30)
    expect(ratings[at].low).toBeLessThanOrEqual(real)
    expect(ratings[at].high).toBeGreaterThanOrEqual(real)
    expect(ratings[at].low).toBeLessThanOrEqual(ratings[at].rating)
    expect(ratings[at].high).toBeGreaterThanOrEqual(ratings[at].rating)
  }
})

test('three wins of four are 400 log 3 apart, but for the one drawn game', () => {
  const games = [...times(3000, ranking('b', 'a')), ...times(1000, ranking('a', 'b'))]
  const [a, b] = rate(games, scale(['a', 'b']))
  expect(a).toEqual({ bot: 'a', rating: 1000, low: 1000, high: 1000 })
  expect(b.rating).toBeCloseTo(1000 + 400 * Math.log10(3000.5 / 1000.5), 3)
})

test('a bot that never won is rated by the drawn game alone', () => {
  const [, b] = rate(times(50, ranking('a', 'b')), scale(['a', 'b']))
  expect(b.rating).toBeCloseTo(1000 + 400 * Math.log10(0.5 / 50.5), 3)
})

test('nobody is stronger where all have done alike', () => {
  const games = [ranking('a', 'b', 'c'), ranking('b', 'c', 'a'), ranking('c', 'a', 'b')]
  for (const { rating } of rate(games, scale(['a', 'b', 'c']))) expect(rating).toBeCloseTo(1000, 6)
})

test('without games all are equal', () => {
  for (const it of rate([], scale(['a', 'b'])))
    expect(it).toMatchObject({ rating: 1000, low: 1000, high: 1000 })
})

test('a shared rank counts as every order of those who share, in equal parts', () => {
  const shared = rate(times(6, ranking('a', ['b', 'c', 'd'])), scale(['a', 'b', 'c', 'd']))
  const orders = ['bcd', 'bdc', 'cbd', 'cdb', 'dbc', 'dcb'].map((it) => ranking('a', ...it))
  const split = rate(orders, scale(['a', 'b', 'c', 'd']))
  for (const [at, { rating }] of shared.entries()) expect(rating).toBeCloseTo(split[at].rating, 6)
  const [, b, c, d] = shared
  expect(b.rating).toBeCloseTo(c.rating, 6)
  expect(c.rating).toBeCloseTo(d.rating, 6)
  expect(b.rating).toBeLessThan(1000)
})

test('a bot may sit at a table twice', () => {
  const games = times(20, ranking('b', 'b', 'a'))
  const [, b] = rate(games, scale(['a', 'b']))
  expect(b.rating).toBeGreaterThan(1000)
})

test('more games make the interval narrower', () => {
  const width = (games: number) => {
    const [, b] = rate(drawn({ a: 1000, b: 1100 }, 2, games), scale(['a', 'b']))
    return b.high - b.low
  }
  // Four times the games: about half.
  expect(width(400) / width(1600)).toBeGreaterThan(1.6)
  expect(width(400) / width(1600)).toBeLessThan(2.4)
})

test('the same games and seed give the same numbers; another seed moves only the intervals', () => {
  const games = drawn({ a: 1000, b: 1100, c: 1150 }, 3, 100)
  const one = rate(games, scale(['a', 'b', 'c']))
  expect(rate(games, scale(['a', 'b', 'c']))).toEqual(one)
  const other = rate(games, { ...scale(['a', 'b', 'c']), seed: 'other' })
  expect(other.map(({ rating }) => rating)).toEqual(one.map(({ rating }) => rating))
  expect(other[1].low).not.toBe(one[1].low)
})

test('the anchor only moves the scale', () => {
  const games = drawn({ a: 1000, b: 1100, c: 1150 }, 3, 100)
  const [a, b] = rate(games, scale(['a', 'b', 'c']))
  const moved = rate(games, { bots: ['a', 'b', 'c'], anchor: 'b', anchorRating: 0, seed: 'scale' })
  expect(moved[1].rating).toBe(0)
  expect(moved[0].rating).toBeCloseTo(a.rating - b.rating, 6)
})

test('a bot that is not rated cannot have played, nor be the anchor', () => {
  expect(() => rate([ranking('a', 'z')], scale(['a', 'b']))).toThrow('z is not among the bots')
  expect(() => rate([], { ...scale(['a']), anchor: 'z' })).toThrow('z is not among the bots')
})
