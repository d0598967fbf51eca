/** When people are told that games wait for them, and how often: with a clock that the tests set. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Digest } from '../src/notify/digest.ts'
import { Notifier } from '../src/notify/notifier.ts'
import { Presence } from '../src/notify/presence.ts'
import { NotSent, type Sender } from '../src/notify/sending.ts'
import { readSettings } from '../src/settings.ts'
import type { Storage } from '../src/storage/contract.ts'
import type { NotifyChange } from '../src/storage/notify.ts'
import type { RoomEntry } from '../src/storage/room-entry.ts'
import { openSqlite } from '../src/storage/sqlite/storage.ts'
import { postBox, readWebhook } from './receivers.ts'
import { entry, opening, said } from './stored.ts'

const folder = mkdtempSync(join(tmpdir(), 'doubloon-notifier-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MINUTE = 60_000
const NOON = Date.UTC(2026, 10, 19, 12)
const settings = readSettings({
  DOUBLOON_ADDRESS: 'https://games.example',
  DOUBLOON_NOTIFY_AWAY: '180',
  DOUBLOON_NOTIFY_EVERY: '30',
}).notify

let files = 0
let storage: Storage
let time = NOON
let sent: Digest[] = []
let failure: NotSent | undefined
let warnings: string[] = []
let presence: Presence
let notifier: Notifier
const sender: Sender = {
  async send(_way, digest) {
    if (failure !== undefined) throw failure
    sent.push(digest)
  },
  close() {},
}

async function begin(): Promise<void> {
  const now = () => time
  presence = new Presence(now)
  const warn = (what: string) => void warnings.push(what)
  notifier = new Notifier({ storage, settings, presence, senders: { push: sender }, now, warn })
  await notifier.start()
}

beforeEach(async () => {
  storage = await openSqlite(join(folder, `${files++}.sqlite`))
  time = NOON
  sent = []
  failure = undefined
  warnings = []
  const way = { id: 'way-of-ada', person: 'ada', kind: 'push', target: '{}', isConfirmed: true }
  await storage.changeNotify({ type: 'addWay', way } as NotifyChange)
  await begin()
  return async () => {
    await notifier.close()
    await storage.close()
  }
})

const numbers = new Map<string, number>()
const PEOPLE = [
  { person: 'ada', seat: 0 },
  { person: 'bob', seat: 1 },
]

/** A room now waits for these seats. */
async function waits(room: string, ...asked: readonly number[]): Promise<void> {
  const summary = JSON.stringify({ seats: [{ name: 'Ada' }, { name: 'Bob' }] })
  const changes: Partial<RoomEntry> = {
    people: PEOPLE,
    asked,
    stage: 'playing',
    changedAt: time,
    summary,
  }
  const key = `${files} ${room}`
  const number = (numbers.get(key) ?? 0) + 1
  numbers.set(key, number)
  const append =
    number === 1 ? opening(room, changes) : { events: [said(number)], entry: entry(room, changes) }
  expect(await storage.append(append)).toBe(true)
  notifier.kept(append.entry)
}

async function after(minutes: number): Promise<readonly string[]> {
  time += minutes * MINUTE
  const before = sent.length
  await notifier.round()
  return sent.slice(before).map(({ title, lines }) => `${title}: ${lines}`)
}

const ONE = 'It is your turn: San Juan with Bob'

test('who is asked and away is told once; who is here is not, and who has moved is told of the next turn', async () => {
  presence.came('ada')
  await waits('a', 0)
  expect(await after(9)).toEqual([])
  presence.left('ada')
  expect(await after(2.9)).toEqual([])
  expect(await after(0.2)).toEqual([ONE])
  expect(sent[0]?.url).toBe('https://games.example/room/a')
  expect(await after(500)).toEqual([])
  await waits('a', 1)
  await waits('a', 0)
  expect(await after(2)).toEqual([])
  expect(await after(2)).toEqual([ONE])
})

