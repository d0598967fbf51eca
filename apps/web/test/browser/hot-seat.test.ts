/** Several people at one screen: what is hidden stays hidden, and moves can be taken back. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { moved, settled } from './robot.ts'

withBrowser()

const curtain = (page: Page) => page.getByRole('dialog')

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
