/** Finding and making tables: by finger on a phone, by keys alone on a laptop, seen by others, filtered, without a server. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { ALL_APPEARANCES, barriersIn, barriersOf } from './barriers.ts'
import { open, withBrowser } from './open.ts'
import { haveLetters } from './rest.ts'
import { smallTargets } from './scene-checks.ts'
import { PHONE } from './sizes.ts'

withBrowser()

/** Moves the focus by the key that goes on, until it is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((it) => it === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the focus never comes to ${target}`)
}

/** The room one has come to. */
async function roomOf(page: Page): Promise<string> {
  await page.waitForURL(/\/room\/[\w-]+$/)
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/** As if one had looked away and came back. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

const rowOf = (page: Page, room: string) => page.locator(`.open [data-room="${room}"]`)
const segment = (part: Page | Locator, label: string, choice: string) =>
  part
    .getByRole('group', { name: label, exact: true })
    .getByRole('radio', { name: choice, exact: true })

/** Asks the server for something, as the one at this page. */
async function post(page: Page, path: string, body: object): Promise<{ room: string }> {
  return page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch(to, { method: 'POST', headers, body: JSON.stringify(sent) })
      if (!reply.ok) throw new Error(`${to}: ${reply.status} ${await reply.text()}`)
      return reply.json()
    },
    [path, body] as const,
  )
}

test('a public table is made by finger on a phone; somebody else finds it, filters, and comes in', async () => {
  const eva = await open('/', { size: PHONE, hasTouch: true })
  await eva.page.locator('a[href="/tables"]').tap()
  await eva.page.locator('.begin').tap()
  const panel = eva.page.locator('dialog form')
  await panel.locator('[data-open]').tap()
  await panel.getByText('Give your name').waitFor()
  const name = panel.getByRole('textbox', { name: 'Your name' })
  expect(await name.evaluate((it) => it === document.activeElement)).toBe(true)
  await name.fill('Eva')
  await eva.page.keyboard.press('Escape')
  await eva.page.locator('.begin').tap()
  expect(await name.inputValue()).toBe('Eva')
  await segment(panel, 'Who may come', 'Everybody').tap()
  await segment(panel, 'Seat 3', 'Bot').tap()
  await segment(panel, 'Clock', 'A move').tap()
  await panel.locator('[data-open]').tap()
  const room = await roomOf(eva.page)

  const ben = await open('/tables')
  const row = rowOf(ben.page, room)
  await row.waitFor()
  await haveLetters(ben.page)
  expect(await row.innerText()).toMatch(/Eva’s table/)
  expect(await row.innerText()).toMatch(/1 min a move/)
  await segment(ben.page, 'Game', 'San Juan').check()
  await row.waitFor({ state: 'detached' })
  expect(new URL(ben.page.url()).search).toBe('?game=san-juan')
  await segment(ben.page, 'Game', 'Puerto Rico').check()
  await row.waitFor()
  await segment(ben.page, 'Clock', 'Days').first().check()
  await row.waitFor({ state: 'detached' })
  await segment(ben.page, 'Clock', 'Live').first().check()
  await segment(ben.page, 'Stage', 'Free seat').check()
  await row.getByRole('link', { name: /^Join/ }).click()
  expect(await roomOf(ben.page)).toBe(room)
  await ben.page.goBack()
  await row.waitFor()
  expect(await segment(ben.page, 'Stage', 'Free seat').isChecked()).toBe(true)
  expect([...eva.complaints, ...ben.complaints]).toEqual([])
  await eva.close()
  await ben.close()
})

