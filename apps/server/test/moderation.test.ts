/** What who runs the server can do about people, names and rooms: by the command, and by the admin page. */
import { ROUTES } from '@doubloon/protocol'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { outcomeOf } from '../src/host/run.ts'
import { Client } from './client.ts'
import { openTable } from './robots.ts'
import { NO_LIMITS, type Running, running } from './running.ts'

const servers: Running[] = []
let server: Running
let ada: Client
let bob: Client
let room: string
let [idOfAda, idOfBob] = ['', '']

/** All of these share one server; each has a table of its own. */
beforeEach(async () => {
  server = servers[0] ?? (await running())
  servers[0] = server
  ada = new Client(server.port)
  bob = new Client(server.port)
  room = await openTable('san-juan', [
    { client: ada, name: 'Ada' },
    { client: bob, name: 'Bob' },
  ])
  idOfAda = String((await ada.get('/api/me'))['person'])
  idOfBob = String((await bob.get('/api/me'))['person'])
})
afterAll(() => Promise.all(servers.map((it) => it.close())))

const moderate = (...words: string[]) =>
  outcomeOf('moderate', ['--data', server.data, '--', ...words])

async function done(...words: string[]): Promise<string> {
  const { code, out, err } = await moderate(...words)
  expect([code, err]).toEqual([0, ''])
  return out
}

const say = (client: Client, text: string) => client.command(room, { type: 'say', words: { text } })

test('a report is shown with what was said around it, until it is settled', async () => {
  for (const text of ['one', 'two']) await say(ada, text)
  const { body } = await say(ada, 'rude')
  const about = Number(body['number'])
  await say(bob, 'stop that')
  await bob.command(room, { type: 'report', about })
  const out = await done('reports')
  expect(out).toContain(`room ${room}, saying ${about}: reported`)
  expect(out).toMatch(/^ {4}.* Ada \(.*\): two$/m)
  expect(out).toMatch(RegExp(`^ {2}> .* Ada \\(${idOfAda}\\): rude$`, 'm'))
  expect(out).toMatch(/^ {4}.* Bob \(.*\): stop that$/m)
  await done('settle', room, String(about))
  expect(await done('reports')).not.toContain(`saying ${about}`)
  const all = await outcomeOf('moderate', ['--all', '--data', server.data])
  expect(all.out).toContain('settled')
  expect(await moderate('settle', room, '1')).toMatchObject({ code: 1 })
})

test('who was muted is heard nowhere, plays on, and can be given the word again', async () => {
  expect(await done('mute', idOfAda)).toContain('can talk in no room any more')
  expect(await done('mute', idOfAda)).toContain('could not talk anyway')
  const refused = await say(ada, 'hello')
  expect([refused.status, refused.body['code']]).toEqual([403, 'muted'])
  expect((await say(bob, 'hello')).status).toBe(200)
  expect((await ada.command(room, { type: 'resign' })).status).toBe(200)
  await done('unmute', idOfAda)
  expect((await say(ada, 'hello')).status).toBe(200)
  expect(await moderate('mute', 'nobody-at-all')).toMatchObject({ code: 1 })
})

test('somebody is given another name while they play; everybody at the table sees it', async () => {
  const stream = bob.follow(room)
  await stream.until((messages) => messages.length > 0)
  await done('rename', idOfAda, 'Guest')
  await stream.until((messages) =>
    messages.some(
      (it) =>
        it.type === 'event' &&
        it.event.type === 'seatChanged' &&
        JSON.stringify(it).includes('"name":"Guest"'),
    ),
  )
  stream.close()
  const taken = await moderate('rename', idOfBob, 'guest')
  expect([taken.code, taken.err]).toEqual([1, expect.stringContaining('name')])
})

test('a name that is blocked can be taken by nobody, however it is written', async () => {
  await done('block', 'Rüpel')
  expect(await done('names')).toBe('rüpel\n')
  const [carl, dora] = [new Client(server.port), new Client(server.port)]
  const seats = [{ kind: 'open' }, { kind: 'open' }]
  const settings = { game: 'san-juan' }
  const { room: other } = await carl.post<{ room: string }>('/api/rooms', { settings, seats })
  const codeOf = async (body: object) => (await carl.command(other, body)).body['code']
  expect(await codeOf({ type: 'sit', name: 'RÜPEL' })).toBe('blocked-name')
  expect(await codeOf({ type: 'sit', name: 'Ru\u0308pel' })).toBe('blocked-name')
  expect(await codeOf({ type: 'arrange', seat: 0, is: { kind: 'kept', name: 'rüpel' } })).toBe(
    'blocked-name',
  )
  const kept = { settings, seats: [{ kind: 'open' }, { kind: 'kept', name: 'Rüpel' }] }
  expect((await dora.ask('/api/rooms', { body: kept })).body['code']).toBe('blocked-name')
  const account = { name: 'Rüpel', password: 'a long enough password' }
  expect((await dora.ask(ROUTES.signUp.path, { body: account })).body['code']).toBe('blocked-name')
  await done('unblock', 'RÜPEL')
  expect(await codeOf({ type: 'sit', name: 'Rüpel' })).toBeUndefined()
})

test('a room that was closed is played no more, and everybody is told', async () => {
  const stream = ada.follow(room)
  await stream.until((messages) => messages.length > 0)
  expect(await done('close', room)).toContain('is closed')
  await stream.until((messages) =>
    messages.some(
      (it) => it.type === 'event' && it.event.type === 'closed' && it.event.why === 'moderator',
    ),
  )
  stream.close()
  expect((await say(ada, 'hello')).body['code']).toBe('closed')
  expect(await done('close', room)).toContain('was closed already')
  expect(await moderate('close', 'no-such-room')).toMatchObject({ code: 1 })
})

