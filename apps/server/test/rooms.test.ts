/** Ordered, idempotent, resumable: what a room promises to whoever asks and follows. */
import type { RoomState, StreamMessage } from '@doubloon/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client, type Stream } from './client.ts'
import { openTable, pick } from './robots.ts'
import { type Running, running } from './running.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

/** Two people at a table of San Juan, without bots; who is asked first. */
async function pair(settings: object = {}) {
  const people = [new Client(server.port), new Client(server.port)] as const
  const room = await openTable(
    'san-juan',
    people.map((client, n) => ({ client, name: `P ${n}` })),
    { bots: 0, settings },
  )
  return { people, room }
}

/** The person who is asked, with what they see, and the other one. */
async function turn(room: string, people: readonly [Client, Client]) {
  const view = await people[0].view(room)
  const [asked, other] = view.waiting.includes(0) ? people : [people[1], people[0]]
  const seen = await asked.view(room)
  return { asked, other, seen, move: pick(seen, () => 0) }
}

async function playSome(room: string, people: readonly [Client, Client], count: number) {
  for (let n = 0; n < count; n++) {
    const { asked, seen, move } = await turn(room, people)
    expect((await asked.move(room, seen.moves, move)).status).toBe(200)
  }
}

const numbersOf = (stream: Stream) => stream.ids

const hasNumber = (number: number) => (messages: readonly StreamMessage[]) =>
  messages.some(
    (it) =>
      (it.type === 'event' && it.number >= number) ||
      (it.type === 'room' && it.room.number >= number),
  )

test('a move that is sent twice is played once, and answered twice the same', async () => {
  const { people, room } = await pair()
  const { asked, seen, move } = await turn(room, people)
  const [first, second] = await Promise.all([
    asked.move(room, seen.moves, move),
    asked.move(room, seen.moves, move),
  ])
  expect([first.status, second.status]).toEqual([200, 200])
  expect((await asked.move(room, seen.moves, move)).status).toBe(200)
  expect((await asked.view(room)).moves).toBe(1)
})

