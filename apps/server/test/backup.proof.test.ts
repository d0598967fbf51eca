/** Backups while robots play, one after the other: in each there is every move that was acknowledged before it was begun. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GameRecord, splitLine } from '@doubloon/engine'
import { Room } from '@doubloon/table'
import { expect, test } from 'vitest'
import { contextOfLog } from '../src/host/rooms-at-rest.ts'
import { outcomeOf } from '../src/host/run.ts'
import { openSqlite } from '../src/storage/sqlite/storage.ts'
import { Client } from './client.ts'
import { openTable, playOn } from './robots.ts'
import { NO_LIMITS, running } from './running.ts'
import { type Acknowledged, survive } from './survivors.ts'

const TABLES = 6
const MOVES = 40

test('every acknowledged move is in the backup that follows it, and all games go on elsewhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'doubloon-backups-'))
  const server = await running()
  const people = await Promise.all(
    Array.from({ length: TABLES }, async (_, n) => {
      const client = new Client(server.port)
      const game = n % 2 === 0 ? 'san-juan' : 'puerto-rico'
      return { client, room: await openTable(game, [{ client, name: 'Ada' }]) }
    }),
  )
  const acknowledged: Acknowledged[] = []
  let isDone = false
  const playing = Promise.all(
    people.map(({ client, room }, n) =>
      survive(client, room, {
        ...{ seed: n + 1, most: MOVES },
        acknowledge: (move) => acknowledged.push(move),
      }),
    ),
  ).then(() => {
    isDone = true
  })

  const backups: { readonly path: string; readonly promised: readonly Acknowledged[] }[] = []
  while (!isDone) {
    const path = join(folder, `${backups.length}.sqlite`)
    const promised = [...acknowledged]
    const before = promised.length
    expect(await outcomeOf('backup', [path, '--data', server.data])).toMatchObject({ code: 0 })
    backups.push({ path, promised })
    await expect.poll(() => isDone || acknowledged.length > before + 5).toBe(true)
  }
  await playing
  const last = join(folder, 'last.sqlite')
  await outcomeOf('backup', [last, '--thorough', '--data', server.data])
  backups.push({ path: last, promised: acknowledged })
  expect(backups.length).toBeGreaterThan(3)

  for (const { path, promised } of backups) {
    const storage = await openSqlite(path)
    const records = new Map<string, GameRecord | undefined>()
    for (const { room } of people) {
      const log = await storage.log(room)
      const fold = () => Room.fold(contextOfLog(log, seed ?? ''), log)
      const seed = await storage.seed(room)
      records.set(room, log.length === 0 ? undefined : fold().record)
    }
    for (const { room, n, move } of promised) {
      const line = records.get(room)?.moves[n - 1] ?? ''
      expect(splitLine(line).move).toBe(move)
    }
    await storage.close()
  }

  await server.close()
  const data = join(folder, 'elsewhere')
  expect(await outcomeOf('restore', [last, '--data', data])).toMatchObject({ code: 0 })
  const elsewhere = await running({ ...NO_LIMITS, DOUBLOON_DATA: data })
  await Promise.all(
    people.map(async ({ client, room }, n) => {
      const same = new Client(elsewhere.port)
      same.cookie = client.cookie
      await playOn(same, room, n + 99)
      expect(await same.get(`/api/rooms/${room}/record`)).toHaveProperty('seed')
    }),
  )
  await elsewhere.close()
  rmSync(folder, { recursive: true, force: true })
})
