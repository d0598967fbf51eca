/** A whole game of San Juan by keyboard alone. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { dice } from './robot.ts'

withBrowser()

test('a game is started and finished without a pointer', async () => {
  const { page, complaints, close } = await open('/', {
    kept: planned({ game: 'san-juan', players: 2, expansion: true }),
  })
  await page.locator('[data-start]').focus()
  await page.keyboard.press('Enter')
  const random = dice(4)
  for (let presses = 0; presses < 1500; presses++) {
    if (await isOver(page)) break
    // A choice is pointed at by its number and pressed; what has been put together is played with Enter on the table.
    if (random() < 0.4) await page.keyboard.press(`${1 + Math.floor(random() * 9)}`)
    else await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    if (random() < 0.1) await page.keyboard.press('p')
  }
  expect(await page.locator('main.table').getAttribute('data-over')).toBe('true')
  expect(complaints).toEqual([])
  await close()
})

/** Waits until one can choose; true when the game is over. */
async function isOver(page: Page): Promise<boolean> {
  const handle = await page.waitForFunction(() => {
    const table = document.querySelector<HTMLElement>('main.table')
    if (table?.dataset['over'] === 'true') return 'over'
    const choices = [...document.querySelectorAll('[data-offer], [data-pick]')]
    return choices.some((it) => it.checkVisibility({ visibilityProperty: true })) && 'asked'
  })
  return (await handle.jsonValue()) === 'over'
}
