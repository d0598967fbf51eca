/** Tournaments: a whole evening of robots, what nobody may see or do meanwhile, and a server that stops in the middle. */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TournamentMessage, TournamentState } from '@doubloon/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check, copy } from '../src/host/data-file.ts'
import { DATABASE, startServer } from '../src/server.ts'
import { readSettings } from '../src/settings.ts'
import { Client, type Stream } from './client.ts'
import { playOn } from './robots.ts'
import { NO_LIMITS, type Running, running } from './running.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.close())

const botNames = ['Rosa', 'Simon', 'Tara', 'Ugo', 'Vera', 'Ada']
const WISH = { title: 'Thursday club', game: 'san-juan', players: 2, rounds: 2, botNames }

interface Evening {
  readonly id: string
  readonly host: Client
  readonly people: readonly Client[]
}

async function evening(port: number, count: number, settings: object = {}): Promise<Evening> {
  const host = new Client(port)
  const people = Array.from({ length: count }, () => new Client(port))
  const { tournament: id } = await host.post<{ tournament: string }>('/api/tournaments', {
    settings: { ...WISH, standIn: 'novice', ...settings },
    host: 'Hanna',
  })
  for (const [n, client] of people.entries())
    await tell(id, client, { type: 'join', name: nameOf(n) })
  return { id, host, people }
}

const nameOf = (n: number) => ['Ada', 'Bob', 'Cleo', 'Dora'][n] ?? `P${n}`
const tell = (id: string, client: Client, body: object) =>
  client.post(`/api/tournaments/${id}/commands`, body)
const refusal = async (id: string, client: Client, body: object) => {
  const { status, body: answer } = await client.ask(`/api/tournaments/${id}/commands`, { body })
  return [status, answer['code']]
}
const look = async (id: string, client: Client) =>
  (await client.get<{ tournament: TournamentState }>(`/api/tournaments/${id}`)).tournament
const personOf = async (client: Client) => (await client.get<{ person: string }>('/api/me')).person

const follow = (client: Client, id: string) => client.listen(`/api/tournaments/${id}/events`)
const told = (stream: Stream) => stream.messages as unknown as readonly TournamentMessage[]
const newest = (stream: Stream) =>
  told(stream).findLast((message) => message.type === 'tournament')?.tournament

/** Everybody plays their table of a round to its end. */
async function playRound({ id, host, people }: Evening, round: number): Promise<void> {
  const { rounds } = await look(id, host)
  const tables = rounds[round]?.tables ?? []
  await Promise.all(
    people.map(async (client, n) => {
      const person = await personOf(client)
      const own = tables.find(({ seats }) => seats.some((is) => is.person === person))
      if (own !== undefined) await playOn(client, own.room, 10 * round + n + 1)
    }),
  )
}

test('a whole evening of three and bots: every round its tables, its points, and in the end a winner', async () => {
  const club = await evening(server.port, 3)
  const { id, host } = club
  const screen = follow(new Client(server.port), id)
  for (const round of [0, 1]) {
    await tell(id, host, { type: 'startRound', round })
    expect(await refusal(id, host, { type: 'startRound', round: round + 1 })).toEqual([
      409,
      'tables-play',
    ])
    const { rounds } = await look(id, host)
    const seats = rounds[round]?.tables.map((table) => table.seats.map(({ name }) => name)) ?? []
    expect(seats.flat()).toEqual(expect.arrayContaining(['Ada', 'Bob', 'Cleo', 'Rosa']))
    await playRound(club, round)
    await screen.until(() => newest(screen)?.rounds[round]?.isOver === true)
  }
  const { stage, standings, rounds } = await look(id, host)
  expect(stage).toBe('over')
  expect(standings.map(({ byRound }) => byRound.length)).toEqual([2, 2, 2])
  const points = rounds.flatMap(({ tables }) => tables.flatMap((table) => table.results ?? []))
  expect(points.reduce((all, won) => all + won.points, 0)).toBe(4)
  expect(standings[0]?.rank).toBe(1)
  expect(told(screen).some(({ type }) => type === 'progress')).toBe(true)
  expect(await refusal(id, host, { type: 'end' })).toEqual([409, 'tournament-over'])
  screen.close()
})

