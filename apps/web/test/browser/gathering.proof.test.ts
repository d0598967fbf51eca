/** The room before its game in every way it can be used: by its host, by keys alone, without a line, by all who read it. */
import { expect, test } from 'vitest'
import { ALL_APPEARANCES, barriersIn } from './barriers.ts'
import { BOT, heard, host, named, OPEN, seat } from './hosted.ts'
import { open, withBrowser } from './open.ts'
import { PHONE } from './sizes.ts'

withBrowser()

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

test('while the server does not answer a strip says so, and the table is there when it does', async () => {
  const ana = await host([OPEN, OPEN, BOT])
  const ben = await open('/stats', named('Ben'))
  await ben.context.route('**/events', (route) => route.abort())
  await ben.page.goto(ana.link)
  await ben.page.locator('[data-line] button').click()
  await ben.context.unroute('**/events')
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
