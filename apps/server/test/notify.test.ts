/** "Your turn" by the real server to real receivers: e-mail, a browser that is closed, a webhook. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { NotifyState } from '@doubloon/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from './client.ts'
import {
  browserAt,
  mailServer,
  postBox,
  readLetter,
  readWebhook,
  tellingAtOnce,
} from './receivers.ts'
import { openTable } from './robots.ts'
import { NO_LIMITS, type Running, running } from './running.ts'

const SECRET = 'only the club knows it'
let mails: Awaited<ReturnType<typeof mailServer>>
let box: Awaited<ReturnType<typeof postBox>>
let hook: Awaited<ReturnType<typeof postBox>>
let server: Running
beforeAll(async () => {
  ;[mails, box, hook] = await Promise.all([mailServer(), postBox(), postBox()])
  server = await running({ ...NO_LIMITS, ...tellingAtOnce({ mails, box, hook }, SECRET) })
})
afterAll(async () => {
  await server.close()
  for (const { close } of [mails, box, hook]) close()
})

const say = (client: Client, path: string, body: object = {}) =>
  client.post<NotifyState>(`/api/me/notify${path}`, body)
const tokenIn = (text: string, what: string) =>
  new RegExp(`https://games\\.example/your-turn#${what}=(\\S+)`).exec(text)?.[1] ?? ''

test('who asked for it is told by e-mail, in the closed browser and at the webhook; once, of all games, and nothing of what lies there', async () => {
  const [ada, bob] = [new Client(server.port), new Client(server.port)]
  const browser = browserAt(box.origin)
  const { pushKey = '', hasMail } = await ada.get<NotifyState>('/api/me/notify')
  expect([pushKey.length, hasMail]).toEqual([87, true])
  expect((await say(ada, '/push', browser.subscription)).pushes).toBe(1)
  const added = await say(ada, '/mail', { address: 'ada@example.org' })
  expect(added.mail).toEqual({ address: 'ada@example.org', isConfirmed: false })

  const [asked] = mails.letters
  if (asked === undefined) throw new Error('no letter')
  expect([asked.from, asked.to]).toEqual(['games@games.example', ['ada@example.org']])
  const confirm = tokenIn(readLetter(asked), 'confirm')
  expect((await say(bob, '/confirm', { token: confirm })) as object).toEqual({})
  expect((await ada.get<NotifyState>('/api/me/notify')).mail?.isConfirmed).toBe(true)

  const seats = [
    { client: ada, name: 'Ada' },
    { client: bob, name: 'Bob www.evil.com' },
  ]
  // As long as she is here she is told nothing.
  const rooms: string[] = []
  const lobby = await openTable('san-juan', seats, { bots: 0 })
  const stream = ada.follow(lobby)
  await stream.until((messages) => messages.length > 0)
  while (rooms.length < 2) {
    const room = await openTable('san-juan', seats, { bots: 0 })
    if ((await ada.view(room)).waiting.includes(0)) rooms.push(room)
  }
  if ((await ada.view(lobby)).waiting.includes(0)) rooms.push(lobby)
  stream.close()
  await expect.poll(() => box.received.length).toBeGreaterThan(0)
  await expect.poll(() => mails.letters.length).toBe(2)
  await expect.poll(() => hook.received.length).toBeGreaterThan(0)

  const [pushed] = box.received
  if (pushed === undefined) throw new Error('nothing was pushed')
  expect(browser.open(pushed, pushKey)).toEqual({
    title: `It is your turn in ${rooms.length} games`,
    body: rooms.map(() => 'San Juan with Bob www evil com').join('\n'),
    url: 'https://games.example/',
  })
  expect(pushed.headers['ttl']).toBe('43200')

  const letter = mails.letters[1]
  if (letter === undefined) throw new Error('no letter')
  expect(letter.text).toContain(`Subject: It is your turn in ${rooms.length} games`)
  const text = readLetter(letter)
  const stop = tokenIn(text, 'stop')
  expect(text.split('\n\n').map((paragraph) => paragraph.trim())).toEqual([
    rooms.map(() => '- San Juan with Bob www evil com').join('\n'),
    'Go on here: https://games.example/',
    `You get this because you asked to be told when games wait for you. One press, and no more of it comes: https://games.example/your-turn#stop=${stop}`,
  ])
  expect(letter.text.replace(/\n\s/g, '')).toMatch(
    /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m,
  )

  const people = hook.received.flatMap((it) => readWebhook(it, SECRET).people)
  const { person } = await ada.get<{ person: string }>('/api/me')
  const told = people.find((it) => it.name === 'Ada')
  expect(told).toEqual({ person, name: 'Ada', rooms: expect.anything() })
  const byRoom = (one: { room: string }, other: { room: string }) =>
    one.room < other.room ? -1 : 1
  expect([...told.rooms].sort(byRoom)).toEqual(
    rooms
      .map((room) => ({ room, game: 'san-juan', url: `https://games.example/room/${room}` }))
      .sort(byRoom),
  )

  // Mail programs send a form by themselves, from nowhere the server knows.
  const stopped = await new Client(server.port).ask(`/api/me/notify/stop?token=${stop}`, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(stopped.status).toBe(200)
  expect((await ada.get<NotifyState>('/api/me/notify')).mail).toBeUndefined()
  expect((await say(ada, '/push/stop', { endpoint: browser.subscription.endpoint })).pushes).toBe(0)
  expect(server.warnings).toEqual([])
})

test('the keys are kept in the data folder, for nobody else to read', () => {
  const path = join(server.data, 'notify-keys.json')
  expect(statSync(path).mode & 0o077).toBe(0)
  expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')))).toEqual(['push', 'links'])
})

test('nothing is sent anywhere the host has not named, and nobody is flooded with questions', async () => {
  const eve = new Client(server.port)
  const { keys } = browserAt(box.origin).subscription
  const internal = [
    'http://127.0.0.1:22/x',
    'http://169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.example/x',
    `${box.origin.replace('127.0.0.1', 'a:b@127.0.0.1')}/x`,
  ]
  for (const endpoint of internal) {
    const { status, body } = await eve.ask('/api/me/notify/push', { body: { endpoint, keys } })
    expect([status, body['code']], endpoint).toEqual([422, 'unknown-push-service'])
  }
  for (const address of [
    'x',
    'a@b',
    'a@b.c\r\nBcc: d@e.f',
    'a@example.org, b@example.org',
    '"a b"@c.d e',
  ]) {
    const { status } = await eve.ask('/api/me/notify/mail', { body: { address } })
    expect(status, address).toBe(400)
  }
  const before = mails.letters.length
  const answers: number[] = []
  for (let n = 0; n < 6; n++)
    answers.push(
      (await eve.ask('/api/me/notify/mail', { body: { address: 'v@example.org' } })).status,
    )
  expect(answers).toEqual([200, 200, 200, 429, 429, 429])
  expect(mails.letters.length - before).toBe(3)
})

test('a link of another purpose, a changed one and one of an address that was given up do nothing', async () => {
  const carl = new Client(server.port)
  const letterTo = async (address: string) => {
    await say(carl, '/mail', { address })
    return tokenIn(readLetter(mails.letters.at(-1) ?? { from: '', to: [], text: '' }), 'confirm')
  }
  const old = await letterTo('old@example.org')
  const token = await letterTo('new@example.org')
  const confirm = async (given: string) =>
    (await carl.ask('/api/me/notify/confirm', { body: { token: given } })).status
  expect(await confirm(old)).toBe(403)
  expect(await confirm(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe(403)
  expect((await carl.ask(`/api/me/notify/stop?token=${token}`, { method: 'POST' })).status).toBe(
    403,
  )
  expect((await carl.get<NotifyState>('/api/me/notify')).mail?.isConfirmed).toBe(false)
  expect(await confirm(token)).toBe(200)
})

test('a mail server that refuses is said at once, and the address is not kept', async () => {
  mails.state.refuse = '550 no such box'
  const dora = new Client(server.port)
  const { status, body } = await dora.ask('/api/me/notify/mail', {
    body: { address: 'nobody@example.org' },
  })
  mails.state.refuse = ''
  expect([status, body['code']]).toEqual([422, 'mail-not-sent'])
  expect((await dora.get<NotifyState>('/api/me/notify')).mail).toBeUndefined()
})

test('a server that is not set up for it offers nothing and makes no keys', async () => {
  const plain = await running()
  const ada = new Client(plain.port)
  expect(await ada.get('/api/me/notify')).toEqual({ hasMail: false, pushes: 0 })
  const { status, body } = await ada.ask('/api/me/notify/mail', { body: { address: 'a@b.org' } })
  expect([status, body['code']]).toEqual([404, 'not-offered'])
  expect(() => statSync(join(plain.data, 'notify-keys.json'))).toThrow()
  await plain.close()
})

test('a browser is told nothing more of somebody when another password, signing out or a code took its key', async () => {
  const [ada, other, bob] = [1, 2, 3].map(() => new Client(server.port))
  if (ada === undefined || other === undefined || bob === undefined) throw new Error('nobody')
  const account = { name: 'Ada of the browsers', password: 'a long one 1' }
  await ada.post('/api/me/account', account)
  await other.post('/api/me/sign-in', account)
  const subscribe = (client: Client, name: string) =>
    say(client, '/push', browserAt(box.origin, name).subscription)
  const pushes = async (client: Client) => (await client.get<NotifyState>('/api/me/notify')).pushes
  await subscribe(ada, 'own')
  expect((await subscribe(other, 'stolen')).pushes).toBe(2)
  await ada.post('/api/me/password', { old: account.password, new: 'quite another 2' })
  expect(await pushes(ada)).toBe(1)
  expect(await pushes(other)).toBe(0)

  // The browser of somebody else becomes hers: what it was told of them ends.
  await bob.post('/api/me/account', { name: 'Bob of the browsers', password: 'a long one 3' })
  await subscribe(bob, 'shared')
  const key = bob.cookie ?? ''
  const { code } = await ada.post<{ code: string }>('/api/me/code', {})
  await bob.post('/api/me/carry-over', { code, isLeaving: true })
  expect(bob.cookie).not.toBe(key)
  const again = new Client(server.port)
  await again.post('/api/me/sign-in', { name: 'Bob of the browsers', password: 'a long one 3' })
  expect(await pushes(again)).toBe(0)
  await ada.post('/api/me/sign-out', {})
  expect(await pushes(bob)).toBe(0)
})
