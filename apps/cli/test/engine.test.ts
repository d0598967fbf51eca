import { expect, test } from 'vitest'
import { readLines } from '../src/lines.ts'
import { ask, last, play, replies } from './client.ts'
import { CROWDED } from './crowded.ts'
import { run, spawned } from './run.ts'

const NEW = { id: 1, do: 'new', game: 'puerto-rico', options: { players: 4 }, seed: 's1' }

test('new answers who decides what, the legal moves and what happened', async () => {
  const reply = await last(NEW)
  expect(Object.keys(reply)).toEqual(['id', 'ok', 'toMove', 'over', 'decision', 'offers', 'events'])
  expect(reply).toMatchObject({ id: 1, ok: true, over: false, decision: 'D-ROLE' })
  expect(reply['offers']).toHaveLength(7)
  expect(reply['events']).toContainEqual({ type: 'tileTurnedUp', tile: expect.any(String) })
})

test('play answers with the next situation; the events are the referee’s', async () => {
  const reply = await last(NEW, { id: 2, do: 'play', move: 'choose settler' })
  expect(reply).toMatchObject({ id: 2, ok: true, decision: 'D-SETTLE' })
  expect(reply['events']).toContainEqual({
    type: 'roleTaken',
    seat: reply['toMove'],
    role: 'settler',
    doubloons: 0,
  })
})

test('typed moves are taken like their texts', async () => {
  const move = { type: 'choose', role: 'prospector' }
  const [, typed] = await ask(NEW, { do: 'play', move })
  const [, text] = await ask(NEW, { do: 'play', move: 'choose prospector' })
  expect(typed).toEqual(text)
})

test('state, view, score and record', async () => {
  const [, state, view, watcher, score, record] = await ask(
    NEW,
    { do: 'state' },
    { do: 'view', seat: 2 },
    { do: 'view', seat: -1 },
    { do: 'score' },
    { do: 'record' },
  )
  expect(state?.['position']).toMatchObject({ round: 1, options: { players: 4 } })
  expect(view?.['view']).toMatchObject({ seat: 2 })
  expect(JSON.stringify(watcher)).not.toContain('"vp":')
  expect(score?.['scores']).toHaveLength(4)
  expect(record?.['record']).toMatchObject({ game: 'puerto-rico', seed: 's1', moves: [] })
})

test('a position can be set up again', async () => {
  const [, { position } = { position: undefined }] = await ask(NEW, { do: 'state' })
  const [set, state] = await ask({ id: 'p', do: 'position', position }, { do: 'state' })
  expect(set).toMatchObject({ id: 'p', ok: true, decision: 'D-ROLE' })
  expect(state?.['position']).toEqual(position)
})

test('check says whether a move is legal, and if not by which rule', async () => {
  const [, legal, illegal, again] = await ask(
    NEW,
    { do: 'check', move: 'choose mayor' },
    { do: 'check', move: 'load sugar on 5' },
    { do: 'play', move: 'choose mayor' },
  )
  expect(legal).toEqual({ id: null, ok: true, legal: true })
  expect(illegal).toMatchObject({ ok: true, legal: false, error: { code: 'illegal-move' } })
  expect(illegal?.error.rule).toMatch(/^PR-/)
  expect(again?.ok).toBe(true)
})

const MAYOR = [{ do: 'position', position: CROWDED }, play('choose mayor'), play('take 1 colonist')]

test('more than 500 composite moves are described, with the small steps', async () => {
  const reply = await last(...MAYOR)
  expect(reply['steps']).toEqual([0, 1, 2, 3].map((count) => `put ${count} on corn`))
  expect(reply['offers']).toMatchObject({
    description: {
      kind: 'place',
      colonists: 10,
      place: 10,
      workplaces: {
        corn: { circles: 3, minimum: 0, maximum: 3 },
        harbor: { circles: 1, minimum: 0, maximum: 1 },
      },
    },
  })
})

