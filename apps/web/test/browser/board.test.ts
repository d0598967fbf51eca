/** What players look for on the board of Puerto Rico: prices of the house, governor and fullest city, the last round. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { comeToRest } from './rest.ts'
import { settled } from './robot.ts'
import { ALL_SIZES, PHONE, PHONE_ON_ITS_SIDE } from './sizes.ts'

withBrowser()

/** The second seat has filled its city, so that this is the last round. */
const CITY = ['smallMarket', 'hacienda', 'smallWarehouse', 'hospice', 'office', 'largeMarket']
const REST = ['largeWarehouse', 'factory', 'harbor', 'wharf', 'university', 'constructionHut']
const LAST_ROUND = {
  seats: [{}, { buildings: Object.fromEntries([...CITY, ...REST].map((key) => [key, 0])) }, {}],
  turn: { decision: 'D-ROLE', seat: 0 },
}

async function sit(position: object) {
  const opened = await open(`/#${await pack(JSON.stringify(position))}`, {
    kept: AT_ONCE,
    reducedMotion: 'reduce',
    size: PHONE,
  })
  await settled(opened.page)
  return opened
}

/** Where the parts of the bar lie, from left to right. */
function partsOfBar(page: Page) {
  return page.locator('.bar > *').evaluateAll((parts) =>
    parts
      .filter((it) => it.checkVisibility() && it.getBoundingClientRect().width > 1)
      .map((it) => it.getBoundingClientRect())
      .map(({ left, right }) => ({ left, right })),
  )
}

test('on phones the bar has governor, fullest city and the last round, each with its own room', async () => {
  const { page, close } = await sit(LAST_ROUND)
  for (const size of [PHONE, PHONE_ON_ITS_SIDE]) {
    await page.setViewportSize(size)
    await comeToRest(page)
    expect(await page.locator('.bar .governor [data-seat]').isVisible()).toBe(true)
    expect(await page.locator('.bar .fact.ending').allInnerTexts()).toEqual([
      'last round',
      expect.stringMatching(/^12\s*\/12$/),
    ])
    const parts = await partsOfBar(page)
    expect(parts.at(-1)?.right).toBeLessThanOrEqual(size.width)
    for (const [at, { right }] of parts.entries())
      expect(parts[at + 1]?.left ?? size.width).toBeGreaterThanOrEqual(right - 1)
  }
  await close()
})

test('the Trading House shows what it pays at every size, and says it', async () => {
  const { page, close } = await sit(LAST_ROUND)
  const prices = page.locator('[data-place="house"] .price')
  for (const size of ALL_SIZES) {
    await page.setViewportSize(size)
    await comeToRest(page)
    const harbor = page.locator('.tabs button', { hasText: 'Harbor' })
    if (await harbor.isVisible()) await harbor.click()
    await prices.first().waitFor()
    expect(await prices.allTextContents()).toEqual(['0', '1', '2', '3', '4'])
    const heights = await prices.evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect().height),
    )
    expect(Math.min(...heights)).toBeGreaterThan(9)
  }
  await page
    .getByText('It pays in doubloons: corn 0, indigo 1, sugar 2')
    .waitFor({ state: 'attached' })
  await close()
})
