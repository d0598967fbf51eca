/** Games seen again, and games that are not kept: every moment from either side, and no more than the perspective may see. */
import { Game, orThrow } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { openPart, sanJuan } from '@doubloon/san-juan'
import { afterEach, expect, test } from 'vitest'
import type { Games, Perspective, Replay, TableTypes } from '../src/client/contract.ts'
import type { PuertoRico } from '../src/puerto-rico/table-types.ts'
import type { SanJuan } from '../src/san-juan/table-types.ts'
import { begun, closeDesks, gamesOf, MapStore, Sitter, setUp } from './desk.ts'

afterEach(closeDesks)

/** A replay that must be there. */
async function replayOf<F extends TableTypes>(
  games: Games,
  source: string | { readonly id: string },
): Promise<Replay<F>> {
  const replay = await games.replay<F>(source)
  if ('code' in replay) throw new Error(JSON.stringify(replay))
  return replay
}

const codeOf = async (games: Games, source: string | { readonly id: string }) => {
  const replay = await games.replay(source)
  return 'code' in replay ? replay.code : 'shown'
}

/** A whole game in which the steps are taken by lot, as text. */
function played(game: string, options: object, nth: number): string {
  const rules = game === 'san-juan' ? sanJuan : puertoRico
  let running = orThrow(Game.start(rules as never, options, `${game} ${nth}`)) as Game<never, never>
  for (let n = 0; !running.over; n++) {
    const steps = running.steps()
    running = orThrow(running.play((steps[(n * 7 + nth) % steps.length] ?? '') as never))
  }
  return JSON.stringify(running.record())
}

const PLAYED = {
  'san-juan': (nth: number) => ({ players: 2 + (nth % 3), expansion: nth % 2 === 1 }),
  'puerto-rico': (nth: number) => ({ players: 3 + (nth % 3) }),
}

test.each(Object.entries(PLAYED))(
  '%s: ten games are the same forwards and backwards, for every perspective',
  async (name, options) => {
    const games = gamesOf(new MapStore())
    for (let nth = 0; nth < 10; nth++) {
      const text = played(name, options(nth), nth)
      const replay = await replayOf<SanJuan>(games, text)
      const perspective = (['open', 'table', 0, 1] as const)[nth % 4] as Perspective
      const stops = Array.from({ length: 12 }, (_, at) => Math.round((replay.length * at) / 11))
      const forwards = []
      for (const n of stops) forwards.push(await replay.at(n, perspective))
      const backwards = []
      for (const n of stops.toReversed()) backwards.push(await replay.at(n, perspective))
      expect(backwards.reverse()).toEqual(forwards)
      expect(forwards.map(({ n }) => n)).toEqual(stops)
      expect(forwards.every(({ offers }) => offers?.length === 0)).toBe(true)
      expect(await replay.history(perspective)).toHaveLength(replay.length)
      expect(forwards.at(-1)).toMatchObject({ over: true, decision: '' })
      expect(JSON.parse(await replay.record())).toMatchObject(JSON.parse(text))
      expect(replay.over).toBe(true)
      replay.close()
    }
  },
)

test('rounds and turns begin where the game says so', async () => {
  for (const [name, role] of [
    ['san-juan', 'D-SJ-2'],
    ['puerto-rico', 'D-ROLE'],
  ] as const) {
    const games = gamesOf(new MapStore())
    const replay = await replayOf<SanJuan>(games, played(name, { players: 3 }, 3))
    expect([replay.rounds[0], replay.turns[0]]).toEqual([0, 0])
    for (const [index, n] of replay.rounds.entries())
      expect((await replay.at(n, 'table')).view.round).toBe(index + 1)
    for (const n of replay.turns) expect((await replay.at(n, 'table')).decision).toBe(role)
    const lines = await replay.history('open')
    const choices = lines.filter(({ move }) => move.startsWith('choose '))
    expect(choices.map(({ n }) => n - 1)).toEqual(replay.turns)
  }
})

