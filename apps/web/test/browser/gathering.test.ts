/** Joining a table by a link, with two browsers and the real server: sitting down, being ready, what can go wrong. */
import { expect, test } from 'vitest'
import { BOT, heard, host, named, OPEN, seat } from './hosted.ts'
import { open, withBrowser } from './open.ts'
import { PHONE } from './sizes.ts'

withBrowser()

const NOBODY = 'a-room-nobody-opened'
/** A browser says so itself when an address leads nowhere. */
const NOT_THERE = /status of 404/

test('a guest opens the link on a phone and sits down with one press; both are ready, both are at the table', async () => {
  const ana = await host([OPEN, OPEN, BOT])
  const ben = await open(ana.link, { ...named('Ben'), size: PHONE, hasTouch: true })
  await ben.page.locator('[data-sit]').tap()
  await heard(ana.page, 'Ben sits down: Second seat.')
  await ben.page.locator('button[data-ready]').tap()
  await heard(ana.page, 'Ben is ready.')
  await ana.page.locator('button[data-ready]').click()
  await Promise.all([
    ana.page.locator('main.table').waitFor(),
    ben.page.locator('main.table').waitFor(),
  ])
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
  for (const part of ['Kept for Bruno', 'Novice bot', 'second seat']) expect(text).toContain(part)
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

test('a full table is watched; a closed and an unknown one say so, and where to go', async () => {
  const ana = await host([OPEN, BOT])
  const eva = await open(ana.link, named('Eva'))
  await eva.page.getByText('Every seat is taken.').waitFor()
  await ana.page.locator('[data-close]').click()
  await ana.page.locator('[data-close-now]').click()
  await eva.page.getByRole('heading', { name: 'This table is closed' }).waitFor()
  await eva.page.goto(`/room/${NOBODY}`)
  await eva.page.getByRole('heading', { name: 'This link leads nowhere' }).waitFor()
  expect(await eva.page.locator('main a[href="/"]').count()).toBe(1)
  expect(eva.complaints.filter((it) => !NOT_THERE.test(it))).toEqual([])
  await Promise.all([ana.close(), eva.close()])
})
