/**
 * `npm run fuzz -- --minutes 10 [--seed x]`: random games of Puerto Rico with random options under every law of the
 * conformance suite, and random nonsense at the friendly door. A failure becomes a file in packages/puerto-rico/test/
 * failures, which is a test from then on.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  BrokenLaw,
  Chance,
  checkDoors,
  checkGame,
  checkNonsense,
  writeFailure,
} from '@doubloon/testkit'
import { anyOptions } from '../packages/puerto-rico/test/option-sets.ts'
import { suite } from '../packages/puerto-rico/test/suite.ts'

const MOST_FAILURES = 10
const TRIES = 200
const folder = join(import.meta.dirname, '../packages/puerto-rico/test/failures')

const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } })
const minutes = Number(values.minutes ?? '1')
const seed = values.seed ?? new Date().toISOString()
if (!(minutes > 0)) {
  console.error('--minutes takes a number above 0, as in: npm run fuzz -- --minutes 10')
  process.exit(2)
}

const chance = new Chance(seed)
/** Kinds of failures seen, so that one fault makes one file. */
const seen = new Set<string>()
const done = { games: 0, steps: 0, nonsense: 0, failures: 0 }
const end = performance.now() + minutes * 60_000
let nextReport = 0

while (performance.now() < end && done.failures < MOST_FAILURES) {
  report()
  const own = `${seed} ${done.games}`
  const options = anyOptions(chance)
  attempt(() => {
    done.steps += checkGame(suite, options, own)
  })
  attempt(() => {
    if (done.games % 3 === 0) done.steps += checkDoors(suite, options, own)
  })
  attempt(() => {
    done.nonsense += checkNonsense(suite, options, { seed: own, tries: TRIES })
  })
  done.games++
}
report()
process.stderr.write('\n')
console.log(`seed "${seed}": ${JSON.stringify(done)}`)
if (done.failures > 0) process.exitCode = 1

function attempt(run: () => void): void {
  try {
    run()
  } catch (thrown) {
    if (!(thrown instanceof BrokenLaw)) throw thrown
    const [fault = ''] = thrown.what.split('\nrecord: ')
    const kind = `${thrown.law} ${fault.split('\n').slice(0, 3).join(' ').replaceAll(/\d+/g, '')}`
    if (seen.has(kind)) return
    seen.add(kind)
    done.failures++
    const name = writeFailure(thrown, (file, text) => {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, file), text)
    })
    console.error(`\n${thrown.law}: ${fault.slice(0, 500)}\nwritten to ${join(folder, name)}`)
  }
}

/** One line on stderr, written over itself. */
function report(): void {
  const now = performance.now()
  if (now < nextReport && now < end) return
  nextReport = now + 1000
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const { games, steps, nonsense, failures } = done
  process.stderr.write(
    `\r${games} games, ${steps} steps, ${nonsense} pieces of nonsense, ${failures} failures, ${left} s left `,
  )
}
