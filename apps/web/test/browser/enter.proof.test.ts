/** Whole games of both kinds by keys alone: Enter is never dead, and does what the gold button says. */
import { expect, test } from 'vitest'
import { playByKeys } from './by-keys.ts'
import { withBrowser } from './open.ts'
import type { Wanted } from './plans.ts'

withBrowser()

/** How many games it may take to be asked everything: somebody who plays at random seldom has goods to sell. */
const MOST_GAMES = 4

const GAMES: readonly [name: string, wanted: Wanted, seed: number, asked: readonly string[]][] = [
  [
    'Puerto Rico, with the new buildings',
    { players: 3, buildings: 'all31' },
    3,
    ['D-ROLE', 'D-MAYOR-PLACE', 'D-LOAD', 'D-TRADE'],
  ],
  [
    'Puerto Rico, the base game',
    { players: 4 },
    8,
    ['D-ROLE', 'D-MAYOR-PLACE', 'D-LOAD', 'D-BUILD'],
  ],
  [
    'San Juan, with the new buildings',
    { game: 'san-juan', players: 3, expansion: true, advanced: true },
    5,
    ['D-SJ-2', 'D-SJ-3', 'D-SJ-4', 'D-SJ-5'],
  ],
]

test.each(GAMES)('%s', async (_name, wanted, seed, asked) => {
  const met = new Set<string>()
  for (let game = 0; game < MOST_GAMES && !asked.every((it) => met.has(it)); game++)
    for (const decision of await playByKeys(wanted, seed + game)) met.add(decision)
  expect([...met]).toEqual(expect.arrayContaining([...asked]))
})
