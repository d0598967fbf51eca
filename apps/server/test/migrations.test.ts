/** Files that older versions wrote, opened by this one. */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { GameAdapter, GameState } from '@doubloon/engine'
import { sanJuanAdapter } from '@doubloon/san-juan'
import { type Logged, openRoom, Room, type RoomCommand, type RoomEvent } from '@doubloon/table'
import { afterAll, expect, test } from 'vitest'
import { countEarlier } from '../src/people/count-earlier.ts'
import { STEPS } from '../src/storage/sqlite/schema.ts'
import { openSqlite } from '../src/storage/sqlite/storage.ts'
import { dice } from './robots.ts'

const folder = mkdtempSync(join(tmpdir(), 'doubloon-migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0

/** A file as a version left it that knew so many steps. */
function fileOf(steps: number, fill: (database: DatabaseSync) => void): string {
  const path = join(folder, `${++files}.sqlite`)
  const database = new DatabaseSync(path)
  for (const step of STEPS.slice(0, steps)) database.exec(step)
  database.exec(`PRAGMA user_version = ${steps}`)
  fill(database)
  database.close()
  return path
}

test('a file of the second version: its rooms are found by the pace of their clocks', async () => {
  const clocks = {
    'room-none': { kind: 'none' },
    'room-live': { kind: 'game', seconds: 1200, increment: 15 },
    'room-days': { kind: 'move', seconds: 86_400 },
  }
  const path = fileOf(2, (database) => {
    const room = database.prepare(
      `INSERT INTO rooms (id, seed, length, game, is_public, stage, players, open_seats, changed_at, people, summary)
       VALUES (?, 'seed', 1, 'san-juan', 1, 'gathering', 2, 1, 5, '[]', ?)`,
    )
    for (const [id, clock] of Object.entries(clocks))
      room.run(id, JSON.stringify({ settings: { clock }, seats: [] }))
  })
  const storage = await openSqlite(path)
  for (const pace of ['none', 'live', 'days'] as const)
    expect((await storage.rooms({ pace, most: 9 })).map(({ id }) => id)).toEqual([`room-${pace}`])
  await storage.close()
})

test('a file of the first version: everybody finds the rooms they sat in, and those they were host of', async () => {
  const seats = [
    { kind: 'person', person: 'person-ada', name: 'Ada', isReady: true },
    { kind: 'bot', name: 'Rosa', bot: 'club' },
    { kind: 'person', person: 'person-bob', name: 'Bob', isReady: true },
  ]
  const events = [
    { type: 'opened', host: 'person-old' },
    { type: 'hostChanged', host: 'person-ada' },
    { type: 'hostChanged', host: 'person-host' },
  ] as unknown as RoomEvent[]
  const path = fileOf(1, (database) => {
    const log = database.prepare('INSERT INTO log VALUES (?, ?, ?, ?)')
    for (const [index, event] of events.entries())
      log.run('room-1234', index + 1, 5, JSON.stringify(event))
    database
      .prepare('INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(
        ...['room-1234', 'seed', 3, 'san-juan', 0, 'playing', 3, 0, null, 5],
        JSON.stringify({ settings: {}, seats }),
      )
    database.prepare('INSERT INTO people VALUES (?, ?, ?)').run('person-ada', 'hash', 7)
  })
  const storage = await openSqlite(path)
  const found = async (person: string) =>
    (await storage.openRoomsOf(person, 9)).map(({ entry, seat }) => [entry.id, seat])
  expect(await found('person-ada')).toEqual([['room-1234', 0]])
  expect(await found('person-bob')).toEqual([['room-1234', 2]])
  expect(await found('person-host')).toEqual([['room-1234', -1]])
  expect(await found('person-old')).toEqual([])
  expect((await storage.log('room-1234')).map(({ event }) => event)).toEqual(events)
  expect(await storage.personByKey('hash')).toMatchObject({ id: 'person-ada', since: 7 })
  expect(await storage.personById('person-ada')).toMatchObject({ keys: 1, isRated: false })
  await storage.close()
})

test('a file of the sixth version: a browser belongs to the key of whoever has one alone', async () => {
  const path = fileOf(6, (database) => {
    for (const [person, keys] of [
      ['ada', ['one']],
      ['bob', ['two', 'three']],
    ] as const) {
      database.prepare('INSERT INTO people (id, since) VALUES (?, 1)').run(person)
      for (const key of keys)
        database
          .prepare('INSERT INTO keys (key_hash, person, since) VALUES (?, ?, 1)')
          .run(key, person)
      const way = database.prepare(
        'INSERT INTO notify_ways (id, person, kind, target, is_confirmed) VALUES (?, ?, ?, ?, 1)',
      )
      for (const kind of ['push', 'mail']) way.run(`${person} ${kind}`, person, kind, person)
    }
  })
  const storage = await openSqlite(path)
  const waysOf = async (person: string) =>
    (await storage.reachOf(person)).ways.map(({ id, keyHash }) => [id, keyHash])
  expect(await waysOf('ada')).toEqual([
    ['ada push', 'one'],
    ['ada mail', undefined],
  ])
  expect(await waysOf('bob')).toEqual([
    ['bob push', undefined],
    ['bob mail', undefined],
  ])
  await storage.close()
})

test('games that ended before there were results are counted in the order in which they ended, and rated for nobody', async () => {
  const games = [playedRoom('room-second', 9000), playedRoom('room-first-', 5000)]
  const path = fileOf(2, (database) => {
    database.prepare('INSERT INTO people VALUES (?, ?, ?)').run('person-ada', 'hash', 7)
    for (const { id, seed, log } of games) {
      const row = database.prepare('INSERT INTO log VALUES (?, ?, ?, ?)')
      for (const { number, at, event } of log) row.run(id, number, at, JSON.stringify(event))
      database
        .prepare('INSERT INTO rooms VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
        .run(...[id, seed, log.length, 'san-juan', 1, 'over', 2, 0, null, 5, '{}', '[]', '[]'])
    }
    database.exec('INSERT INTO log VALUES (\'room-broken\', 1, 1, \'{"type":"ended"}\')')
  })
  const warnings: string[] = []
  const storage = await openSqlite(path)
  await countEarlier(storage, (what) => warnings.push(what))
  const counted = await storage.gamesOf({ person: 'person-ada', asker: undefined }, { most: 9 })
  expect(counted.map(({ room }) => room)).toEqual(['room-second', 'room-first-'])
  const [game] = counted
  const result = games[0]?.room.result ?? []
  expect(game?.seats.map(({ rank }) => rank)).toEqual(result.map(({ rank }) => rank))
  expect(game?.seats.map(({ name, bot }) => [name, bot])).toEqual([
    ['Ada', undefined],
    ['Rosa', 'club'],
  ])
  expect(game?.seats.every(({ rating, buildings }) => !rating && buildings.length > 1)).toBe(true)
  expect(await storage.ratingsOf('person-ada')).toEqual([])
  expect(await storage.uncounted()).toEqual(['room-broken'])
  expect(warnings).toHaveLength(1)
  await storage.close()
})

/** A room of two whose game was played to its end by dice. */
function playedRoom(id: string, endedAt: number) {
  const seed = `seed of ${id}`
  const context = {
    adapter: sanJuanAdapter as GameAdapter<GameState>,
    seed,
    seedHash: createHash('sha256').update(seed).digest('hex'),
  }
  const opened = openRoom(context.adapter, {
    settings: {
      ...{ game: 'san-juan', options: {}, isPublic: true, clock: { kind: 'none' } },
      ...{ atZero: 'bot-moves', absence: undefined, standIn: 'club', watchDelay: 0, isRated: true },
    },
    seats: [{ kind: 'open' }, { kind: 'bot', name: 'Rosa', bot: 'club' }],
    host: 'person-ada',
  })
  if (!opened.ok) throw new Error(opened.error.message)
  const log = opened.value.map((event, index): Logged => ({ number: index + 1, at: 1, event }))
  let room = Room.fold(context, log)
  const command = (it: RoomCommand) => {
    const answer = room.answer(it, endedAt)
    if (!answer.ok) throw new Error(answer.error.message)
    log.push(...answer.value.logged)
    room = answer.value.room
  }
  const by = 'person-ada'
  command({ type: 'sit', by, seat: 0, name: 'Ada' })
  command({ type: 'ready', by, isReady: true })
  const roll = dice(3)
  while (room.phase === 'playing') {
    const game = room.table?.game
    const seat = game?.toMove ?? 0
    const offers = game?.offers(500, seat)?.map(({ text }) => text) ?? game?.steps(seat) ?? []
    const move = offers[roll(offers.length)] ?? ''
    const after = room.table?.length ?? 0
    if (seat === 0) command({ type: 'play', by, after, move })
    else command({ type: 'playBot', seat, after, move, why: [] })
  }
  return { id, seed, log, room }
}
