/** Whole games of both kinds by keys alone: Enter is never dead, and does what the gold button says. */
import { expect, test } from 'vitest'
import { playByKeys } from './by-keys.ts'
import { withBrowser } from './open.ts'

withBrowser()

test('Puerto Rico, with the new buildings', async () => {
  const met = await playByKeys({ players: 3, buildings: 'all31' }, 3)
  expect([...met]).toEqual(expect.arrayContaining(['D-ROLE', 'D-MAYOR-PLACE', 'D-LOAD', 'D-TRADE']))
})

test('Puerto Rico, the base game', async () => {
  const met = await playByKeys({ players: 4 }, 8)
  expect([...met]).toEqual(expect.arrayContaining(['D-ROLE', 'D-MAYOR-PLACE', 'D-LOAD', 'D-BUILD']))
})

test('San Juan, with the new buildings', async () => {
  const met = await playByKeys({ game: 'san-juan', players: 3, expansion: true, advanced: true }, 5)
  expect([...met]).toEqual(expect.arrayContaining(['D-SJ-2', 'D-SJ-3', 'D-SJ-4', 'D-SJ-5']))
})
