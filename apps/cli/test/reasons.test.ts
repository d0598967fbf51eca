import { botAdapterOf } from '@doubloon/bots'
import { expect, test } from 'vitest'
import { GAME_NAMES } from '../src/games.ts'
import { say } from '../src/messages.ts'
import { whyOf } from '../src/reasons.ts'

test('everything that bots count has a word', () => {
  for (const game of GAME_NAMES)
    for (const { what } of botAdapterOf(game).countables)
      expect(Object.keys(say.facts)).toContain(what)
})

test('reasons become a sentence with names', () => {
  const reasons = [
    { code: 'denies', what: 'doubloons', amount: 1, seat: 1 },
    { code: 'gains', what: 'cards', amount: 2 },
    { code: 'ends-game', amount: 4 },
  ] as const
  expect(whyOf(reasons, ['You', 'Ana'])).toBe(
    'Why: it keeps Ana from 1 doubloon; it brings 2 cards; it ends the game with you 4 points ahead.',
  )
})
