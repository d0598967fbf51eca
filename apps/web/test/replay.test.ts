/** Games seen again: the same moments forward and backward, nothing hidden given away, and clear refusals. */
import { afterEach, expect, test } from 'vitest'
import type { Moment, Perspective, TableTypes, Update } from '../src/client/contract.ts'
import { addressOf, originOf, whereIn } from '../src/replay/address.ts'
import { replayClient } from '../src/replay/client.ts'
import { layersOf } from '../src/replay/layers.ts'
import { openOrigin, openText } from '../src/replay/opening.ts'
import { recordFrom } from '../src/replay/play-on.ts'
import { stopFrom } from '../src/replay/stops.ts'
import { pack } from '../src/share/pack.ts'
import { closeDesks, gamesOf, MapStore } from './desk.ts'
import { GAMES, recordOf } from './replays.ts'
import { replayOf, walkGenerated } from './walks.ts'

afterEach(closeDesks)

/** All sizes and variants, each way of looking; the proofs step through more. */
const FEW = 12

test.each(GAMES)('%s: stepping through generated games forward and back shows the same', (name) =>
  walkGenerated(name, FEW),
)

test('a later wish makes an earlier one void, and what is told is the last', async () => {
  const replay = await replayOf(recordOf('puerto-rico', { players: 2 }, 'wishes'))
  const told: Update<TableTypes>[] = []
  const wheres: number[] = []
  const client = replayClient('test', replay, { n: 5, perspective: 'table' }, ({ n }) =>
    wheres.push(n),
  )
  client.subscribe((update) => told.push(update))
  const going = [client.go({ n: 6 }), client.go({ n: 30 }), client.go({ n: 7 })]
  await Promise.all(going)
  expect(told.map((it) => it.type !== 'trouble' && it.moment.n)).toEqual([7])
  expect(wheres).toEqual([6, 30, 7])
  await client.go({ n: 8 })
  expect(told.at(-1)?.type).toBe('advanced')
  await client.go({ n: 9, isJump: true })
  expect(told.at(-1)?.type).toBe('opened')
  await client.go({ perspective: 1 })
  expect(told.at(-1)).toMatchObject({ type: 'opened', moment: { n: 9, viewer: 1 } })
  await client.go({ n: 9999 })
  expect(client.where).toEqual({ n: replay.length, perspective: 1 })
  expect(await client.at(3)).toBeUndefined()
  expect(told.at(-1)).toMatchObject({ type: 'opened', moment: { n: 3 } })
  expect(await client.play('pass')).toMatchObject({ code: 'game-over' })
})

test('a desk that fails is told as trouble', async () => {
  const replay = await replayOf(recordOf('puerto-rico', { players: 2 }, 'trouble'))
  const broken = { ...replay, at: () => Promise.reject(new Error('gone')) }
  const told: Update<TableTypes>[] = []
  const client = replayClient('test', broken, { n: 0, perspective: 'table' })
  client.subscribe((update) => told.push(update))
  await client.go({ n: 1 })
  expect(told.at(-1)).toEqual({ type: 'trouble', code: 'replay', detail: 'gone' })
})

test('steps lead to moves, turns, rounds and the ends', () => {
  const course = { length: 20, turns: [0, 3, 9, 15], rounds: [0, 9] }
  expect(stopFrom(course, 5, 'move', 'on')).toBe(6)
  expect(stopFrom(course, 0, 'move', 'back')).toBe(0)
  expect(stopFrom(course, 20, 'move', 'on')).toBe(20)
  expect(stopFrom(course, 5, 'turn', 'on')).toBe(9)
  expect(stopFrom(course, 9, 'turn', 'back')).toBe(3)
  expect(stopFrom(course, 15, 'turn', 'on')).toBe(20)
  expect(stopFrom(course, 12, 'round', 'back')).toBe(9)
  expect(stopFrom(course, 9, 'round', 'back')).toBe(0)
  expect(stopFrom(course, 12, 'round', 'on')).toBe(20)
  expect(stopFrom(course, 12, 'game', 'back')).toBe(0)
  expect(stopFrom(course, 12, 'game', 'on')).toBe(20)
})

test('an address says which game, which moment and through whose eyes', () => {
  expect(originOf(['replay'], '')).toBeUndefined()
  expect(originOf(['replay', 'abc'], '')).toEqual({ id: 'abc' })
  expect(originOf(['replay'], 'game=x-_9&n=57&view=2')).toEqual({ packed: 'x-_9' })
  expect(whereIn('', 'game=x&n=57&view=2')).toEqual({ n: 57, perspective: 2 })
  expect(whereIn('?n=8&view=open', '')).toEqual({ n: 8, perspective: 'open' })
  expect(whereIn('?n=-3&view=nobody', '')).toEqual({})
  const where = { n: 7, perspective: 'table' } as const
  for (const origin of [{ id: 'abc' }, { packed: 'x-_9' }]) {
    const { pathname, search, hash } = new URL(addressOf(origin, where), 'https://example.org')
    expect(originOf(pathname.split('/').slice(1), hash.slice(1))).toEqual(origin)
    expect(whereIn(search, hash.slice(1))).toEqual(where)
  }
})

