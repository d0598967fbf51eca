/** Bad requests: every one is answered with the right status and a code, and changes nothing. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LINES, sendLine, statusOf } from './abuse-lines.ts'
import { Client } from './client.ts'
import { dice, openTable } from './robots.ts'
import { NO_LIMITS, type Running, running } from './running.ts'

let server: Running
let ada: Client
let room: string
beforeAll(async () => {
  server = await running()
  ada = new Client(server.port)
  const bob = new Client(server.port)
  room = await openTable(
    'san-juan',
    [
      { client: ada, name: 'Ada' },
      { client: bob, name: 'Bob' },
    ],
    { bots: 0 },
  )
})
afterAll(() => server.close())

const lengthOf = async () => (await ada.view(room)).number

test('700 malformed, forged and misplaced requests: a right status, a code, no change, no stack, no warning', async () => {
  const roll = dice(11)
  const oneOf = <T>(things: readonly T[]): T => things[roll(things.length)] as T
  const junk = () =>
    oneOf<unknown>([
      null,
      [],
      {},
      '',
      'x'.repeat(3000),
      -1,
      1e99,
      0.5,
      true,
      { $ne: 1 },
      ['sit'],
      '__proto__',
      '\u0000',
      '../../etc/passwd',
      "'; DROP TABLE log; --",
    ])
  const types = ['sit', 'leave!', 'tick', 'playBot', 'standIn', 'rematch', 'play', 'say', 'arrange']
  const forms: (() => { path: string; asked: Parameters<Client['ask']>[1] })[] = [
    () => ({
      path: `/api/rooms/${room}/commands`,
      asked: {
        body: {
          type: oneOf(types),
          [oneOf(['seat', 'name', 'by', 'at', 'move', 'after'])]: junk(),
          extra: 1,
        },
      },
    }),
    () => ({ path: `/api/rooms/${room}/commands`, asked: { body: junk() as object } }),
    () => ({ path: `/api/rooms/${room}/moves`, asked: { body: { after: junk(), move: junk() } } }),
    () => ({
      path: `/api/rooms/${room}/moves`,
      asked: { body: { after: 0, move: 'choose builder', seat: 1 } },
    }),
    () => ({ path: '/api/rooms', asked: { body: { settings: { game: junk() }, seats: junk() } } }),
    () => ({
      path: '/api/rooms',
      asked: { body: { settings: { game: 'chess' }, seats: [{ kind: 'open' }, { kind: 'open' }] } },
    }),
    () => ({
      path: '/api/rooms',
      asked: {
        body: {
          settings: { game: 'san-juan', options: { players: 99, x: junk() } },
          seats: [{ kind: 'open' }, { kind: 'open' }],
        },
      },
    }),
    () => ({
      path: '/api/rooms',
      asked: {
        body: {
          settings: { game: 'san-juan' },
          seats: [
            { kind: 'bot', name: 'Rosa', bot: oneOf(['random', 'uct:9999i', 'root']) },
            { kind: 'open' },
          ],
        },
      },
    }),
    () => ({
      path: `/api/rooms?${oneOf(['most=0', 'most=1e9', 'stage=x', 'open=maybe', 'clock=x', 'a=b', 'game=../x'])}`,
      asked: {},
    }),
    () => ({
      path: `/api/rooms/${encodeURIComponent(String(junk())).slice(0, 200)}/view`,
      asked: {},
    }),
    () => ({
      path: `/api/rooms/${oneOf(['nosuchroom', 'AAAAAAAAAAAAAAAA'])}/commands`,
      asked: { body: { type: 'leave' } },
    }),
    () => ({
      path: `/api/rooms/${room}/commands`,
      asked: { body: '{"type":', headers: { 'content-type': 'application/json' } },
    }),
    () => ({
      path: `/api/rooms/${room}/commands`,
      asked: {
        body: 'type=leave',
        headers: {
          'content-type': oneOf([
            'application/x-www-form-urlencoded',
            'text/plain',
            'multipart/form-data; boundary=x',
          ]),
        },
      },
    }),
    () => ({
      path: `/api/rooms/${room}/commands`,
      asked: {
        body: { type: 'resign' },
        headers: { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' },
      },
    }),
    () => ({
      path: `/api/rooms/${room}/commands`,
      asked: {
        body: { type: 'resign' },
        headers: { origin: oneOf(['null', 'http://evil.example', 'http://127.0.0.1:1']) },
      },
    }),
    () => ({
      path: `/api/rooms/${room}/commands`,
      asked: {
        body: { type: 'resign' },
        headers: { 'sec-fetch-site': oneOf(['cross-site', 'same-site']) },
      },
    }),
    () => ({
      path: `/api/rooms/${room}/commands`,
      asked: { body: { type: 'say', words: { text: 'x'.repeat(20_000) } } },
    }),
    () => ({
      path: `/api/${oneOf(['nothing', 'rooms/x/y/z', '%00', 'rooms/%zz/view'])}`,
      asked: {},
    }),
    () => ({
      path: `/api/rooms/${room}/moves`,
      asked: { method: oneOf(['PUT', 'DELETE', 'PATCH', 'GET']) },
    }),
  ]
  const before = await lengthOf()
  const statuses = new Map<number, number>()
  for (let n = 0; n < 700; n++) {
    const { path, asked } = forms[n % forms.length]?.() ?? { path: '/', asked: {} }
    const { status, text, body } = await ada.ask(path, asked)
    const about = `${JSON.stringify(asked)?.slice(0, 200)} ${path}: ${status} ${text}`
    expect([400, 403, 404, 409, 413, 415, 422], about).toContain(status)
    expect(typeof body['code'], about).toBe('string')
    expect(typeof body['message'], about).toBe('string')
    expect(text, about).not.toMatch(/node_modules|\.ts:\d|at \w+ \(|SQLITE|sqlite/)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect([...statuses.keys()].sort()).toEqual([400, 403, 404, 413, 415, 422])
  expect(await lengthOf()).toBe(before)
  expect(server.warnings).toEqual([])
})

test('a key is in a cookie that scripts cannot read, the same for ever, Secure behind TLS, and others know another id', async () => {
  const proxied = await running({ ...NO_LIMITS, DOUBLOON_PROXY: 'yes' })
  const seats = [{ kind: 'open' }, { kind: 'open' }]
  const body = { settings: { game: 'san-juan' }, seats }
  const client = new Client(proxied.port)
  const { headers, text } = await client.ask('/api/rooms', {
    body,
    headers: { 'x-forwarded-proto': 'https' },
  })
  expect(headers['set-cookie']).toHaveLength(1)
  const [set = ''] = headers['set-cookie'] ?? []
  expect(set).toMatch(
    /^doubloon=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const again = await client.ask('/api/rooms', { body })
  expect(again.headers['set-cookie']).toBeUndefined()
  const { person } = await client.get<{ person: string }>('/api/me')
  expect(person).toMatch(/^[\w-]{16}$/)
  expect(set).not.toContain(person)
  expect(text).not.toContain(set.slice(9, 52))
  const plain = await new Client(server.port).ask('/api/rooms', { body })
  expect(plain.headers['set-cookie']?.[0]).not.toContain('Secure')
  await proxied.close()
})

test('a key that the server did not give is nobody', async () => {
  const client = new Client(server.port)
  client.cookie = `doubloon=${'A'.repeat(43)}`
  expect(await client.get('/api/me')).toEqual({})
  await client.command(room, { type: 'leave' })
  expect(client.cookie).not.toBe(`doubloon=${'A'.repeat(43)}`)
})

test('requests of the same site are answered, whatever else the browser says', async () => {
  const own = `http://127.0.0.1:${server.port}`
  const { status } = await ada.ask(`/api/rooms/${room}/commands`, {
    body: { type: 'say', words: { text: 'hello' } },
    headers: { origin: own, 'sec-fetch-site': 'same-origin', host: `127.0.0.1:${server.port}` },
  })
  expect(status).toBe(200)
})

test('limits: of a person, of an address, of what makes something new', async () => {
  const strict = await running({
    DOUBLOON_RATE_NEW: '3',
    DOUBLOON_RATE_PERSON: '8',
    DOUBLOON_RATE_ADDRESS: '30',
    DOUBLOON_STREAMS: '2',
  })
  const body = { settings: { game: 'san-juan' }, seats: [{ kind: 'open' }, { kind: 'open' }] }
  const client = new Client(strict.port)
  const opened = await Promise.all([0, 1, 2, 3].map(() => client.ask('/api/rooms', { body })))
  expect(opened.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429])
  const first = opened.find(({ status }) => status === 201)
  const late = opened.find(({ status }) => status === 429)
  expect(late?.body['code']).toBe('too-many-requests')
  expect(Number(late?.headers['retry-after'])).toBeGreaterThan(0)
  const path = `/api/rooms/${first?.body['room']}`
  const streams = [client.follow(path.slice(11)), client.follow(path.slice(11))]
  await Promise.all(streams.map((stream) => stream.until((messages) => messages.length > 0)))
  const third = await client.ask(`${path}/events`)
  expect([third.status, third.body['code']]).toEqual([429, 'too-many-streams'])
  for (const stream of streams) stream.close()
  const asked = await Promise.all(Array.from({ length: 9 }, () => client.ask(path)))
  expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  const stranger = new Client(strict.port)
  const many = await Promise.all(Array.from({ length: 30 }, () => stranger.ask('/api/version')))
  expect(many.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  await strict.close()
})

test('behind a proxy, nobody is somebody else by what they write into a header; a network of IPv6 is one address', async () => {
  const strict = await running({ DOUBLOON_PROXY: 'yes', DOUBLOON_RATE_ADDRESS: '5' })
  const client = new Client(strict.port)
  const statusesOf = async (addressOf: (n: number) => string) => {
    const statuses: number[] = []
    for (let n = 0; n < 8; n++) {
      const headers = { 'x-forwarded-for': addressOf(n) }
      statuses.push((await client.ask('/api/version', { headers })).status)
    }
    return statuses.filter((status) => status === 429).length
  }
  expect(await statusesOf((n) => `10.0.0.${n}, 192.0.2.7`)).toBe(3)
  expect(await statusesOf((n) => `2001:db8:1:2::${n}`)).toBe(3)
  expect(await statusesOf((n) => `2001:db8:9:${n}::1`)).toBe(0)
  expect(await statusesOf((n) => `::ffff:192.0.2.${n + 100}`)).toBe(0)
  await strict.close()
})

test('what is no HTTP at all is refused in codes as well', async () => {
  for (const { text, status } of LINES.filter(({ status }) => status.every((it) => it >= 400))) {
    const heard = await sendLine(server.port, text)
    const isNode = text.endsWith('HTTP/1.1\r\n\r\n') || status.length === 0
    if (!isNode)
      expect(heard, text.slice(0, 60)).toMatch(/"code":"(bad-request|headers-too-large)"/)
    if (status.length > 0) expect(status).toContain(statusOf(heard))
  }
})

test('beside the page: what is not there for programs is refused in codes, and scripts of others do not run', async () => {
  const page = mkdtempSync(join(tmpdir(), 'doubloon-page-'))
  writeFileSync(join(page, 'index.html'), '<!doctype html><script>begin()</script>')
  const served = await running(NO_LIMITS, page)
  const client = new Client(served.port)
  for (const path of [
    '/api/nothing',
    '/api/rooms/x/y',
    '/api/../src/main.ts',
    '/api/%2e%2e/x.json',
  ]) {
    const { status, body } = await client.ask(path)
    expect([status, body['code']], path).toEqual([404, 'not-found'])
  }
  const { headers } = await client.ask('/')
  const policy = String(headers['content-security-policy'])
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
  expect(scripts).toMatch(/^script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/=]+'$/)
  expect(policy).toContain("default-src 'self'")
  await served.close()
  rmSync(page, { recursive: true })
})

test('health, version and description', async () => {
  const version = await ada.get<{ games: { game: string }[]; bots: string[] }>('/api/version')
  expect(version.games.map(({ game }) => game)).toEqual(['puerto-rico', 'san-juan'])
  expect(version.bots).toContain('master')
  const description = await ada.get<{ paths: object }>('/api/openapi.json')
  expect(Object.keys(description.paths)).toContain('/api/rooms/{room}/moves')
})
