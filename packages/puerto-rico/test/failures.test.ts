/** Every file that `npm run fuzz` left in failures/ is a test until what it shows is mended; then it stays one. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFailures } from '@doubloon/testkit/tests'
import { puertoRico } from '../src/index.ts'
import { suite } from './suite.ts'

const sample = {
  record: {
    game: 'puerto-rico',
    rulesVersion: puertoRico.version,
    options: { players: 3 },
    seed: 'sample',
    moves: ['choose settler', 'take quarry', 'pass'],
  },
  illegal: 'load corn on 4',
}

const folder = join(import.meta.dirname, 'failures')
const kept = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, failure: JSON.parse(readFileSync(join(folder, name), 'utf8')) }))

testFailures(suite, kept, sample)
