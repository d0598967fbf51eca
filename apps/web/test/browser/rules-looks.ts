/** How pages of the rules look: as wide as the screen, without barriers. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ALL_APPEARANCES, barriersIn } from './barriers.ts'
import { open } from './open.ts'
import { LAPTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET } from './sizes.ts'

const SIZES = [PHONE, TABLET, PHONE_ON_ITS_SIDE, LAPTOP]

/** The page itself never scrolls to the side, and no part of it is wider than its room. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.rules, .rules *')]
      .filter((it) => it.checkVisibility() && !it.closest('.visually-hidden, svg'))
      .filter((it) => it.getBoundingClientRect().right > innerWidth + 1)
      .map((it) => it.outerHTML.slice(0, 100)),
  )

/** These topics of both games are not wider than any screen, in any language. */
export async function fits(topics: readonly string[]): Promise<void> {
  const { page, close } = await open('/rules/puerto-rico')
  const found: string[] = []
  const look = async (path: string) => {
    await page.goto(path)
    await page.locator('article').waitFor()
    // The page's own letters come when it has nothing else to do; those of the system may be wider.
    await page.waitForFunction(() => document.fonts.size > 0)
    await page.evaluate(() => document.fonts.ready)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      found.push(...(await tooWide(page)).map((it) => `${path}, ${size.width}: ${it}`))
    }
  }
  for (const game of ['puerto-rico', 'san-juan'])
    for (const topic of topics) await look(`/rules/${game}/${topic}`)
  await page.evaluate(() =>
    localStorage.setItem('doubloon.settings', JSON.stringify({ language: 'pseudo' })),
  )
  await look('/rules/puerto-rico/setup')
  expect(found).toEqual([])
  await close()
}

export function axeFindsNothing(places: readonly string[]): void {
  test.each(places)('axe finds nothing: %s', async (path) => {
    const { page, close } = await open(path, { reducedMotion: 'reduce' })
    await page.locator('.rules h1').first().waitFor()
    expect(await barriersIn(page, ALL_APPEARANCES)).toEqual([])
    await close()
  })
}
