/** What is kept in the browser: games go on after a reload, without a network, and beside damaged ones. */
import { expect, test } from 'vitest'
import { keptGames } from './kept-games.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { planned, type Wanted } from './plans.ts'
import { dice, playOn, settled } from './robot.ts'

withBrowser()

const IN_THE_MIDDLE: readonly (readonly [string, Wanted])[] = [
  ['D-MAYOR-PLACE', { players: 3 }],
  ['D-SJ-3', { game: 'san-juan', players: 3 }],
]

test.each(IN_THE_MIDDLE)(
  'a reload in the middle of %s goes on where it was',
  async (id, wanted) => {
    const { page, complaints, close } = await open('/', { kept: planned(wanted) })
    await page.locator('[data-start]').click()
    await playOn(page, dice(5), (_, decision) => decision === id)
    const before = await settled(page)
    await page.reload()
    expect(await settled(page)).toEqual(before)
    const { presses } = await playOn(page, dice(6))
    expect(presses).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await close()
  },
)

const OFFLINE: readonly Wanted[] = [{ players: 4 }, { game: 'san-juan', players: 2 }]

test.each(OFFLINE)('after the first load all works without a network: %o', async (wanted) => {
  const { page, context, complaints, close } = await open('/', {
    kept: planned(wanted),
    isLasting: true,
  })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await page.locator('[data-start]').click()
  await playOn(page, dice(7))
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
