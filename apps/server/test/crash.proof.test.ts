import { test } from 'vitest'
import { crashes } from './crash.ts'

test('the server is killed 25 times while 40 robots play 20 tables: nothing acknowledged is lost, no move is there twice, all records replay', () =>
  crashes({ tables: 20, kills: 25, moves: 120, seed: 7 }))
