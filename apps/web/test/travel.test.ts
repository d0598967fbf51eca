/** How pieces of one move follow each other: in order, and never longer than people want to wait. */
import { expect, test } from 'vitest'
import { countsFrom } from '../src/table/counting.ts'
import { type Flight, flying, type Places, schedule, settledAt } from '../src/table/travel.ts'

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

test('a number changes when the last piece has left or arrived', () => {
  const legs = schedule(
    [[corn(3)], [{ ...corn(1), from: ['seat-0'], to: ['supply-corn'] }]],
    places,
    places,
  )
  expect(settledAt('seat-0', legs.slice(0, 3))).toBe(140 + TRAVEL)
  const [, , , back] = legs
  expect(settledAt('supply-corn', legs)).toBe((back?.start ?? 0) + TRAVEL)
  expect(settledAt('seat-1', legs)).toBeUndefined()
})

test('what lay face down is turned up while it flies', () => {
  const widths = (isTurned: boolean) => {
    const [leg] = schedule([[{ ...corn(1), isTurned }]], places, places)
    const { frames = [] } = leg === undefined ? {} : flying(leg, 1)
    return frames.map(({ transform }) => Number(/scale\((\S+),/.exec(`${transform}`)?.[1]))
  }
  expect(widths(true)[0]).toBe(0)
  expect(widths(true).slice(2)).toEqual(widths(false).slice(2))
  expect(widths(false)[0]).toBe(1)
})

test('a number counts one by one, in at most six steps', () => {
  expect(countsFrom(2, 5)).toEqual([2, 3, 4])
  expect(countsFrom(10, 8)).toEqual([10, 9])
  expect(countsFrom(0, 12)).toEqual([0, 2, 4, 6, 8, 10])
})
