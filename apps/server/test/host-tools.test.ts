/** The tools of who runs a server, on data that a server has written and beside one that runs. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Outcome, outcomeOf } from '../src/host/run.ts'
import { STEPS } from '../src/storage/sqlite/schema.ts'
import { Client } from './client.ts'
import { dice, openTable, pick, playOn } from './robots.ts'
import { NO_LIMITS, type Running, running } from './running.ts'

const folder = mkdtempSync(join(tmpdir(), 'doubloon-tools-'))
let server: Running
let ada: Client
let room: string

beforeAll(async () => {
  server = await running()
  ada = new Client(server.port)
  room = await openTable('san-juan', [{ client: ada, name: 'Ada' }])
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

let names = 0
const fresh = (name = 'data') => join(folder, `${names++}-${name}`)
const tool = (name: Parameters<typeof outcomeOf>[0], ...words: string[]) => outcomeOf(name, words)
const fileIn = (data: string) => join(data, 'doubloon.sqlite')

async function backedUp(): Promise<string> {
  const path = fresh('backup.sqlite')
  const { code, err } = await tool('backup', path, '--data', server.data)
  expect([code, err]).toEqual([0, ''])
  return path
}

/** A copy of a backup in which something was changed by hand. */
async function altered(sql: string): Promise<string> {
  const path = await backedUp()
  const database = new DatabaseSync(path)
  database.exec(sql)
  database.close()
  return path
}

function failed({ code, out, err }: Outcome, part: string): void {
  expect([code, out]).toEqual([1, ''])
  expect(err).toContain(part)
  expect(err.trim().split('\n')).toHaveLength(1)
}

test('a backup beside a server that runs has all that was answered, and a game goes on from it elsewhere', async () => {
  const roll = dice(7)
  let view = await ada.view(room)
  for (let n = 0; n < 3; n++) {
    await expect
      .poll(async () => {
        view = await ada.view(room)
        return view.waiting.includes(view.viewer)
      })
      .toBe(true)
    expect((await ada.move(room, view.moves, pick(view, roll))).status).toBe(200)
  }
  const { moves } = await ada.view(room)
  const path = fresh('backup.sqlite')
  const { out } = await tool('backup', path, '--thorough', '--data', server.data)
  expect(out).toMatch(
    /: 1 room, \d+ events, 1 person, [\d.]+ MB\. .* it is whole, and every game in it was played again/,
  )
  expect(existsSync(`${path}.part`)).toBe(false)

  const data = fresh()
  const restored = await tool('restore', path, '--data', data)
  expect(restored).toMatchObject({ code: 0, err: '' })
  const elsewhere = await running({ ...NO_LIMITS, DOUBLOON_DATA: data })
  const same = new Client(elsewhere.port)
  same.cookie = ada.cookie
  await expect
    .poll(async () => {
      view = await same.view(room)
      return view.waiting.includes(view.viewer)
    })
    .toBe(true)
  expect(view.moves).toBeGreaterThanOrEqual(moves)
  expect((await same.move(room, view.moves, pick(view, roll))).status).toBe(200)
  await elsewhere.close()
})

test('a backup says that the keys of web push are a file of their own', async () => {
  const data = fresh()
  await tool('restore', await backedUp(), '--data', data)
  expect((await tool('backup', fresh(), '--data', data)).out).not.toContain('notify-keys.json')
  writeFileSync(join(data, 'notify-keys.json'), '{}')
  expect((await tool('backup', fresh(), '--data', data)).out).toContain('copy that file, too')
})

test('a backup overwrites nothing, and there must be something to be backed up', async () => {
  const path = await backedUp()
  const before = readFileSync(path)
  failed(await tool('backup', path, '--data', server.data), 'exists already')
  expect(readFileSync(path).equals(before)).toBe(true)
  failed(await tool('backup', fresh(), '--data', fresh('nowhere')), 'There is no file')
  const nowhere = join(folder, 'no', 'such', 'folder')
  failed(await tool('backup', nowhere, '--data', server.data), `${nowhere} cannot be written`)
})

