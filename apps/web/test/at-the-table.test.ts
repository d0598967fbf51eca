/** What a table of people at a distance counts and says: the time on its watches, who is there, how it came out, and the luck. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { RoomNow } from '../src/online/contract.ts'
import { namedWatchers, presenceAt, whoWouldPlay } from '../src/online/presence.ts'
import { sha256 } from '../src/online/sha256.ts'
import { standingsOf } from '../src/online/standings.ts'
import { figuresOf, isShort, leftAt, untilChange, warningAt } from '../src/online/time-left.ts'
import { sayOnline } from '../src/text/say-online.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const shownAt = (ms: number) => {
  const { unit, most, least } = figuresOf(ms)
  return sayOnline.watch[unit](most, least)
}

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59 * SECOND, '0:59'],
  [8 * MINUTE + 40_001, '8:41'],
  [HOUR - 1, '1 h 0 min'],
  [3 * HOUR + 20 * MINUTE, '3 h 20 min'],
  [DAY - 1, '1 d 0 h'],
  [2 * DAY + 5 * HOUR, '2 d 5 h'],
])('%i milliseconds are shown as %s', (ms, figures) => {
  expect(shownAt(ms)).toBe(figures)
})

test.each([90 * SECOND + 1, 5 * MINUTE, HOUR + 7, 3 * HOUR])(
  'a watch with %i milliseconds shows the same until it changes, and then less',
  (ms) => {
    const next = untilChange(ms)
    expect(shownAt(ms - next)).not.toBe(shownAt(ms - next + 1))
    expect(next).toBeLessThanOrEqual(ms > HOUR ? MINUTE : SECOND)
  },
)

test('only the time of who is asked runs between two messages, and never below nothing', () => {
  const clocks = { type: 'clocks', at: 5, left: [9000, 4000], running: [1], heardAt: 100 } as const
  const heard = { ...clocks, left: [...clocks.left], running: [...clocks.running] }
  expect([leftAt(heard, 0, 2100), leftAt(heard, 1, 2100)]).toEqual([9000, 2000])
  expect(leftAt(heard, 1, 9999)).toBe(0)
  // A clock of the browser that was set back gives nobody time.
  expect(leftAt(heard, 1, 50)).toBe(4000)
})

test('little time is shown below a tenth, and said at few moments only', () => {
  expect([isShort(91 * SECOND, 15 * MINUTE), isShort(90 * SECOND, 15 * MINUTE)]).toEqual([
    false,
    true,
  ])
  const said = (whole: number) => {
    const all = new Set<number>()
    for (let ms = whole; ms > 0; ms -= SECOND) all.add(warningAt(ms, whole) ?? 0)
    return [...all]
  }
  expect(said(MINUTE)).toEqual([0, 30, 10])
  expect(said(15 * MINUTE)).toEqual([0, 60, 30, 10])
  expect(said(3 * DAY)).toEqual([0, 86_400, 3600, 600, 60, 30, 10])
  expect(sayOnline.watch.warning(3600)).toBe('You have 1 hour left.')
  expect(sayOnline.watch.left({ name: 'Ana', isYou: false }, 521)).toBe('Ana has 8 minutes left')
})

const person = (name: string, more: object = {}) =>
  ({ kind: 'person', person: `${name}-id`, name, isReady: true, ...more }) as const

/** Ana looks; she, Ben and a bot sit there. */
function roomOf(
  ben: object,
  log: readonly object[] = [],
  people = ['Ana-id', 'Ben-id', 'Dora-id'],
) {
  const bot = { kind: 'bot', name: 'Robot', bot: 'novice' }
  return {
    room: { seats: [person('Ana'), person('Ben', ben), bot] },
    viewer: 0,
    person: 'Ana-id',
    log: log.map((event, number) => ({ number, at: 0, moves: 0, event })),
    presence: { type: 'presence', people, watchers: 1 },
    connected: { state: 'here' },
  } as unknown as RoomNow
}

test('a pennant says who is here, away, stood in for or has resigned; bots have none', () => {
  const at = (now: RoomNow) => presenceAt(now, 1)
  expect(at(roomOf({}))).toBe('here')
  expect(at(roomOf({}, [], ['Ana-id']))).toBe('away')
  expect(at(roomOf({ standIn: 'club' }))).toBe('replaced')
  expect(at(roomOf({ standIn: 'club', hasResigned: true }))).toBe('resigned')
  expect(at({ ...roomOf({}), presence: undefined })).toBeUndefined()
  const mine = roomOf({})
  expect(presenceAt(mine, 0)).toBe('here')
  expect(presenceAt({ ...mine, connected: { state: 'trying', at: 0 } }, 0)).toBe('trying')
  expect(presenceAt(mine, 2)).toBeUndefined()
})

test('the host hears of a wish to play until somebody is seated, or the one who wished it is gone', () => {
  const says = (name: string, words: object) => ({
    type: 'said',
    person: `${name}-id`,
    name,
    words,
  })
  const wish = says('Dora', { phrase: 'may-i-play' })
  const dora = { person: 'Dora-id', name: 'Dora' }
  expect(whoWouldPlay(roomOf({}, [wish, says('Ben', { text: 'Yes!' })]))).toEqual(dora)
  expect(namedWatchers(roomOf({}, [says('Dora', { text: 'Hello' })]))).toEqual([dora])
  expect(whoWouldPlay(roomOf({}, [says('Dora', { text: 'Hello' })]))).toBeUndefined()
  expect(whoWouldPlay(roomOf({}, [wish, { type: 'seatChanged' }]))).toBeUndefined()
  expect(whoWouldPlay(roomOf({}, [wish], ['Ana-id', 'Ben-id']))).toBeUndefined()
})

test('who resigned comes after all others, however many points the bot made', () => {
  const score = { bonuses: {}, tieBreak: 0 }
  const scores = [
    { ...score, seat: 0, total: 30, rank: 2, won: false },
    { ...score, seat: 1, total: 40, rank: 1, won: true },
  ]
  const result = [
    { seat: 0, rank: 1, won: true, hasResigned: false },
    { seat: 1, rank: 2, won: false, hasResigned: true },
  ]
  expect(standingsOf(scores, result).map(({ rank, won }) => [rank, won])).toEqual([
    [1, true],
    [2, false],
  ])
  expect(standingsOf(scores, undefined)).toEqual(scores)
})

test.each([0, 3, 55, 56, 64, 200])(
  'the fingerprint of %i letters is the one that servers compute',
  (letters) => {
    const text = 'ü'.repeat(letters)
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    expect(sha256(`${letters}`)).toBe(createHash('sha256').update(`${letters}`).digest('hex'))
  },
)
