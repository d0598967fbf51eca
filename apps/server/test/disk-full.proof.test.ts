import { expect, test } from 'vitest'
import { diskFull } from './disk-full.ts'

test('the disk is full 5 times while 40 robots play 20 tables: everybody is told, nothing acknowledged is lost, all goes on without a restart', async () => {
  expect(await diskFull({ tables: 20, times: 5, moves: 200, seed: 9 })).toBeGreaterThan(0)
})
