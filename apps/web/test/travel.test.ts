/** How pieces of one move follow each other: in order, and never longer than people want to wait. */
import { expect, test } from 'vitest'
import { countsFrom } from '../src/table/counting.ts'
import { flying } from '../src/table/manners.ts'
import { schedule } from '../src/table/schedule.ts'
import { stirsOf } from '../src/table/stirs.ts'
import { type Flight, type Leg, type Places, settledAt } from '../src/table/travel.ts'

const rect = { left: 0, top: 0, width: 10, height: 10 } as DOMRect
const places: Places = new Map([
  ['supply-corn', rect],
  ['seat-0', rect],
])
const TRAVEL = 320
/** When the last piece has landed. */
const endOf = (legs: readonly Leg[]) => Math.max(...legs.map(({ start, lasts }) => start + lasts))

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
  expect(endOf(one)).toBeLessThanOrEqual(900.1)
  const many = schedule(
    Array.from({ length: 12 }, () => [corn(5)]),
    places,
    places,
  )
  expect(endOf(many)).toBeLessThanOrEqual(1500.1)
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

test('what different seats make travels at the same time, and what follows waits for all of it', () => {
  const lanes = ['seat-0', 'seat-1'].map((lane) => [{ ...corn(3), lane }])
  const legs = schedule([...lanes, [corn(1)]], places, places)
  expect(legs.map(({ start }) => start)).toEqual([0, 70, 140, 0, 70, 140, 280])
})

test('a barrel stops at its building, and the supply that it is taken from counts when it leaves', () => {
  const [leg] = schedule(
    [
      [
        {
          ...corn(1, ['seat-0']),
          from: ['seat-0'],
          via: ['mill'],
          source: ['supply-corn'],
          manner: 'make',
        },
      ],
    ],
    places,
    new Map([...places, ['mill', { ...rect, left: 200 } as DOMRect]]),
  )
  const { frames = [] } = leg === undefined ? {} : flying(leg, 1)
  expect(frames.map(({ offset }) => offset)).toEqual([0, 0.18, 0.34, 0.5, 0.6, 0.8, 1])
  expect(frames[3]?.['transform']).toContain('translate(205px, 5px)')
  expect(settledAt('supply-corn', leg === undefined ? [] : [leg])).toBe(0)
})

test('a ship lies there with its load of before until the last barrel has come, then it sails with all', () => {
  const seas: Places = new Map([...places, ['ship-5', rect]])
  const sail: Flight = {
    symbol: 'ship-5',
    good: 'corn',
    load: 5,
    loadBefore: 3,
    count: 1,
    from: ['ship-5'],
    to: ['ship-5'],
    manner: 'sail',
  }
  const legs = schedule([[corn(2, ['ship-5'])], [sail]], seas, seas)
  const aboard = 70 + TRAVEL
  expect(
    legs.slice(2).map(({ manner, load, start, lasts }) => [manner, load, start, lasts]),
  ).toEqual([
    ['moor', 3, 0, aboard],
    ['sail', 5, aboard, 1100],
  ])
  // Meanwhile the empty one, which is there already, is not seen; it comes when the full one is half way out.
  const stirs = stirsOf(legs, seas, seas, 1).filter(({ piece }) => piece === undefined)
  expect(stirs.map(({ place, timing }) => [place, timing.delay ?? 0, timing.duration])).toEqual([
    ['ship-5', 0, aboard + 550],
    ['ship-5', aboard + 550, 700],
  ])
})

test('what is laid down is not there before it lands, unless it lay there already', () => {
  const tile: Flight = {
    symbol: 'tile-corn',
    count: 1,
    from: ['supply-corn'],
    to: ['seat-0-tile-corn'],
    lands: 'land',
  }
  const laid: Places = new Map([...places, ['seat-0-tile-corn', rect]])
  const stirs = (before: Places) => stirsOf(schedule([[tile]], before, laid), before, laid, 2)
  expect(stirs(places).map(({ frames }) => Object.keys(frames[0] ?? {}))).toEqual([
    ['opacity'],
    ['transform'],
  ])
  expect(stirs(places)[0]?.timing.duration).toBe(720)
  expect(stirs(laid)).toEqual([])
})

test('pieces beside others are not there before they land, one after the other', () => {
  const ship: Places = new Map([...places, ['ship-5', rect]])
  const legs = schedule([[corn(3, ['ship-5'])]], ship, ship)
  const stirs = stirsOf(legs, ship, ship, 2)
  expect(stirs.map(({ piece }) => piece)).toEqual(
    [2, 1, 0].map((fromLast) => ({ symbol: 'good-corn', fromLast })),
  )
  expect(stirs.map(({ timing }) => timing.duration)).toEqual(
    [0, 70, 140].map((start) => (start + TRAVEL) * 2),
  )
})

test('only transform and opacity move', () => {
  const manners = ['arc', 'flip', 'hop', 'lay', 'make', 'stamp', 'moor', 'sail'] as const
  for (const manner of manners)
    for (const leg of schedule([[{ ...corn(1), manner }]], places, places))
      for (const frame of flying(leg, 1).frames)
        expect(Object.keys(frame).filter((it) => it !== 'offset')).toEqual(['transform', 'opacity'])
})
