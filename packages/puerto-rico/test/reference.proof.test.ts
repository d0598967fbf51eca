/**
 * The engine against a second implementation written from the rules alone (test/reference): the same seat,
 * the same decision, the same composite moves, the same table after every move, the same scores.
 * DOUBLOON_REFERENCE_GAMES = games per setting for a longer run, DOUBLOON_REFERENCE_SEED = the first seed.
 */

import { generator, pick } from '@doubloon/testkit/reference'
import { describe, expect, test } from 'vitest'
import type { Options } from '../src/index.ts'
import { newTally, playInLockstep, richPair, startPair, type Tally } from './reference/lockstep.ts'
import { draftable } from './reference/setup.ts'

const GAMES = Number(process.env['DOUBLOON_REFERENCE_GAMES'] ?? 1)
const FIRST_SEED = Number(process.env['DOUBLOON_REFERENCE_SEED'] ?? 1)
/** Longer lists of moves are compared in the longer run only. */
const MOST_LISTED = GAMES > 1 ? 20_000 : 1_000
const HOUR = 3_600_000

const PLAYERS = [2, 3, 4, 5] as const
const MODES = ['base', 'draft', 'randomSet', 'all31'] as const
const ENDS = ['standard', 'cityOnly'] as const

/** 17 kinds that fit the slots, by a random draft without exclusions. */
function someSet(seed: number): string[] {
  const random = generator(seed)
  const set: string[] = []
  while (set.length < 17) set.push(pick(random, draftable(set, false)))
  return set
}

/** Settings beyond the table of players × buildings × end. */
const EXTRAS: readonly [string, (seed: number) => Partial<Options>][] = [
  ['fixedSet', (seed) => ({ buildings: 'fixedSet', buildingSet: someSet(seed) })],
  ['draft without exclusions', () => ({ buildings: 'draft', draftExclusions: false })],
  ['randomSet without exclusions', () => ({ buildings: 'randomSet', draftExclusions: false })],
  ['open VP', () => ({ vpVisibility: 'open' })],
  ['mayors at once', () => ({ buildings: 'all31', mayorSimultaneous: true })],
  ['declined production', () => ({ buildings: 'all31', declineProduction: true })],
  ['hospice on the hacienda tile', () => ({ buildings: 'all31', hospiceOnHaciendaTile: true })],
  ['forest from the hacienda', () => ({ buildings: 'all31', forestFromHacienda: true })],
  ['fortress without San Juan', () => ({ buildings: 'all31', fortressCountsSanJuan: false })],
  ['round limit', (seed) => ({ buildings: 'all31', roundLimit: 4 + (seed % 8) })],
  ['balanced', () => ({ balanced: true })],
  ['balanced draft', () => ({ balanced: true, buildings: 'draft' })],
  [
    'all at once',
    () => ({
      buildings: 'all31',
      mayorSimultaneous: true,
      declineProduction: true,
      hospiceOnHaciendaTile: true,
      forestFromHacienda: true,
      fortressCountsSanJuan: false,
      balanced: true,
    }),
  ],
]

/** A game from the set-up to its end, and a few on tables full of things, where rare buildings meet. */
const RICH_TABLES = 6
const RICH_DECISIONS = 60

function playMany(setting: (seed: number) => Partial<Options>, number: number): void {
  const tally = newTally()
  const first = FIRST_SEED + number * 1_000_003
  for (let seed = first; seed < first + GAMES; seed++)
    playInLockstep(startPair(setting(seed), `seed ${seed}`), tally, { seed, most: MOST_LISTED })
  for (let seed = first; seed < first + GAMES * RICH_TABLES; seed++)
    playRich(setting(seed), seed, tally)
  if (process.env['DOUBLOON_REFERENCE_TALLY'] !== undefined) console.log(JSON.stringify(tally))
  expect(tally.decisions).toBeGreaterThan(0)
}

function playRich(options: Partial<Options>, seed: number, tally: Tally): void {
  const drafted =
    options.buildings === 'draft' ? { ...options, buildings: 'randomSet' as const } : options
  const manner = { seed, most: MOST_LISTED, decisions: RICH_DECISIONS }
  playInLockstep(richPair(drafted, seed), tally, manner)
}

describe('engine and reference agree', () => {
  let number = 0
  for (const players of PLAYERS)
    for (const buildings of MODES)
      for (const endRule of ENDS) {
        const seeds = number++
        test(`${players} players, ${buildings}, ${endRule}`, { timeout: HOUR }, () => {
          playMany(() => ({ players, buildings, endRule }), seeds)
        })
      }
  for (const [title, setting] of EXTRAS)
    for (const players of PLAYERS) {
      const seeds = number++
      test(`${players} players, ${title}`, { timeout: HOUR }, () => {
        playMany((seed) => ({ players, ...setting(seed) }), seeds)
      })
    }
})
