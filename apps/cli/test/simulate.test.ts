import { expect, test } from 'vitest'
import { type } from './run.ts'

const FIGURES = [
  'games',
  'seconds',
  'gamesPerSecond',
  'decisionsPerSecond',
  'decisionsPerGame',
  'roundsPerGame',
  'meanScores',
  'winShares',
  'endReasons',
  'hash',
]

const figures = async (line: string) => JSON.parse((await type(`${line} --json`)).out)

test('simulate --json prints exactly these figures, in this order', async () => {
  const result = await figures('simulate --game puerto-rico --players 4 --games 20 --seed 7')
  expect(Object.keys(result)).toEqual(FIGURES)
  expect(result.games).toBe(20)
  expect(result.meanScores).toHaveLength(4)
  expect(result.winShares.reduce((sum: number, share: number) => sum + share)).toBeCloseTo(1, 2)
  const ended = Object.values<number>(result.endReasons).reduce((sum, games) => sum + games)
  expect(ended).toBe(20)
  expect(result.hash).toMatch(/^[0-9a-f]{16}$/)
})

test('the same seed gives the same games, another seed others', async () => {
  const [one, again, other] = await Promise.all([
    figures('simulate --games 10 --seed 7'),
    figures('simulate --games 10 --seed 7'),
    figures('simulate --games 10 --seed 8'),
  ])
  expect(again.hash).toBe(one.hash)
  expect(again.meanScores).toEqual(one.meanScores)
  expect(other.hash).not.toBe(one.hash)
})

test('every number of players, set of buildings and end can be simulated', async () => {
  for (const options of [
    '--players 2',
    '--players 3 --buildings draft',
    '--players 5 --buildings random',
    '--players 4 --buildings all --end city-only',
    '--players 3 --set balanced=true --set roundLimit=5',
  ]) {
    const result = await figures(`simulate --games 3 --seed x ${options}`)
    expect(result.games).toBe(3)
    expect(result.meanScores).toHaveLength(Number(/players (\d)/.exec(options)?.[1]))
  }
})

test('city-only games end by a full city or the limit of rounds', async () => {
  const { endReasons } = await figures('simulate --games 5 --end city-only --set roundLimit=40')
  expect(Object.keys(endReasons).every((it) => ['city', 'roundLimit'].includes(it))).toBe(true)
})

test('without --json a table for people is printed', async () => {
  const { out, code } = await type('simulate --games 5 --players 3')
  expect(code).toBe(0)
  expect(out).toContain('games per second')
  expect(out).toContain('shares of victory')
  expect(out).toContain('hash of the final positions')
})
