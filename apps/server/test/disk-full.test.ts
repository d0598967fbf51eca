import { test } from 'vitest'
import { diskFull, startsOnFullDisk } from './disk-full.ts'

test('a server on a full disk says so and does not start, and starts when there is room again', () =>
  startsOnFullDisk())

test('the disk is full once while 4 robots play 2 tables: everybody is told, nothing acknowledged is lost, all goes on without a restart', async () => {
  await diskFull({ tables: 2, times: 1, moves: 60, seed: 2 })
})
