/** The log beside the table: what happened is in sight, unless the reader goes back in it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { dice, playOn } from './robot.ts'

withBrowser()

interface Sight {
  /** Pixels between the end of what is in sight and the newest sentence. */
  readonly below: number
  /** Pixels between the top of what is in sight and what came since the reader's last move; undefined if nothing did. */
  readonly since: number | undefined
  readonly top: number
}

function sightOf(page: Page): Promise<Sight> {
  return page.locator('.log ol').evaluate((list) => {
    const news = list.querySelector<HTMLElement>('.since')
    return {
      below: list.scrollHeight - list.scrollTop - list.clientHeight,
      since: news === null ? undefined : news.offsetTop - list.scrollTop,
      top: list.scrollTop,
    }
  })
}

test('through many quick moves the log shows what came since the own last move', async () => {
  const { page, close } = await open('/', { kept: planned({ players: 4 }) })
  await page.locator('[data-start]').click()
  const random = dice(5)
  for (const presses of [8, 8, 8]) {
    await playOn(page, random, (made) => made === presses)
    // All of it from its heading on, or the end if all of it fits.
    await expect
      .poll(async () => {
        const { below, since } = await sightOf(page)
        return below < 4
          ? since === undefined || since >= 0
          : since !== undefined && Math.abs(since) < 4
      })
      .toBe(true)
  }
  expect((await sightOf(page)).top).toBeGreaterThan(100)
  // Who looks at another page meanwhile is called by the title.
  expect(await page.title()).toContain('Your turn')
  await close()
})

test('a reader who goes back in the log is left there', async () => {
  const { page, close } = await open('/', { kept: planned({ players: 4 }) })
  await page.locator('[data-start]').click()
  await playOn(page, dice(5), (made) => made === 9)
  await page.locator('.log ol').hover()
  await page.mouse.wheel(0, -4000)
  await expect.poll(async () => (await sightOf(page)).top).toBe(0)
  await playOn(page, dice(5), (made) => made === 2)
  expect((await sightOf(page)).top).toBe(0)
  await close()
})