test('many games are one message, and the next one comes no sooner than agreed', async () => {
  for (const room of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await waits(room, 0)
  const line = 'San Juan with Bob'
  expect(await after(3)).toEqual([
    `It is your turn in 7 games: ${[line, line, line, line, line, '2 more games']}`,
  ])
  await waits('h', 0)
  await waits('i', 0)
  expect(await after(10)).toEqual([])
  expect(await after(19)).toEqual([])
  expect(await after(1)).toEqual([`It is your turn in 2 games: ${[line, line]}`])
})

test('whose ways are not confirmed, or who asked for nothing, is told nothing', async () => {
  await waits('a', 1)
  expect(await after(60)).toEqual([])
})

test('in quiet hours, by the clocks where they are, nothing is said; afterwards it is', async () => {
  const wishes = {
    ...{ language: 'en', timeZone: 'Asia/Tokyo' },
    quiet: { from: 21 * 60, to: 7 * 60 },
  }
  await storage.changeNotify({ type: 'wish', person: 'ada', wishes })
  // Noon is nine in the evening in Tokyo.
  await waits('a', 0)
  expect(await after(3)).toEqual([])
  expect(await after(9 * 60)).toEqual([])
  expect(await after(57)).toEqual([ONE])
})

test('what does not go is tried again with longer breaks, and given up with a count', async () => {
  failure = new NotSent('no answer')
  await waits('a', 0)
  await after(3)
  for (const minutes of [1, 5, 30]) await after(minutes)
  expect(warnings).toEqual([])
  await after(120)
  expect(warnings).toEqual([
    "a message that it is somebody's turn did not go in 5 tries; given up so far: 1",
  ])
  expect(notifier.counts).toEqual({ sent: 0, givenUp: 1 })
  failure = undefined
  expect(await after(500)).toEqual([])
})

test('what goes at the second try is not sent if they have come meanwhile, or have moved', async () => {
  failure = new NotSent('no answer')
  await waits('a', 0)
  await after(3)
  failure = undefined
  expect(await after(1)).toEqual([ONE])

  failure = new NotSent('no answer')
  await waits('b', 0)
  await after(30)
  failure = undefined
  await waits('b', 1)
  expect(await after(1)).toEqual([])
})

test('what did not go before the night waits for the morning', async () => {
  const wishes = { language: 'en', timeZone: 'UTC', quiet: { from: 12 * 60 + 4, to: 13 * 60 } }
  await storage.changeNotify({ type: 'wish', person: 'ada', wishes })
  failure = new NotSent('no answer')
  await waits('a', 0)
  await after(3)
  failure = undefined
  expect(await after(1)).toEqual([])
  expect(await after(55)).toEqual([])
  expect(await after(1)).toEqual([ONE])
})

test('a webhook that does not answer is told again, in one message for all', async () => {
  await notifier.close()
  const hook = await postBox()
  const webhook = { url: hook.origin, secret: 'a secret of the club' }
  const now = () => time
  const warn = (what: string) => void warnings.push(what)
  const parts = { storage, presence, now, warn, senders: {} }
  notifier = new Notifier({ ...parts, settings: { ...settings, webhook } })
  await notifier.start()
  hook.state.status = 500
  await waits('a', 0, 1)
  await waits('b', 1)
  await after(3)
  hook.state.status = 204
  await after(0.9)
  expect(hook.received).toHaveLength(1)
  await after(0.2)
  expect(notifier.counts).toEqual({ sent: 1, givenUp: 0 })
  const told = hook.received.map((it) => readWebhook(it, webhook.secret).people)
  expect(told[1]).toEqual(told[0])
  const namesOf = (people: readonly { name: string; rooms: readonly unknown[] }[]) =>
    people.map(({ name, rooms }) => `${name} ${rooms.length}`).sort()
  expect(namesOf(told[0])).toEqual(['Ada 1', 'Bob 2'])
  hook.close()
})

test('a browser that is gone is forgotten', async () => {
  failure = new NotSent('a push service answered 410', true)
  await waits('a', 0)
  await after(3)
  expect((await storage.reachOf('ada')).ways).toEqual([])
  expect(warnings).toEqual([])
})

test('after the server was stopped, nobody is told twice, and who was not told yet is', async () => {
  await waits('a', 0)
  expect(await after(3)).toEqual([ONE])
  await waits('b', 0)
  await notifier.close()
  await begin()
  expect(await after(60)).toEqual([ONE])
  expect(sent[1]?.url).toBe('https://games.example/room/b')
})
