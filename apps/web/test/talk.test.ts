/** Talk and agreements of a room: what the log tells between which moves, whom the reader has muted, what is asked of all. */
import type { RoomState } from '@doubloon/protocol'
import { PHRASES, type RoomEvent } from '@doubloon/table'
import { expect, test } from 'vitest'
import type { Happening, RoomNow } from '../src/online/contract.ts'
import { between, itemsOf, unreadOf } from '../src/online/talk/items.ts'
import { answerTo, questionsOf, withdrawalOf } from '../src/online/talk/questions.ts'
import { textOf } from '../src/online/talk/words.ts'
import { sayTalk } from '../src/text/say-talk.ts'

const person = (name: string) => ({
  ...{ kind: 'person', person: `${name}-1234`, name, isReady: true },
})
const SEATS = [person('Ana'), person('Ben'), { kind: 'bot', name: 'Cyd', bot: 'novice' }]
const said = (name: string, text: string): RoomEvent => ({
  ...{ type: 'said', person: `${name}-1234`, name, words: { text } },
})
const STARTED: RoomEvent = { type: 'started', seedHash: '' }

/** A room in which Ana reads, after events each of which has so many moves before it. */
function room(events: readonly (readonly [number, RoomEvent])[], state: object = {}): RoomNow {
  const opened = { type: 'opened', settings: {}, seats: SEATS, host: 'Ana-1234' } as never
  const log: readonly Happening[] = [[0, opened] as const, ...events].map(
    ([moves, event], index) => ({ number: index + 1, at: 0, moves, event }),
  )
  const settings = { clock: { kind: 'none' } }
  return {
    room: { seats: SEATS, settings, ...state } as unknown as RoomState,
    ...{ viewer: 0, person: 'Ana-1234', log, presence: undefined, clocks: undefined },
    ...{ connected: { state: 'here' }, isSending: false, hasLostMove: false },
  }
}

const nobody = () => false
const items = (now: RoomNow, isMuted: (who: string) => boolean = nobody) =>
  itemsOf(now, { words: sayTalk, isMuted })
/** As one reads it. */
const read = (list: readonly ({ readonly n: number } | ReturnType<typeof items>[number])[]) =>
  list.map((it) => {
    if ('n' in it) return it.n
    if (it.kind === 'said') return `${it.name}: ${textOf(it.words)}`
    return it.kind === 'hushed' ? `${it.name} (${it.count})` : it.text
  })

const MOVES = [{ n: 0 }, { n: 1 }, { n: 2 }, { n: 2 }, { n: 5 }]

test('what was said stands between the moves where it was said; one sees all, moves, or talk', () => {
  const asked: RoomEvent = { type: 'takeBackAsked', seat: 1, to: 1 }
  const now = room([
    [0, said('Ben', 'hello')],
    [0, STARTED],
    [2, said('Ana', 'and now?')],
    [4, asked],
    [5, said('Wim', 'I only watch')],
  ])
  expect(read(between(MOVES, items(now), 'all'))).toEqual([
    ...[0, 'Ben: hello', 1, 2, 2, 'Ana: and now?', 'Ben asks to take a move back.', 5],
    'Wim: I only watch',
  ])
  expect(between(MOVES, items(now), 'moves')).toEqual(MOVES)
  expect(read(between(MOVES, items(now), 'talk'))).toEqual([
    ...['Ben: hello', 'Ana: and now?', 'Wim: I only watch'],
  ])
  expect(items(now)).toMatchObject([{ seat: 1 }, { seat: 0, isOwn: true }, {}, { seat: -1 }])
})

test('sayings of who is muted fold to one line and count as read; one’s own never', () => {
  const now = room([
    ...([said('Ben', 'a'), said('Ben', 'b'), said('Ana', 'c'), said('Ben', 'd')] as const).map(
      (event) => [0, event] as const,
    ),
  ])
  const isMuted = (who: string) => who !== 'Cyd-1234'
  expect(read(items(now, isMuted))).toEqual(['Ben (2)', 'Ana: c', 'Ben (1)'])
  expect([unreadOf(now, 0, nobody), unreadOf(now, 3, nobody), unreadOf(now, 0, isMuted)]).toEqual([
    ...[3, 1, 0],
  ])
})

test('who goes and comes during the game is told, and what votes come to', () => {
  const is = { ...person('Ben'), kind: 'person' as const }
  const seat = (change: object): RoomEvent => ({
    ...{ type: 'seatChanged', seat: 1, is: { ...is, ...change } },
  })
  const now = room([
    [0, seat({ isReady: false })],
    [0, STARTED],
    [1, seat({ standIn: 'novice' })],
    [2, seat({})],
    [3, { type: 'clockAsked', seat: 0, clock: { kind: 'move', seconds: 259_200 } }],
    [3, { type: 'clockAnswered', seat: 1, agrees: false }],
    [4, { type: 'takenBack', seat: 0, to: 3 }],
    [5, seat({ standIn: 'novice', hasResigned: true })],
  ])
  expect(read(items(now))).toEqual([
    'Ben is away. A bot plays here.',
    'Ben is back.',
    'You ask for another pace: 3 days for every decision.',
    'Ben refuses.',
    'You take a move back.',
    'Ben has resigned. A bot plays to the end.',
  ])
})

test('every phrase of a room is said in words, and one that the page does not know is no hole', () => {
  const { unknown } = sayTalk.phrases
  expect(PHRASES.map((phrase) => textOf({ phrase })).filter((it) => it === unknown)).toEqual([])
  expect(textOf({ phrase: 'constructor' })).toBe(unknown)
})

test('a question says what goes back, who is asked and who has agreed, and how one stands to it', () => {
  const history = [1, 2, 3].map((n) => ({ n, seat: n - 1, move: `move ${n}` }))
  const takeBack = { number: 9, seat: 1, to: 1, agreed: [] }
  const clockChange = { number: 8, seat: 0, agreed: [1], clock: { kind: 'move', seconds: 86_400 } }
  const now = room([], { takeBack, clockChange })
  const [back, clock] = questionsOf(now, history, sayTalk)
  expect(back).toMatchObject({
    title: 'Ben asks to take back their last move',
    detail: '2 moves go back, also of Cyd.',
    part: 'asked',
    voters: [{ seat: 0, hasAgreed: false }],
  })
  expect(clock).toMatchObject({ part: 'own', voters: [{ seat: 1, hasAgreed: true }] })
  if (back === undefined || clock === undefined) throw new Error('two questions are open')
  expect([answerTo(back, true), answerTo(clock, false), withdrawalOf(clock)]).toEqual([
    { type: 'answerTakeBack', about: 9, agrees: true },
    { type: 'answerClock', about: 8, agrees: false },
    { type: 'withdrawClock' },
  ])
  const [watched] = questionsOf({ ...now, viewer: -1 }, history, sayTalk)
  expect(watched?.part).toBe('none')
  const [agreed] = questionsOf(
    room([], { takeBack: { ...takeBack, agreed: [0] } }),
    history,
    sayTalk,
  )
  expect(agreed?.part).toBe('agreed')
})
