/** What happens although nobody asks: times that run out, people who are away, rooms that wake with the server. All wait side by side. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RoomState, StreamMessage } from '@doubloon/protocol'
import { afterAll, test } from 'vitest'
import { DATABASE, startServer } from '../src/server.ts'
import { readSettings, type Settings } from '../src/settings.ts'
import { Client } from './client.ts'
import { openTable } from './robots.ts'
import { NO_LIMITS } from './running.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder for the data of a server. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'doubloon-times-'))
  folders.push(folder)
  return folder
}

function start(data = newFolder(), changes: Partial<Settings> = {}) {
  const settings = readSettings({ PORT: '0', DOUBLOON_DATA: data, ...NO_LIMITS })
  return startServer({ ...settings, ...changes }, undefined, () => {})
}

async function table(port: number, settings: object) {
  const people = [new Client(port), new Client(port)]
  const seated = people.map((client, n) => ({ client, name: `P ${n}` }))
  const room = await openTable('san-juan', seated, { bots: 0, settings })
  const [ada = new Client(port)] = people
  return { ada, people, room }
}

const happened = (type: string) => (messages: readonly StreamMessage[]) =>
  messages.some((it) => it.type === 'event' && it.event.type === type)

test.concurrent('a time that runs out is noticed by itself, and a bot moves', async ({
  expect,
}) => {
  const server = await start()
  const { ada, room } = await table(server.port, { clock: { kind: 'move', seconds: 5 } })
  const stream = ada.follow(room)
  await stream.until((messages) => messages.some(({ type }) => type === 'clocks'))
  await stream.until(happened('timeRanOut'))
  await stream.until(happened('moved'))
  const moved = stream.messages.find((it) => it.type === 'event' && it.event.type === 'moved')
  expect(moved?.type === 'event' && moved.event).toMatchObject({ standIn: 'casual' })
  stream.close()
  await server.close()
})

test.concurrent('a time that runs out while the server is down has run out when it is back', async ({
  expect,
}) => {
  const data = newFolder()
  const first = await start(data)
  const { ada, room } = await table(first.port, { clock: { kind: 'move', seconds: 5 } })
  await first.close()
  const second = await start(data)
  const back = new Client(second.port)
  back.cookie = ada.cookie
  await expect.poll(async () => (await back.view(room)).moves).toBeGreaterThan(0)
  await second.close()
})

test.concurrent('a bot steps in for somebody who is asked and away, gives the seat back, and waits as long as before', async ({
  expect,
}) => {
  const server = await start()
  const { ada, people, room } = await table(server.port, { absence: 10, watchDelay: 0 })
  const asked = (await ada.view(room)).waiting[0] ?? 0
  const stream = new Client(server.port).follow(room)
  await stream.until(({ length }) => length > 0)
  /** When the seat changed, and who stands in there from then on. */
  const changes = () =>
    stream.messages.flatMap((it) =>
      it.type === 'event' && it.event.type === 'seatChanged' && it.event.seat === asked
        ? [{ at: it.at, standIn: it.event.is.kind === 'person' ? it.event.is.standIn : 'nobody' }]
        : [],
    )
  await stream.until(() => changes().length === 1)
  expect((await people[asked]?.command(room, { type: 'return' }))?.status).toBe(200)
  // Who does something is here in this moment, also without a stream.
  await stream.until(() => changes().length === 3)
  const [gone, back, goneAgain] = changes()
  expect([gone, back, goneAgain].map((it) => it?.standIn)).toEqual(['casual', undefined, 'casual'])
  expect((goneAgain?.at ?? 0) - (back?.at ?? 0)).toBeGreaterThanOrEqual(10_000)
  stream.close()
  await server.close()
})

test.concurrent('bots that were to move when the server stopped go on by themselves when it is back', async ({
  expect,
}) => {
  const data = newFolder()
  const first = await start(data)
  const ada = new Client(first.port)
  const room = await openTable('puerto-rico', [{ client: ada, name: 'Ada' }], {
    bots: 3,
    bot: 'master',
  })
  let view = await ada.view(room)
  while (view.waiting.includes(0)) {
    await ada.move(room, view.moves, view.offers?.[0] ?? '')
    view = await ada.view(room)
  }
  await first.close()
  const second = await start(data)
  const back = new Client(second.port)
  back.cookie = ada.cookie
  await expect.poll(async () => (await back.view(room)).moves).toBeGreaterThan(view.moves)
  await second.close()
})

test.concurrent('a room in which nothing begins is closed when nothing has happened there for long; others go on', async ({
  expect,
}) => {
  const data = newFolder()
  const first = await start(data)
  const ada = new Client(first.port)
  const seats = Array.from({ length: 3 }, () => ({ kind: 'open' }))
  const opening = { settings: { game: 'puerto-rico' }, seats }
  const { room: left } = await ada.post<{ room: string }>('/api/rooms', opening)
  const { room: young } = await ada.post<{ room: string }>('/api/rooms', opening)
  const { room: played } = await table(first.port, {})
  await first.close()
  for (const room of [left, played]) anHourAgo(data, room)

  const second = await start(data, { gathering: HOUR / 2 })
  const back = new Client(second.port)
  back.cookie = ada.cookie
  const stageOf = async (room: string) =>
    (await back.get<{ room: RoomState }>(`/api/rooms/${room}`)).room.stage
  expect(await stageOf(left)).toBe('closed')
  expect(await stageOf(young)).toBe('gathering')
  expect(await stageOf(played)).toBe('playing')
  await second.close()
})

const HOUR = 3_600_000

/** All that happened in a room is longer ago. */
function anHourAgo(data: string, room: string): void {
  const database = new DatabaseSync(join(data, DATABASE))
  for (const sql of [
    'UPDATE log SET at = at - ? WHERE room = ?',
    'UPDATE rooms SET changed_at = changed_at - ? WHERE id = ?',
  ])
    database.prepare(sql).run(HOUR, room)
  database.close()
}
