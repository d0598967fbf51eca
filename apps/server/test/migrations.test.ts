/** Files that older versions wrote, opened by this one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RoomEvent } from '@doubloon/table'
import { afterAll, expect, test } from 'vitest'
import { STEPS } from '../src/storage/sqlite/schema.ts'
import { openSqlite } from '../src/storage/sqlite/storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'doubloon-migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A file as a version left it that knew so many steps. */
function fileOf(steps: number, fill: (database: DatabaseSync) => void): string {
  const path = join(folder, `${steps}.sqlite`)
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
  await storage.close()
})