test('a table is made by keys alone, and what was chosen is there the next time', async () => {
  const { page, complaints, close } = await open('/tables')
  const panel = page.locator('form')
  await tabTo(page, panel.locator('[data-game="puerto-rico"]'))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, panel.getByRole('textbox', { name: 'Your name' }))
  await page.keyboard.type('Yara')
  await tabTo(page, segment(panel, 'Seat 2', 'Open'))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, panel.getByRole('textbox', { name: 'For whom seat 2 is kept' }))
  await page.keyboard.type('yara')
  await page.keyboard.press('Enter')
  await panel.getByText('has this name already').waitFor()
  await page.keyboard.type(' B')
  await tabTo(page, panel.locator('summary').last())
  await page.keyboard.press('Enter')
  await tabTo(page, segment(panel, 'Others may watch', 'No'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const room = await roomOf(page)
  const { settings, seats } = (
    await page.evaluate(async (id) => (await fetch(`/api/rooms/${id}`)).json(), room)
  ).room
  expect(settings).toMatchObject({ game: 'san-juan', isPublic: false, watchDelay: 0 })
  expect(seats).toMatchObject([
    { kind: 'person', name: 'Yara' },
    { kind: 'kept', name: 'yara B' },
    { kind: 'open' },
  ])
  await page.goto('/tables')
  await page.locator(`.own [data-room="${room}"]`).waitFor()
  expect(await panel.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Yara')
  expect(await panel.locator('[data-game="san-juan"]').isChecked()).toBe(true)
  await page.goto('/')
  await page.locator(`li[data-room="${room}"]`).getByText('waiting for players').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('a game that waits for one stands first in both lists, and is lit', async () => {
  const { page, complaints, close } = await open('/tables')
  const bot = { kind: 'bot', name: 'Clara', bot: 'novice' }
  const asked = { settings: { game: 'san-juan' }, seats: [{ kind: 'open' }, bot] }
  const { room } = await post(page, '/api/rooms', asked)
  await post(page, `/api/rooms/${room}/commands`, { type: 'sit', name: 'Yara' })
  await post(page, '/api/rooms', asked)
  await post(page, `/api/rooms/${room}/commands`, { type: 'ready', isReady: true })
  const first = page.locator('.own li').first()
  await expect
    .poll(async () => {
      await lookAgain(page)
      return `${await first.getAttribute('data-room')}: ${await first.innerText()}`
    })
    .toMatch(new RegExp(`^${room}: [\\s\\S]*your turn`))
  await page.goto('/')
  const onStart = page.locator('.games li').first()
  await onStart.getByText('your turn').waitFor()
  expect(await onStart.getAttribute('data-room')).toBe(room)
  expect(complaints).toEqual([])
  await close()
})

test('while one looks, rows keep their places: new tables wait behind a button, those that go say so', async () => {
  const host = await open('/tables')
  const seats = [{ kind: 'open' }, { kind: 'open' }]
  const made = () =>
    post(host.page, '/api/rooms', {
      settings: { game: 'san-juan', isPublic: true, clock: { kind: 'move', seconds: 172_800 } },
      seats,
    })
  const first = await made()
  const guest = await open('/tables?game=san-juan&clock=days&stage=free')
  await guest.page.clock.install()
  await guest.page.reload()
  const row = rowOf(guest.page, first.room)
  await row.waitFor()
  await guest.page.clock.runFor(3000)
  await haveLetters(guest.page)
  const place = await row.boundingBox()
  const second = await made()
  await post(host.page, `/api/rooms/${first.room}/commands`, { type: 'close' })
  await guest.page.clock.runFor(10_000)
  const news = guest.page.locator('[data-news]')
  await news.waitFor()
  await row.getByText('No longer in this list').waitFor()
  expect(await row.boundingBox()).toEqual(place)
  expect(await rowOf(guest.page, second.room).count()).toBe(0)
  expect(await news.innerText()).toBe('Show 1 new table')
  await news.click()
  await rowOf(guest.page, second.room).waitFor()
  expect(await row.count()).toBe(0)
  expect(guest.complaints).toEqual([])
  await host.close()
  await guest.close()
})

test('a server that is away is said so, and found again', async () => {
  const { page, context, close } = await open('/tables?game=san-juan&clock=none&stage=over')
  await page.getByText('No table is like that now').waitFor()
  await context.setOffline(true)
  await lookAgain(page)
  await page.getByText('The server does not answer').waitFor()
  await page.getByRole('button', { name: 'Try now' }).click()
  await context.setOffline(false)
  await page.getByText('The server does not answer').waitFor({ state: 'detached' })
  await close()
})

test('from a place that has only files, it is said in plain words that a server is needed', async () => {
  const folder = inject('folder')
  const types: Readonly<Record<string, string>> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
  }
  const server = createServer(({ url = '/' }, reply) => {
    const isFile = extname(url) !== ''
    try {
      const file = readFileSync(join(folder, isFile ? url : 'index.html'))
      reply.writeHead(200, { 'content-type': types[extname(url)] ?? 'text/html' }).end(file)
    } catch {
      reply.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { page, close } = await open(`http://127.0.0.1:${port}/tables`)
  await page.getByText('Playing online needs a Doubloon server').waitFor()
  expect(await page.locator('form').count()).toBe(0)
  expect(await barriersOf(page)).toEqual([])
  await page.locator('main a').click()
  await page.locator('[data-start]').waitFor()
  await page.goto(`http://127.0.0.1:${port}/admin`)
  await page.getByRole('alert').getByText('comes from a place that has only files').waitFor()
  await close()
  server.close()
})

test('axe finds nothing on the tables and on the panel, also where something is wrong; fingers find room', async () => {
  const host = await open('/tables')
  const seats = [{ kind: 'open' }, { kind: 'kept', name: 'Hannah' }]
  const settings = { game: 'san-juan', isPublic: true, clock: { kind: 'move', seconds: 60 } }
  const { room } = await post(host.page, '/api/rooms', { settings, seats })
  const { page, close } = await open('/tables?stage=free')
  await post(page, '/api/rooms', { settings, seats })
  await page.reload()
  await page.locator('.own li').waitFor()
  await rowOf(page, room).waitFor()
  await page.locator('[data-open]').click()
  await segment(page.locator('form'), 'Clock', 'A game').check()
  for (const part of await page.locator('summary').all()) await part.click()
  expect(await barriersIn(page, ALL_APPEARANCES.slice(0, 2))).toEqual([])
  await page.setViewportSize(PHONE)
  await page.locator('.begin').click()
  await page.locator('dialog [data-open]').click()
  expect(await barriersIn(page, ALL_APPEARANCES.slice(2))).toEqual([])
  expect(await page.evaluate(smallTargets)).toEqual([])
  await host.close()
  await close()
})
