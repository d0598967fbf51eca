/** San Juan: whoever chose a card to build chooses another one without building the first. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { settled } from './robot.ts'
import { sanJuanScenes } from './scenes.ts'

withBrowser()

const CARDS = '.hand [data-offer^="build"]'
const CHOSEN = '.hand .subject'

test.each([
  ['the button', (page: Page) => page.getByRole('button', { name: 'Put back' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
])('a chosen card is put back: %s', async (_, putBack) => {
  const scene = sanJuanScenes('', { players: 4 }, ['1']).find(({ name }) => name === '-3')
  const { page, complaints, close } = await open('/', { kept: AT_ONCE })
  await page.goto(`/#${await pack(scene?.record ?? '')}`)
  const { n } = await settled(page)
  const pass = page.locator('[data-offer="pass"]')
  expect(await pass.isVisible()).toBe(true)
  await page.locator(CARDS).first().click()
  await page.locator(CHOSEN).waitFor()
  expect(await page.locator('.hand .marked').count()).toBeGreaterThan(0)
  expect(await pass.isVisible()).toBe(false)

  await putBack(page)
  await page.locator(CHOSEN).waitFor({ state: 'detached' })
  expect(await page.locator('.hand .marked').count()).toBe(0)
  expect(await pass.isVisible()).toBe(true)
  await page.locator(CARDS).last().click()
  await page.locator(CHOSEN).waitFor()
  expect((await settled(page)).n).toBe(n)
  expect(complaints).toEqual([])
  await close()
})
