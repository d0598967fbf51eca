/** The log beside the table: what happened is in sight, unless the reader goes back in it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { dice, playOn, settled } from './robot.ts'
import { momentsOf } from './scenes.ts'

withBrowser()

/** A game of four that has been going on for a while, at the first seat's choice of a role. */
const STARTED = momentsOf({ players: 4 }, '1')
  .filter(({ toMove, decision }) => toMove === 0 && decision === 'D-ROLE')
  .at(4)

async function openStarted() {
  const path = `/#${await pack(JSON.stringify(STARTED?.record()))}`
  const opened = await open(path, { kept: AT_ONCE })
  await settled(opened.page)
  await expect.poll(async () => (await sightOf(opened.page)).top).toBeGreaterThan(100)
  return opened
}

interface Sight {
  /** Pixels between the end of what is in sight and the newest sentence. */
  readonly below: number
  /** Pixels between the top of what is in sight and what came since the reader's last move; undefined if nothing did. */
  readonly since: number | undefined
  readonly top: number
}

function sightOf(page: Page): Promise<Sight> {
  return page.locator('.log ol').evaluate((list) => {
    const news = list.querySelector<HTMLElement>('.since')
    const place = news?.getBoundingClientRect().top
    return {
      below: list.scrollHeight - list.scrollTop - list.clientHeight,
      since: place === undefined ? undefined : place - list.getBoundingClientRect().top,
      top: list.scrollTop,
    }
  })
}

/** Whether the newest sentence is in sight, and above it the heading that says since when it is new. */
async function isNewestSeen(page: Page): Promise<boolean> {
  const { below, since } = await sightOf(page)
  return below < 4 && (since === undefined || since >= 0)
}

test('who hears the log hears one doubloon and two: symbols are words that go with their number', async () => {
  const { page, close } = await openStarted()
  const heard = (await page.locator('.log ol').textContent()) ?? ''
  expect(heard).toMatch(/\b1 doubloon\b/)
  expect(heard).not.toMatch(/\b1 (doubloons|colonists|victory points)\b/)
  expect(heard).not.toMatch(/\b([2-9]|\d\d) (doubloon|colonist|victory point)\b/)
  await close()
})

test('only a reader stops the log; a phase in which nothing special happened is one line, and a press tells the rest', async () => {
  const { page, complaints, close } = await openStarted()
  // As when sentences go and come between two frames: no reader did this.
  await page.locator('.log ol').evaluate((list) => list.scrollTo(0, list.scrollTop / 2))
  await follows(page)

  // A reader who goes back is left there; a press leads to the newest.
  await goBack(page)
  await playOn(page, dice(5), (made) => made === 2)
  expect((await sightOf(page)).top).toBe(0)
  await page.locator('[data-newest]').click()
  await expect.poll(() => isNewestSeen(page)).toBe(true)
  await follows(page)
  expect(await page.locator('[data-newest]').count()).toBe(0)

  // Who comes back from the past finds the newest.
  await goBack(page)
  await page.locator('.log li button').first().click()
  await page.locator('.log .now').click()
  await expect.poll(() => isNewestSeen(page)).toBe(true)
  await follows(page)

  const folded = page.locator('.log [data-unfold]')
  const lines = () => page.locator('.log li').count()
  const before = await lines()
  await folded.first().click()
  expect(await lines()).toBeGreaterThan(before + 1)
  // Each of them leads back to its moment.
  await page.locator('.log li.part button').first().click()
  await page.locator('.log .now').click()
  await folded.first().click()
  expect(await lines()).toBe(before)
  expect(complaints).toEqual([])
  await close()
})

async function goBack(page: Page): Promise<void> {
  await page.locator('.log ol').hover()
  await page.mouse.wheel(0, -4000)
  await expect.poll(async () => (await sightOf(page)).top).toBe(0)
}

async function follows(page: Page): Promise<void> {
  await playOn(page, dice(6), (made) => made === 3)
  await expect.poll(() => isNewestSeen(page)).toBe(true)
}

test('through many quick moves the log shows the newest, and since when; why bots did something is still told after a reload, and to who opens a link to the game', async () => {
  const { page, context, close } = await open('/', { kept: planned({ players: 4 }) })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.locator('[data-start]').click()
  const random = dice(5)
  for (const presses of [8, 8]) {
    await playOn(page, random, (made) => made === presses)
    await expect.poll(() => isNewestSeen(page)).toBe(true)
  }
  expect((await sightOf(page)).top).toBeGreaterThan(100)
  // Who looks at another page meanwhile is called by the title.
  expect(await page.title()).toContain('Your turn')

  const reasons = (of: Page) => of.locator('.log li small').allTextContents()
  // Some moves are not worth a reason: those that are better than others are.
  await expect.poll(async () => (await reasons(page)).length).toBeGreaterThan(2)
  const told = await reasons(page)
  await page.reload()
  await settled(page)
  await expect.poll(() => reasons(page)).toEqual(told)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Share or save' }).click()
  await page.locator('[data-share]').click()
  await page.getByText('Link copied').waitFor()
  const other = await context.newPage()
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await settled(other)
  await expect.poll(() => reasons(other)).toEqual(told)
  await close()
})
