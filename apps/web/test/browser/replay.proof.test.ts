/** Whole games seen again, move by move, to their ends and back. */
import { expect, test } from 'vitest'
import { GAMES } from '../replays.ts'
import { ALL_APPEARANCES } from './barriers.ts'
import { withBrowser } from './open.ts'
import { badLooksOf, FULL, LONG, RECORDS, walkThrough } from './replayed.ts'

withBrowser()

test.each(GAMES)('%s: the same screens forward and backward', (game) => walkThrough(RECORDS[game]))

test.each([
  ['Puerto Rico', FULL],
  ['San Juan', LONG],
])('%s: axe finds nothing, nothing scrolls, fingers find room', async (_, record) => {
  const looks = ALL_APPEARANCES.slice(0, 3)
  expect(await badLooksOf(record, looks)).toEqual([])
})
