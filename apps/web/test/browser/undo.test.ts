/**
 * Taking moves back where several people share a screen: one's own step is one's own business until something hidden was
 * shown or the next person has taken over; then the others are asked.
 */
import { Game, orThrow } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { keptGames } from './kept-games.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { moved, settled } from './robot.ts'
import { LAPTOP, PHONE, type Size } from './sizes.ts'

withBrowser()

const SIZES: readonly (readonly [string, Size])[] = [
  ['phone', PHONE],
  ['laptop', LAPTOP],
]

/** Ana, Ben and a bot; Ben is asked first. */
const THREE = JSON.stringify({
  ...orThrow(Game.start(puertoRico, { players: 3 }, 'touch')).record(),
  seats: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cyd', bot: 'novice' }],
})
/** San Juan for two people who could build. */
const TWO = JSON.stringify({
  position: {
    game: 'san-juan',
    options: { players: 2 },
    seats: [{ hand: { tower: 2, well: 2 } }, { hand: { carpenter: 2, archive: 2 } }],
  },
  seats: [{ name: 'Ana' }, { name: 'Ben' }],
})

async function sit(record: string, size: Size = LAPTOP, kept: Record<string, unknown> = AT_ONCE) {
  const opened = await open(`/#${await pack(record)}`, { size, kept })
  const { page } = opened
  // Where several share the screen, it begins behind the curtain.
  if (record.includes('Ben')) await page.getByRole('button', { name: 'I am' }).click()
  await settled(page)
  // A game can begin without its log.
  await page.locator('#log-title').waitFor({ state: 'attached' })
  return opened
}

async function play(page: Page, offer: string): Promise<void> {
  const { n } = await settled(page)
  await page.locator(`[data-offer="${offer}"]:visible`).first().click()
  await moved(page, n, offer)
  await page.mouse.move(2, 2)
}

