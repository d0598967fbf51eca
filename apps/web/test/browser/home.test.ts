/** The start page: both games, what it remembers, and the ways in for games from elsewhere. */
import { Game, orThrow } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { ALL_APPEARANCES, barriersIn } from './barriers.ts'
import { barriersAtHome } from './homes.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { settled } from './robot.ts'
import { momentsOf } from './scenes.ts'
import { LAPTOP, PHONE } from './sizes.ts'

withBrowser()

/** The first position of each game, as a record. */
const RECORDS = {
  'puerto-rico': JSON.stringify(orThrow(Game.start(puertoRico, { players: 3 }, 's')).record()),
  'san-juan': JSON.stringify(orThrow(Game.start(sanJuan, { players: 3 }, 's')).record()),
}
const GAMES = Object.keys(RECORDS) as readonly (keyof typeof RECORDS)[]

/** Waits until a table of the game lies there. */
async function tableOf(page: Page, game: string): Promise<void> {
  await page.locator(`main.table.${game}`).waitFor()
  await settled(page)
}

/** Lets a file fall in the middle of the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.locator('#load-heading').waitFor({ state: 'attached' })
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const carried = new DataTransfer()
      carried.items.add(new File([content], fileName, { type: 'application/json' }))
      return carried
    },
    [name, text] as const,
  )
  await page.dispatchEvent('main', 'dragover', { dataTransfer })
  await page.dispatchEvent('main', 'drop', { dataTransfer })
}

test('San Juan is two presses away, and remembered with its variant', async () => {
  const { page, complaints, close } = await open('/', { kept: AT_ONCE })
  await page.locator('[data-game="san-juan"]').check()
  await page.locator('[data-change]').click()
  await page.getByRole('checkbox').first().check()
  await page.locator('[data-done]').click()
  await page.locator('[data-start]').click()
  await tableOf(page, 'san-juan')
  await page.goto('/')
  expect(await page.locator('[data-game="san-juan"]').isChecked()).toBe(true)
  expect(await page.locator('.go').innerText()).toContain('New buildings')
  await page.locator('[data-change]').click()
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(true)
  await page.locator('[data-done]').click()
  await page.locator('[data-game="puerto-rico"]').check()
  await page.locator('[data-start]').click()
  await tableOf(page, 'puerto-rico')
  expect(complaints).toEqual([])
  await close()
})

test('each game has its own number of seats', async () => {
  const { page, close } = await open('/', { kept: planned({ players: 5 }) })
  const seats = page.getByRole('list').first().getByRole('listitem')
  expect(await seats.count()).toBe(5)
  await page.locator('[data-game="san-juan"]').check()
  expect(await seats.count()).toBe(4)
  await page.locator('[data-game="puerto-rico"]').check()
  expect(await seats.count()).toBe(5)
  await close()
})

test('a seat can be named and given to a person; two of a name are not started', async () => {
  const { page, close } = await open('/', { kept: AT_ONCE })
  const name = page.getByRole('textbox', { name: 'Name at seat 2' })
  expect(await name.count()).toBe(0)
  await page.locator('[data-change]').click()
  await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Eva')
  await name.fill('Eva')
  await page.locator('dialog .problem').waitFor()
  expect(await page.locator('[data-start]').getAttribute('aria-disabled')).toBe('true')
  await name.fill('Dora')
  await page.getByRole('combobox', { name: 'Who sits at seat 2' }).selectOption('')
  await page.locator('[data-done]').click()
  expect(await page.locator('.go').innerText()).toContain('Dora')
  await page.locator('[data-start]').click()
  await page.getByText('Dora').first().waitFor()
  await close()
})

test.each(GAMES)('a record of %s is opened by dropping it, by file and by link', async (game) => {
  const { page, complaints, close } = await open('/', { kept: AT_ONCE })
  await drop(page, 'record.json', RECORDS[game])
  await tableOf(page, game)
  await page.goto('/')
  const buffer = Buffer.from(RECORDS[game])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer })
  await tableOf(page, game)
  await page.goto('/')
  await page.locator('[data-load]').click()
  await page.locator('form input').fill(await pack(RECORDS[game]))
  await page.locator('form button').click()
  await tableOf(page, game)
  expect(complaints).toEqual([])
  await close()
})

test('a file that is no game says so, and harms nothing', async () => {
  const { page, close } = await open('/', { kept: AT_ONCE })
  await drop(page, 'picture.json', 'not a record')
  await page.getByRole('status').filter({ hasText: 'neither a link nor a record' }).waitFor()
  await page.locator('[data-start]').click()
  await tableOf(page, 'puerto-rico')
  await close()
})

test('kept games say which game they are, and finished ones can be seen again', async () => {
  const { page, close } = await open('/', { kept: AT_ONCE })
  await drop(page, 'record.json', RECORDS['san-juan'])
  await tableOf(page, 'san-juan')
  await page.goto('/')
  const finished = momentsOf({ players: 3 }, '1').at(-1)
  await drop(page, 'record.json', JSON.stringify(finished?.record()))
  await tableOf(page, 'puerto-rico')
  const [, , id = ''] = new URL(page.url()).pathname.split('/')
  await page.goto('/')
  const rows = page.locator('li.game')
  await rows.filter({ hasText: 'San Juan' }).waitFor()
  const again = rows.filter({ hasText: 'Puerto Rico' }).locator(`a[href="/replay/${id}"]`)
  await again.waitFor()
  expect(await page.locator('a[href^="/replay/"]').count()).toBe(1)
  await page.goto('/replay')
  await page.locator(`li.game a[href="/replay/${id}"]`).waitFor()
  expect(await rows.count()).toBe(1)
  await rows.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await rows.getByRole('link').click()
  await page.locator('[data-caption]').waitFor()
  await close()
})

test.each([
  planned({ players: 3, buildings: 'all31' }),
  planned({ game: 'san-juan', players: 3, expansion: true }),
])('everything on a table that is begun here is drawn', async (kept) => {
  const { page, close } = await open('/', { kept })
  await page.locator('[data-start]').click()
  await settled(page)
  await page.locator('#later-drawings').waitFor({ state: 'attached' })
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll('use')]
      .map((it) => it.getAttribute('href') ?? '')
      .filter((address) => document.querySelector(address) === null),
  )
  expect(missing).toEqual([])
  await close()
})

test('an upright phone has one column, however low its window is', async () => {
  const { page, close } = await open('/', { size: { width: 375, height: 553 } })
  const start = page.locator('[data-start]')
  await start.waitFor()
  const main = page.locator('main')
  const parts = await main.locator('> *').evaluateAll((all) => all.map((it) => it.clientWidth))
  const room = await main.evaluate((it) => it.clientWidth)
  expect(parts.filter((width) => width > 0 && width < room)).toEqual([])
  await close()
})

/** The scenes look at that of Puerto Rico; the proofs at both in all appearances. */
test('axe finds nothing on the start page of San Juan', async () => {
  expect(
    await barriersAtHome('san-juan', [
      [LAPTOP, 'light'],
      [PHONE, 'dark'],
    ]),
  ).toEqual([])
})

test('an address at which there is nothing says so and leads back', async () => {
  const { page, complaints, close } = await open('/tabel/abc')
  await page.locator('h1').waitFor()
  expect(await page.locator('h1').innerText()).toBe('There is nothing at this address')
  expect(await barriersIn(page, ALL_APPEARANCES)).toEqual([])
  await page.locator('a.primary').click()
  await page.locator('[data-start]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(complaints).toEqual([])
  await close()
})
