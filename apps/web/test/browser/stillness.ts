/** Games in which nothing may jump, at some sizes. */
import { expect, test } from 'vitest'
import { open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { dice } from './robot.ts'
import type { Size } from './sizes.ts'
import { jumpsIn } from './still.ts'

/** So many presses, or to the end. They play side by side: most of the time each waits for its next picture. */
export function staysStill(sizes: readonly Size[], presses?: number): void {
  withBrowser()
  const games = ['puerto-rico', 'san-juan'] as const
  const cases = games.flatMap((game) => sizes.map((size) => [game, size.width, size] as const))
  test.concurrent.each(cases)('%s, %i px wide: nothing jumps', async (game, _, size) => {
    const { page, close } = await open('/', {
      size,
      kept: planned({ game, players: 3 }),
    })
    await page.locator('[data-start]').click()
    expect(await jumpsIn(page, game, dice(size.width), presses)).toEqual([])
    if (presses === undefined)
      expect(await page.locator('main.table').getAttribute('data-over')).toBe('true')
    await close()
  })
}
