/**
 * Thousands of requests that nobody should send, to the real program: each gets the right status and a clear code, nothing that
 * is kept changes, and the program goes on and tells its host nothing secret.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Abuse, FORMS, type Target } from './abuse-forms.ts'
import { LINES, sendLine, statusOf } from './abuse-lines.ts'
import { type Answer, Client } from './client.ts'
import { freePort, Program } from './program.ts'
import { dice, openTable, pick } from './robots.ts'
import { NO_LIMITS } from './running.ts'

const ROUNDS = 6000
/** So many ask at the same time. */
const AT_ONCE = 24

let folder = ''
let program: Program
let keptIn = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doubloon-abuse-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script>1</script>')
  keptIn = join(folder, 'data', 'doubloon.sqlite')
  program = new Program(
    await freePort(),
    { ...NO_LIMITS, DOUBLOON_DATA: join(folder, 'data'), DOUBLOON_PROXY: 'yes' },
    ['--page', folder],
  )
  await program.start()
})
afterAll(async () => {
  await program.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Everything that is kept, but who the people are: a newcomer who asks something well formed is given a key before the answer is known. */
function everythingKept(): string {
  const database = new DatabaseSync(keptIn, { readOnly: true })
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'people' ORDER BY 1")
    .all()
  const all = tables.map(({ name }) => [name, database.prepare(`SELECT * FROM ${name}`).all()])
  database.close()
  return JSON.stringify(all)
}

/** A game of two in its middle, and a room whose two seats are held. */
async function target(game: string) {
  const people = [new Client(program.port), new Client(program.port)]
  const seats = people.map((client, n) => ({ client, name: ['Ada', 'Bob'][n] ?? '' }))
  const room = await openTable(game, seats, { bots: 0, settings: { watchDelay: undefined } })
  const [ada = new Client(program.port), bob = new Client(program.port)] = people
  const gathering = await gatheringOf(game, ada, bob)
  const roll = dice(3)
  let last = { seat: 0, after: 0, move: '' }
  for (;;) {
    const { waiting, moves } = await ada.view(room)
    const seat = waiting[0] ?? 0
    const view = await people[seat]?.view(room)
    if (view === undefined) throw new Error('nobody is asked')
    // The host is asked, and the other one has moved last.
    const isMiddle = moves >= 12 && waiting.length === 1 && seat === 0 && last.seat === 1
    if (isMiddle && view.offers !== undefined) {
      const known: Target = {
        ...{ room, gathering, moves, askedSeat: seat },
        last: { ...last, who: 'other' },
        offer: view.offers[0] ?? '',
        person: (await ada.get<{ person: string }>('/api/me')).person,
      }
      return { known, people, host: ada, asked: people[seat], other: people[1 - seat] }
    }
    last = { seat, after: moves, move: pick(view, roll) }
    await people[seat]?.move(room, moves, last.move)
  }
}

async function gatheringOf(game: string, ada: Client, bob: Client): Promise<string> {
  const { room } = await ada.post<{ room: string }>('/api/rooms', {
    settings: { game },
    seats: [{ kind: 'open' }, { kind: 'open' }],
  })
  await ada.post(`/api/rooms/${room}/commands`, { type: 'sit', seat: 0, name: 'Ada' })
  await bob.post(`/api/rooms/${room}/commands`, { type: 'sit', seat: 1, name: 'Bob' })
  return room
}

test(`${ROUNDS} requests of every kind of abuse: right status, clear code, no change, nothing secret told`, async () => {
  const tables = [await target('puerto-rico'), await target('san-juan')]
  const stranger = new Client(program.port)
  await stranger.command(tables[0]?.known.room ?? '', { type: 'leave' })
  const before = everythingKept()
  const heard = new Map<string, number>()
  const wrong: string[] = []
  const kinds = Object.keys(FORMS)
  const asOf = ({ who }: Abuse, table: (typeof tables)[number]): Client => {
    if (who === 'nobody') return new Client(program.port)
    const client = who === 'stranger' ? stranger : table[who]
    // Nobody takes over a new key: who they are is known.
    const same = new Client(program.port)
    same.cookie = client?.cookie
    return same
  }
  const send = async (n: number) => {
    const roll = dice(n + 1)
    for (let warmUp = 0; warmUp < 3; warmUp++) roll(2)
    const kind = kinds[n % kinds.length] ?? ''
    const forms = FORMS[kind] ?? []
    const table = tables[roll(tables.length)]
    const abuse = table && forms[roll(forms.length)]?.(table.known, roll)
    if (abuse === undefined) throw new Error('nothing to ask')
    // On a line of its own: after some of it the server hangs up.
    const headers = { connection: 'close', ...abuse.asked.headers }
    const asker = asOf(abuse, table)
    const { status, text, body } = await asker
      .ask(abuse.path, { ...abuse.asked, headers })
      .catch((error: unknown) => ({ status: 0, text: String(error), body: {} as Answer['body'] }))
    const code = String(body['code'])
    const isRight =
      status === abuse.status &&
      (status === 200 || (abuse.codes.includes(code) && typeof body['message'] === 'string'))
    const about = `${kind} ${abuse.who} ${abuse.path.slice(0, 120)} ${JSON.stringify(abuse.asked)?.slice(0, 200)}: ${status} ${text.slice(0, 200)}`
    if (!isRight) wrong.push(`${about}, not ${abuse.status} ${abuse.codes}`)
    if (/node_modules|\.ts:\d|at \w+ \(|sqlite/i.test(text))
      wrong.push(`${about}: tells of the inside`)
    heard.set(`${kind} ${status}`, (heard.get(`${kind} ${status}`) ?? 0) + 1)
  }
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < ROUNDS) await send(next++)
    }),
  )
  for (const { text, status } of LINES) {
    const answer = await sendLine(program.port, text)
    const is = statusOf(answer)
    if (!(status.length === 0 ? is === 0 || is >= 400 : status.includes(is)))
      wrong.push(`${JSON.stringify(text.slice(0, 80))}: ${is} ${answer.slice(0, 200)}`)
    // Node itself refuses a request that names no host, without a word.
    const isTold = /"code":"[a-z-]+"/.test(answer) || text.endsWith('HTTP/1.1\r\n\r\n')
    if (is >= 400 && !isTold) wrong.push(`no code: ${answer}`)
  }
  expect(wrong.slice(0, 20)).toEqual([])
  expect([...heard.values()].reduce((sum, count) => sum + count, 0)).toBe(ROUNDS)
  expect(everythingKept()).toBe(before)
  expect(program.complaints).toBe('')
  expect((await stranger.ask('/api/health')).body).toEqual({ status: 'ok' })
  // Whoever was abused plays on.
  for (const { known, asked } of tables)
    expect((await asked?.move(known.room, known.moves, known.offer))?.status).toBe(200)
})

