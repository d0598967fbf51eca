/** People at one table of the real server talk, agree on things, and plan ahead, each in a browser of their own. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Guest, movesOf, whoIsAsked } from './at-a-distance.ts'
import { barriersOf } from './barriers.ts'
import { withBrowser } from './open.ts'
import { planAhead, play, two } from './two-people.ts'

withBrowser()

const HTML = '<img src=x onerror="document.title = \'broken\'"> <b>:vp:</b> **stars**'

const field = (page: Page) => page.locator('[data-say]')
const slip = (page: Page, kind: 'takeBack' | 'clock') => page.locator(`[data-question="${kind}"]`)
const matter = (page: Page, text: string) => page.locator('[data-matter]', { hasText: text })
const saying = (page: Page, text: string) => page.locator('[data-said]', { hasText: text })

/** On a phone the log is a sheet of its own. */
const openLog = (page: Page) => page.locator('[data-tab="log"]').click()

async function type(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

test('two talk: text stays text, phrases, unread on the phone, the filter, too long, and keys of the table rest', async () => {
  const { ana, ben, done } = await two('puerto-rico', ['<i>Ana</i>', 'Ben'])
  await type(ana.page, HTML)
  const unread = ben.page.locator('[data-unread]')
  await expect.poll(() => unread.textContent()).toBe('1')
  await openLog(ben.page)
  await saying(ben.page, HTML).waitFor()
  await unread.waitFor({ state: 'detached' })
  for (const { page } of [ana, ben]) {
    expect(
      await page.locator('[data-said] img, [data-said] b, main i:has-text("Ana")').count(),
    ).toBe(0)
    expect(await page.title()).not.toBe('broken')
  }

  await ben.page.locator('[data-phrases]').click()
  await ben.page.locator('[data-phrase="good-luck"]').click()
  await saying(ana.page, 'Good luck, and have fun!').waitFor()
  expect(await ana.page.locator('[data-said]').allTextContents()).toHaveLength(2)

  await ana.page.getByRole('button', { name: 'Moves', exact: true }).click()
  await ana.page.locator('[data-said]').first().waitFor({ state: 'detached' })
  await type(ben.page, 'You see this as a number')
  await ana.page.getByRole('img', { name: '1 new saying' }).waitFor()
  await ana.page.getByRole('button', { name: 'Talk' }).click()
  await expect.poll(() => ana.page.locator('[data-said]').count()).toBe(3)
  await ana.page.getByRole('button', { name: 'All', exact: true }).click()

  await type(ana.page, 'x'.repeat(501))
  await ana.page.getByText('One sign too many').waitFor()
  expect(await field(ana.page).inputValue()).toHaveLength(501)
  // Letters that would take back, ask for advice or open the keys are letters here.
  await field(ana.page).fill('')
  await field(ana.page).pressSequentially('uh?1')
  expect(await field(ana.page).inputValue()).toBe('uh?1')
  expect(await ana.page.getByRole('dialog').count()).toBe(0)
  expect(await barriersOf(ben.page)).toEqual([])
  await done()
})

test('what was typed survives a lost line and a page that is loaded anew; one is muted here alone, and a saying is reported', async () => {
  const { ana, ben } = await two()
  await field(ana.page).waitFor()
  await ana.context.setOffline(true)
  await type(ana.page, 'Can you hear me?')
  await ana.page.locator('[data-waits]').waitFor()
  await field(ana.page).fill('half a sent')
  await ana.context.setOffline(false)
  await openLog(ben.page)
  await saying(ben.page, 'Can you hear me?').waitFor()
  await ana.page.locator('[data-waits]').waitFor({ state: 'detached' })
  await ana.page.reload()
  await expect.poll(() => field(ana.page).inputValue()).toBe('half a sent')
  expect(await saying(ben.page, 'Can you hear me?').count()).toBe(1)

  await type(ana.page, 'two')
  const second = saying(ben.page, 'two')
  await second.locator('.more').click()
  await second.getByRole('button', { name: 'Report', exact: true }).click()
  await second.getByText('The host of this server will read this saying').waitFor()
  const sent = ben.page.waitForRequest((it) => it.postData()?.includes('"report"') === true)
  await second.locator('[data-report]').click()
  const answer = await (await sent).response()
  expect(answer?.status()).toBe(200)
  await second.getByText('Reported.').waitFor()

  await second.locator('.more').click()
  await saying(ben.page, 'Can you hear me?').locator('.more').click()
  await ben.page.locator('[data-mute]').click()
  await ben.page.getByText('Ana is muted: 2 sayings are hidden.').waitFor()
  await type(ana.page, 'three')
  await ben.page.getByText('3 sayings are hidden.').waitFor()
  await ben.page.reload()
  await openLog(ben.page)
  await ben.page.getByText('3 sayings are hidden.').waitFor()
  expect(await ana.page.locator('[data-hushed]').count()).toBe(0)
  await ben.page.getByRole('button', { name: 'Show again' }).click()
  await saying(ben.page, 'three').waitFor()
  // The lost line of Ana is an error of her browser.
  expect(ben.complaints).toEqual([])
  for (const { close } of [ana, ben]) await close()
})

test('a take-back is asked, refused, withdrawn and agreed to across browsers, and another pace; slips cover no prompt', async () => {
  const { room, guests, ana, ben, done } = await two()
  const asker = await whoIsAsked(guests)
  const other = asker === ana ? ben : ana
  await play(room, asker, guests)
  // Only what others have acted on since is asked for.
  while ((await whoIsAsked(guests)) === asker) await play(room, asker, guests)
  await play(room, other, guests)
  const n = await movesOf(ana.page)

  await askBack(asker)
  await slip(other.page, 'takeBack').getByText(`${asker.name} asks to take back`).waitFor()
  expect(await overlap(other.page)).toBe(false)
  expect(await barriersOf(other.page)).toEqual([])
  await slip(other.page, 'takeBack').locator('[data-refuse]').click()
  for (const { page } of guests) await slip(page, 'takeBack').waitFor({ state: 'detached' })
  await matter(ana.page, 'refuse').waitFor({ state: 'attached' })
  expect(await movesOf(ana.page)).toBe(n)

  await askBack(asker)
  await slip(asker.page, 'takeBack').locator('[data-withdraw]').click()
  await slip(other.page, 'takeBack').waitFor({ state: 'detached' })

  await askBack(asker)
  await slip(other.page, 'takeBack').locator('[data-agree]').click()
  for (const { page } of guests) await expect.poll(() => movesOf(page)).toBeLessThan(n)
  await matter(ana.page, 'a move back.').first().waitFor({ state: 'attached' })

  await ana.page.locator('[data-pace]').click()
  await ana.page.getByRole('button', { name: '3 days for every decision' }).click()
  await slip(ana.page, 'clock').getByText('You ask for another pace').waitFor()
  await slip(ben.page, 'clock').getByText('Wanted: 3 days for every decision').waitFor()
  await slip(ben.page, 'clock').locator('[data-agree]').click()
  await matter(ana.page, 'All agree. From now on: 3 days for every decision.').waitFor()
  await slip(ana.page, 'clock').waitFor({ state: 'detached' })
  await done()
})

const askBack = async ({ page }: Guest): Promise<void> => {
  await page.getByRole('button', { name: 'Undo' }).click()
  await slip(page, 'takeBack').waitFor()
}

/** Whether slips lie over the prompt. */
function overlap(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [slips, prompt] = ['[data-slips]', '[data-prompt]'].map((it) =>
      document.querySelector(it)?.getBoundingClientRect(),
    )
    if (slips === undefined || prompt === undefined) throw new Error('both lie there')
    return !(
      slips.bottom <= prompt.top ||
      slips.top >= prompt.bottom ||
      slips.left >= prompt.right ||
      slips.right <= prompt.left
    )
  })
}

test('a planned role is withdrawn when somebody else has it, played when it is offered, and nobody hears of it before', () =>
  planAhead('puerto-rico', { first: 'craftsman', next: 'prospector', planned: 'trader' }))
