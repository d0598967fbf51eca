/** How pieces of one move follow each other: in order, and never longer than people want to wait. */
import { expect, test } from 'vitest'
import { type Flight, type Places, schedule } from '../src/table/travel.ts'

const rect = { left: 0, top: 0, width: 10, height: 10 } as DOMRect
const places: Places = new Map([
  ['supply-corn', rect],
  ['seat-0', rect],
])
const TRAVEL = 320

const corn = (count: number, to: readonly string[] = ['seat-0-good-corn', 'seat-0']): Flight => ({
  symbol: 'good-corn',
  count,
  from: ['supply-corn'],
  to,
})

test('pieces of an event leave 70 ms apart', () => {
  const legs = schedule([[corn(3)]], places, places)
  expect(legs.map(({ start }) => start)).toEqual([0, 70, 140])
})

test('one event takes at most 900 ms, a move 1.5 s', () => {
  const one = schedule([[corn(8), corn(8), corn(8)]], places, places)
  expect((one.at(-1)?.start ?? 0) + TRAVEL).toBeLessThanOrEqual(900.1)
  const many = schedule(
    Array.from({ length: 12 }, () => [corn(5)]),
    places,
    places,
  )
  expect((many.at(-1)?.start ?? 0) + TRAVEL).toBeLessThanOrEqual(1500.1)
  expect(many.every(({ start }, index) => start >= (many[index - 1]?.start ?? 0))).toBe(true)
})

test('what is drawn nowhere does not travel', () => {
  expect(schedule([[corn(2, ['ship-5'])], [corn(0)]], places, places)).toEqual([])
})