test('a placement is taken whole or in its small steps, with the same result', async () => {
  const whole = play('place corn 3, indigo 3, sugar 1, quarry 1, indigo plant 1, harbor 1')
  const steps = ['3 on corn', '3 on indigo', '1 on sugar', '1 on quarry', '1 on indigo plant']
  const rest = ['0 on sugar mill', '0 on small market', '0 on hacienda', '0 on office']
  const small = [...steps, ...rest].map((it) => play(`put ${it}`))
  const [atOnce] = (await ask(...MAYOR, whole, { do: 'state' })).slice(-1)
  const all = await ask(...MAYOR, ...small, { do: 'state' })
  expect(all.filter((it) => !it.ok)).toEqual([])
  expect(all.at(-1)?.['position']).toEqual(atOnce?.['position'])
  expect(all[5]).toMatchObject({ decision: 'D-MAYOR-PLACE' })
  const refusal = await last(...MAYOR, play('place corn 3'))
  expect(refusal.error).toMatchObject({ code: 'illegal-move', rule: 'PR-MAYOR-5' })
})

test('where seats place at once, each may go first', async () => {
  const [mat] = CROWDED.seats
  const seats = [mat, { island: { corn: 1, indigo: 1 } }, {}]
  const options = { mayorSimultaneous: true }
  const start = { do: 'position', position: { governor: 0, options, seats } }
  const both = [start, play('choose mayor'), play('take 1 colonist')]
  const asked = await last(...both)
  expect(asked).toMatchObject({ toMove: 0, waiting: [0, 1], decision: 'D-MAYOR-PLACE' })
  const placed = await last(...both, { do: 'play', move: 'place corn 1', seat: 1 })
  expect(placed).toMatchObject({ ok: true, toMove: 0 })
  expect(placed).not.toHaveProperty('waiting')
  const wrong = await last(...both, { do: 'play', move: 'place corn 1', seat: 2 })
  expect(wrong.error).toMatchObject({ code: 'illegal-move', reason: 'not-your-turn' })
})

test('storage and the small wharf are described as well', async () => {
  const goods = { corn: 5, indigo: 5, sugar: 5, tobacco: 5, coffee: 4 }
  const options = { buildings: 'all31' }
  const position = (buildings: object) => ({
    do: 'position',
    position: { governor: 0, options, seats: [{ buildings, goods }, {}, {}] },
  })
  const loads = await last(position({ smallWharf: 1 }), play('choose captain'))
  expect(loads['offers']).toMatchObject({
    description: { kind: 'load', smallWharf: { barrels: goods, minimum: 1 } },
  })
  expect(loads['steps']).toContain('load on small wharf')
  const storage = await last({
    do: 'position',
    position: {
      governor: 0,
      options,
      seats: [{ buildings: { largeWarehouse: 1, storehouse: 1 }, goods }, {}, {}],
      roles: { captain: { takenBy: 0 } },
      turn: { decision: 'D-STORE', seat: 0, chooser: 0, phase: 'storage' },
      ships: {
        4: { good: 'corn', load: 4 },
        5: { good: 'indigo', load: 5 },
        6: { good: 'sugar', load: 6 },
      },
    },
  })
  expect(storage).toMatchObject({
    decision: 'D-STORE',
    steps: [0, 1, 2, 3, 4, 5].map((count) => `keep ${count} corn`),
    offers: {
      description: { kind: 'store', barrels: goods },
    },
  })
})