test('restoring refuses what lies there, and what a server uses; told to, it puts the old data aside', async () => {
  const path = await backedUp()
  failed(await tool('restore', path, '--data', server.data), 'With --replace it is put aside')
  failed(await tool('restore', path, '--replace', '--data', server.data), 'is in use')
  const data = fresh()
  await tool('restore', path, '--data', data)
  writeFileSync(fileIn(data), 'no database at all')
  const { code, out } = await tool('restore', path, '--replace', '--data', data)
  expect(code).toBe(0)
  const [, aside = ''] = /What was there before is now (\S+)\. /.exec(out) ?? []
  expect(readFileSync(aside, 'utf8')).toBe('no database at all')
  expect((await tool('stats', '--data', data)).code).toBe(0)
})

test.each([
  ['no database', async () => textFile('words '.repeat(999)), 'is no database'],
  ['of nobody', () => altered('PRAGMA user_version = 0'), 'holds no data of Doubloon'],
  ['newer', () => altered('PRAGMA user_version = 99'), 'by a newer Doubloon (schema 99'],
  ['without an event', () => altered('DELETE FROM log WHERE number = 2'), 'events of the room'],
  ['without a room', () => altered('DELETE FROM rooms'), 'events of the room'],
  ['cut', async () => cut(await backedUp()), 'is damaged'],
  ['with a torn page', async () => torn(await backedUp()), 'is damaged'],
])('a file that is %s is not restored, and nothing is left of it', async (_what, make, part) => {
  const data = fresh()
  failed(await tool('restore', await make(), '--data', data), part)
  expect(existsSync(fileIn(data))).toBe(false)
})

function textFile(text: string): string {
  const path = fresh('text')
  writeFileSync(path, text)
  return path
}

function cut(path: string): string {
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.subarray(0, bytes.length - 8192))
  return path
}

function torn(path: string): string {
  const bytes = readFileSync(path)
  bytes.fill(0xff, 4096 * 2, 4096 * 4)
  writeFileSync(path, bytes)
  return path
}

test('data that are damaged are not backed up, and it is said where the fault lies', async () => {
  const data = fresh()
  await tool('restore', await backedUp(), '--data', data)
  torn(fileIn(data))
  const path = fresh('backup.sqlite')
  failed(await tool('backup', path, '--data', data), `${fileIn(data)} is damaged`)
  expect([existsSync(path), existsSync(`${path}.part`)]).toEqual([false, false])
})

test('migrate says what it will do, does it after a backup, and then has nothing more to do', async () => {
  const data = fresh()
  mkdirSync(data)
  const old = new DatabaseSync(fileIn(data))
  for (const step of STEPS.slice(0, 2)) old.exec(step)
  old.exec('PRAGMA user_version = 2')
  old.close()
  const mine = (...words: string[]) => tool('migrate', ...words, '--data', data)
  failed(await tool('token', 'list', '--data', data), 'Run `doubloon migrate` first')
  const plan = await mine('--plan')
  expect(plan.out).toContain(`From schema 2 to ${STEPS.length}`)
  expect(plan.out).toMatch(/step \d: adds .*table tokens, .*index log_reports/)
  expect(plan.out).toContain('Nothing was changed yet')
  const done = await mine()
  expect(done.out).toMatch(/Done, .* As it was before: .*doubloon\.sqlite\.schema-2\n/)
  expect(existsSync(`${fileIn(data)}.schema-2`)).toBe(true)
  expect((await mine()).out).toBe(`The data are up to date (schema ${STEPS.length}).\n`)
})

test('data of a newer Doubloon are touched by no tool', async () => {
  const data = fresh()
  await tool('restore', await backedUp(), '--data', data)
  const newer = new DatabaseSync(fileIn(data))
  newer.exec('PRAGMA user_version = 99')
  newer.close()
  const before = readFileSync(fileIn(data))
  for (const name of ['migrate', 'stats', 'moderate', 'token', 'key', 'backup'] as const)
    failed(await tool(name, '--data', data), 'newer Doubloon (schema 99')
  expect(readFileSync(fileIn(data)).equals(before)).toBe(true)
})