interface Signed {
  readonly client: Client
  readonly act: (action: object) => ReturnType<Client['ask']>
}

async function signedIn(key = server.adminKey ?? ''): Promise<Signed> {
  const client = new Client(server.port)
  await client.post('/api/admin/enter', { key })
  return { client, act: (body) => client.ask('/api/admin/act', { body }) }
}

test('without the key nothing of the admin page is answered', async () => {
  const asked = [
    ...['load', 'rooms', 'people', 'reports'].map((path) => ada.ask(`/api/admin/${path}`)),
    ada.ask('/api/admin/act', { body: { do: 'close', room } }),
    ada.ask('/api/admin/load', { headers: { cookie: `doubloon-admin=${'A'.repeat(43)}` } }),
    ada.ask('/api/admin/load', { headers: { cookie: 'doubloon-admin=' } }),
  ]
  for (const { status, body } of await Promise.all(asked))
    expect([status, body['code']]).toEqual([401, 'not-admin'])
  const wrong = await ada.ask('/api/admin/enter', { body: { key: 'A'.repeat(43) } })
  expect([wrong.status, wrong.body['code'], wrong.headers['set-cookie']]).toEqual([
    403,
    'bad-key',
    undefined,
  ])
})

test('the key opens the admin page by a cookie that only this site, and no script, can use', async () => {
  const client = new Client(server.port)
  const entered = await client.ask('/api/admin/enter', { body: { key: server.adminKey } })
  expect(String(entered.headers['set-cookie'])).toMatch(
    /^doubloon-admin=[A-Za-z0-9_-]{43}; Path=\/api\/admin; HttpOnly; SameSite=Strict$/,
  )
  const foreign = await client.ask('/api/admin/act', {
    body: { do: 'close', room },
    headers: { origin: 'https://elsewhere.example' },
  })
  expect(foreign.body['code']).toBe('foreign-origin')
  const load = await client.get('/api/admin/load')
  expect(load).toMatchObject({ people: expect.any(Number), rooms: { playing: expect.any(Number) } })
  await client.post('/api/admin/leave', {})
  expect((await client.ask('/api/admin/load')).status).toBe(401)
})

test('what is done on the admin page binds, and its lists show it', async () => {
  const { client, act } = await signedIn()
  const { body } = await say(ada, 'rude')
  const about = Number(body['number'])
  await bob.command(room, { type: 'report', about })
  const { reports } = await client.get<{ reports: { room: string; about: number }[] }>(
    '/api/admin/reports',
  )
  expect(reports).toContainEqual(expect.objectContaining({ room, about, reporters: 1 }))
  expect((await act({ do: 'mute', person: idOfAda })).body).toEqual({ hasChanged: true })
  expect((await act({ do: 'settle', room, about })).body).toEqual({ hasChanged: true })
  expect((await say(ada, 'still here')).body['code']).toBe('muted')
  const { people } = await client.get<{ people: { id: string }[] }>('/api/admin/people')
  expect(people).toContainEqual(
    expect.objectContaining({ id: idOfAda, name: 'Ada', rooms: 1, isMuted: true }),
  )
  expect((await act({ do: 'close', room })).body).toEqual({ hasChanged: true })
  const { rooms } = await client.get<{ rooms: { id: string }[] }>('/api/admin/rooms')
  expect(rooms.map(({ id }) => id)).not.toContain(room)
  expect((await act({ do: 'dance' })).status).toBe(400)
  expect((await act({ do: 'rename', person: 'nobody-here', name: 'X' })).status).toBe(404)
})

test('a new key puts everybody out who came in by the old one', async () => {
  const { client } = await signedIn()
  const key = await newKey()
  expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect((await client.ask('/api/admin/load')).status).toBe(401)
  const old = await client.ask('/api/admin/enter', { body: { key: server.adminKey } })
  expect(old.status).toBe(403)
  expect((await (await signedIn(key)).client.ask('/api/admin/load')).status).toBe(200)
})

test('keys cannot be tried out: after ten in a minute an address must wait', async () => {
  const other = await running(NO_LIMITS)
  servers.push(other)
  const client = new Client(other.port)
  const tried: number[] = []
  for (let n = 0; n < 11; n++)
    tried.push((await client.ask('/api/admin/enter', { body: { key: `key ${n}` } })).status)
  expect(tried).toEqual([...Array<number>(10).fill(403), 429])
  const right = await client.ask('/api/admin/enter', { body: { key: other.adminKey } })
  expect([right.status, Number(right.headers['retry-after'])]).toEqual([429, expect.any(Number)])
})

test('what is malformed, too large, or no JSON does nothing on the admin page, and stops nothing', async () => {
  const { client, act } = await signedIn(await newKey())
  const bodies: readonly unknown[] = [
    '{"do":"close"',
    '"close"',
    'null',
    [],
    { do: 'close' },
    { do: 'close', room, more: true },
    { do: 'close', room: '../../etc' },
    { do: 'rename', person: idOfAda, name: 'A\u202eda' },
    { do: 'settle', room, about: -1 },
    { do: 'mute', person: { $ne: null } },
  ]
  for (const body of bodies) expect((await act(body as object)).status).toBe(400)
  expect((await act({ do: 'block', name: 'x'.repeat(20_000) })).status).toBe(413)
  const text = { headers: { 'content-type': 'text/plain' }, body: '{"do":"close"}' }
  expect((await client.ask('/api/admin/act', text)).status).toBe(415)
  expect((await client.ask('/api/admin/act')).status).toBe(404)
  expect((await client.ask('/api/admin/load')).status).toBe(200)
  expect((await say(ada, 'still here')).status).toBe(200)
})

async function newKey(): Promise<string> {
  const { out } = await outcomeOf('key', ['--data', server.data])
  return out.split('\n')[0] ?? ''
}
