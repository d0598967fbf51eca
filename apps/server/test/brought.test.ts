/** A game that was begun in a browser goes on in a room: what the server takes, what it tells of it, and what it never counts. */
import { Game, type GameRecord, orThrow } from '@doubloon/engine'
import type { RoomState } from '@doubloon/protocol'
import { sanJuan } from '@doubloon/san-juan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from './client.ts'
import { pick } from './robots.ts'
import { type Running, running } from './running.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

const SEED = 'a seed that only Ana knows'
const SEATS = [{ kind: 'open' }, { kind: 'open' }]

/** A game of two after so many moves. */
function played(moves: number): GameRecord {
  let game = orThrow(Game.start(sanJuan, { players: 2 }, SEED))
  while (game.record().moves.length < moves && !game.over)
    game = orThrow(game.play(game.steps()[0] ?? ''))
  return game.record()
}

const bring = (client: Client, record: object, others: object = {}) =>
  client.ask('/api/rooms/brought', { body: { settings: {}, seats: SEATS, record, ...others } })

/** Ana brings a game, and Ben comes by the link; `heard` is everything that either receives. */
async function brought(record = played(12)) {
  const heard: string[] = []
  const people = [0, 1].map(() => new Client(server.port, (text) => heard.push(text)))
  const [ana, ben] = people as [Client, Client]
  const answer = await bring(ana, record)
  expect(answer.status).toBe(201)
  const room = String(answer.body['room'])
  await ana.command(room, { type: 'sit', seat: 0, name: 'Ana' })
  await ben.command(room, { type: 'sit', name: 'Ben' })
  return { ana, ben, people, room, record, heard }
}

const stateOf = async (client: Client, room: string) =>
  (await client.get<{ readonly room: RoomState }>(`/api/rooms/${room}`)).room

test('the room says that it was begun elsewhere; whoever follows finds the game where it stood', async () => {
  const { ana, ben, room, record, heard } = await brought()
  const stream = ben.follow(room)
  await stream.until((messages) => messages.some(({ type }) => type === 'room'))
  expect(await stateOf(ben, room)).toMatchObject({ stage: 'gathering', brought: { moves: 12 } })
  await ben.command(room, { type: 'ready', isReady: true })
  await ana.command(room, { type: 'ready', isReady: true })
  await stream.until((messages) => messages.some(({ type }) => type === 'glimpse'))
  const whole = stream.messages.findLast((message) => message.type === 'room')
  expect(whole).toMatchObject({ room: { stage: 'playing', moves: 12 } })
  expect(whole?.history.map(({ n }) => n)).toEqual(record.moves.map((_, index) => index + 1))
  // What hands they paid with, and the seed, nobody is told.
  expect(heard.join('\n')).not.toContain(SEED)
  expect(whole?.log.some(({ event }) => event.type === 'brought')).toBe(false)
  const back = ben.follow(room, stream.lastId)
  await back.until((messages) => messages.some(({ type }) => type === 'glimpse'))
  expect(back.messages.some(({ type }) => type === 'room')).toBe(false)
  for (const it of [stream, back]) it.close()
})

test('it is played to its end with the seed it came with, and counts for nobody', async () => {
  const whole = played(5000)
  const record = { ...whole, moves: whole.moves.slice(0, -8) }
  const { ana, people, room } = await brought(record)
  for (const client of people) await client.command(room, { type: 'ready', isReady: true })
  for (;;) {
    const seen = await ana.view(room)
    if (seen.over) break
    const asked = people[seen.waiting[0] ?? 0] as Client
    const move = pick(await asked.view(room), () => 0)
    expect((await asked.move(room, seen.moves, move)).status).toBe(200)
  }
  const over = await ana.get<GameRecord>(`/api/rooms/${room}/record`)
  expect(over.seed).toBe(SEED)
  expect(over.moves.slice(0, record.moves.length)).toEqual(record.moves)
  expect(orThrow(Game.replay(sanJuan, over)).over).toBe(true)
  const { person } = await ana.get<{ readonly person: string }>('/api/me')
  expect(await ana.get(`/api/people/${person}/games`)).toEqual({ games: [] })
  expect(server.warnings).toEqual([])
})

test('what is no game to be played on is refused with a code, and no room is opened', async () => {
  const ana = new Client(server.port)
  const record = played(12)
  const refusals = [
    await bring(ana, { ...record, moves: [...record.moves, 'build everything'] }),
    await bring(ana, { ...record, rulesVersion: 'none' }),
    await bring(ana, { ...record, game: 'chess' }),
    await bring(ana, played(5000)),
    await bring(ana, record, { seats: [...SEATS, { kind: 'open' }] }),
    await bring(ana, record, { settings: { isRated: true } }),
    await bring(ana, { ...record, bots: 'what they think' }),
    await bring(ana, { ...record, moves: Array(3001).fill('pass') }),
    await bring(ana, { ...record, moves: Array(300).fill('x'.repeat(1900)) }),
    await bring(ana, record, { seats: [{ kind: 'bot', name: 'B', bot: 'none' }, ...SEATS] }),
  ]
  expect(refusals.map(({ status, body }) => [status, body['code']])).toEqual([
    [422, 'unknown-move'],
    [422, 'other-rules-version'],
    [422, 'unknown-game'],
    [409, 'brought-over'],
    [422, 'other-seats'],
    [400, 'bad-request'],
    [400, 'bad-request'],
    [400, 'bad-request'],
    [413, 'too-large'],
    [422, 'unknown-bot'],
  ])
  expect(await ana.get('/api/me/rooms')).toEqual({ rooms: [] })
})
