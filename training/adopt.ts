/** Makes a net the one that bots play with: `node --conditions=source training/adopt.ts san-juan data/san-juan/nets/gen4-all.net`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { featureNames } from '../packages/bots/src/net/evaluator.ts'
import { readNet } from '../packages/bots/src/net/net-file.ts'
import { trainedGame } from './games.ts'

const [, , game = '', path = ''] = process.argv
const bytes = readFileSync(path)
readNet(bytes, featureNames(trainedGame(game).described()))
const target = join(import.meta.dirname, `../packages/bots/src/net/${game}/weights.ts`)
writeFileSync(
  target,
  `/** Written by training/adopt.ts, not by hand: a net as a file (net-file.ts) in base 64. docs/training-log.md says how it was made. */
export const WEIGHTS =
  '${bytes.toString('base64')}'
`,
)