test('what fails is told to the host without anything secret', async () => {
  const { known, people } = await target('san-juan')
  const database = new DatabaseSync(keptIn)
  const { seed } = database.prepare('SELECT seed FROM rooms WHERE id = ?').get(known.room) ?? {}
  database.exec('ALTER TABLE log RENAME TO gone')
  const [ada = new Client(program.port)] = people
  const { status, text } = await ada.move(known.room, known.moves, known.offer)
  expect([status, JSON.parse(text).code]).toEqual([503, 'storage'])
  const rooms = await ada.get<{ rooms: unknown[] }>('/api/me/rooms')
  database.exec('ALTER TABLE gone RENAME TO log; ALTER TABLE rooms RENAME TO gone')
  // The round of the rooms that need the server finds nothing to read.
  await expect.poll(() => program.complaints).not.toBe('')
  database.exec('ALTER TABLE gone RENAME TO rooms')
  database.close()
  expect(rooms.rooms).not.toHaveLength(0)
  const keys = people.map(({ cookie }) => cookie?.split('=')[1] ?? '')
  for (const secret of [...keys, String(seed), 'Ada', known.person, known.offer])
    expect(`${program.complaints}${text}`).not.toContain(secret)
  expect((await ada.move(known.room, known.moves, known.offer)).status).toBe(200)
  program.complaints = ''
})

test('dribbling connections and 5,000 idle streams: others play on', async () => {
  const { known, people } = await target('san-juan')
  const [ada = new Client(program.port)] = people
  const slow = await Promise.all(Array.from({ length: 1000 }, (_, n) => dribble(n)))
  const readers = await openStreams(known.gathering, 5000, ada.cookie ?? '')
  let played = 0
  const roll = dice(5)
  for (let tries = 0; played < 20 && tries < 60; tries++) {
    const { waiting, moves, over } = await ada.view(known.room)
    if (over) break
    const player = people[waiting[0] ?? 0]
    const view = await player?.view(known.room)
    if (view === undefined) break
    const { status } = (await player?.move(known.room, moves, pick(view, roll))) ?? { status: 0 }
    if (status === 200) played++
  }
  expect(readers.filter(({ hasHeard }) => hasHeard())).toHaveLength(5000)
  expect(played).toBe(20)
  expect((await new Client(program.port).ask('/api/version')).status).toBe(200)
  for (const { socket } of [...slow, ...readers]) socket.destroy()
  expect(program.complaints).toBe('')
})

/** A connection that never says all it has to say. */
function dribble(n: number): Promise<{ readonly socket: Socket }> {
  const beginnings = [
    'POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{',
    'GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'G',
    '',
  ]
  return new Promise((resolve, reject) => {
    const socket = connect(program.port, '127.0.0.1', () => {
      socket.write(beginnings[n % beginnings.length] ?? '')
      resolve({ socket })
    })
    socket.once('error', reject)
    socket.on('error', () => {})
  })
}

/** Streams that read what comes and say nothing. */
async function openStreams(room: string, count: number, cookie: string) {
  const open = async () => {
    let heard = ''
    const socket = connect(program.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`GET /api/rooms/${room}/events HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`)
    await new Promise<void>((resolve, reject) => {
      socket.setEncoding('utf8').on('data', (part: string) => {
        if (heard.length < 5000) heard += part
        if (heard.includes('"type":"room"')) resolve()
      })
      socket.once('close', () => reject(new Error(`a stream ended: ${heard.slice(0, 200)}`)))
    })
    return { socket, hasHeard: () => !socket.destroyed }
  }
  const streams: { readonly socket: Socket; readonly hasHeard: () => boolean }[] = []
  while (streams.length < count)
    streams.push(...(await Promise.all(Array.from({ length: 50 }, open))))
  return streams
}
