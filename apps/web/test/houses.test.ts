import { HOUSES } from '@doubloon/san-juan'
import { expect, test } from 'vitest'
import { currentHouse, houseCards } from '../src/san-juan/houses.ts'

const seen = (
  tradingHouses: readonly string[],
  tradingHouse?: string,
  nextTradingHouse?: string,
) => ({ tradingHouses, tradingHouse, nextTradingHouse })
const marksOf = (view: ReturnType<typeof seen>) => houseCards(view).map(({ mark }) => mark)

test('before the first trader phase no card is known, and the first is the next', () => {
  expect(marksOf(seen([]))).toEqual(['next', undefined, undefined, undefined, undefined])
  expect(houseCards(seen([])).every(({ prices }) => prices === undefined)).toBe(true)
  expect(currentHouse(seen([]))).toBeUndefined()
})

test('while cards are new, the next one is the first that nobody has seen', () => {
  expect(marksOf(seen(['t3', 't1']))).toEqual([undefined, 'last', 'next', undefined, undefined])
  expect(marksOf(seen(['t3', 't1'], 't1'))).toEqual([
    undefined,
    'now',
    'next',
    undefined,
    undefined,
  ])
})

test('when all have been seen they go round', () => {
  const all = ['t3', 't1', 't5', 't2', 't4']
  expect(marksOf(seen(all, undefined, 't3'))).toEqual([
    'next',
    undefined,
    undefined,
    undefined,
    'last',
  ])
  expect(marksOf(seen(all, 't3', 't1'))).toEqual(['now', 'next', undefined, undefined, undefined])
})

test('the prices are those of the card', () => {
  const [first] = houseCards(seen(['t3']))
  expect(first?.prices).toEqual(HOUSES.find(({ key }) => key === 't3')?.prices)
})