const refused: readonly [string, readonly (object | string)[], string][] = [
  ['no JSON', ['{"id":1,'], 'malformed-json'],
  ['words', ['hello'], 'malformed-json'],
  ['a list', ['[1,2]'], 'bad-request'],
  ['a number', ['7'], 'bad-request'],
  ['null', ['null'], 'bad-request'],
  ['no verb', [{ id: 1 }], 'bad-request'],
  ['a verb that is no text', [{ do: 7 }], 'bad-request'],
  ['an unknown verb', [{ do: 'dance' }], 'unknown-verb'],
  ['a verb of every object', [{ do: 'constructor' }], 'unknown-verb'],
  ['a verb before a game', [{ do: 'play', move: 'pass' }], 'no-game'],
  ['no game', [{ do: 'new' }], 'bad-request'],
  ['an unknown game', [{ do: 'new', game: 'chess' }], 'unknown-game'],
  ['options that are a list', [{ ...NEW, options: [] }], 'bad-request'],
  ['wrong options', [{ ...NEW, options: { players: 9 } }], 'bad-options'],
  ['unknown options', [{ ...NEW, options: { luck: 1 } }], 'bad-options'],
  ['a seed that is an object', [{ ...NEW, seed: {} }], 'bad-request'],
  ['a seed that is too long', [{ ...NEW, seed: 's'.repeat(201) }], 'bad-request'],
  ['no move', [NEW, { do: 'play' }], 'bad-request'],
  ['a move that is a number', [NEW, { do: 'play', move: 3 }], 'bad-request'],
  ['a move that is no move', [NEW, { do: 'play', move: 'fly' }], 'illegal-move'],
  ['an illegal move', [NEW, { do: 'play', move: 'pass' }], 'illegal-move'],
  ['a strange typed move', [NEW, { do: 'play', move: { type: 'place' } }], 'illegal-move'],
  [
    'a typed move that cannot be read',
    [NEW, '{"do":"play","move":{"type":"take","tile":{"toString":1}}}'],
    'illegal-move',
  ],
  ['a seat that is none', [NEW, { do: 'view', seat: 4 }], 'bad-request'],
  ['a seat that is a text', [NEW, { do: 'view', seat: '1' }], 'bad-request'],
  ['no position', [{ do: 'position' }], 'bad-request'],
  ['an empty position', [{ do: 'position', position: { seats: [] } }], 'impossible-position'],
  ['a bad level', [NEW, { do: 'best', level: 3 }], 'bad-request'],
  ['bad milliseconds', [NEW, { do: 'best', ms: -1 }], 'bad-request'],
]

test.each(refused)('%s is refused and the game goes on', async (_, requests, code) => {
  const all = await ask(...requests, NEW, { id: 'next', do: 'score' })
  expect(all[requests.length - 1]).toMatchObject({ ok: false, error: { code } })
  expect(all.at(-1)).toMatchObject({ id: 'next', ok: true })
})

test('a refused request leaves the game as it was', async () => {
  const [, before, , , after] = await ask(
    NEW,
    { do: 'state' },
    { do: 'play', move: 'pass' },
    { do: 'new', game: 'puerto-rico', options: { players: 1 } },
    { do: 'state' },
  )
  expect(after).toEqual(before)
})

test('moves out of turn are refused, whoever is named', async () => {
  const { toMove } = await last(NEW)
  const seat = (Number(toMove) + 1) % 4
  const reply = await last(NEW, { do: 'play', move: 'choose mayor', seat })
  expect(reply.error).toMatchObject({ code: 'illegal-move', reason: 'not-your-turn' })
  expect(reply.error.rule).toMatch(/^PR-/)
})

const LARGE = ['guildHall', 'residence', 'fortress', 'customsHouse', 'cityHall']
const THIRTEEN_SPACES = [...LARGE, 'wharf', 'harbor', 'office'].map((key) => [key, 0])
const TWO_OF_A_KIND = { 4: { good: 'corn', load: 1 }, 5: { good: 'corn', load: 1 } }

test.each([
  ['too many colonists', { seats: [{ sanJuan: 200 }, {}, {}] }, ['too-many-colonists', 'PR-INV-1']],
  [
    'more colonists than there are',
    { seats: [{ sanJuan: 50 }, { sanJuan: 50 }, {}], colonistSupply: 55 },
    ['too-many-colonists', 'PR-INV-1'],
  ],
  [
    'a supply that does not add up',
    { seats: [{ sanJuan: 5 }, {}, {}], colonistSupply: 55, colonistShip: 3 },
    ['wrong-supply', 'PR-INV-1'],
  ],
  [
    'a kind on two ships',
    { seats: [{}, {}, {}], ships: TWO_OF_A_KIND },
    ['good-on-two-ships', 'PR-INV-6'],
  ],
  [
    'more than 12 city spaces',
    { seats: [{ buildings: Object.fromEntries(THIRTEEN_SPACES) }, {}, {}] },
    ['city-overfull', 'PR-INV-5'],
  ],
  [
    '13 island tiles',
    { seats: [{ island: { corn: 7, indigo: 6 } }, {}, {}] },
    ['island-overfull', 'PR-INV-5'],
  ],
  ['a field that is none', { seats: [{}, {}, {}], game: 'chess' }, ['unknown-field', undefined]],
])('a position with %s is rejected with the reason', async (_, position, [reason, rule]) => {
  const { ok, error } = await last({ do: 'position', position })
  expect(ok).toBe(false)
  expect(error.code).toBe('impossible-position')
  expect([error.reason, error.rule]).toEqual([reason, rule])
})

