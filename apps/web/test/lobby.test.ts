/** Tables of people at a distance: what is set up becomes what is asked of the server, what is wrong is said, lists stay calm. */

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GameAdapter, GameState } from '@doubloon/engine'
import { ROUTES, settingsOf } from '@doubloon/protocol'
import { puertoRicoAdapter } from '@doubloon/puerto-rico'
import { sanJuanAdapter } from '@doubloon/san-juan'
import { openRoom } from '@doubloon/table'
import { expect, test } from 'vitest'
import type { Kept } from '../src/client/contract.ts'
import { listed } from '../src/home/listed.ts'
import { addressOf, EVERYTHING, readFilter } from '../src/lobby/filter.ts'
import { anew, inPlace } from '../src/lobby/in-place.ts'
import { CLOCK_KINDS, CLOCKS, OWN, PACES, turned } from '../src/lobby/make/clock-form.ts'
import {
  ABSENCES,
  AT_ZERO,
  type MakeForm,
  remember,
  remembered,
  withGame,
  withSeat,
} from '../src/lobby/make/make-form.ts'
import { problemsIn } from '../src/lobby/make/problems.ts'
import { wishOf } from '../src/lobby/make/wish.ts'
import { type ListedRoom, Lobby, type OwnRoom } from '../src/online/lobby.ts'
import { memory } from './memory.ts'
import { Browser, startServer } from './server-program.ts'

const BOTS = ['Clara', 'Ana', 'Bruno', 'Elena', 'Diego']

const usual = remembered(memory())

/** What the server makes of it: the protocol takes it, and a room can be opened. */
function asked(form: MakeForm, name = 'Yara') {
  expect([...problemsIn(form, name)]).toEqual([])
  const { settings, seats } = ROUTES.openRoom.body.parse(wishOf(form, name, BOTS))
  const adapter = form.game === 'puerto-rico' ? puertoRicoAdapter : sanJuanAdapter
  const opening = { settings: settingsOf(settings), seats, host: 'person-yara' }
  expect(openRoom(adapter as GameAdapter<GameState>, opening).ok).toBe(true)
  return { settings: settingsOf(settings), seats }
}

test('the usual table: by link, without a clock, nobody watches, not rated, one’s own seat kept for one’s name', () => {
  expect(asked(usual)).toEqual({
    settings: {
      game: 'puerto-rico',
      options: { buildings: 'base' },
      isPublic: false,
      clock: { kind: 'none' },
      atZero: 'bot-moves',
      absence: undefined,
      standIn: 'casual',
      watchDelay: undefined,
      isRated: false,
    },
    seats: [{ kind: 'kept', name: 'Yara' }, { kind: 'open' }, { kind: 'open' }],
  })
})

test('seats are open, kept or a bot’s; bots take no name that somebody has', () => {
  const four = withGame(usual, { players: 4, own: 2 })
  const kept = withSeat(four, 0, { kind: 'kept', name: ' clara ' })
  const bot = withSeat(kept, 3, { kind: 'bot', level: 'expert' })
  expect(asked(bot, ' Ana ').seats).toEqual([
    { kind: 'kept', name: 'clara' },
    { kind: 'open' },
    { kind: 'kept', name: 'Ana' },
    { kind: 'bot', name: 'Bruno', bot: 'expert' },
  ])
})

test('where fewer play than one’s seat says, one sits at the last', () => {
  const last = withGame(usual, { players: 5, own: 4 })
  expect(asked(withGame(last, { players: 2 })).seats).toEqual([
    { kind: 'open' },
    { kind: 'kept', name: 'Yara' },
  ])
})