test('a seat’s replay tells nothing the seat did not see', async () => {
  for (let index = 0; index < 4; index++) {
    const text = recordOf('san-juan', { players: 3 }, `hidden ${index}`, 'greedy')
    const messages: unknown[] = []
    const games = gamesOf(new MapStore(), { messages })
    const opened = await openText(games, text)
    if ('code' in opened) throw new Error(opened.code)
    const { replay } = opened
    for (const perspective of [0, 'table'] as const) {
      messages.length = 0
      const lines = await replay.history(perspective)
      for (let n = 0; n < replay.length; n++) await replay.at(n, perspective)
      // The seed would tell everything.
      expect(JSON.stringify(messages).includes(`hidden ${index}`)).toBe(false)
      const told = lines.filter(({ seat, move }) => seat !== perspective && NAMES_CARDS.test(move))
      expect(told).toEqual([])
      for (const moment of messages.flatMap(momentIn))
        expect(foreign(moment, perspective)).toEqual([])
    }
    replay.close()
  }
})

/** The moment in an answer of the desk. */
function momentIn(message: unknown): readonly Moment<TableTypes>[] {
  const { answer } = message as { readonly answer?: Moment<TableTypes> }
  return answer !== undefined && 'view' in answer ? [answer] : []
}

/** Moves that say which cards of the hand they are about. */
const NAMES_CARDS = /\bpaying\b|^(?:keep|discard|put away|tuck|exchange|deposit) \w/

/** Seats whose cards are told although the perspective must not know them; the numbers of a hand tell it, too. */
function foreign({ view, facts }: Moment<TableTypes>, perspective: Perspective): readonly string[] {
  const { seats } = view as { readonly seats: readonly { readonly hand?: object }[] }
  const hands = seats.flatMap(({ hand }, seat) => (hand && seat !== perspective ? [`${seat}`] : []))
  const { quotes, worth } = facts as { readonly quotes: object; readonly worth: object }
  return perspective === 0 ? hands : [...hands, ...Object.keys(quotes), ...Object.keys(worth)]
}

test('what cannot be shown is refused with what is wrong', async () => {
  const text = recordOf('san-juan', { players: 2 }, 'refused')
  const record = JSON.parse(text)
  const games = gamesOf(new MapStore())
  const packed = await pack(text)
  const bad: readonly (readonly [string, string])[] = [
    ['empty', '  '],
    ['cut', text.slice(0, text.length / 2)],
    ['cut', text.slice(0, -1)],
    ['not-json', 'a letter to somebody'],
    ['not-json', '[]'],
    ['malformed-record', '{"moves": 3}'],
    ['malformed-record', '{"seats": [{}, {}]}'],
    ['other-rules-version', JSON.stringify({ ...record, rulesVersion: '0' })],
    ['unknown-game', JSON.stringify({ ...record, game: 'chess' })],
    ['unknown-move', JSON.stringify({ ...record, moves: ['fly', ...record.moves] })],
    ['bad-seats', JSON.stringify({ ...record, seats: [{ name: 'Ana' }] })],
    ['link', `https://example.org/replay#${packed.slice(0, -20)}`],
    ['link', 'https://example.org/replay#game=&n=3'],
    ['too-long', `{"moves": "${'x'.repeat(2_100_000)}"}`],
  ]
  for (const [code, it] of bad) {
    const opened = await openText(games, it)
    expect('code' in opened ? opened.code : 'opened', it.slice(0, 60)).toBe(code)
  }
  const unknown = await openOrigin(games, { id: 'nobody' })
  expect('code' in unknown && unknown.code).toBe('no-such-game')
  const link = await openText(games, `https://example.org/replay#${packed}&n=5&view=1`)
  expect('code' in link).toBe(false)
})

test('one plays on from a moment with bots at the other seats', async () => {
  const text = recordOf('san-juan', { players: 3 }, 'play on')
  const { seats } = JSON.parse(text)
  const cut = recordFrom(text, { n: 4, seats, seat: 2, level: 'club' })
  expect(JSON.parse(cut)).toMatchObject({
    moves: { length: 4 },
    seats: [{ name: 'Ana', bot: 'club' }, { name: 'Ben', bot: 'club' }, { name: 'Cyd' }],
  })
  expect(JSON.parse(cut).seats[2].bot).toBeUndefined()
  const games = gamesOf(new MapStore())
  const id = await games.load(cut)
  expect(typeof id).toBe('string')
})

test('points by source lie on each other and add up', () => {
  const sources = {
    chips: [
      [1, 0],
      [4, 2],
    ],
    bonuses: [
      [0, 0],
      [5, 1],
    ],
  }
  expect(layersOf(sources, ['chips', 'bonuses'], 0)).toEqual({
    layers: [
      { source: 'chips', values: [1, 4], lower: [0, 0], upper: [1, 4] },
      { source: 'bonuses', values: [0, 5], lower: [1, 4], upper: [1, 9] },
    ],
    totals: [1, 9],
  })
})
