/** Several people at one screen: what is hidden stays hidden, and moves can be taken back. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ALL_APPEARANCES, barriersIn } from './barriers.ts'
import { open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { moved, settled } from './robot.ts'
import { PHONE_ON_ITS_SIDE } from './sizes.ts'

withBrowser()

const curtain = (page: Page) => page.getByRole('dialog')

/** Begins the game that is set up, as the one who is to move. */
async function start(page: Page): Promise<void> {
  await page.locator('[data-start]').click()
  await curtain(page).getByRole('button', { name: 'I am' }).click()
  await settled(page)
}

/** Plays the first offer until another person is to move. */
async function playUntilHandOver(page: Page): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    const { n } = await settled(page)
    await page.locator('[data-offer]:visible').first().click()
    await moved(page, n, 'the first offer')
    await page.waitForFunction(
      () =>
        document.querySelector('[role=dialog]') !== null ||
        [...document.querySelectorAll('[data-offer]')].some((it) => it.checkVisibility()),
    )
    if (await curtain(page).isVisible()) return
  }
  throw new Error('the screen was never handed over')
}

test('a screen is handed over behind a curtain, also after a reload', async () => {
  const { page, complaints, close } = await open('/', {
    kept: planned({ players: 3, people: 2 }),
  })
  await page.locator('[data-start]').click()
  // Nobody knows yet who looks, so it begins behind the curtain.
  await curtain(page)
    .getByText(/It is Player [12]’s turn/)
    .waitFor()
  expect(await page.locator('[data-offer]').count()).toBe(0)
  await curtain(page)
    .getByRole('button', { name: /I am Player [12]/ })
    .click()
  await settled(page)
  // A bot may have begun, so what is asked first differs from game to game; whom it asks is always said.
  await page
    .getByText(/^Player [12]: \S/)
    .locator('visible=true')
    .first()
    .waitFor()
  const seals = page.locator('main.table .seal')
  expect(new Set(await seals.allInnerTexts())).toContain('2')
  await playUntilHandOver(page)
  const table = page.locator('main.table')
  expect(await table.getAttribute('inert')).not.toBeNull()
  expect(await page.locator('[data-offer]').count()).toBe(0)
  await page.reload()
  await curtain(page).waitFor()
  expect(await page.locator('[data-offer]').count()).toBe(0)
  await curtain(page).getByRole('button', { name: 'I am' }).click()
  await settled(page)
  expect(await table.getAttribute('inert')).toBeNull()
  expect(complaints).toEqual([])
  await close()
})

test('a seat is left to a bot in the middle of a game and taken again, at any size', async () => {
  const { page, complaints, close } = await open('/', { kept: planned({ players: 2, people: 2 }) })
  await start(page)
  const change = async (seat: number, who: string) => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Change who plays' }).click()
    await page.getByRole('combobox', { name: `Who sits at seat ${seat}` }).selectOption(who)
  }
  const goOn = () => page.locator('[data-reseat]').click()

  await change(2, 'novice')
  expect(await barriersIn(page, ALL_APPEARANCES)).toEqual([])
  const inside = page.locator('dialog[open] .inside')
  expect(await inside.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  const name = page.getByRole('textbox', { name: 'Name at seat 2' })
  const other = await page.getByRole('textbox', { name: 'Name at seat 1' }).inputValue()
  await name.fill(other.toUpperCase())
  await page.getByRole('alert').filter({ hasText: 'Two seats' }).waitFor()
  await page.locator('[data-reseat]').click({ force: true })
  await name.fill('Robot')
  await goOn()
  await name.waitFor({ state: 'detached' })
  // Nobody hands the screen over to a bot.
  const { n } = await settled(page)
  await page.locator('[data-offer]:visible').first().click()
  await moved(page, n, 'the first offer')
  await settled(page)
  expect(await curtain(page).count()).toBe(0)
  await page.getByText('Robot').locator('visible=true').first().waitFor()

  await page.reload()
  await settled(page)
  await page.setViewportSize(PHONE_ON_ITS_SIDE)
  await page.getByRole('button', { name: 'Menu' }).click()
  const last = await page.locator('.menu li').last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(PHONE_ON_ITS_SIDE.height)
  await page.keyboard.press('Escape')
  await change(2, '')
  await goOn()
  await playUntilHandOver(page)
  await curtain(page).getByText('Robot').first().waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('one who plays alone takes every move back, as often as wanted', async () => {
  const { page, close } = await open('/', { kept: planned({ players: 3 }) })
  await page.locator('[data-start]').click()
  const first = await settled(page)
  const seen: string[] = []
  for (let i = 0; i < 4; i++) {
    const { n } = await settled(page)
    seen.push(n)
    await page.locator('[data-offer]:visible').first().click()
    await moved(page, n, 'the first offer')
  }
  for (const n of seen.reverse()) {
    await settled(page)
    await page.keyboard.press('u')
    await page.waitForFunction(
      (wanted) => document.querySelector<HTMLElement>('main.table')?.dataset['n'] === wanted,
      n,
    )
  }
  expect(await settled(page)).toEqual(first)
  await close()
})
