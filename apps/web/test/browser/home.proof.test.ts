/** The start pages of both games without barriers, in all appearances. */
import { expect, test } from 'vitest'
import { ALL_APPEARANCES } from './barriers.ts'
import { barriersAtHome } from './homes.ts'
import { withBrowser } from './open.ts'

withBrowser()

test.each(['puerto-rico', 'san-juan'] as const)(
  'axe finds nothing on the start page of %s',
  async (game) => {
    expect(await barriersAtHome(game, ALL_APPEARANCES)).toEqual([])
  },
)