test('ids come back as they were: texts, numbers, else null', async () => {
  const all = await ask(
    { id: 'a', do: 'help' },
    { id: 2.5, do: 'help' },
    { id: { deep: 1 }, do: 'help' },
    { do: 'help' },
    { id: 'lost', do: 'dance' },
  )
  expect(all.map((it) => it['id'])).toEqual(['a', 2.5, null, null, 'lost'])
})

test('keys of every object do no harm', async () => {
  const reply = await last(
    '{"id":1,"do":"new","game":"puerto-rico","options":{"__proto__":{"players":5}},"__proto__":{"ok":2}}',
    '{"do":"position","position":{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}}',
    '{"do":"play","move":{"type":"choose","__proto__":{"polluted":true}}}',
    { id: 'x', do: 'help' },
  )
  expect(reply['id']).toBe('x')
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  expect(({} as Record<string, unknown>)['a']).toBeUndefined()
})

test('empty lines are ignored, CRLF and a last line without its end are fine', async () => {
  const { out } = await run(['engine'], '\r\n\n  \n{"id":1,"do":"help"}\r\n\n{"id":2,"do":"help"}')
  expect(replies(out).map((it) => it['id'])).toEqual([1, 2])
})

test('quit answers and ends; what follows is not read', async () => {
  const { out, code } = await run(['engine'], '{"id":1,"do":"quit"}\n{"id":2,"do":"help"}\n')
  expect(code).toBe(0)
  expect(replies(out)).toEqual([{ id: 1, ok: true }])
})

test('a game over has nobody to move and no offers', async () => {
  const game = { ...NEW, options: { players: 3, roundLimit: 1 } }
  const moves: string[] = []
  let reply = await last(game)
  while (reply['over'] !== true) {
    const offers = reply['offers'] as string[]
    moves.push(offers.at(-1) ?? '')
    reply = await last(game, ...moves.map((move) => ({ do: 'play', move })))
  }
  expect(reply).toMatchObject({ toMove: null, over: true, decision: null, offers: [] })
  const after = await last(game, ...moves.map((move) => ({ do: 'play', move })), {
    do: 'play',
    move: 'pass',
  })
  expect(after.error).toMatchObject({ code: 'illegal-move', reason: 'game-over' })
})

test('lines are cut by their ends, wherever the chunks end, with a limit', async () => {
  const lines: (string | undefined)[] = []
  const chunks = ['ab', 'c\nd', '\n', 'toolong', 'er\nxy\r\n', 'é'].map((it) => Buffer.from(it))
  for await (const line of readLines(
    (async function* () {
      yield* chunks
    })(),
    6,
  ))
    lines.push(line)
  expect(lines).toEqual(['abc', 'd', undefined, 'xy', 'é'])
})

const MEGABYTE = 1024 * 1024

test('a process gets lines of 10 and 20 MB and goes on without keeping them', async () => {
  const { out, code } = await spawned(['engine'], (input) => {
    input.write(`${JSON.stringify(NEW)}\n`)
    input.write(`${JSON.stringify({ id: 'long', do: 'play', move: 'x'.repeat(10 * MEGABYTE) })}\n`)
    for (let i = 0; i < 20; i++) input.write('y'.repeat(MEGABYTE))
    input.write('\n[')
    input.write('['.repeat(10 * MEGABYTE))
    input.write(`\n${JSON.stringify({ id: 'after', do: 'score' })}\n`)
    input.end()
  })
  expect(code).toBe(0)
  const all = replies(out)
  expect(all.map((it) => it['id'])).toEqual([1, 'long', null, null, 'after'])
  expect(all[1]?.error).toMatchObject({ code: 'illegal-move', reason: 'unknown-move' })
  expect(all[2]?.error.code).toBe('line-too-long')
  expect(all[3]?.error.code).toBe('malformed-json')
  expect(all[4]?.ok).toBe(true)
  expect(out.length).toBeLessThan(20_000)
})
