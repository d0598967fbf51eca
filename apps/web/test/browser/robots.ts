/** Whole games by the robot at one size: all numbers of players, base game and draft of the new buildings. */
import { expect, test } from 'vitest'
import { open, type Size, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { dice, playOn } from './robot.ts'

const GAMES = [2, 3, 4, 5].flatMap((players) =>
  (['base', 'draft'] as const).map((buildings) => ({ players, buildings })),
)

export function robotGames(size: Size): void {
  withBrowser()

  test.each(GAMES)('$players players, $buildings', async ({ players, buildings }) => {
    const { page, complaints, close } = await open('/', {
      size,
      kept: planned({ players, buildings }),
    })
    await page.locator('[data-start]').click()
    const { decisions } = await playOn(page, dice(size.width + players))
    expect(decisions).toContain('D-ROLE')
    expect(await page.locator('main.table').getAttribute('data-over')).toBe('true')
    expect(complaints).toEqual([])
    await close()
  })
}
