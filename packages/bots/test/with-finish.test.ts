/** Who has as good as won ends the game; where it is open, nothing changes. */
import { sanJuan } from '@doubloon/san-juan'
import { expect, test } from 'vitest'
import { greedy } from '../src/greedy.ts'
import { type Bot, playMatch } from '../src/index.ts'
import { LEVELS } from '../src/levels.ts'
import { randomBot } from '../src/random.ts'
import { withFinish } from '../src/with-finish.ts'
import { matchOf } from './match-of.ts'

const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8']
const gamesOf = (bot: Bot) =>
  SEEDS.map((seed) => playMatch(matchOf(sanJuan, [bot, randomBot], `finish ${seed}`)))

test.each(['club', 'expert'])('%s ends a won game of San Juan and wins it', (name) => {
  const level = LEVELS.find((it) => it.name === name) ?? greedy
  for (const { rounds, shares } of gamesOf(level)) {
    expect(shares[0]).toBe(1)
    // Twelve buildings, and hardly a round without one.
    expect(rounds).toBeLessThanOrEqual(20)
  }
})

test('of moves that are as good it takes one that promises hardly less, and says what it takes first', () => {
  const strayed: number[] = []
  const watched: Bot = {
    ...greedy,
    answer(task) {
      const plain = greedy.answer(task)
      const answer = withFinish(greedy).answer(task)
      const [first] = answer.weighed
      expect(first?.step).toBe(answer.step)
      if (answer.step !== plain.step)
        strayed.push((plain.weighed[0]?.share ?? 0) - (first?.share ?? 0))
      if ((plain.weighed[0]?.share ?? 0) < 0.97) expect(answer).toEqual(plain)
      return answer
    },
  }
  gamesOf(watched)
  expect(strayed.length).toBeGreaterThan(0)
  for (const less of strayed) expect(less).toBeLessThanOrEqual(0.01)
})
