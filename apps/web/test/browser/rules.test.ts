/** The rules page: opened by address, searched, jumped into by the id of a rule, and left the way one came. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { barriersOf } from './barriers.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { axeFindsNothing, fits } from './rules-looks.ts'
import { scenesOf } from './scenes.ts'
import { LAPTOP, PHONE } from './sizes.ts'

withBrowser()

const title = (page: Page) => page.locator('article h1').textContent()
const pathOf = (page: Page) =>
  page.evaluate(() => location.pathname + location.search + location.hash)
test('topics open from their address, in both games, with what their names may look like', async () => {
  const { page, complaints, close } = await open('/rules/puerto-rico/wharf')
  expect(await title(page)).toBe('Wharf')
  await page.goto('/rules/san-juan/customsOffice')
  expect(await title(page)).toBe('Customs Office')
  await page.goto('/rules/puerto-rico/prospector-2')
  expect(await title(page)).toBe('Prospector')
  await page.goto('/rules/san-juan/hand-limit')
  expect(await title(page)).toBe('Start of a round')
  await page.goto('/rules')
  await page.getByRole('link', { name: /card game/ }).click()
  expect(await title(page)).toBe('Aim and course')
  expect(complaints).toEqual([])
  await close()
})

test('a rule in the address is found, shown under its own address and in sight', async () => {
  const { page, close } = await open('/rules/puerto-rico?rule=PR-CAPTAIN-16')
  const sought = page.locator('.sought')
  await sought.waitFor()
  expect(await pathOf(page)).toBe('/rules/puerto-rico/captain#PR-CAPTAIN-16')
  expect(await sought.getAttribute('data-rules')).toContain('PR-CAPTAIN-16')
  const box = await sought.boundingBox()
  expect(box?.y).toBeGreaterThan(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(LAPTOP.height)
  await page.reload()
  await sought.waitFor()
  // Another rule of the same topic, and one of a building that is named by its beginning.
  await page.getByRole('link', { name: 'Link to rule PR-CAPTAIN-2' }).first().click()
  await page.locator('.sought[data-rules="PR-CAPTAIN-2"]').waitFor()
  await page.goBack()
  await page.locator('.sought[data-rules="PR-CAPTAIN-16"]').waitFor()
  await page.goto('/rules/san-juan?rule=SJ-X-TAVERN')
  await sought.waitFor()
  expect(await title(page)).toBe('Tavern')
  await close()
})

test('what is not there is said kindly, and the search is at hand', async () => {
  const { page, close } = await open('/rules/puerto-rico?rule=PR-NOTHING-1')
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('alert').textContent()).toContain('PR-NOTHING-1')
  await page.goto('/rules/puerto-rico/spaceport')
  expect(await page.getByRole('alert').textContent()).toContain('spaceport')
  await page.getByLabel('Search the rules').fill('ship')
  await page
    .getByRole('link', { name: /Captain/ })
    .first()
    .waitFor()
  await page.goto('/rules/chess')
  expect(await page.locator('.rules main').textContent()).toContain('chess')
  await close()
})

test('searching by keyboard alone', async () => {
  const { page, close } = await open('/rules/puerto-rico')
  await page.locator('article').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('hosp')
  await page.keyboard.press('Enter')
  await page.locator('article[data-topic="hospice"]').waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('PR-MAYOR-8')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('article[data-topic="mayor"] .sought').waitFor()
  expect(await page.getByLabel('Search the rules').inputValue()).toBe('')
  await page.keyboard.press('/')
  await page.keyboard.type('crane')
  await page.getByRole('link', { name: 'Look in the rules of San Juan' }).click()
  await page.getByRole('link', { name: /^Crane/ }).click()
  await page.locator('article[data-topic="crane"]').waitFor()
  await close()
})

test('from a table into the rules and back to the same table', async () => {
  const scene = scenesOf('four', { players: 4 }, '1').find(({ name }) => name.endsWith('-role'))
  const { page, close } = await open(`/#${await pack(scene?.record ?? '')}`, { kept: AT_ONCE })
  await page.locator('main.table').waitFor()
  const table = await pathOf(page)
  const before = await page.locator('main.table').getAttribute('data-decision')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/rules/puerto-rico?rule=PR-ROUND-4'
    link.id = 'way'
    document.body.append(link)
  })
  await page.evaluate(() => document.getElementById('way')?.click())
  await page.locator('.sought').waitFor()
  await page.getByRole('link', { name: 'Settler', exact: true }).first().click()
  await page.locator('article[data-topic="settler"]').waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await page.locator('main.table').waitFor()
  expect(await pathOf(page)).toBe(table)
  expect(await page.locator('main.table').getAttribute('data-decision')).toBe(before)
  await close()
})

test('a building of the market leads into the rules', async () => {
  const scene = scenesOf('four', { players: 4 }, '1').find(({ name }) => name.endsWith('-build'))
  const { page, close } = await open(`/#${await pack(scene?.record ?? '')}`, { kept: AT_ONCE })
  const tile = page.locator('[data-place="building-hospice"]')
  await tile.hover()
  await page.locator('.card a[href="/rules/puerto-rico/hospice"]').waitFor()
  await page.keyboard.press('F1')
  await page.locator('article[data-topic="hospice"]').waitFor()
  await page.goBack()
  await tile.waitFor()
  await close()
})

/** The proofs look at more topics and places. */
test('no topic is wider than any screen, in any language', () => fits(['buildings']))

// A rule that is sought.
axeFindsNothing(['/rules/puerto-rico?rule=PR-CAPTAIN-6'])

test('a phone lays the contents over the topic, and axe finds nothing in them', async () => {
  const { page, close } = await open('/rules/san-juan', { size: PHONE })
  await page.getByRole('button', { name: 'Contents' }).click()
  expect(await page.locator('article').isVisible()).toBe(false)
  expect(await barriersOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Goldsmith' }).click()
  await page.locator('article[data-topic="goldsmith"]').waitFor()
  await page.getByLabel('Search the rules').fill('card')
  expect(await barriersOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await page.locator('article').isVisible()).toBe(true)
  await close()
})
