/** Every file that `npm run fuzz` left in failures/ is a test until what it shows is mended; then it stays one. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFailures } from '@doubloon/testkit/tests'
import { sanJuan } from '../src/index.ts'
import { suite } from './suite.ts'

const sample = {
  record: {
    game: 'san-juan',
    rulesVersion: sanJuan.version,
    options: { players: 3, expansion: true },
    seed: 'sample',
    moves: ['choose prospector', 'choose producer', 'pass'],
  },
  illegal: 'sell indigo',
}

const folder = join(import.meta.dirname, 'failures')
const kept = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, failure: JSON.parse(readFileSync(join(folder, name), 'utf8')) }))

testFailures(suite, kept, sample)
