/** Checks the rules of the house (checks/tables.ts). Prints one line per finding. */
import { arrangements } from './checks/arrangements.ts'
import { buildingNames } from './checks/building-names.ts'
import { directions } from './checks/directions.ts'
import { layers } from './checks/layers.ts'
import { literalText } from './checks/literal-text.ts'
import { retiredWords } from './checks/retired-words.ts'
import { stale } from './checks/stale.ts'
import { words } from './checks/words.ts'
import { readSources } from './lib/sources.ts'

const CHECKS = {
  directions,
  layers,
  words,
  buildingNames,
  literalText,
  arrangements,
  retiredWords,
  stale,
}

const sources = readSources()
const findings = Object.values(CHECKS).flatMap((check) => check(sources))
for (const { path, line, text } of findings) console.log(`${path}:${line}: ${text}`)
if (findings.length > 0) process.exitCode = 1
console.log(`${sources.size} files checked, ${findings.length} to mend.`)
