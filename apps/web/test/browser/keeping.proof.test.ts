/** Whole games after a reload and without a network. */
import { describe, expect, test } from 'vitest'
import { goesOn, OFFLINE, openOffline } from './keeping.ts'
import { withBrowser } from './open.ts'
import { dice, playOn } from './robot.ts'

withBrowser()

describe('to the end', () => goesOn())

test('a whole game of Puerto Rico without a network', async () => {
  const { page, complaints, close } = await openOffline(OFFLINE['puerto-rico'])
  await playOn(page, dice(7))
  expect(complaints).toEqual([])
  await close()
})
