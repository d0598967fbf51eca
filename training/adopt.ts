/** Makes a net the one that bots play with: `node --conditions=source training/adopt.ts data/first/nets/gen4-all.net`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readNet } from '../packages/bots/src/net/net-file.ts'
import { FEATURE_NAMES } from '../packages/bots/src/net/puerto-rico/described.ts'

const [, , path = ''] = process.argv
const bytes = readFileSync(path)
readNet(bytes, FEATURE_NAMES)
const target = join(import.meta.dirname, '../packages/bots/src/net/puerto-rico/weights.ts')
writeFileSync(
  target,
  `/** Written by training/adopt.ts, not by hand: a net as a file (net-file.ts) in base 64. docs/training-log.md says how it was made. */
export const WEIGHTS =
  '${bytes.toString('base64')}'
`,
)
