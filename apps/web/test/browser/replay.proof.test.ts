/** Whole games seen again, move by move, to their ends and back. */
import { expect, test } from 'vitest'
import { GAMES } from '../replays.ts'
import { withBrowser } from './open.ts'
import { badLooksOf, LONG, RECORDS, walkThrough } from './replayed.ts'

withBrowser()

test.each(GAMES)('%s: the same screens forward and backward', (game) => walkThrough(RECORDS[game]))

test('San Juan: axe finds nothing, nothing scrolls, fingers find room', async () => {
  expect(await badLooksOf(LONG)).toEqual([])
})
