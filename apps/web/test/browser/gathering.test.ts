/** Joining a table by a link, with two browsers and the real server: sitting down, being ready, the host's work, and what can go wrong. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ALL_APPEARANCES, barriersIn } from './barriers.ts'
import { AT_ONCE, type Opened, type Opening, open, withBrowser } from './open.ts'
import { settled } from './robot.ts'
import { PHONE } from './sizes.ts'

withBrowser()

const NOBODY = 'a-room-nobody-opened'
const OPEN = { kind: 'open' }
const BOT = { kind: 'bot', name: 'Clara', bot: 'novice' }
/** A browser says so itself when an address leads nowhere. */
const NOT_THERE = /status of 404|ERR_FAILED/

const named = (name: string): Opening => ({ kept: { ...AT_ONCE, 'doubloon.name': { name } } })

/** Asks the server as the browser of a page does. */
function post<A>(page: Page, path: string, body: object): Promise<A> {
  return page.evaluate(
    async ([to, asked]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(to, { method: 'POST', headers, body: asked })
      if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`)
      return answer.json()
    },
    [path, JSON.stringify(body)] as const,
  )
}

interface Hosted extends Opened {
  readonly link: string
}

/** A host who sits at the first seat of a new table, and looks at it. */
async function host(seats: readonly object[], opening = named('Ana')): Promise<Hosted> {
  const opened = await open('/stats', opening)
  const settings = { game: 'puerto-rico', watchDelay: 0 }
  const { room } = await post<{ room: string }>(opened.page, '/api/rooms', { settings, seats })
  const link = `/room/${room}`
  await post(opened.page, `/api/rooms/${room}/commands`, { type: 'sit', name: 'Ana' })
  await opened.page.goto(link)
  await opened.page.locator('button[data-ready]').waitFor()
  return { ...opened, link }
}

const seat = (page: Page, number: number) => page.locator(`[data-seat="${number}"]`)
const heard = (page: Page, sentence: string) =>
  page.locator('[data-live]').getByText(sentence).waitFor({ state: 'attached' })

test('a guest opens the link on a phone and sits down with one press; both are ready, both are at the table', async () => {
  const ana = await host([OPEN, OPEN, BOT])
  const ben = await open(ana.link, { ...named('Ben'), size: PHONE, hasTouch: true })
  await ben.page.locator('[data-sit]').tap()
  await heard(ana.page, 'Ben sits down: Second seat.')
  await ben.page.locator('button[data-ready]').tap()
  await heard(ana.page, 'Ben is ready.')
  await ana.page.locator('button[data-ready]').click()
  await Promise.all([settled(ana.page), ben.page.locator('main.table').waitFor()])
  expect([ana.complaints, ben.complaints]).toEqual([[], []])
  await Promise.all([ana.close(), ben.close()])
})

test('everything about the table is read at once, and a name is asked for where none is known', async () => {
  const ana = await host([OPEN, OPEN, { kind: 'kept', name: 'Bruno' }, BOT])
  const guest = await open(ana.link)
  const { page } = guest
  await page.getByRole('heading', { name: 'Ana asks you to play' }).waitFor()
  const text = await page.locator('main').innerText()
  for (const part of ['Puerto Rico for four', 'Base buildings', 'No clock', 'Not rated'])
    expect(text).toContain(part)
  for (const part of ['Kept for Bruno', 'Novice bot', 'plays second']) expect(text).toContain(part)
  await page.locator('[data-sit]').click()
  await page.getByRole('alert').getByText('Write your name first').waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  await page.getByLabel('Your name').fill('ana')
  await page.locator('[data-sit]').click()
  await page.getByText('Somebody at this table has this name already.').waitFor()
  expect(await page.getByLabel('Your name').inputValue()).toBe('ana')
  await Promise.all([ana.close(), guest.close()])
})

test('the host keeps a seat and puts a bot; the friend is led to the kept seat, and can sit elsewhere', async () => {
  const ana = await host([OPEN, OPEN, OPEN, OPEN])
  const dialog = ana.page.locator('dialog[open]')
  await seat(ana.page, 2).locator('[data-change]').click()
  await dialog.getByLabel('A friend').check()
  await dialog.locator('[data-done]').click()
  await dialog.getByText('Write the name of your friend first.').waitFor()
  await dialog.locator('[data-friend]').fill('Bruno')
  await dialog.locator('[data-done]').click()
  await seat(ana.page, 2).getByText('Kept for Bruno').waitFor()
  await seat(ana.page, 3).locator('[data-change]').click()
  await dialog.getByLabel('A bot').check()
  await dialog.locator('[data-level]').selectOption('expert')
  await dialog.locator('[data-done]').click()
  await seat(ana.page, 3).getByText('Expert bot').waitFor()

  const bruno = await open(ana.link, named('bruno'))
  await bruno.page.locator('[data-sit]').click()
  await seat(bruno.page, 2).getByText('you').waitFor()
  await seat(bruno.page, 1).locator('[data-move]').click()
  await seat(bruno.page, 1).getByText('you').waitFor()
  expect(await seat(bruno.page, 2).getAttribute('data-sits')).toBe('open')
  await bruno.page.locator('[data-stand]').click()
  await bruno.page.locator('[data-sit]').waitFor()
  await heard(ana.page, 'bruno has stood up.')
  await Promise.all([ana.close(), bruno.close()])
})

test('the host moves without losing the table, hands it over, and starts for those who are not ready', async () => {
  const ana = await host([OPEN, OPEN, BOT])
  await seat(ana.page, 1).locator('[data-move]').click()
  await seat(ana.page, 1).getByText('host').waitFor()
  const ben = await open(ana.link, named('Ben'))
  await ben.page.locator('[data-sit]').click()
  await seat(ana.page, 0).getByText('Ben').waitFor()
  await seat(ana.page, 0).locator('[data-change]').click()
  await ana.page.locator('[data-hand-over]').click()
  await heard(ben.page, 'You are the host now.')
  await ben.page.locator('[data-start]').click()
  await Promise.all([
    ana.page.locator('main.table').waitFor(),
    ben.page.locator('main.table').waitFor(),
  ])
  await Promise.all([ana.close(), ben.close()])
})

test('with keys alone: a name, a seat, a bot for the last one, and the game begins', async () => {
  const ana = await host([OPEN, OPEN, OPEN])
  const ben = await open(ana.link)
  await ben.page.locator('input[type="radio"]').first().focus()
  await ben.page.keyboard.press('ArrowDown')
  await ben.page.keyboard.press('Tab')
  await ben.page.keyboard.type('Ben')
  await ben.page.keyboard.press('Enter')
  await seat(ben.page, 2).getByText('you').waitFor()
  await ben.page.locator('[data-ready]:focus').waitFor()
  await ben.page.keyboard.press('Enter')
  await seat(ana.page, 1).locator('[data-change]').focus()
  await ana.page.keyboard.press('Enter')
  await ana.page.locator('dialog[open] input[type="radio"]').first().focus()
  await ana.page.keyboard.press('ArrowLeft')
  await ana.page.locator('[data-level]').waitFor()
  await ana.page.locator('[data-level]').focus()
  await ana.page.keyboard.press('Tab')
  await ana.page.keyboard.press('Enter')
  await seat(ana.page, 1).getByText('Casual bot').waitFor()
  await ana.page.locator('button[data-ready]').focus()
  await ana.page.keyboard.press('Enter')
  await Promise.all([
    ana.page.locator('main.table').waitFor(),
    ben.page.locator('main.table').waitFor(),
  ])
  await Promise.all([ana.close(), ben.close()])
})

test('a full table is watched; a closed and an unknown one say so, and where to go', async () => {
  const ana = await host([OPEN, BOT])
  const eva = await open(ana.link, named('Eva'))
  await eva.page.getByText('Every seat is taken.').waitFor()
  await ana.page.locator('[data-close]').click()
  await ana.page.locator('[data-close-now]').click()
  await eva.page.getByRole('heading', { name: 'This table is closed' }).waitFor()
  await eva.page.goto(`/room/${NOBODY}`)
  await eva.page.getByRole('heading', { name: 'There is no such table' }).waitFor()
  expect(await eva.page.locator('main a[href="/"]').count()).toBe(1)
  expect(eva.complaints.filter((it) => !NOT_THERE.test(it))).toEqual([])
  await Promise.all([ana.close(), eva.close()])
})

test('while the server does not answer a strip says so, and the table is there when it does', async () => {
  const ana = await host([OPEN, OPEN, BOT])
  const ben = await open('/stats', named('Ben'))
  await ben.context.route('**/events', (route) => route.abort())
  await ben.page.goto(ana.link)
  await ben.page.locator('[data-line]').waitFor()
  await ben.context.unroute('**/events')
  await ben.page.locator('[data-line] button').click()
  await ben.page.locator('[data-sit]').waitFor()
  await Promise.all([ana.close(), ben.close()])
})

test('the link of a host on this machine is never one that leads a guest nowhere', async () => {
  const ana = await host([OPEN, OPEN, BOT])
  const invite = ana.page.locator('[data-invite]')
  await invite.getByText('This address leads only to this computer.').waitFor()
  await ana.context.route('**/api/version', (route) =>
    route.fulfill({ json: { guests: ['http://192.168.1.5:8080'] } }),
  )
  await ana.page.reload()
  await invite.locator('[data-qr]').waitFor()
  expect(await invite.locator('[data-link]').inputValue()).toBe(
    `http://192.168.1.5:8080${ana.link}`,
  )
  await ana.close()
})

test('axe finds nothing, light and dark, on a phone and a laptop; nothing is wider than a phone', async () => {
  const ana = await host([OPEN, OPEN, { kind: 'kept', name: 'Bruno' }, OPEN, BOT])
  const ben = await open(ana.link, named('Ben'))
  await ben.page.locator('[data-sit]').waitFor()
  expect(await barriersIn(ben.page, ALL_APPEARANCES)).toEqual([])
  expect(await barriersIn(ana.page, ALL_APPEARANCES)).toEqual([])
  await ana.page.setViewportSize(PHONE)
  await seat(ana.page, 1).locator('[data-change]').click()
  await ana.page.locator('dialog[open] form').waitFor()
  expect(
    await barriersIn(ana.page, [
      [PHONE, 'light'],
      [PHONE, 'dark'],
    ]),
  ).toEqual([])
  for (const { page } of [ana, ben]) {
    await page.setViewportSize(PHONE)
    const tooWide = await page.locator('main').evaluate((it) => it.scrollWidth - it.clientWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
  }
  expect([ana.complaints, ben.complaints]).toEqual([[], []])
  await Promise.all([ana.close(), ben.close()])
})
