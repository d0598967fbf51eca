import { botAdapterOf } from '@doubloon/bots'
import { expect, test } from 'vitest'
import { GAME_NAMES } from '../src/games.ts'
import { reasonWords } from '../src/reason-words.ts'
import { whyOf } from '../src/reasons.ts'

test('everything that bots count has a word', () => {
  for (const game of GAME_NAMES)
    for (const { what } of [...botAdapterOf(game).countables, ...botAdapterOf(game).prospects])
      expect(Object.keys(reasonWords.facts)).toContain(what)
})

test('where nothing can be told, nothing is', () => {
  expect(whyOf([], ['You'])).toBe('')
})

test('reasons become a sentence with names', () => {
  const reasons = [
    { code: 'denies', what: 'doubloons', amount: 1, seat: 1, other: 'choose trader' },
    { code: 'gains', what: 'cards', amount: 2, than: 0, other: 'choose trader' },
    { code: 'ends-game', amount: 4 },
  ] as const
  expect(whyOf(reasons, ['You', 'Ana'])).toBe(
    'Why: “choose trader” would bring Ana 1 doubloon more; it brings 2 cards, “choose trader” none; it ends the game with you 4 points ahead.',
  )
})
