/** The first game after the basics: friendly opponents, a look around the table once, a hint at every choice. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { BASICS } from '../../src/learn/courses.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { settled } from './robot.ts'

withBrowser()

const hint = (page: Page) => page.locator('[data-prompt]').filter({ hasText: 'Hint:' })

test.each(['puerto-rico', 'san-juan'] as const)(
  'who knows the basics plays a first game: %s',
  async (game) => {
    const { page, complaints, close } = await open(`/learn/${game}`, {
      kept: { ...AT_ONCE, 'doubloon.lessons': BASICS },
    })
    await page.locator('[data-first-game]').click()
    const look = page.locator('dialog[data-look]')
    await look.waitFor()
    const seen: string[] = []
    while ((await look.count()) > 0) {
      seen.push((await look.getAttribute('data-look')) ?? '')
      await page.locator('[data-next-look]').click()
    }
    expect(seen).toEqual(expect.arrayContaining(['prompt', 'roles', 'mat']))
    expect(new Set(seen).size).toBe(seen.length)
    await hint(page).waitFor()
    await page.reload()
    await settled(page)
    await hint(page).waitFor()
    expect(await look.count()).toBe(0)
    expect(complaints).toEqual([])
    await close()
  },
)

test('somebody new to the page is not stopped: any other game begins at once', async () => {
  const { page, close } = await open('/', { kept: AT_ONCE })
  await page.locator('[data-start]').click()
  await settled(page)
  await page.locator('[data-area="log"] li').first().waitFor({ state: 'attached' })
  expect(await page.locator('dialog[data-look]').count()).toBe(0)
  await close()
})
