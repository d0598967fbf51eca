import { test } from 'vitest'
import { clockIsSet } from './clock-set.ts'

test('the clock of the machine is set 4 times, and once back while the server is down: no time is given, none taken', () =>
  clockIsSet({ tables: 2, jumps: 4, restarts: 1, moves: 60, seed: 3 }))
