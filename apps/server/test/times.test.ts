/** What happens although nobody asks: times that run out, people who are away, rooms that wake with the server. All wait side by side. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RoomState, StreamMessage } from '@doubloon/protocol'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../src/server.ts'
import { readSettings } from '../src/settings.ts'
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

const start = (data = newFolder()) =>
  startServer(readSettings({ PORT: '0', DOUBLOON_DATA: data, ...NO_LIMITS }), undefined, () => {})

async function table(port: number, settings: object) {
  const people = [new Client(port), new Client(port)]
  const seated = people.map((client, n) => ({ client, name: `P ${n}` }))
  const room = await openTable('san-juan', seated, { bots: 0, settings })
  const [ada = new Client(port)] = people
  return { ada, people, room }
}

const happened = (type: string) => (messages: readonly StreamMessage[]) =>
  messages.some((it) => it.type === 'event' && it.event.type === type)

test.concurrent('a time that runs out is noticed by itself, and a bot moves', async () => {
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

test.concurrent('a time that runs out while the server is down has run out when it is back', async () => {
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

test.concurrent('a bot steps in for somebody who is asked and away, and gives the seat back', async () => {
  const server = await start()
  const { ada, people, room } = await table(server.port, { absence: 10 })
  const seats = async () => (await ada.get<{ room: RoomState }>(`/api/rooms/${room}`)).room.seats
  const { waiting } = await ada.view(room)
  const asked = waiting[0] ?? 0
  const standIn = async () => {
    const seat = (await seats())[asked]
    return seat?.kind === 'person' ? seat.standIn : 'nobody'
  }
  expect(await standIn()).toBeUndefined()
  await expect.poll(standIn).toBe('casual')
  expect((await people[asked]?.command(room, { type: 'return' }))?.status).toBe(200)
  expect(await standIn()).toBeUndefined()
  await server.close()
})

test.concurrent('bots that were to move when the server stopped go on by themselves when it is back', async () => {
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
