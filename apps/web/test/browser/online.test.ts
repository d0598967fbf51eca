/** People at screens of their own play at one table: networks go, tabs are closed, seats change hands, and nothing is lost. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  come,
  fromMenu,
  type Guest,
  gather,
  lies,
  loseNetwork,
  movesOf,
  NOWHERE,
  pennantOf,
  playOne,
  tell,
  whoIsAsked,
} from './at-a-distance.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { dice } from './robot.ts'
import { LAPTOP, PHONE } from './sizes.ts'

withBrowser()

const leave = (guests: readonly { close: () => Promise<void> }[]) =>
  Promise.all(guests.map(({ close }) => close()))
/** A lost network is an error of the browser, and is said so. */
const isOfNetwork = (complaint: string) => /ERR_INTERNET_DISCONNECTED|net::/.test(complaint)
const complaintsOf = (guests: readonly Guest[]) =>
  guests.flatMap(({ complaints }) => complaints.filter((it) => !isOfNetwork(it)))

const bandOf = (page: Page, text: string) => page.locator('.head', { hasText: text }).waitFor()

test('a network that is lost and a page that is closed take no move away, and a tab that was closed comes back on a phone', async () => {
  const { room, guests } = await gather({ people: ['Ana', 'Ben'] })
  const random = dice(7)
  for (let moves = 0; moves < 2; moves++) await playOne(guests, random)
  const lost = await whoIsAsked(guests)
  const other = guests.find((guest) => guest !== lost) ?? lost
  const before = await movesOf(lost.page)
  await loseNetwork(lost)
  await lost.page.locator('[data-offer]:visible').first().click()
  await bandOf(lost.page, 'Your move is kept and will be sent')
  await pennantOf(other.page, guests.indexOf(lost), 'away')
  expect(await movesOf(other.page)).toBe(before)
  await lost.page.close()
  await lost.context.setOffline(false)
  const page = await lost.context.newPage()
  await come(page, room)
  await expect.poll(() => movesOf(other.page)).toBeGreaterThan(before)
  await expect.poll(() => page.locator('[data-hurry]').count()).toBe(0)

  await other.page.close()
  await pennantOf(page, guests.indexOf(other), 'away')
  const again = await other.context.newPage()
  await again.setViewportSize(PHONE)
  await come(again, room)
  await expect.poll(async () => (await movesOf(again)) === (await movesOf(page))).toBe(true)
  await pennantOf(page, guests.indexOf(other), 'here')
  await playOne(
    [
      { ...lost, page },
      { ...other, page: again },
    ],
    random,
  )
  expect(complaintsOf(guests)).toEqual([])
  await leave(guests)
})

test('what is said of a lost line leaves a governor of a long name in sight', async () => {
  const { guests } = await gather({
    people: ['Wilhelmina Wolfsburg', 'Maximilian Wolfsheim'],
    bots: 0,
  })
  await playOne(guests, dice(2))
  // Of two, one is told that the other is governor.
  const told = await Promise.all(
    guests.map(({ page }) => page.locator('.governor').first().innerText()),
  )
  const other = guests[told.findIndex((it) => /Wolfs/.test(it))] as Guest
  await loseNetwork(other)
  const strip = other.page.locator('.linen')
  await strip.waitFor()
  const governor = other.page.locator('.governor').first()
  const [name, said] = [await governor.boundingBox(), await strip.boundingBox()]
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(said?.x ?? 0)
  expect(complaintsOf(guests)).toEqual([])
  await leave(guests)
})