/** Takes over the screen. */
async function takeOver(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I am ${name}` }).click()
  await settled(page)
  await page.mouse.move(2, 2)
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()
const prompt = (page: Page) => page.locator('[data-prompt]')
const doubt = (page: Page, text: string) => prompt(page).getByText(text).waitFor()
const leave = (page: Page) => page.getByRole('button', { name: 'Leave it' })
const agree = (page: Page) => page.getByRole('button', { name: 'Agreed' })
const offerBack = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'back' })

/** The table as it lies: what was played, what is offered, and everything that is written on it. */
async function lies(page: Page) {
  await settled(page)
  const shown = await page.evaluate(() => ({
    n: document.querySelector<HTMLElement>('main.table')?.dataset['n'],
    offers: [...document.querySelectorAll<HTMLElement>('[data-offer]')].map(
      (it) => it.dataset['offer'],
    ),
    areas: [...document.querySelectorAll('.head, [data-area], .side')].map((area) => {
      const copy = area.cloneNode(true) as Element
      // What is only heard comes when there is time.
      for (const it of copy.querySelectorAll('[hidden]')) it.remove()
      return copy.textContent
    }),
  }))
  return { ...shown, moves: await keptMoves(page) }
}

/** The moves of the game that is kept in this browser. */
async function keptMoves(page: Page): Promise<readonly string[] | undefined> {
  const [game] = await keptGames(page)
  return game?.record.moves
}

test('who has just moved takes it back at the curtain, with the answer of the bot', async () => {
  const { page, complaints, close } = await sit(THREE)
  const start = await lies(page)
  await play(page, 'choose settler')
  const before = await lies(page)
  await undo(page)
  await expect.poll(() => lies(page)).toEqual(start)
  await prompt(page).getByText('Taken back.').waitFor()
  await page.locator('[data-live]', { hasText: 'taken back' }).waitFor({ state: 'attached' })
  await play(page, 'choose settler')

  await play(page, 'take corn')
  await page.getByRole('dialog').getByText('It is Ana’s turn').waitFor()
  expect(await keptMoves(page)).toHaveLength(3)
  await offerBack(page).click()
  await takeOver(page, 'Ben')
  await expect.poll(() => lies(page)).toEqual(before)
  await prompt(page).getByText('Taken back.').waitFor()
  // It is said once.
  await play(page, 'take indigo')
  await takeOver(page, 'Ana')
  expect(await prompt(page).textContent()).not.toContain('Taken back')
  expect(complaints).toEqual([])
  await close()
})

test.each(SIZES)('another’s move is taken back when everybody agrees, %s', async (_, size) => {
  const { page, complaints, close } = await sit(THREE, size)
  await play(page, 'choose settler')
  const before = await lies(page)
  await play(page, 'take corn')
  await takeOver(page, 'Ana')
  const after = await lies(page)

  await undo(page)
  await doubt(page, 'Take Ben’s move back?')
  await doubt(page, 'Ben must agree. All that followed goes back, too.')
  const [no, yes] = [await leave(page).boundingBox(), await agree(page).boundingBox()]
  expect((no?.x ?? 0) + (no?.width ?? 0)).toBeLessThan(yes?.x ?? 0)
  expect((yes?.x ?? 0) + (yes?.width ?? 0)).toBeLessThanOrEqual(size.width)
  await leave(page).click()
  expect(await prompt(page).textContent()).not.toContain('Ben')
  await expect.poll(() => lies(page)).toEqual(after)

  await undo(page)
  await agree(page).click()
  await page.getByRole('dialog').getByText('It is Ben’s turn').waitFor()
  expect(await page.locator('[data-offer]').count()).toBe(0)
  await takeOver(page, 'Ben')
  await expect.poll(() => lies(page)).toEqual(before)
  expect(complaints).toEqual([])
  await close()
})

test('what was drawn since is asked for, by keys too', async () => {
  const { page, complaints, close } = await sit(THREE)
  await play(page, 'choose settler')
  await play(page, 'take corn')
  await takeOver(page, 'Ana')
  const before = await lies(page)
  // The last of the three turns up new plantations; then the bot takes a role and asks Ana again.
  await play(page, 'take indigo')
  const after = await lies(page)
  expect(after.moves?.length).toBeGreaterThan((before.moves?.length ?? 0) + 1)

  await page.keyboard.press('u')
  await doubt(page, 'Take your move back?')
  await doubt(page, 'Something hidden was shown since: Ben must agree.')
  // Enter leaves it, and so does Escape.
  await page.keyboard.press('Enter')
  await agree(page).waitFor({ state: 'detached' })
  await page.keyboard.press('u')
  await agree(page).waitFor()
  await page.keyboard.press('Escape')
  await agree(page).waitFor({ state: 'detached' })
  await expect.poll(() => lies(page)).toEqual(after)

  await page.keyboard.press('u')
  await agree(page).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // Ana sits there already: no curtain.
  await expect.poll(() => lies(page)).toEqual(before)
  expect(complaints).toEqual([])
  await close()
})

test('San Juan: who drew a card cannot take it back behind the curtain', async () => {
  const { page, complaints, close } = await sit(TWO)
  const before = await keptMoves(page)
  await play(page, 'choose prospector')
  await page.getByRole('dialog').waitFor()
  expect(await offerBack(page).count()).toBe(0)
  await takeOver(page, 'Ben')
  await undo(page)
  await doubt(page, 'Take Ana’s move back?')
  await doubt(page, 'Something hidden was shown since: Ana must agree.')
  await agree(page).click()
  await takeOver(page, 'Ana')
  expect(await keptMoves(page)).toEqual(before)
  // Nothing is drawn by who builds nothing.
  await play(page, 'choose builder')
  await play(page, 'pass')
  await offerBack(page).click()
  await takeOver(page, 'Ana')
  expect(await keptMoves(page)).toEqual(['choose builder'])
  expect(complaints).toEqual([])
  await close()
})

test.each(SIZES)('a move is taken back while the bots’ answers are shown, %s', async (_, size) => {
  const alone = JSON.stringify(JSON.parse(THREE, (key, it) => (key === 'seats' ? undefined : it)))
  const { page, complaints, close } = await sit(alone, size, {})
  const before = await lies(page)
  const { n } = await settled(page)
  const gold = await prompt(page).locator('[data-main], [data-enter]').boundingBox()
  await page.locator('[data-offer]:visible').first().click()
  // What lies under a pointer is marked; here it shall be the table alone.
  await page.mouse.move(0, 0)
  await moved(page, n, 'the first offer')
  // Never where the gold button was: two presses of that would play and take back.
  const button = await page.getByRole('button', { name: 'Undo' }).boundingBox()
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(gold?.x ?? 0)
  await page.keyboard.press('u')
  await expect.poll(() => lies(page)).toEqual(before)
  // Nothing that was on its way comes after all.
  await page.waitForTimeout(1000)
  await expect.poll(() => lies(page)).toEqual(before)
  expect(complaints).toEqual([])
  await close()
})
