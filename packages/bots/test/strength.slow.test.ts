/** How well the quick bots play: against weaker ones, and in games among themselves compared with those of people. */
import { type GameState, orThrow } from '@doubloon/engine'
import { BUILDINGS, type State as PuertoRico, puertoRico } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'
import { describe, expect, test } from 'vitest'
import { greedy } from '../src/greedy.ts'
import { type Bot, type Match, playMatch, senseOf } from '../src/index.ts'
import { randomBot } from '../src/random.ts'

interface AnyRules {
  readonly game: string
  parseOptions(raw: unknown): { readonly ok: boolean }
}

/** A match of these bots, by seat. */
function matchOf(rules: AnyRules, bots: readonly Bot[], seed: string): Match<GameState, never> {
  return {
    rules: rules as unknown as Match<GameState, never>['rules'],
    sense: senseOf(rules.game),
    options: orThrow(rules.parseOptions({ players: bots.length }) as never) as never,
    seed,
    players: bots.map((bot) => ({ bot, budget: {} })),
    now: () => 0,
  }
}

/** The share in the victory of one bot against another in all other seats. */
function shareOf(one: Bot, other: Bot, rules: AnyRules, players: number, games: number): number {
  let won = 0
  for (let game = 0; game < games; game++) {
    const own = game % players
    const bots = Array.from({ length: players }, (_, seat) => (seat === own ? one : other))
    const seed = `strength-${Math.floor(game / players)}`
    won += playMatch(matchOf(rules, bots, seed)).shares[own] ?? 0
  }
  return won / games
}

describe.each([
  ['Puerto Rico', puertoRico as AnyRules, [2, 3, 4, 5]],
  ['San Juan', sanJuan as AnyRules, [2, 3, 4]],
])('%s', (_, rules, players) => {
  test.each(players)('greedy wins nearly always against random with %i players', (count) => {
    expect(shareOf(greedy, randomBot, rules, count, 40)).toBeGreaterThanOrEqual(0.97)
  })
})

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
