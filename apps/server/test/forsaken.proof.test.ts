import type { RoomState } from '@doubloon/protocol'
import { expect, test } from 'vitest'
import { Client } from './client.ts'
import { NO_LIMITS, running } from './running.ts'

test('a room in which nothing begins is closed while the server runs, but not while somebody looks at it', async () => {
  const server = await running(NO_LIMITS, undefined, { gathering: 1 })
  const ada = new Client(server.port)
  const seats = Array.from({ length: 3 }, () => ({ kind: 'open' }))
  const open = async () =>
    (await ada.post<{ room: string }>('/api/rooms', { settings: { game: 'puerto-rico' }, seats }))
      .room
  const looked = await open()
  const stream = ada.follow(looked)
  await stream.until((messages) => messages.length > 0)
  const left = await open()
  const stageOf = async (room: string) =>
    (await ada.get<{ room: RoomState }>(`/api/rooms/${room}`)).room.stage
  await expect.poll(() => stageOf(left)).toBe('closed')
  expect(await stageOf(looked)).toBe('gathering')
  stream.close()
  await expect.poll(() => stageOf(looked)).toBe('closed')
  await server.close()
})
