/** Bots as fast as one likes: one move for each press, or everything at once until one's own turn; and redo beside undo. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { settled } from './robot.ts'

withBrowser()

/** A new game against three bots; pieces do not travel. */
async function start(pause: string) {
  const settings = { speed: 'off', pause }
  const kept = { ...planned({ players: 4 }), 'doubloon.settings': settings }
  const opened = await open('/', { kept })
  const { page } = opened
  await page.locator('[data-start]').click()
  // What makes bots wait comes when the table lies there.
  await page.locator('[data-live]').waitFor({ state: 'attached' })
  return opened
}

const count = (page: Page) =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('main.table')?.dataset['n']))
const next = (page: Page) => page.locator('[data-step]')

/** Plays the first offer. */
async function play(page: Page): Promise<void> {
  const before = await count(page)
  await page.locator('[data-offer]:visible').first().click()
  await expect.poll(() => count(page)).toBeGreaterThan(before)
}

/** Plays until a bot waits for a press. */
async function playUntilBot(page: Page): Promise<void> {
  while (!(await isBotWaiting(page))) await play(page)
}

/** Waits until a bot waits for a press, or somebody here is asked; says which. */
async function isBotWaiting(page: Page): Promise<boolean> {
  await page.locator('[data-step], [data-offer]').locator('visible=true').first().waitFor()
  return (await next(page).count()) > 0
}

test('step by step, each move of a bot waits for a press of the gold button or Enter', async () => {
  const { page, complaints, close } = await start('step')
  await playUntilBot(page)
  for (const press of [() => next(page).click(), () => page.keyboard.press('Enter')]) {
    await playUntilBot(page)
    const before = await count(page)
    expect(await next(page).textContent()).toContain('move')
    await press()
    // One after the other: none comes by itself.
    await expect.poll(() => count(page)).toBe(before + 1)
    await isBotWaiting(page)
    expect(await count(page)).toBe(before + 1)
  }
  expect(complaints).toEqual([])
  await close()
})

test.each([
  ['by a key', (page: Page) => page.keyboard.press('a')],
  ['by a button', (page: Page) => page.getByRole('button', { name: 'To my turn' }).click()],
])('all bots are skipped until my turn, %s', async (_, skip) => {
  const { page, close } = await start('step')
  await playUntilBot(page)
  await skip(page)
  await settled(page)
  expect(await next(page).count()).toBe(0)
  await close()
})

test('the turn of one bot is skipped, and the next one waits again', async () => {
  const { page, close } = await start('step')
  await playUntilBot(page)
  const [before, name] = [await count(page), await next(page).textContent()]
  await page.keyboard.press('n')
  await expect.poll(() => count(page)).toBeGreaterThan(before)
  if (await isBotWaiting(page)) expect(await next(page).textContent()).not.toBe(name)
  await close()
})

test('what was taken back is made again by a key or a button, until something else is played', async () => {
  const { page, complaints, close } = await start('none')
  const redo = page.getByRole('button', { name: 'Redo' })
  await settled(page)
  await play(page)
  await settled(page)
  const after = await count(page)
  for (const again of [() => page.keyboard.press('y'), () => redo.click()]) {
    await page.keyboard.press('u')
    await redo.waitFor()
    expect(await count(page)).toBeLessThan(after)
    await again()
    await expect.poll(() => count(page)).toBe(after)
    await redo.waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Control+z')
  await redo.waitFor()
  await play(page)
  await redo.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await close()
})