test('the same deal at all tables: nobody learns anything of it elsewhere before the last table is over', async () => {
  const club = await evening(server.port, 4, { isDuplicate: true, rounds: 1, watchDelay: 0 })
  const { id, host, people } = club
  const [ada = host] = people
  await tell(id, host, { type: 'startRound', round: 0 })
  const { rounds } = await look(id, ada)
  const tables = rounds[0]?.tables ?? []
  const sits = await Promise.all(
    tables.map(async ({ room }) => (await ada.ask(`/api/rooms/${room}`)).status === 200),
  )
  expect(sits.toSorted()).toEqual([false, true])
  const own = tables[sits.indexOf(true)]?.room ?? ''
  const other = tables[sits.indexOf(false)]?.room ?? ''
  const ways = ['', '/view', '/events', '/glimpse?moves=0', '/record']
  const lookedAt = async (client: Client, room: string) =>
    Promise.all(ways.map(async (way) => (await client.ask(`/api/rooms/${room}${way}`)).status))
  const CLOSED = [403, 403, 403, 403, 409]
  for (const stranger of [ada, host, new Client(server.port)])
    expect(await lookedAt(stranger, other)).toEqual(CLOSED)

  // One table comes to its end: its own people see that, and no seed.
  const seated = await Promise.all(
    people.map(async (client) => (await client.ask(`/api/rooms/${own}`)).status === 200),
  )
  const heard: string[] = []
  const ear = new Client(server.port, (text) => heard.push(text))
  ear.cookie = ada.cookie
  const stream = ear.follow(own)
  await Promise.all(
    people.filter((_, n) => seated[n]).map((client, n) => playOn(client, own, n + 1)),
  )
  await stream.until((all) =>
    all.some((message) => message.type === 'event' && message.event.type === 'ended'),
  )
  expect((await ada.ask(`/api/rooms/${own}/record`)).body['code']).toBe('sealed')
  expect(await lookedAt(ada, other)).toEqual(CLOSED)
  expect(await lookedAt(host, own)).toEqual(CLOSED)
  expect((await ada.ask(`/api/rooms/${own}/rematch`, { body: {} })).status).toBe(403)
  const before = heard.join('\n') + JSON.stringify(await look(id, host))

  await Promise.all(
    people.filter((_, n) => !seated[n]).map((client, n) => playOn(client, other, n + 5)),
  )
  await stream.until((all) =>
    all.some((message) => message.type === 'event' && message.event.type === 'unsealed'),
  )
  await expect.poll(async () => (await look(id, host)).stage).toBe('over')
  const records = await Promise.all(
    [own, other].map((room) => host.get<{ seed: string }>(`/api/rooms/${room}/record`)),
  )
  const seeds = records.map(({ seed }) => seed)
  const finished = await look(id, host)
  expect(new Set([...seeds, finished.rounds[0]?.seed]).size).toBe(1)
  expect(before).not.toContain(seeds[0])
  // Its fingerprint stood there from the beginning.
  expect(before).toContain(
    createHash('sha256')
      .update(seeds[0] ?? '')
      .digest('hex'),
  )
  stream.close()
})

