/** What is turned up for all to see: which cards, what became of them, and that any press ends the look at it. */
import { expect, test } from 'vitest'
import { newestDiscard } from '../src/san-juan/piles.ts'
import { RevealShow } from '../src/san-juan/reveal-show.svelte.ts'
import { revealsIn } from '../src/san-juan/reveals.ts'
import type { Event } from '../src/san-juan/table-types.ts'

const turnedUp = (...cards: readonly string[]): readonly Event[] =>
  cards.map((card) => ({ type: 'turnedUp', seat: 1, card, by: 'goldMine' }))
const taken = (card: string): Event => ({ type: 'shownTaken', seat: 1, card, by: 'goldMine' })

test('the cards a building searches lie together; which costs are equal and what is taken is told', () => {
  const [reveal, ...others] = revealsIn([...turnedUp('well', 'chapel', 'tower'), taken('well')])
  expect(others).toEqual([])
  expect(reveal).toEqual({
    type: 'cards',
    seat: 1,
    by: 'goldMine',
    cards: [
      { key: 'well', cost: 2, isDouble: false, isTaken: true },
      { key: 'chapel', cost: 3, isDouble: true, isTaken: false },
      { key: 'tower', cost: 3, isDouble: true, isTaken: false },
    ],
  })
})

test('of two cards of a kind one is taken', () => {
  const [reveal] = revealsIn([...turnedUp('well', 'well'), taken('well')])
  expect(reveal?.type === 'cards' && reveal.cards.map(({ isTaken }) => isTaken)).toEqual([
    true,
    false,
  ])
})

test('a trading house card is shown with its prices; what nobody sees is not shown', () => {
  const drew: Event = { type: 'drew', seat: 0, card: 'well', by: 'prospector' }
  expect(revealsIn([drew])).toEqual([])
  const [house] = revealsIn([{ type: 'houseTurnedUp', house: 't1' }])
  expect(house).toEqual({ type: 'prices', prices: [1, 1, 1, 2, 2] })
})

test('whoever presses sees the next thing at once, and the game goes on after the last', async () => {
  const show = new RevealShow()
  const reveals = revealsIn([...turnedUp('well'), { type: 'houseTurnedUp', house: 't1' }])
  const shown = show.show(reveals, 2 ** 30)
  expect(show.now?.type).toBe('cards')
  show.skip()
  await Promise.resolve()
  await Promise.resolve()
  expect(show.now?.type).toBe('prices')
  show.skip()
  await shown
  expect(show.now).toBeUndefined()
})

test('SJ-INFO-3: of the discard pile only a card that the viewer knows lies open', () => {
  const entry = (n: number, ...events: readonly Event[]) => ({
    n,
    seat: 0,
    move: 'x',
    round: 1,
    events,
  })
  const paid = (card: string | undefined): Event => ({
    type: 'cardPaid',
    seat: 0,
    card,
    by: 'builder',
  })
  const history = [entry(1, paid('well')), entry(2, paid(undefined)), entry(3, paid('hero'))]
  expect([1, 2, 3].map((n) => newestDiscard(history, n))).toEqual(['well', undefined, 'hero'])
  const sold: Event = { type: 'sold', seat: 0, good: 'indigo', price: 1 }
  expect(newestDiscard([...history, entry(4, sold)], 4)).toBeUndefined()
  expect(newestDiscard([entry(1, { type: 'discardsShuffled', count: 3 })], 1)).toBeUndefined()
})