test('stats count rooms, people, moves and size, in all and by day', async () => {
  const { out } = await tool('stats', '--data', server.data, '--days', '3', '--json')
  const stats = JSON.parse(out)
  expect(stats).toMatchObject({ people: 1, rooms: { playing: 1 }, games: {} })
  expect(stats.bytes).toBeGreaterThan(10_000)
  expect(stats.days).toHaveLength(3)
  const moved = stats.days.reduce((sum: number, day: { moves: number }) => sum + day.moves, 0)
  expect([moved, stats.moves > 0]).toEqual([stats.moves, true])
  const text = await tool('stats', '--data', server.data)
  expect(text.out).toMatch(/^rooms playing +1$/m)
  expect(text.out).toMatch(/^\d{4}-\d\d-\d\d +1 +0 +1 +\d+ +0$/m)
  expect(await tool('stats', '--days', '0', '--data', server.data)).toMatchObject({ code: 2 })
})

test.each([
  ['moderate', ['dance'], '"dance" is not known here'],
  ['moderate', ['mute'], 'doubloon moderate mute PERSON'],
  ['moderate', ['settle', 'abcdefgh', 'x'], 'The number does not fit'],
  ['moderate', ['block', 'x'.repeat(21)], 'a name has 1 to 20'],
  ['token', ['make'], 'Give the bot a name'],
  ['token', ['revoke'], 'by its id'],
  ['token', ['sell'], 'make, list, revoke'],
  ['restore', [], 'doubloon restore FILE'],
  ['backup', ['a', 'b'], '"b" is one word too many'],
  ['stats', ['--chess'], '--chess'],
] as const)('%s %j is refused as wrongly called', async (name, words, part) => {
  const { code, out, err } = await tool(name, '--data', server.data, ...words)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(part)
})

test('a copy made by hand beside its log is restored whole', async () => {
  const path = fresh('copied.sqlite')
  copyFileSync(fileIn(server.data), path)
  copyFileSync(`${fileIn(server.data)}-wal`, `${path}-wal`)
  const { code, err } = await tool('restore', path, '--data', fresh())
  expect([code, err]).toEqual([0, ''])
})

test('all games are counted anew, and without somebody who is not to be rated; beside a server nothing is done', async () => {
  failed(await tool('recount', '--data', server.data), 'in use')
  const data = fresh()
  const other = await running({ ...NO_LIMITS, DOUBLOON_DATA: data })
  const players = [new Client(other.port), new Client(other.port)]
  for (const client of players) await client.post('/api/me/rated', { isRated: true })
  const seats = players.map((client, n) => ({ client, name: `Rated ${n}` }))
  const settings = { isRated: true }
  const rated = await openTable('san-juan', seats, { bots: 0, settings })
  await Promise.all(players.map((client, n) => playOn(client, rated, n + 1)))
  const [one = ''] = await Promise.all(
    players.map(async (it) => String((await it.get('/api/me'))['person'])),
  )
  await other.close()

  const ratings = () => {
    const database = new DatabaseSync(fileIn(data), { readOnly: true })
    const rows = database.prepare('SELECT who, mean, games FROM ratings ORDER BY who').all()
    database.close()
    return rows
  }
  const before = ratings()
  expect(before).toHaveLength(2)
  const again = await tool('recount', '--data', data)
  expect([again.out, again.err]).toEqual(['1 finished game was counted anew.\n', ''])
  expect(ratings()).toEqual(before)
  const without = await tool('recount', '--unrate', one, '--data', data)
  expect(without.out).toContain(`${one} is rated for none of the games so far`)
  expect(ratings()).toEqual([])
  failed(await tool('recount', '--unrate', one, '--data', data), 'ever chose to be rated')
})