test('who comes late plays from the next round on; who leaves is played for by a bot, and may come back', async () => {
  const { id, host, people } = await evening(server.port, 2)
  const [ada = host, bob = host] = people
  await tell(id, host, { type: 'startRound', round: 0 })
  const cleo = new Client(server.port)
  await tell(id, cleo, { type: 'join', name: 'Cleo' })
  const { rounds } = await look(id, cleo)
  const [table] = rounds[0]?.tables ?? []
  const room = table?.room ?? ''
  expect(table?.seats.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Bob'])
  type Shown = { room: { seats: readonly { name: string; standIn?: string }[] } }
  const standIns = async () =>
    (await bob.get<Shown>(`/api/rooms/${room}`)).room.seats
      .filter(({ standIn }) => standIn !== undefined)
      .map(({ name }) => name)
  await tell(id, ada, { type: 'leave' })
  expect(await standIns()).toEqual(['Ada'])
  await tell(id, ada, { type: 'join', name: 'Ada' })
  expect(await standIns()).toEqual([])
  await tell(id, host, { type: 'remove', person: await personOf(ada) })
  expect(await standIns()).toEqual(['Ada'])

  await tell(id, host, { type: 'endTable', round: 0, table: 0 })
  expect((await look(id, host)).rounds[0]?.isOver).toBe(true)
  expect((await look(id, host)).rounds[0]?.tables[0]?.isStopped).toBe(true)
  expect((await bob.get<{ room: { stage: string } }>(`/api/rooms/${room}`)).room.stage).toBe(
    'closed',
  )
  await tell(id, host, { type: 'startRound', round: 1 })
  const next = (await look(id, host)).rounds[1]?.tables.flatMap(({ seats }) => seats)
  expect(next?.map(({ name }) => name).toSorted()).toEqual(['Bob', 'Cleo'])
})

test('what cannot be is refused with a code, and changes nothing', async () => {
  const { id, host, people } = await evening(server.port, 1)
  const [ada = host] = people
  const stranger = new Client(server.port)
  const before = await look(id, host)
  expect(await refusal(id, ada, { type: 'startRound', round: 0 })).toEqual([
    403,
    'not-tournament-host',
  ])
  expect(await refusal(id, host, { type: 'startRound', round: 0 })).toEqual([409, 'too-few'])
  expect(await refusal(id, host, { type: 'startRound', round: 3 })).toEqual([409, 'other-round'])
  expect(await refusal(id, host, { type: 'endTable', round: 0, table: 0 })).toEqual([
    409,
    'other-round',
  ])
  expect(await refusal(id, stranger, { type: 'join', name: 'ADA' })).toEqual([409, 'name-joined'])
  expect(await refusal(id, stranger, { type: 'leave' })).toEqual([409, 'not-joined'])
  expect(await refusal(id, stranger, { type: 'join', name: ' Ada' })).toEqual([400, 'bad-request'])
  expect(await refusal(id, stranger, { type: 'tableEnded', table: 0, came: [] })).toEqual([
    400,
    'bad-request',
  ])
  expect(await refusal('nobody-knows-it', host, { type: 'end' })).toEqual([
    404,
    'no-such-tournament',
  ])
  expect(await look(id, host)).toEqual(before)

  const open = async (settings: object) => {
    const body = { settings: { ...WISH, standIn: 'novice', ...settings }, host: 'Hanna' }
    const answer = await stranger.ask('/api/tournaments', { body })
    return [answer.status, answer.body['code']]
  }
  expect(await open({ game: 'chess' })).toEqual([422, 'unknown-game'])
  expect(await open({ players: 5 })).toEqual([422, 'bad-options'])
  expect(await open({ standIn: 'nobody' })).toEqual([422, 'unknown-bot'])
  expect(await open({ rounds: 0 })).toEqual([400, 'bad-request'])
  expect(await open({ title: 'a\u202eb' })).toEqual([400, 'bad-request'])
  for (let n = 0; n < 5; n++) expect((await open({}))[0]).toBe(201)
  expect(await open({})).toEqual([409, 'many-tournaments'])
})

test('lists show public tournaments to all, private ones to those who are there', async () => {
  const open = await evening(server.port, 1, { isPublic: true, title: 'For everybody' })
  const closed = await evening(server.port, 1, { title: 'Among us' })
  type List = { tournaments: readonly { id: string; isOwn: boolean }[]; mayOpen: boolean }
  const listFor = async (client: Client) => client.get<List>('/api/tournaments')
  const shownTo = async (client: Client) =>
    (await listFor(client)).tournaments
      .filter(({ id }) => id === open.id || id === closed.id)
      .map(({ id, isOwn }) => [id, isOwn])
  expect(await shownTo(new Client(server.port))).toEqual([[open.id, false]])
  for (const client of [closed.host, ...closed.people])
    expect(await shownTo(client)).toEqual([
      [closed.id, true],
      [open.id, false],
    ])
  expect((await listFor(closed.host)).mayOpen).toBe(true)
})

test('where the host of the server says so, only the people of some accounts open tournaments', async () => {
  const picky = await running({ ...NO_LIMITS, DOUBLOON_TOURNAMENT_HOSTS: 'Hanna, the club' })
  const client = new Client(picky.port)
  const body = { settings: { ...WISH, standIn: 'novice' }, host: 'Hanna' }
  const refused = await client.ask('/api/tournaments', { body })
  expect([refused.status, refused.body['code']]).toEqual([403, 'may-not-host'])
  await client.post('/api/me/account', { name: 'The Club', password: 'a long password' })
  expect((await client.ask('/api/tournaments', { body })).status).toBe(201)
  await picky.close()
})

test('a backup in which an event of a tournament is missing is not whole, and says which', async () => {
  const { id } = await evening(server.port, 2)
  const path = join(server.data, 'copy.sqlite')
  copy(join(server.data, DATABASE), path)
  const database = new DatabaseSync(path)
  database.prepare('DELETE FROM tournament_log WHERE tournament = ? AND number = 2').run(id)
  database.close()
  expect(() => check(path)).toThrow(id)
})

test('a server that stops in the middle goes on where it was, and opens the tables it could not open', async () => {
  const first = await running()
  const { id, host, people } = await evening(first.port, 4, { rounds: 1 })
  await tell(id, host, { type: 'startRound', round: 0 })
  const [ada = host, bob = host] = people
  await tell(id, bob, { type: 'leave' })
  const before = await look(id, host)
  const data = `${first.data}-kept`
  mkdirSync(data)
  copy(join(first.data, DATABASE), join(data, DATABASE))
  await first.close()
  // As if it had stopped before the second table was opened.
  const lost = before.rounds[0]?.tables[1]?.room ?? ''
  const database = new DatabaseSync(join(data, DATABASE))
  for (const [table, column] of [
    ['rooms', 'id'],
    ['log', 'room'],
    ['room_people', 'room'],
  ])
    database.prepare(`DELETE FROM ${table} WHERE ${column} = ?`).run(lost)
  database.close()

  const settings = readSettings({ PORT: '0', DOUBLOON_DATA: data, ...NO_LIMITS })
  const again = await startServer(settings, undefined, () => {})
  const [host2, ada2] = [host, ada].map(({ cookie }) => {
    const client = new Client(again.port)
    client.cookie = cookie
    return client
  }) as [Client, Client]
  expect(await look(id, host2)).toEqual(before)
  await expect
    .poll(async () => (await host2.ask(`/api/rooms/${lost}/record`)).body['code'])
    .toBe('not-over')
  const own = before.rounds[0]?.tables.find(({ seats }) => seats.some(({ name }) => name === 'Ada'))
  // It may be the one that was lost: opened anew, it begins a moment later.
  await expect
    .poll(async () => (await ada2.ask(`/api/rooms/${own?.room}/view`)).body['over'])
    .toBe(false)
  for (const table of [0, 1]) await tell(id, host2, { type: 'endTable', round: 0, table })
  expect((await look(id, host2)).stage).toBe('over')
  await again.close()
  rmSync(data, { recursive: true, force: true })
})
