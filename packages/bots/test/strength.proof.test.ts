/** How quick bots play among themselves, compared with games of people. */
import { BUILDINGS, type State as PuertoRico, puertoRico } from '@doubloon/puerto-rico'
import { expect, test } from 'vitest'
import { greedy } from '../src/greedy.ts'
import { playMatch } from '../src/index.ts'
import { type AnyRules, matchOf } from './match-of.ts'

test('greedy among itself plays Puerto Rico as people do: scores, rounds, ends, buildings, corn before indigo', () => {
  const games = 120
  const sums = { winner: 0, rounds: 0, corn: 0 }
  const ends = [0, 0, 0]
  const bought = new Set<string>()
  for (let game = 0; game < games; game++) {
    const match = matchOf(puertoRico as AnyRules, [greedy, greedy, greedy, greedy], `self-${game}`)
    const { totals, rounds, shares, first } = playMatch(match, (final) => {
      const s = final as PuertoRico
      for (const bit of ends.keys()) ends[bit] += (s.endTriggers >> bit) & 1
      for (const { buildings } of puertoRico.view(s, -1).seats)
        for (const key of Object.keys(buildings)) bought.add(key)
    })
    sums.winner += Math.max(...totals)
    sums.rounds += rounds
    for (const place of [2, 3]) sums.corn += shares[(first + place) % 4] ?? 0
  }
  expect(sums.winner / games).toBeGreaterThan(45)
  expect(sums.winner / games).toBeLessThan(60)
  expect(sums.rounds / games).toBeGreaterThan(14)
  expect(sums.rounds / games).toBeLessThan(18)
  expect(Math.min(...ends)).toBeGreaterThan(0)
  const base = BUILDINGS.filter(({ set }) => set === 'base').map(({ key }) => key)
  expect(base.filter((key) => !bought.has(key))).toEqual([])
  expect(sums.corn / games).toBeGreaterThan(0.55)
})
