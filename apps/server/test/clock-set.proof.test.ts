import { test } from 'vitest'
import { clockIsSet, timeRunsOut } from './clock-set.ts'

test('a time that is up is noticed although the clock of the machine was set back', () =>
  timeRunsOut())

test('the clock of the machine is set 20 times while 40 robots play 20 tables, and 3 times back while the server is down: no time is given, none taken, nothing acknowledged is lost', () =>
  clockIsSet({ tables: 20, jumps: 20, restarts: 3, moves: 120, seed: 4 }))
