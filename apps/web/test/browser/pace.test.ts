/** Bots as fast as one likes: one move for each press, or everything at once until one's own turn; and redo beside undo. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { moved, settled } from './robot.ts'

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

/** Takes the first role, so that bots are to move. */
async function takeRole(page: Page): Promise<void> {
  const { n } = await settled(page)
  await page.locator('.role[data-offer]').first().click()
  await moved(page, n, 'the first role')
}

/** Waits until a bot waits for a press, or somebody here is asked; says which. */
async function isBotWaiting(page: Page): Promise<boolean> {
  await page.locator('[data-step], [data-offer]').first().waitFor()
  return (await next(page).count()) > 0
}

test('step by step, each move of a bot waits for a press of the gold button or Enter', async () => {
  const { page, complaints, close } = await start('step')
  await takeRole(page)
  const seen = [await count(page)]
  for (let press = 0; press < 30 && (seen.length < 4 || press < 3); press++) {
    if (await isBotWaiting(page)) {
      expect(await next(page).textContent()).toContain('move')
      if (press % 2 === 0) await next(page).click()
      else await page.keyboard.press('Enter')
      await expect.poll(() => count(page)).toBe((seen.at(-1) ?? 0) + 1)
    } else await page.locator('[data-offer]:visible').first().click()
    await expect.poll(() => count(page)).toBeGreaterThan(seen.at(-1) ?? 0)
    seen.push(await count(page))
  }
  // One after the other: none came by itself.
  expect(seen.map((n, at) => n - (seen[at - 1] ?? n - 1)).every((by) => by === 1)).toBe(true)
  expect(complaints).toEqual([])
  await close()
})

test.each([
  ['by a key', (page: Page) => page.keyboard.press('a')],
  ['by a button', (page: Page) => page.getByRole('button', { name: 'until yours' }).click()],
])('all bots are skipped until my turn, %s', async (_, skip) => {
  const { page, close } = await start('step')
  await takeRole(page)
  while (!(await isBotWaiting(page))) {
    const before = await count(page)
    await page.locator('[data-offer]:visible').first().click()
    await expect.poll(() => count(page)).toBeGreaterThan(before)
  }
  await skip(page)
  await settled(page)
  expect(await next(page).count()).toBe(0)
  await close()
})

test('the turn of one bot is skipped, and the next one waits again', async () => {
  const { page, close } = await start('step')
  await takeRole(page)
  while (!(await isBotWaiting(page))) {
    const before = await count(page)
    await page.locator('[data-offer]:visible').first().click()
    await expect.poll(() => count(page)).toBeGreaterThan(before)
  }
  const [before, name] = [await count(page), await next(page).textContent()]
  await page.keyboard.press('n')
  await expect.poll(() => count(page)).toBeGreaterThan(before)
  if (await isBotWaiting(page)) expect(await next(page).textContent()).not.toBe(name)
  await close()
})

test('what was taken back is made again by a key or a button, until something else is played', async () => {
  const { page, complaints, close } = await start('none')
  const redo = page.getByRole('button', { name: 'Redo' })
  await takeRole(page)
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
  await page.locator('.role[data-offer]').last().click()
  await redo.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await close()
})
