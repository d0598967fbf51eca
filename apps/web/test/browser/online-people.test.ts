/** People of a server: an account made in one browser and used in another, the private link, the best, a profile. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { ALL_APPEARANCES, barriersIn } from './barriers.ts'
import { open, withBrowser } from './open.ts'
import { smallTargets } from './scene-checks.ts'
import { PHONE } from './sizes.ts'

withBrowser()

const PASSWORD = 'four ships of sugar'
const form = (page: Page) => page.locator('form').first()

/** What the page itself would ask, as whoever uses the browser. */
const ask = (page: Page, path: string, body: object): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([to, sent]) => {
      const response = await fetch(`/api/${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sent,
      })
      return response.json()
    },
    [path, JSON.stringify(body)] as const,
  )

async function typeAccount(page: Page, name: string, password: string): Promise<void> {
  await form(page).locator('input').first().fill(name)
  await form(page).locator('input[type=password]').fill(password)
}

test('who makes an account in one browser signs in in another and finds the same tables; a wrong password loses nothing typed', async () => {
  const name = `Ada ${Date.now() % 1e9}`
  const laptop = await open('/me')
  await laptop.page.locator('form').first().waitFor()
  await ask(laptop.page, 'rooms', {
    settings: { game: 'san-juan' },
    seats: [{ kind: 'open' }, { kind: 'open' }],
  })
  await laptop.page.reload()
  await laptop.page.locator('a[href^="/room/"]').waitFor()
  await typeAccount(laptop.page, name, 'short')
  await form(laptop.page).locator('button').click()
  await form(laptop.page).locator('[role=alert]').waitFor()
  expect(await form(laptop.page).locator('input').first().inputValue()).toBe(name)
  await typeAccount(laptop.page, name, PASSWORD)
  await laptop.page.keyboard.press('Enter')
  await laptop.page.getByRole('heading', { name: `Signed in as ${name}` }).waitFor()
  await laptop.page.locator('[data-make-code]').click()
  await laptop.page.locator('[data-code]').waitFor()
  expect(await barriersIn(laptop.page, ALL_APPEARANCES)).toEqual([])
  const room = await laptop.page.locator('a[href^="/room/"]').getAttribute('href')
  const link = await laptop.page.getByLabel('Private link').inputValue()

  const phone = await open('/me', { size: PHONE, hasTouch: true })
  await phone.page.getByRole('radio', { name: 'I have an account' }).check()
  await typeAccount(phone.page, name, 'something else')
  await form(phone.page).locator('button').click()
  await form(phone.page).locator('[role=alert]').waitFor()
  await form(phone.page).locator('input[type=password]').fill(PASSWORD)
  await form(phone.page).locator('button').click()
  await phone.page.getByRole('heading', { name: `Signed in as ${name}` }).waitFor()
  expect(await phone.page.locator('a[href^="/room/"]').getAttribute('href')).toBe(room)
  for (const part of await phone.page.locator('summary').all()) await part.click()
  expect(await phone.page.evaluate(smallTargets)).toEqual([])
  await phone.page.locator('[data-sign-out]').click()
  await phone.page.getByRole('heading', { name: 'You are nobody here yet' }).waitFor()

  await phone.page.goto(link)
  await phone.page.locator('button.primary').first().click()
  await phone.page.locator(`a[href="${room}"]`).waitFor()
  expect(phone.page.url()).toBe(`${inject('address')}me`)
  // A refusal is told by the browser, too.
  const refusals = /status of (403|422)/
  for (const { complaints } of [laptop, phone])
    expect(complaints.filter((complaint) => !refusals.test(complaint))).toEqual([])
  await laptop.close()
  await phone.close()
})

/** Plays a game of two against a bot, as fast as it goes; gives its room. */
const playGame = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const sent = { method: 'POST', headers, body: JSON.stringify(body) }
      return (await fetch(`/api/rooms${path}`, sent)).json()
    }
    const bot = { kind: 'bot', name: 'Rosa', bot: 'novice' }
    const settings = { game: 'san-juan', isRated: true }
    const { room } = await post('', { settings, seats: [{ kind: 'open' }, bot] })
    await post(`/${room}/commands`, { type: 'sit', seat: 0, name: 'Ada' })
    await post(`/${room}/commands`, { type: 'ready', isReady: true })
    const news = new EventSource(`/api/rooms/${room}/events`)
    let [heard, wake] = [0, () => {}]
    news.onmessage = () => {
      heard++
      wake()
    }
    for (;;) {
      const before = heard
      const view = await (await fetch(`/api/rooms/${room}/view`)).json()
      const move = (view.offers ?? view.steps)?.at(0)
      if (view.over) break
      if (move !== undefined) await post(`/${room}/moves`, { after: view.moves, move })
      else if (heard === before)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
    news.close()
    return room
  })

test('a finished game stands in the history of who played it, with what it changed, and is seen again from there', async () => {
  const { page, complaints, close } = await open('/people')
  const { person } = await ask(page, 'me/rated', { isRated: true })
  const room = await playGame(page)
  await page.goto(`/people/${person}`)
  const game = page.locator(`[data-game="${room}"]`)
  await game.waitFor()
  expect(await game.innerText()).toMatch(/[+-]\d+ rating/)
  await page.locator('[data-rating="san-juan 2"]').waitFor()
  await page.locator('[data-statistics="san-juan"]').waitFor()
  expect(await barriersIn(page, ALL_APPEARANCES)).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await page.evaluate(smallTargets)).toEqual([])
  await game.locator('button').click()
  await page.waitForURL(/replay#game=/)
  await page.locator('[data-play]').waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('the best are chosen by game and players, in the address; a profile says who one is and what is not there', async () => {
  const { page, complaints, close } = await open('/people')
  await page.locator('[data-none]').waitFor()
  await page.getByRole('radio', { name: 'San Juan' }).check()
  await page.getByRole('radio', { name: '4 players' }).check()
  await page.locator('h2', { hasText: 'San Juan' }).waitFor()
  expect(page.url()).toMatch(/\?game=san-juan&players=4$/)
  expect(await barriersIn(page, ALL_APPEARANCES)).toEqual([])
  await page.setViewportSize(PHONE)
  expect(await page.evaluate(smallTargets)).toEqual([])
  const { person } = await ask(page, 'me/rated', { isRated: true })
  await page.goto(`/people/${person}`)
  await page.locator('main a[href="/me"]').waitFor()
  expect(await barriersIn(page, ALL_APPEARANCES)).toEqual([])
  await page.locator('main a[href="/me"]').click()
  const isRated = page.getByRole('checkbox')
  await Promise.all([page.waitForResponse('**/api/me/rated'), isRated.uncheck()])
  await page.reload()
  await isRated.waitFor()
  expect(await isRated.isChecked()).toBe(false)
  const { room } = await ask(page, 'rooms', {
    settings: { game: 'san-juan', isRated: true },
    seats: [{ kind: 'open' }, { kind: 'open' }],
  })
  await ask(page, `rooms/${room}/commands`, { type: 'sit', seat: 0, name: 'Ada' })
  await page.goto(`/room/${room}`)
  await Promise.all([page.waitForResponse('**/api/me/rated'), isRated.check()])
  await page.goto('/me')
  await isRated.waitFor()
  expect(await isRated.isChecked()).toBe(true)
  expect(complaints).toEqual([])
  await page.goto('/people/nobody-at-all')
  await page.locator('main [role=alert]').waitFor()
  await close()
})
