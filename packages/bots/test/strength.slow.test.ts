/** How well the quick bots play against weaker ones; the proofs compare their games with those of people. */
import { puertoRico } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'
import { describe, expect, test } from 'vitest'
import { greedy } from '../src/greedy.ts'
import { type Bot, playMatch } from '../src/index.ts'
import { randomBot } from '../src/random.ts'
import { type AnyRules, matchOf } from './match-of.ts'

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