test('all usual clocks, and all that happens at zero and in absence, are taken by the server', () => {
  for (const kind of CLOCK_KINDS)
    for (const pace of PACES) {
      const presets = kind === 'none' ? [undefined] : CLOCKS[kind][pace]
      for (const [preset, clock] of presets.entries()) {
        const form = { ...usual, clock: { ...turned(usual.clock, { kind, pace }), preset } }
        expect(asked(form).settings.clock).toEqual(clock ?? { kind: 'none' })
      }
    }
  for (const atZero of AT_ZERO) expect(asked({ ...usual, atZero }).settings.atZero).toBe(atZero)
  for (const absence of ABSENCES)
    expect(asked({ ...usual, absence }).settings.absence).toBe(absence === 0 ? undefined : absence)
})

test('a clock of one’s own, as it was typed', () => {
  const own = (amount: string, increment: string): MakeForm => ({
    ...usual,
    clock: {
      ...turned(usual.clock, { kind: 'game' }),
      preset: OWN,
      own: { amount, unit: 'minute' },
      increment: { amount: increment, unit: 'second' },
    },
  })
  expect(asked(own(' 2,5 ', '0')).settings.clock).toEqual({
    kind: 'game',
    seconds: 150,
    increment: 0,
  })
  for (const bad of ['', 'many', '-1', '0', '0.01', '1e9', '100000'])
    expect(problemsIn(own(bad, '5'), 'Yara').get('time')).toBe('bad-time')
  for (const bad of ['', 'x', '86401'])
    expect(problemsIn(own('5', bad), 'Yara').get('increment')).toBe('bad-increment')
})

test('watching at once or some moves later', () => {
  expect(asked({ ...usual, watching: 'at-once' }).settings.watchDelay).toBe(0)
  expect(asked({ ...usual, watching: 'later', delay: '12' }).settings.watchDelay).toBe(12)
  for (const delay of ['', '0', '1.5', '201', 'x'])
    expect(problemsIn({ ...usual, watching: 'later', delay }, 'Yara').get('delay')).toBe(
      'bad-delay',
    )
})

test('options of both games travel in the words of their rules', () => {
  const chosen = { ...usual['san-juan'].chosen, expansion: true, tucksEveryGood: true }
  const form: MakeForm = {
    ...usual,
    game: 'san-juan',
    'san-juan': { ...usual['san-juan'], chosen },
  }
  expect(asked(form).settings.options).toEqual({ expansion: true, harborTucks: 'every' })
})

test.each([
  ['', 'no-name'],
  ['   ', 'no-name'],
  ['Somebody with a very long name', 'long-name'],
  ['Ya\u202Era', 'odd-name'],
])('the name %j is not taken, and it is said why', (name, problem) => {
  expect(problemsIn(usual, name).get('name')).toBe(problem)
})

test('a seat is kept for somebody with a name of their own', () => {
  const kept = (name: string) => withSeat(usual, 1, { kind: 'kept', name })
  expect(problemsIn(kept(' '), 'Yara').get('seat 1')).toBe('no-guest')
  expect(problemsIn(kept('yara '), 'Yara').get('seat 1')).toBe('same-name')
  const two = withSeat(kept('Ben'), 2, { kind: 'kept', name: 'BEN' })
  expect([...problemsIn(two, 'Yara')]).toEqual([['seat 2', 'same-name']])
  expect([...problemsIn(withGame(two, { players: 2 }), 'Yara')]).toEqual([])
})

test('what was set up is there again, and what cannot be read is as usual', () => {
  const place = memory()
  const clock = turned(usual.clock, { kind: 'move', pace: 'days' })
  const form: MakeForm = {
    ...withSeat(withGame(usual, { players: 5, own: 1 }), 3, { kind: 'bot', level: 'master' }),
    clock: { ...clock, preset: OWN, own: { amount: 'soon', unit: 'hour' } },
    watching: 'later',
    delay: '7 or so',
    isPublic: true,
  }
  remember(place, form)
  expect(remembered(place)).toEqual(form)
  for (const broken of [
    '',
    '[]',
    '{"players":9}',
    '{"puerto-rico":{"players":99,"own":7,"seats":3}}',
  ]) {
    expect(remembered({ getItem: () => broken })).toEqual(usual)
  }
})

