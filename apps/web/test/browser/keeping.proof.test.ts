/** Whole games after a reload and without a network. */
import { describe, expect, test } from 'vitest'
import { goesOn, openOffline } from './keeping.ts'
import { withBrowser } from './open.ts'
import { dice, playOn } from './robot.ts'

withBrowser()

describe('to the end', () => goesOn())

test.each(['puerto-rico', 'san-juan'] as const)(
  'a whole game of %s without a network',
  async (game) => {
    const { page, complaints, close } = await openOffline(game)
    await playOn(page, dice(7))
    expect(complaints).toEqual([])
    await close()
  },
)
