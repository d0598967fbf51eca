/** Thousands of random evenings, always the same ones; and that they met everything that can happen and be refused. */
import { expect, test } from 'vitest'
import { ROOM_REFUSALS } from '../../src/index.ts'
import { runEvenings } from './model-runs.ts'

/** What happens only when a room is opened, or by words and reports: proven once, in the readable tests. */
const ELSEWHERE = [
  ...['bad-settings', 'no-such-words'],
  ...['brought-over', 'brought-unrated', 'too-many-moves'],
]

const EVENTS = [
  ...['seatChanged', 'hostChanged', 'started', 'moved', 'takenBack', 'takenBack alone'],
  'takeBackAsked',
  ...['takeBackAnswered', 'takeBackWithdrawn', 'clockAsked', 'clockAnswered', 'clockWithdrawn'],
  ...['clockChanged', 'timeRanOut', 'said', 'ended', 'closed', 'rematch'],
]

test('5,000 random evenings in the room and in its model are the same', () => {
  const met = runEvenings(5000, 19)
  console.log(
    [...met]
      .sort()
      .map(([what, count]) => `${what}: ${count}`)
      .join('\n'),
  )
  const refusals = new Set([...met.keys()].map((what) => what.split(' ').at(-1)))
  const codes = Object.keys(ROOM_REFUSALS).filter((code) => !ELSEWHERE.includes(code))
  expect(codes.filter((code) => !refusals.has(code))).toEqual([])
  expect(EVENTS.filter((type) => !met.has(`event ${type}`))).toEqual([])
})
