/**
 * The engine against a second implementation written from the rules alone (test/reference): the same seat, the same
 * decision, the same composite moves, the same events and the same table after every move, the same scores.
 * DOUBLOON_REFERENCE_GAMES = games per setting for a longer run, DOUBLOON_REFERENCE_SEED = the first seed.
 */
import { describe, expect, test } from 'vitest'
import type { Options } from '../src/index.ts'
import { newTally, playInLockstep, richPair, startPair } from './reference/lockstep.ts'

const GAMES = Number(process.env['DOUBLOON_REFERENCE_GAMES'] ?? 6)
const FIRST_SEED = Number(process.env['DOUBLOON_REFERENCE_SEED'] ?? 1)
const HOUR = 3_600_000
/** Longer lists of moves are compared by samples. */
const MOST_LISTED = 500
/** Games on tables full of things, where rare buildings meet, and the decisions played on each. */
const RICH_TABLES = 7
const RICH_DECISIONS = 25

function playMany(options: Options, number: number): void {
  const tally = newTally()
  const first = FIRST_SEED + number * 1_000_003
  for (let seed = first; seed < first + GAMES; seed++)
    playInLockstep(startPair(options, `seed ${seed}`), tally, { seed, most: MOST_LISTED })
  for (let seed = first; seed < first + GAMES * RICH_TABLES; seed++) {
    const manner = { seed, most: MOST_LISTED, decisions: RICH_DECISIONS }
    playInLockstep(richPair(options, seed), tally, manner)
  }
  if (process.env['DOUBLOON_REFERENCE_TALLY'] !== undefined) console.log(JSON.stringify(tally))
  expect(tally.unlisted / tally.decisions).toBeLessThan(0.05)
}

describe('engine and reference agree', () => {
  let number = 0
  for (const players of [2, 3, 4] as const)
    for (const expansion of [false, true])
      for (const advanced of [false, true]) {
        const seeds = number++
        const setting = `${players} players${expansion ? ', expansion' : ''}${advanced ? ', advanced' : ''}`
        const harborTucks = expansion && advanced ? 'every' : 'one'
        test(setting, { timeout: HOUR }, () => {
          playMany({ players, expansion, advanced, harborTucks }, seeds)
        })
      }
})
