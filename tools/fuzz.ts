/**
 * `npm run fuzz -- --minutes 10 [--game san-juan] [--seed x]`: random games with random options under every law of the
 * conformance suite, and random nonsense at the friendly door; without `--game`, of each game in turn. A failure becomes
 * a file in packages/<game>/test/failures, which is a test from then on.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { GameState, GameTypes } from '@doubloon/engine'
import {
  BrokenLaw,
  Chance,
  checkDoors,
  checkGame,
  checkNonsense,
  type Suite,
  writeFailure,
} from '@doubloon/testkit'
import { anyOptions as anyPuertoRico } from '../packages/puerto-rico/test/option-sets.ts'
import { suite as puertoRico } from '../packages/puerto-rico/test/suite.ts'
import { anyOptions as anySanJuan } from '../packages/san-juan/test/option-sets.ts'
import { suite as sanJuan } from '../packages/san-juan/test/suite.ts'

const MOST_FAILURES = 10
const TRIES = 200
const DOORS_ONE_IN = 3

/** One row per game: its folder in packages/, and what is checked at a game of it. */
const GAMES = [
  { game: 'puerto-rico', check: checking(puertoRico, anyPuertoRico) },
  { game: 'san-juan', check: checking(sanJuan, anySanJuan) },
]

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, game: { type: 'string' } },
})
const minutes = Number(values.minutes ?? '1')
const seed = values.seed ?? new Date().toISOString()
const games = GAMES.filter(({ game }) => values.game === undefined || values.game === game)
if (!(minutes > 0)) stop('--minutes takes a number above 0, as in: npm run fuzz -- --minutes 10')
if (games.length === 0) stop(`--game takes one of ${GAMES.map(({ game }) => game).join(', ')}`)

const chance = new Chance(seed)
/** Kinds of failures seen, so that one fault makes one file. */
const seen = new Set<string>()
const done = { games: 0, steps: 0, nonsense: 0, failures: 0 }
const end = performance.now() + minutes * 60_000
let nextReport = 0

while (performance.now() < end && done.failures < MOST_FAILURES) {
  for (const { game, check } of games) {
    report()
    for (const part of check(`${seed} ${done.games}`)) attempt(game, part)
    done.games++
  }
}
report()
process.stderr.write('\n')
console.log(`seed "${seed}": ${JSON.stringify(done)}`)
if (done.failures > 0) process.exitCode = 1

/** The parts of one check: a game at the fast door, now and then one through both doors, and nonsense. */
function checking<S extends GameState, T extends GameTypes>(
  suite: Suite<S, T>,
  anyOptions: (chance: Chance) => object,
): (own: string) => readonly (() => void)[] {
  return (own) => {
    const options = anyOptions(chance)
    return [
      () => {
        done.steps += checkGame(suite, options, own)
      },
      () => {
        if (chance.oneIn(DOORS_ONE_IN)) done.steps += checkDoors(suite, options, own)
      },
      () => {
        done.nonsense += checkNonsense(suite, options, { seed: own, tries: TRIES })
      },
    ]
  }
}

function attempt(game: string, run: () => void): void {
  try {
    run()
  } catch (thrown) {
    if (!(thrown instanceof BrokenLaw)) throw thrown
    const [fault = ''] = thrown.what.split('\nrecord: ')
    const lines = fault.split('\n').slice(0, 3).join(' ').replaceAll(/\d+/g, '')
    const kind = `${game} ${thrown.law} ${lines}`
    if (seen.has(kind)) return
    seen.add(kind)
    done.failures++
    const folder = join(import.meta.dirname, `../packages/${game}/test/failures`)
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
  const { games: played, steps, nonsense, failures } = done
  process.stderr.write(
    `\r${played} games, ${steps} steps, ${nonsense} pieces of nonsense, ${failures} failures, ${left} s left `,
  )
}

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
