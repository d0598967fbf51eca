/** A whole game by keyboard alone. */
import { expect, test } from 'vitest'
import { open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { dice, settled } from './robot.ts'

withBrowser()

test('a game is started and finished without a pointer', async () => {
  const { page, complaints, close } = await open('/', { kept: planned({ players: 2 }) })
  await page.locator('[data-start]').waitFor()
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-start'))) break
  }
  await page.keyboard.press('Enter')
  const random = dice(3)
  for (let presses = 0; presses < 600; presses++) {
    const { over, n } = await settled(page)
    if (over) break
    await tabToOffer(Math.floor(random() * 6))
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('main.table')?.dataset['n'] !== before,
      n,
    )
  }
  expect(await page.locator('main.table').getAttribute('data-over')).toBe('true')
  expect(complaints).toEqual([])
  await close()

  /** Goes on with Tab to an offer, and past a few of them. */
  async function tabToOffer(past: number): Promise<void> {
    let left = past
    for (let i = 0; i < 400; i++) {
      await page.keyboard.press('Tab')
      const isOffer = await page.evaluate(() => {
        const focused = document.activeElement
        return focused?.hasAttribute('data-offer') === true && focused.checkVisibility()
      })
      if (isOffer && left-- <= 0) return
    }
    throw new Error('no offer can be reached with Tab')
  }
})
