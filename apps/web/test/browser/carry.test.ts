/** Games that move between a browser and a server, and the one list that has both. */
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { fromMenu, gather, movesOf } from './at-a-distance.ts'
import { AT_ONCE, type Opened, open, withBrowser } from './open.ts'
import { dice, playOn } from './robot.ts'
import { momentsOf } from './scenes.ts'

withBrowser()

/** Two people at one screen, with a bot, in the middle of a game. */
const OF_TWO = JSON.stringify({
  ...momentsOf({ players: 3 }, '1')
    .slice(0, 60)
    .findLast(({ toMove }) => toMove === 0)
    ?.record(),
  seats: [{ name: 'Isabel' }, { name: 'Ben' }, { name: 'Clara', bot: 'novice' }],
})

const carry = ({ page }: Opened) => page.locator('dialog[open] [data-carry]').click()
const close = (guests: readonly Opened[]) => Promise.all(guests.map((guest) => guest.close()))

test('a game of two at one screen goes on between two browsers; everybody is told, and the list has both', async () => {
  const ana = await open(`/?anew#${await pack(OF_TWO)}`, { kept: AT_ONCE })
  await ana.page.getByRole('button', { name: 'I am' }).click()
  const before = await movesOf(ana.page)
  await fromMenu(ana.page, 'Put this game online')
  const sheet = ana.page.locator('dialog[open]')
  await sheet.getByText('This browser knows what is hidden').waitFor()
  await sheet.getByLabel('Your name').fill('')
  await carry(ana)
  await sheet.getByText('Give your name').waitFor()
  await sheet.getByLabel('Your name').fill('Ana')
  await carry(ana)
  await ana.page.waitForURL(/\/room\//)
  const ben = await open(new URL(ana.page.url()).pathname, { kept: AT_ONCE })
  await ben.page.locator('[data-brought]').getByText('begun elsewhere').waitFor()
  await ben.page.getByLabel('Your name').fill('Ben')
  await ben.page.locator('[data-sit]').click()
  for (const { page } of [ben, ana]) await page.locator('button[data-ready]').click()
  for (const { page } of [ben, ana])
    await expect.poll(() => movesOf(page)).toBeGreaterThanOrEqual(before)
  await fromMenu(ben.page, 'Fair luck')
  await ben.page.getByText('had the secret word from the beginning').waitFor()

  await ana.page.goto('/')
  const rows = ana.page.locator('.games li.paper')
  await expect.poll(() => rows.count()).toBe(2)
  await ana.page.getByRole('button', { name: 'Online', exact: true }).click()
  await expect.poll(() => ana.page.locator('.games li[data-room]').count()).toBe(1)
  expect(await rows.count()).toBe(1)
  await ana.page.getByRole('button', { name: 'In this browser' }).click()
  await expect.poll(() => ana.page.locator('.games li[data-room]').count()).toBe(0)
  expect(await rows.count()).toBe(1)
  expect([ana.complaints, ben.complaints]).toEqual([[], []])
  await close([ana, ben])
})

test('a copy of a running game goes on against bots; the table of the room stays as it is', async () => {
  const { guests } = await gather({ game: 'san-juan', people: ['Ana', 'Ben'], bots: 0 })
  const [ana] = guests
  if (ana === undefined) throw new Error('nobody came')
  const hand = () => ana.page.locator('[data-place="seat-0-hand"]').first().innerText()
  const held = await hand()
  await fromMenu(ana.page, 'Play on here')
  await ana.page.getByText('What you cannot know is dealt anew').waitFor()
  await ana.page.locator('dialog[open]').getByLabel('Novice').check()
  await carry(ana)
  await ana.page.waitForURL(/\/table\//)
  await ana.page.locator('main.table').waitFor()
  expect(await hand()).toBe(held)
  await playOn(ana.page, dice(5), (presses) => presses === 1)
  expect(await movesOf(ana.page)).toBeGreaterThan(0)
  for (const { complaints } of guests) expect(complaints).toEqual([])
  await close(guests)
})