test('of two different moves for the same place one is played and the other is late', async () => {
  const { people, room } = await pair()
  const { asked, seen } = await turn(room, people)
  const [one = '', other = ''] = seen.offers ?? []
  const answers = await Promise.all([one, other].map((move) => asked.move(room, seen.moves, move)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('late')
  expect((await asked.view(room)).moves).toBe(1)
})

test('late, early, foreign, illegal and strange moves are refused with a code and change nothing', async () => {
  const { people, room } = await pair()
  await playSome(room, people, 2)
  const { asked, other, seen, move } = await turn(room, people)
  const refusals = [
    await asked.move(room, seen.moves - 1, move),
    await asked.move(room, seen.moves + 1, move),
    await other.move(room, seen.moves, move),
    await new Client(server.port).move(room, seen.moves, move),
    await asked.move(room, seen.moves, 'build everything'),
  ]
  expect(refusals.map(({ status, body }) => [status, body['code']])).toEqual([
    [409, 'late'],
    [409, 'late'],
    [422, 'not-your-turn'],
    [403, 'not-seated'],
    [422, 'unknown-move'],
  ])
  expect((await asked.view(room)).moves).toBe(seen.moves)
})

test('a stream goes on after the last number it had: no gap, nothing twice, the same as one that never broke', async () => {
  const { people, room } = await pair()
  const steady = people[0].follow(room)
  await steady.until((messages) => messages.length > 0)
  const before = people[0].follow(room)
  await playSome(room, people, 5)
  await before.until(hasNumber(before.ids[0] ?? 0))
  before.close()
  await playSome(room, people, 6)
  const after = people[0].follow(room, before.lastId)
  await playSome(room, people, 3)
  const { number } = await people[0].view(room)
  await Promise.all([steady, after].map((stream) => stream.until(hasNumber(number))))
  expect([...numbersOf(before), ...numbersOf(after)]).toEqual(numbersOf(steady))
  const told = (stream: Stream) => stream.messages.filter(({ type }) => type === 'event')
  expect([...told(before), ...told(after)]).toEqual(told(steady))
  for (const stream of [steady, after]) stream.close()
})

test('a stream with a number that is not in the log begins anew', async () => {
  const { people, room } = await pair()
  const stream = people[0].follow(room, 999)
  await stream.until((messages) => messages.length > 0)
  expect(stream.messages[0]?.type).toBe('room')
  stream.close()
})

test('what was taken back is told as the whole room to who was away, and leads to the same', async () => {
  const { people, room } = await pair()
  await playSome(room, people, 1)
  const gone = people[0].follow(room)
  await gone.until((messages) => messages.length > 0)
  gone.close()
  const { asked, other, seen, move } = await turn(room, people)
  await asked.move(room, seen.moves, move)
  const { moves } = await asked.view(room)
  expect((await asked.command(room, { type: 'takeBack', after: moves })).status).toBe(200)
  const { room: state } = await asked.get<{ room: RoomState }>(`/api/rooms/${room}`)
  const about = state.takeBack?.number
  if (about !== undefined)
    await other.post(`/api/rooms/${room}/commands`, { type: 'answerTakeBack', about, agrees: true })
  const back = people[0].follow(room, gone.lastId)
  await back.until((messages) => messages.length > 0)
  const [whole] = back.messages
  expect((await people[0].view(room)).moves).toBe(seen.moves)
  expect(whole?.type === 'room' && whole.history.length).toBe(seen.moves)
  back.close()
})

test('what was said is told with the moves before it; where they went back, with where the game goes on', async () => {
  const { people, room } = await pair()
  const say = (text: string) => people[0].command(room, { type: 'say', words: { text } })
  await playSome(room, people, 2)
  await say('first')
  const { asked, other, seen, move } = await turn(room, people)
  await asked.move(room, seen.moves, move)
  await say('second')
  const { moves } = await asked.view(room)
  await asked.command(room, { type: 'takeBack', after: moves })
  const { room: state } = await asked.get<{ room: RoomState }>(`/api/rooms/${room}`)
  const about = state.takeBack?.number
  if (about !== undefined)
    await other.command(room, { type: 'answerTakeBack', about, agrees: true })
  await playSome(room, people, 2)
  const stream = people[0].follow(room)
  await stream.until((messages) => messages.length > 0)
  const [whole] = stream.messages
  const log = whole?.type === 'room' ? whole.log : []
  const told = log.filter(({ event }) => event.type === 'said' || event.type === 'takenBack')
  expect(told.map((it) => it.moves)).toEqual([2, seen.moves, seen.moves])
  stream.close()
})

test('watchers follow at the agreed distance, and are offered nothing', async () => {
  const { people, room } = await pair({ watchDelay: 3 })
  const watcher = new Client(server.port)
  const stream = watcher.follow(room)
  await playSome(room, people, 8)
  expect((await people[0].view(room)).moves).toBe(8)
  const seen = await watcher.view(room)
  expect([seen.moves, seen.viewer, seen.offers]).toEqual([5, -1, []])
  await stream.until((messages) => messages.some((it) => it.type === 'event' && it.entry?.n === 5))
  expect(stream.messages.filter((it) => it.type === 'event' && (it.entry?.n ?? 0) > 5)).toEqual([])
  stream.close()
})

test('where nobody may watch, nobody who does not sit there gets anything of a running game', async () => {
  const people = [new Client(server.port), new Client(server.port)] as const
  const opened = await people[0].post<{ room: string }>('/api/rooms', {
    settings: { game: 'san-juan' },
    seats: [{ kind: 'open' }, { kind: 'open' }],
  })
  const { room } = opened
  const watcher = new Client(server.port)
  const early = watcher.follow(room)
  await early.until((messages) => messages.length > 0)
  for (const [n, client] of people.entries()) {
    await client.post(`/api/rooms/${room}/commands`, { type: 'sit', name: `P ${n}` })
    await client.post(`/api/rooms/${room}/commands`, { type: 'ready', isReady: true })
  }
  await expect.poll(() => early.isOpen).toBe(false)
  for (const path of ['', '/view', '/events']) {
    const { status, body } = await watcher.ask(`/api/rooms/${room}${path}`)
    expect([status, body['code']]).toEqual([403, 'not-for-watchers'])
  }
  expect((await watcher.ask(`/api/rooms/${room}/record`)).status).toBe(409)
  expect((await people[1].view(room)).viewer).toBe(1)
})

test('the list has public rooms, by game and by open seats', async () => {
  const host = new Client(server.port)
  const seats = [{ kind: 'open' }, { kind: 'bot', name: 'Rosa', bot: 'club' }]
  const open = (settings: object) => host.post<{ room: string }>('/api/rooms', { settings, seats })
  const shown = await open({ game: 'san-juan', isPublic: true })
  const hidden = await open({ game: 'san-juan' })
  const { rooms } = await host.get<{ rooms: { id: string; openSeats: number }[] }>(
    '/api/rooms?game=san-juan&open=true',
  )
  const ids = rooms.map(({ id }) => id)
  expect(ids).toContain(shown.room)
  expect(ids).not.toContain(hidden.room)
  expect(rooms.every(({ openSeats }) => openSeats > 0)).toBe(true)
  const others = await host.get<{ rooms: object[] }>('/api/rooms?game=puerto-rico')
  expect(others.rooms).toEqual([])
})

test('presence tells who is there, whoever they are to others', async () => {
  const { people, room } = await pair()
  const streams = people.map((client) => client.follow(room))
  const ids = await Promise.all(people.map((client) => client.get<{ person: string }>('/api/me')))
  await streams[0]?.until((messages) =>
    messages.some(
      (it) => it.type === 'presence' && ids.every(({ person }) => it.people.includes(person)),
    ),
  )
  streams[1]?.close()
  await streams[0]?.until((messages) => {
    const last = messages.filter((it) => it.type === 'presence').at(-1)
    return last?.type === 'presence' && last.people.length === 1
  })
  streams[0]?.close()
})
