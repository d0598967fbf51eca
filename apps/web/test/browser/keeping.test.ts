/** What is kept in the browser: games go on after a reload, without a network, and beside damaged ones. */
import { describe, expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { goesOn, openOffline } from './keeping.ts'
import { keptGames } from './kept-games.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { dice, playOn, settled } from './robot.ts'
import { sanJuanMoments } from './scenes.ts'

withBrowser()

/** A game of San Juan in which the first seat decides a last time. */
const LAST_MOVES = JSON.stringify(
  sanJuanMoments({ players: 2 }, '1')
    .findLast(({ toMove }) => toMove === 0)
    ?.record(),
)

describe('some moves', () => goesOn((presses) => presses === 5))

test('after the first load all works without a network', async () => {
  const { page, complaints, close } = await openOffline('puerto-rico')
  await playOn(page, dice(7), (presses) => presses === 5)
  // What only the end shows is there, too, and the other game; the proofs play all the way.
  await page.goto(`/?anew#${await pack(LAST_MOVES)}`)
  await playOn(page, dice(7))
  expect(await page.locator('main.table').getAttribute('data-over')).toBe('true')
  expect(complaints).toEqual([])
  await close()
})

test('a damaged game says so and harms no other', async () => {
  const { page, close } = await open('/', { kept: planned({ players: 2 }) })
  await page.locator('[data-start]').click()
  await settled(page)
  const good = new URL(page.url()).pathname
  await page.goto('/')
  await page.locator('[data-start]').click()
  await settled(page)
  const bad = new URL(page.url()).pathname
  await page.goto('/')
  const hurt = (await keptGames(page)).filter(({ id }) => bad.endsWith(id))
  expect(hurt).toHaveLength(1)
  await keptGames(
    page,
    hurt.map((game) => ({ ...game, record: { moves: 'nonsense' } })),
  )
  await page.goto(bad)
  await page.locator('[role=alert]').first().waitFor()
  expect(await page.locator('main.table').count()).toBe(0)
  await page.goto(good)
  const { presses } = await playOn(page, dice(8), (count) => count === 5)
  expect(presses).toBe(5)
  await close()
})

test('the link of a game under way leads to the same moment at a table of its own', async () => {
  const { page, context, close } = await open('/', { kept: planned({ players: 2 }) })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.locator('[data-start]').click()
  await playOn(page, dice(4), (count) => count === 6)
  const before = await settled(page)
  const own = page.url()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Share or save' }).click()
  await page.locator('[data-share]').click()
  await page.getByText('Link copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-save]').click(),
  ])
  expect(record.suggestedFilename()).toMatch(/^doubloon-puerto-rico-[\d-]+\.json$/)
  const other = await context.newPage()
  await other.goto(link)
  expect(await settled(other)).toEqual(before)
  expect(other.url()).not.toBe(own)
  await close()
})

test('a link that was cut gets a clear message', async () => {
  const { page, close } = await open('/#game=dMw7DoAgDADQ', { kept: AT_ONCE })
  await page.getByRole('status').filter({ hasText: 'link' }).waitFor()
  await page.locator('[data-start]').waitFor()
  await close()
})
