/** Perft: the number of move sequences from documented positions is what it was. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testPerft } from '@doubloon/testkit/tests'
import { POSITIONS } from './perft/positions.ts'

testPerft(POSITIONS, readFileSync(join(import.meta.dirname, 'perft/counts.txt'), 'utf8'))