test('who watches sees every move, asks for a seat, and plays from there when the host gives it', async () => {
  const { room, guests } = await gather({ people: ['Ana', 'Ben'] })
  const [host, other] = guests
  const watcher = await open(`/room/${room}`, { kept: AT_ONCE })
  const { page } = watcher
  await bandOf(page, 'You are watching')
  // What those who play are asked is not said as if it were asked here.
  expect(await page.locator('[data-prompt]').innerText()).not.toMatch(/\byou\b/i)
  const mover = await playOne(guests, dice(3))
  await lies(page, await movesOf(mover.page))
  expect(await page.locator('[data-offer]').count()).toBe(0)
  await page.locator('[data-ask]').click()
  await page.getByLabel('Your name').fill('Ben')
  await page.locator('[data-send]').click()
  await page.getByRole('dialog').getByText('has this name already').waitFor()
  await page.getByLabel('Your name').fill('Dora')
  await page.locator('[data-send]').click()
  await page.getByText('The host knows').waitFor()
  await bandOf(host?.page as Page, 'Dora would like to play')
  expect(await other?.page.locator('[data-wish]').count()).toBe(0)
  await host?.page.locator('[data-wish]').click()
  // Names of people lead to their pages; a bot has none.
  const pages = host?.page.locator('dialog a[href^="/people/"]')
  await expect.poll(() => pages?.allInnerTexts()).toEqual(['Ana', 'Ben'])
  await host?.page.getByRole('button', { name: 'Give Robot 1’s seat to Dora' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.head', { hasText: 'You are watching' }).count()).toBe(0)
  await pennantOf(other?.page as Page, 2, 'here')
  expect([
    ...complaintsOf(guests),
    ...watcher.complaints.filter((it) => !/status of 4/.test(it)),
  ]).toEqual([])
  await leave([...guests, watcher])
})

test('one’s own step is taken back before everybody’s eyes; a move that comes too late goes back and says why', async () => {
  const { room, guests } = await gather({ people: ['Ana', 'Ben'] })
  const first = await whoChooses(guests)
  const [n, others] = [await movesOf(first.page), guests.filter((guest) => guest !== first)]
  const [early = '', late = ''] = await quietRoles(first.page)
  expect(await first.page.title()).toContain('Your turn')
  await choose(first.page, early)
  for (const { page } of others) await lies(page, n + 1)
  await first.page.getByRole('button', { name: 'Undo' }).click()
  for (const { page } of guests) await lies(page, n)

  // The same person at another screen.
  const second = await open(NOWHERE, { kept: AT_ONCE })
  await second.context.addCookies(await first.context.cookies())
  await come(second.page, room)
  await loseNetwork(first)
  await choose(first.page, early)
  await lies(first.page, n + 1)
  await choose(second.page, late)
  for (const { page } of others) await lies(page, n + 1)
  await first.context.setOffline(false)
  await first.page.getByText('The game has gone on in the meantime').waitFor()
  expect(await phaseOf(first.page)).toBe(await phaseOf(second.page))
  await leave([...guests, second])
})

/** Plays until one of them chooses a role: at most the bot has taken one before. */
async function whoChooses(guests: readonly Guest[]): Promise<Guest> {
  const asked = await whoIsAsked(guests)
  const decision = await asked.page.locator('main.table').getAttribute('data-decision')
  if (decision === 'D-ROLE') return asked
  await playOne(guests, dice(5))
  return whoChooses(guests)
}

/** Roles that draw nothing by lot and ask whoever takes them first. */
async function quietRoles(page: Page): Promise<readonly string[]> {
  const roles = ['settler', 'builder', 'mayor']
  const counts = await Promise.all(roles.map((role) => roleCard(page, role).count()))
  return roles.filter((_, index) => counts[index] !== 0)
}

const roleCard = (page: Page, role: string) => page.locator(`[data-offer="choose ${role}"]:visible`)
const choose = (page: Page, role: string) => roleCard(page, role).first().click()
const phaseOf = (page: Page) => page.locator('main.table').getAttribute('data-phase')

test('who leaves is stood in for and takes the seat back; who resigns is asked once more; the rematch leads everybody on', async () => {
  const { room, guests } = await gather({ game: 'san-juan', people: ['Ana', 'Ben'], bots: 0 }, [
    { size: LAPTOP },
    { size: PHONE },
  ])
  const [{ page: ana }, { page: ben }] = guests as [Guest, Guest]
  await fromMenu(ben, 'Leave')
  await bandOf(ben, 'A bot plays for you')
  await pennantOf(ana, 1, 'replaced')
  await ben.locator('[data-return]').click()
  await pennantOf(ana, 1, 'here')
  await fromMenu(ben, 'Fair luck')
  const fingerprint = await ben.locator('[data-fingerprint]').textContent()
  await ben.keyboard.press('Escape')
  await fromMenu(ben, 'Resign')
  await ben.locator('[data-resign]').click()
  await pennantOf(ana, 1, 'resigned')
  await tell((guests[0] as Guest).context, room, { type: 'resign' })

  for (const page of [ana, ben]) await page.locator('dialog.end [data-rematch]').waitFor()
  await ana.getByText('You and Ben have resigned.').waitFor()
  await ana.locator('dialog.end [data-rematch]').click()
  await ben.locator('dialog.end a[data-rematch]').click()
  await Promise.all([ana, ben].map((page) => page.waitForURL(new RegExp(`/room/(?!${room})`))))
  expect(ana.url()).toBe(ben.url())
  const rematch = ana.url().split('/').at(-1) ?? ''
  const turned = await (
    await (guests[0] as Guest).context.request.get(`/api/rooms/${rematch}`)
  ).json()
  expect(turned.room.seats.map(({ name }: { name: string }) => name)).toEqual(['Ben', 'Ana'])

  const reader = await open(`/replay/@${room}`)
  await reader.page.locator('main.table[data-n="0"]').waitFor()
  await reader.page.goto(`/room/${room}`)
  await reader.page.getByRole('button', { name: 'Look at the table' }).click()
  await fromMenu(reader.page, 'Fair luck')
  await reader.page.locator('[data-check="true"]').waitFor()
  expect(await reader.page.locator('[data-fingerprint]').textContent()).toBe(fingerprint)
  await leave([...guests, reader])
})