test('San Juan: a seat sees its hand, a watcher none, and who sees everything all of them', async () => {
  const games = gamesOf(new MapStore())
  const replay = await replayOf<SanJuan>(
    games,
    played('san-juan', { players: 3, expansion: true }, 1),
  )
  const n = replay.turns[12] ?? 0
  const handsFor = async (perspective: Perspective) => {
    const { view, viewer, facts } = await replay.at(n, perspective)
    const open = view.seats.flatMap(({ hand }, seat) => (hand === undefined ? [] : [seat]))
    const scored = Object.keys(facts.scores).length
    return { seat: view.seat, open, viewer, quotes: Object.keys(facts.quotes).length > 0, scored }
  }
  expect(await handsFor(1)).toMatchObject({ seat: 1, open: [1], viewer: 1, quotes: true })
  expect(await handsFor('table')).toMatchObject({ seat: -1, open: [], viewer: 0, quotes: false })
  expect(await handsFor('open')).toMatchObject({ seat: -1, open: [0, 1, 2], viewer: 0, scored: 3 })
  expect(await handsFor(7)).toEqual(await handsFor('table'))
  for (const { events, move, seat } of await replay.history('table')) {
    expect(move).toBe(openPart(move))
    for (const event of events)
      if (['drew', 'kept', 'tucked', 'produced'].includes(event.type))
        expect(event).toMatchObject({ card: undefined })
    expect(seat).toBeLessThan(3)
  }
  const open = (await replay.history('open')).flatMap(({ events }) => events)
  expect(open.filter((it) => it.type === 'drew' && it.card === undefined)).toEqual([])
  expect(open.filter((it) => it.type === 'produced' && it.card !== undefined)).toEqual([])
})

test('Puerto Rico: chips are hidden from watchers until the end, and open to who sees everything', async () => {
  const games = gamesOf(new MapStore())
  const replay = await replayOf<PuertoRico>(games, played('puerto-rico', { players: 3 }, 1))
  const chipsFor = async (n: number, perspective: Perspective) => {
    const { view, facts } = await replay.at(n, perspective)
    const chips = view.seats.map(({ vp }) => vp !== undefined)
    return [chips, view.seats.map((_, seat) => seat in facts.scores)]
  }
  const half = Math.round(replay.length / 2)
  expect(await chipsFor(half, 'table')).toEqual([
    [false, false, false],
    [false, false, false],
  ])
  expect(await chipsFor(half, 2)).toEqual([
    [false, false, true],
    [false, false, true],
  ])
  expect(await chipsFor(half, 'open')).toEqual([
    [true, true, true],
    [true, true, true],
  ])
})

test('how a game went: every measure by round and seat, points by their sources', async () => {
  const measures = {
    'san-juan': ['buildings', 'goods', 'hand', 'vp'],
    'puerto-rico': ['buildings', 'colonists', 'doubloons', 'goods', 'vp'],
  }
  for (const [name, names] of Object.entries(measures)) {
    const games = gamesOf(new MapStore())
    const replay = await replayOf<SanJuan>(games, played(name, { players: 3 }, 2))
    const course = await replay.roundMeasures()
    expect(Object.keys(course.measures).sort()).toEqual(names)
    const { facts } = await replay.at(replay.length, 'table')
    expect(course.measures['vp']?.at(-1)).toEqual(
      Object.values(facts.scores).map(({ total }) => total),
    )
    for (const rows of Object.values(course.measures))
      expect(rows).toHaveLength(replay.rounds.length)
    const sources = Object.values(course.sources ?? {})
    for (const [round, totals] of (course.measures['vp'] ?? []).entries())
      expect(totals).toEqual(
        totals.map((_, seat) => sources.reduce((sum, rows) => sum + (rows[round]?.[seat] ?? 0), 0)),
      )
  }
})

test('the transcript has a heading for every round and a line for every move', async () => {
  const games = gamesOf(new MapStore())
  const replay = await replayOf(games, played('san-juan', { players: 2 }, 4))
  const text = await replay.transcript()
  const rows = text.split('\n').filter((row) => row !== '')
  const headings = rows.filter((row) => /^Round \d+$/.test(row))
  expect(headings).toHaveLength(replay.rounds.length)
  expect(rows).toHaveLength(headings.length + replay.length)
  const [, first] = rows
  expect(first).toMatch(/^(Isabel|Ana): choose /)
})

