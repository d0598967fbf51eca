/** Games that come from outside: records and positions, good and bad. */
import { afterEach, expect, test } from 'vitest'
import { begun, closeDesks, gamesOf, MapStore, Sitter, setUp } from './desk.ts'

afterEach(closeDesks)

/** A record of some moves, as the page saves it. */
async function savedRecord(): Promise<{ text: string; n: number }> {
  const games = gamesOf(new MapStore())
  const ana = new Sitter(games, begun(await games.start(setUp('Ana, bot, Cyd'), 'record')))
  await ana.play(10)
  const { n } = await ana.asked()
  return { text: await ana.client.record(), n }
}

test('a saved record goes on with the same people at the same moment', async () => {
  const { text, n } = await savedRecord()
  const store = new MapStore()
  const games = gamesOf(store)
  const sitter = new Sitter(games, begun(await games.load(text)))
  const moment = await sitter.asked()
  expect(moment.n).toBe(n)
  expect(sitter.opened?.setUp.seats).toEqual(setUp('Ana, bot, Cyd').seats)
  expect(await sitter.client.record()).toBe(text)
  await sitter.play(2)
  const twice = await games.load(text)
  expect(store.rows.size).toBe(2)
  expect(typeof twice).toBe('string')
})

test('why bots took their roles goes with the record; what cannot be read of it is left out', async () => {
  const { text } = await savedRecord()
  const games = gamesOf(new MapStore())
  const reasonsOf = async (told: string) => {
    const sitter = new Sitter(games, begun(await games.load(told)))
    await sitter.until(() => sitter.opened !== undefined)
    const whys = sitter.opened?.history.map(({ why }) => why) ?? []
    const replay = await games.replay(told)
    if (!('history' in replay)) throw new Error(JSON.stringify(replay))
    expect((await replay.history(0)).map(({ why }) => why)).toEqual(whys)
    return whys.filter((why) => why !== undefined)
  }
  expect((await reasonsOf(text)).length).toBeGreaterThan(1)
  const record = JSON.parse(text)
  for (const reasons of [3, [], { 1: 'because' }, { 1: [{ code: 3 }] }, { 1: [{}], x: [] }])
    expect(await reasonsOf(JSON.stringify({ ...record, reasons }))).toEqual([])
})

test('a record without seats is played by a person and bots', async () => {
  const { text, n } = await savedRecord()
  const { seats: _, ...record } = JSON.parse(text)
  const games = gamesOf(new MapStore())
  const sitter = new Sitter(games, begun(await games.load(JSON.stringify({ record }))))
  await sitter.until(() => sitter.opened !== undefined)
  expect(sitter.opened?.setUp.seats.map(({ bot }) => bot)).toEqual([undefined, 'casual', 'casual'])
  expect(sitter.opened?.moment.n).toBe(n)
})

test('a position is a game that begins there', async () => {
  const position = { seats: [{ doubloons: 5, island: { corn: 2, quarry: 1 } }, {}, {}] }
  const games = gamesOf(new MapStore())
  for (const text of [position, { game: 'puerto-rico', ...position }, { ok: true, position }]) {
    const sitter = new Sitter(games, begun(await games.load(JSON.stringify(text))))
    const { view, n } = await sitter.asked()
    expect([n, view.seats[0]?.doubloons, view.decision]).toEqual([0, 5, 'D-ROLE'])
    await sitter.play(1)
  }
})

test('what is no game is refused with what is wrong, and nothing else is touched', async () => {
  const { text } = await savedRecord()
  const record = JSON.parse(text)
  const store = new MapStore()
  const games = gamesOf(store)
  const id = begun(await games.start(setUp(), 'other'))
  const before = await games.raw(id)
  const bad: readonly (readonly [string, string])[] = [
    ['not-json', '{'],
    ['not-json', text.slice(0, text.length / 2)],
    ['not-json', '[]'],
    ['not-json', 'null'],
    ['not-json', '"a text"'],
    ['malformed-record', '{}'],
    ['malformed-record', '{"name": "Ana", "version": 3}'],
    ['too-long', ' '.repeat(3_000_000)],
    ['unknown-game', JSON.stringify({ ...record, game: 'chess' })],
    ['unknown-game', JSON.stringify({ ...record, game: 7 })],
    ['other-rules-version', JSON.stringify({ ...record, rulesVersion: '0' })],
    ['malformed-record', JSON.stringify({ ...record, moves: 'none' })],
    ['malformed-record', JSON.stringify({ ...record, seed: undefined })],
    ['unknown-move', JSON.stringify({ ...record, moves: [...record.moves, 'fly'] })],
    ['bad-options', JSON.stringify({ ...record, options: { players: 9 } })],
    ['bad-seats', JSON.stringify({ ...record, seats: [{ name: 'Ana' }] })],
    ['bad-seats', JSON.stringify({ ...record, seats: ['Ana', 'Ben', 'Cyd'] })],
    ['same-name', JSON.stringify({ ...record, seats: record.seats.map(() => ({ name: 'Ana' })) })],
    [
      'unknown-bot',
      JSON.stringify({
        ...record,
        seats: record.seats.map((_: object, at: number) => ({ name: `${at}`, bot: 'hal' })),
      }),
    ],
    ['unknown-field', JSON.stringify({ seats: [{}, {}, {}], colour: 'red' })],
  ]
  for (const [code, it] of bad) {
    const loaded = await games.load(it)
    expect(typeof loaded === 'string' ? 'loaded' : loaded.code).toBe(code)
  }
  expect([...store.rows.keys()]).toEqual([id])
  expect(await games.raw(id)).toBe(before)
})
