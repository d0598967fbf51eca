/** The rules are laid over a table: who comes back finds a half-made choice, the focus and everything else as it was. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { barriersOf } from './barriers.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { moved, settled } from './robot.ts'
import { type Scene, sanJuanScenes, scenesOf } from './scenes.ts'

withBrowser()

const MAYOR = scenesOf('four', { players: 4 }, '1').find(({ name }) => name.endsWith('mayor-place'))
const COUNCILLOR = sanJuanScenes('three', { players: 3 }, ['1']).find(({ name }) =>
  name.endsWith('three-6'),
)

async function openScene(scene: Scene | undefined) {
  const opened = await open(`/#${await pack(scene?.record ?? '')}`, { kept: AT_ONCE })
  await settled(opened.page)
  await opened.page.locator('.log ol').waitFor()
  return opened
}

/** Everything that can be chosen, as it is read aloud, with what is marked; and where one is. */
function chosen(page: Page) {
  return page.evaluate(() => ({
    choices: [...document.querySelectorAll('[data-workplace], [data-pick]')].map(
      (it) =>
        `${it.getAttribute('aria-label') ?? it.textContent} ${it.getAttribute('aria-pressed')}`,
    ),
    focus: ['data-workplace', 'data-pick'].map((it) => document.activeElement?.getAttribute(it)),
    read: document.querySelector('.log ol')?.scrollTop,
    title: document.title,
    n: document.querySelector<HTMLElement>('main.table')?.dataset['n'],
  }))
}

/** Whether anything of the table can be seen, reached or heard while the rules lie over it. */
async function reachable(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  if (await page.locator('main.table').isVisible()) found.push('the table is seen')
  if ((await page.locator('[data-offer]:visible').count()) > 0) found.push('an offer is seen')
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.closest('.table, .flights') != null))
      found.push(`Tab leads to the table after ${stops + 1} stops`)
  }
  return [...found, ...(await barriersOf(page))]
}

/** Presses every key that means something at a table. */
async function pressAll(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  for (const key of ['Enter', 'u', 'h', 'p', '1', '2', 'ArrowRight', 'm', 'l', 'F1', '?', 'Escape'])
    await page.keyboard.press(key)
  expect(await page.locator('dialog[open]').count()).toBe(0)
}

/** Turns the wheel over the log, as somebody who reads what was before. */
async function scrollLogBack(page: Page): Promise<void> {
  await page.locator('.log ol').hover()
  await page.mouse.wheel(0, -200)
  await page.locator('[data-newest]').waitFor()
  await page.mouse.move(0, 0)
}

/** Reads the rules twice, and goes back in both ways; everything must be as it was. */
async function readAndReturn(page: Page): Promise<void> {
  const before = await chosen(page)
  expect(before.focus).not.toEqual([null, null])
  await page.keyboard.press('F1')
  await page.locator('article h1').waitFor()
  expect(await page.title()).not.toBe(before.title)
  expect(await reachable(page)).toEqual([])
  await pressAll(page)
  await page.goBack()
  await page.locator('main.table').waitFor()
  expect(await chosen(page)).toEqual(before)
  await page.keyboard.press('F1')
  await page.locator('article h1').waitFor()
  await page.locator('article a[href^="/rules/"]').last().click()
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await page.locator('main.table').waitFor()
  expect(await chosen(page)).toEqual(before)
}

test('a placement of colonists that is half made is there after reading the rules', async () => {
  const { page, complaints, close } = await openScene(MAYOR)
  const proposal = await chosen(page)
  await scrollLogBack(page)
  const staffed = page.locator('[data-workplace][aria-label]:not([aria-label*=", 0 of "])')
  const empty = page.locator(
    '[data-workplace][aria-label*=", 0 of "]:not([aria-label*="proposed"])',
  )
  const to = await empty.first().getAttribute('data-workplace')
  await staffed.last().press('-')
  expect((await chosen(page)).choices).not.toEqual(proposal.choices)
  await readAndReturn(page)
  const place = page.locator(`[data-workplace="${to}"]`).first()
  await place.press('+')
  await place.press('Enter')
  await moved(page, proposal.n ?? '', 'place')
  expect(complaints).toEqual([])
  await close()
})

test('cards that were picked in San Juan are there after reading the rules', async () => {
  const { page, complaints, close } = await openScene(COUNCILLOR)
  const proposal = await chosen(page)
  await page.locator('[data-pick][aria-pressed="false"]').first().click()
  expect((await chosen(page)).choices).not.toEqual(proposal.choices)
  await readAndReturn(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await moved(page, proposal.n ?? '', 'keep')
  expect(complaints).toEqual([])
  await close()
})

test('bots go on under the rules, at their pace, and are done when one comes back', async () => {
  const { page, complaints, close } = await open('/', {
    kept: { ...planned({ players: 4 }), 'doubloon.settings': { speed: 'fast' } },
  })
  await page.locator('[data-start]').click()
  const { n } = await settled(page)
  await page.locator('.flights').waitFor({ state: 'attached' })
  await page.locator('[data-offer]:visible').first().click()
  await moved(page, n, 'the first offer')
  await page.keyboard.press('F1')
  await page.locator('article h1').waitFor()
  expect(await page.locator('.flights').isVisible()).toBe(false)
  await page.locator('[data-offer]').first().waitFor({ state: 'attached' })
  await page.goBack()
  const later = await settled(page)
  await page.locator('[data-offer]:visible').first().click()
  await moved(page, later.n, 'the first offer')
  expect(complaints).toEqual([])
  await close()
})

test('a dialog at the table does not hold the rules back; another place clears the table away', async () => {
  const { page, complaints, close } = await openScene(MAYOR)
  await page.keyboard.press('F1')
  await page.locator('article h1').waitFor()
  await page.goBack()
  await page.locator('main.table').waitFor()
  await page.keyboard.press('?')
  await page.locator('dialog[open]').waitFor()
  await page.goForward()
  await page.locator('article a[href^="/rules/"]').last().click()
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await settled(page)
  await page.keyboard.press('F1')
  await page.getByRole('banner').getByRole('link').first().click()
  await page.locator('[data-start]').waitFor()
  expect(await page.locator('main.table').count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})