const table = (id: string, openSeats = 1) => ({ id, openSeats }) as ListedRoom

test('what is shown keeps its place; what is gone says so, what is new waits', () => {
  const shown = anew([table('a'), table('b'), table('c')])
  const next = inPlace(shown, [table('d'), table('c', 0), table('a')])
  expect(next.shown).toEqual([
    { room: table('a'), isGone: false },
    { room: table('b'), isGone: true },
    { room: table('c', 0), isGone: false },
  ])
  expect(next.news).toEqual([table('d')])
  const back = inPlace(next.shown, [table('b'), table('c')])
  expect(back.shown.map(({ isGone }) => isGone)).toEqual([true, false, false])
})

test('rooms that wait for one stand first, then everything by its last change', () => {
  const room = (id: string, changedAt: number, isAsked: boolean) =>
    ({ id, changedAt, isAsked, stage: 'playing' }) as OwnRoom
  const kept = (id: string, changed: number) => ({ id, changed }) as Kept
  const rooms = [room('asked', 1, true), room('new', 9, false), room('old', 2, false)]
  const all = listed([kept('here', 5), kept('older', 1)], rooms)
  expect(all.map(({ id }) => id)).toEqual(['asked', 'new', 'here', 'old', 'older'])
})

test('a filter stands in the address, and what is no filter shows everything', () => {
  const filter = { game: 'san-juan', clock: 'days', stage: 'free' } as const
  expect(readFilter(new URL(addressOf(filter), 'http://here').searchParams)).toEqual(filter)
  expect(addressOf(EVERYTHING)).toBe('/tables')
  expect(readFilter(new URLSearchParams('game=chess&clock=never'))).toEqual(EVERYTHING)
})

test('with the real server: a table is opened, found by its filter, and its maker sits there', async () => {
  const server = await startServer()
  const yara = new Lobby(new Browser(server.address).fetch)
  const other = new Lobby(new Browser(server.address).fetch)
  const form = {
    ...usual,
    isPublic: true,
    clock: turned(usual.clock, { kind: 'move', pace: 'days' }),
  }
  const wish = wishOf(form, 'Yara', BOTS)
  const opened = wish && (await yara.open(wish, { type: 'sit', seat: 0, name: 'Yara' }))
  expect(opened?.is).toBe('answered')
  const found = async (filter: Parameters<Lobby['tables']>[0]) => {
    const answer = await other.tables(filter)
    return answer.is === 'answered' ? answer.value.map(({ seats }) => seats[0]) : answer
  }
  const own = [expect.objectContaining({ kind: 'person', name: 'Yara' })]
  expect(await found({})).toEqual(own)
  expect(
    await found({ clock: 'days', isOpen: true, stage: 'gathering', game: 'puerto-rico' }),
  ).toEqual(own)
  expect(await found({ clock: 'live' })).toEqual([])
  expect(await found({ game: 'san-juan' })).toEqual([])
  expect(await yara.own()).toMatchObject({ is: 'answered', value: [{ seat: 0, isAsked: false }] })
  expect(await other.own()).toEqual({ is: 'answered', value: [] })
  expect(await other.tables({ game: '../x' })).toMatchObject({
    is: 'refused',
    refusal: { code: 'bad-request' },
  })
  await server.stop()
  expect(await other.tables({})).toEqual({ is: 'away' })
})

test.each([
  [200, 'text/html', 'no-server'],
  [404, 'text/html', 'no-server'],
  [502, 'text/html', 'away'],
  [503, 'application/json', 'refused'],
] as const)('an answer %i of %s means: %s', async (status, type, is) => {
  const server = createServer((_, reply) => {
    reply.writeHead(status, { 'content-type': type }).end('{"code":"storage","message":"full"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const there = new Lobby((path, init) => fetch(`http://127.0.0.1:${port}${path}`, init))
  expect((await there.tables({})).is).toBe(is)
  expect((await there.own()).is).toBe(is)
  server.close()
})