test('what is no record is refused with its code and what is wrong', async () => {
  const games = gamesOf(new MapStore())
  const text = played('san-juan', { players: 2 }, 5)
  const record = JSON.parse(text)
  const changed = (other: object) => JSON.stringify({ ...record, ...other })
  expect(await codeOf(games, changed({ rulesVersion: '0' }))).toBe('other-rules-version')
  expect(await codeOf(games, text.slice(0, -40))).toBe('not-json')
  expect(await codeOf(games, changed({ moves: undefined }))).toBe('malformed-record')
  expect(await codeOf(games, JSON.stringify({ seats: [{}, {}, {}] }))).toBe('malformed-record')
  expect(await codeOf(games, changed({ game: 'chess' }))).toBe('unknown-game')
  expect(await codeOf(games, changed({ moves: ['fly'] }))).toBe('unknown-move')
  expect(await codeOf(games, changed({ moves: record.moves.slice(1) }))).not.toBe('shown')
  expect(await codeOf(games, { id: 'nobody' })).toBe('no-such-game')
  const strangers = changed({ seats: [{ name: 'Ana' }, { name: 'Hal', bot: 'hal' }] })
  expect(await codeOf(games, strangers)).toBe('shown')
})

test('a game that several people still play is only seen as by a watcher; alone, everything may be seen', async () => {
  const games = gamesOf(new MapStore())
  const together = begun(await games.start(setUp('Ana, Ben, bot', {}, 'san-juan'), 'together'))
  const alone = begun(await games.start(setUp('Ana, bot, bot', {}, 'san-juan'), 'alone'))
  for (const [id, isOpen] of [
    [together, false],
    [alone, true],
  ] as const) {
    await new Sitter<SanJuan>(games, id).play(8)
    const replay = await replayOf<SanJuan>(games, { id })
    for (const perspective of ['open', 0, 1] as const) {
      const { view } = await replay.at(replay.length, perspective)
      expect(view.seats.some(({ hand }) => hand !== undefined)).toBe(isOpen)
    }
    const { measures, sources } = await replay.roundMeasures()
    expect([measures['vp'] !== undefined, sources]).toEqual([isOpen, undefined])
    const moves = (await replay.transcript()).split('\n').map((row) => row.split(': ')[1] ?? '')
    expect(moves.every((move) => openPart(move) === move)).toBe(!isOpen)
  }
})

test('a kept game tells why its bots moved as they did', async () => {
  const games = gamesOf(new MapStore())
  const ana = new Sitter(games, begun(await games.start(setUp(), 'why')))
  await ana.play(5)
  const replay = await replayOf<PuertoRico>(games, { id: ana.client.id })
  const lines = await replay.history('table')
  expect(lines.some(({ why }) => why !== undefined)).toBe(true)
  expect(replay.setUp.seats).toEqual(setUp().seats)
})

test('a lesson is played like any game, by whom it names, and is not kept', async () => {
  const store = new MapStore()
  const games = gamesOf(store)
  const position = { seats: [{ hand: { well: 1, tower: 2 } }, {}, {}] }
  const seats = [
    { name: 'You' },
    { name: 'Teacher', bot: 'novice' },
    { name: 'Ben', bot: 'casual' },
  ]
  const text = JSON.stringify({ position: { game: 'san-juan', ...position }, seats })
  const id = begun(await games.practise(text))
  const pupil = new Sitter<SanJuan>(games, id)
  await pupil.play(3)
  expect(pupil.opened?.setUp.seats).toEqual(seats)
  expect([pupil.troubles, await games.list(), store.rows.size]).toEqual([[], [], 0])
  expect(await games.gameOf(id)).toBe('san-juan')
  await pupil.client.undo()
  expect(await games.practise('{')).toMatchObject({ code: 'not-json' })
  await games.remove(id)
  expect(await games.gameOf(id)).toBeUndefined()
})

test('which game a table is of is known of those that are kept, too', async () => {
  const store = new MapStore()
  const id = begun(await gamesOf(store).start(setUp('Ana, bot', {}, 'san-juan'), 'kept'))
  store.rows.set('junk', { id: 'junk' })
  const games = gamesOf(store)
  expect(await games.gameOf(id)).toBe('san-juan')
  expect(await games.gameOf('junk')).toBe('puerto-rico')
  expect(await games.gameOf('nobody')).toBeUndefined()
})

test('a running game is played on only from seats whose hand is known at this screen anyway', async () => {
  const games = gamesOf(new MapStore())
  const seatsOf = async (names: string) => {
    const id = begun(await games.start(setUp(names, {}, 'san-juan'), 'go on'))
    return (await replayOf<SanJuan>(games, { id })).seatsToPlay
  }
  expect(await seatsOf('bot, Ana, bot')).toEqual([1])
  // Ana holds the screen.
  expect(await seatsOf('Ana, Ben, bot')).toEqual([0])
  const finished = await replayOf<SanJuan>(games, played('san-juan', { players: 3 }, 1))
  expect(finished.seatsToPlay).toEqual([0, 1, 2])
})
