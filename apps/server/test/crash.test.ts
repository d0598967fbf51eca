import { test } from 'vitest'
import { crashes } from './crash.ts'

test('the server is killed 3 times while 4 robots play 2 tables: nothing acknowledged is lost, no move is there twice, all records replay', () =>
  crashes({ tables: 2, kills: 3, moves: 40, seed: 1 }))
