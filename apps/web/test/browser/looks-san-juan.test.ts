/** San Juan: what players look for is in sight: what was turned up, points that count now, the hand beside the roles, the end. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { Finger } from './finger.ts'
import { AT_ONCE, type Opening, open, withBrowser } from './open.ts'
import { comeToRest } from './rest.ts'
import { settled } from './robot.ts'
import { PHONE } from './sizes.ts'

withBrowser()

const SEATS = [
  { name: 'Ana' },
  { name: 'Ben', bot: 'novice' },
  { name: 'Cyd', bot: 'novice' },
] as const

/** Ana's seat, and the moment she is asked at. */
async function opened(seat: object, turn: object = {}, opening: Opening = {}) {
  const table = await open('/', { kept: AT_ONCE, ...opening })
  const position = { game: 'san-juan', options: { players: 3 }, seats: [seat, {}, {}], ...turn }
  await table.page.goto(`/?anew#${await pack(JSON.stringify({ position, seats: SEATS }))}`)
  await settled(table.page)
  return table
}

const BUILDING = { turn: { decision: 'D-SJ-3', seat: 0, chooser: 0 } }
const MINE = { tableau: ['indigoPlant', 'goldMine'] }
/** Eleven buildings: the next one is the last. */
const ELEVEN = [
  ...['indigoPlant', 'sugarMill', 'tobaccoStorage', 'coffeeRoaster', 'silverSmelter'],
  ...['smithy', 'well', 'tower', 'chapel', 'aqueduct', 'statue'],
]

/** Notes everything that is laid over the table from now on. */
function noteReveals(): void {
  const noted: string[] = []
  Object.assign(globalThis, { noted })
  new MutationObserver(() => {
    const shown = document.querySelector<HTMLElement>('[data-reveal]')
    if (shown !== null && !noted.includes(shown.innerText)) noted.push(shown.innerText)
  }).observe(document.body, { subtree: true, childList: true })
}

const noted = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'noted') as string[])

test('cards that the Gold Mine turns up lie large over the table with what became of them; any press goes on', async () => {
  const { page, complaints, close } = await opened(
    MINE,
    {},
    { kept: { 'doubloon.settings': { speed: 'slow', pause: 'none' } } },
  )
  await page.locator('.flights').waitFor({ state: 'attached' })
  await page.evaluate(noteReveals)
  await page.locator('[data-offer="choose prospector"]:visible').first().click()
  await page.waitForFunction(() => (Reflect.get(globalThis, 'noted') as string[]).length > 0)
  await page.keyboard.press('Escape')
  await page.locator('[data-reveal]').waitFor({ state: 'detached' })
  const [first = ''] = await noted(page)
  expect(first).toContain('Gold Mine')
  expect(first).toMatch(/You take \w|None is taken/)
  expect(complaints).toEqual([])
  await close()
})

test('whoever wants no motion reads it in the log', async () => {
  const { page, close } = await opened(MINE, {}, { reducedMotion: 'reduce' })
  await page.evaluate(noteReveals)
  await page.locator('[data-offer="choose prospector"]:visible').first().click()
  await page.locator('.log').getByText('Gold Mine').first().waitFor()
  expect(await noted(page)).toEqual([])
  await close()
})

test('a card that scores by what else stands there says what it would score, and a built one what it scores', async () => {
  const { page, close } = await opened(
    {
      hand: { guildHall: 1, well: 3, indigoPlant: 5 },
      tableau: ['indigoPlant', 'sugarMill', 'cityHall', 'chapel'],
    },
    BUILDING,
  )
  // Two production buildings of two kinds, 2 VP each; the City Hall counts the Guild Hall, too.
  const card = page.locator('[data-place="hand-guildHall-0"]')
  expect(await card.innerText()).toContain('now 5')
  await card.click()
  await page.locator('[data-prompt]').getByText('5 VP').waitFor()
  const built = page.locator('[data-place="seat-0-building-cityHall"]')
  expect(await built.innerText()).toContain('2 VP by now')
  await close()
})

test('who is about to end the game is told so before', async () => {
  const { page, close } = await opened(
    { hand: { library: 1, hero: 2, indigoPlant: 4 }, tableau: ELEVEN },
    BUILDING,
  )
  await page.locator('[data-place="hand-library-0"]').click()
  await page.locator('[data-prompt]').getByText('This ends the game').waitFor()
  expect(await page.locator('[data-place="seat-0-place-11"]').innerText()).toContain('the end')
  await close()
})

test('on a phone the hand lies below the roles, and a finger that is held reads a card: that is said until it was done', async () => {
  const table = await opened(
    { hand: { library: 1, well: 2 } },
    {},
    { size: PHONE, hasTouch: true, kept: AT_ONCE },
  )
  const { page, complaints, close } = table
  const finger = await Finger.on(table)
  const strip = page.locator('[data-area="roles"] [data-place="seat-0-hand"]')
  expect(await strip.getByRole('button').count()).toBe(3)
  expect(await strip.isVisible()).toBe(true)
  await page.locator('[data-hold]:visible').waitFor()
  await finger.look()
  await finger.hold('[data-area="roles"] [data-place="seat-0-hand"] button', '.big.looked')
  await page.locator('[data-hold]').first().waitFor({ state: 'detached' })
  await page.reload()
  await settled(page)
  expect(await page.locator('[data-hold]').count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

/** Whether two things lie over each other. */
async function overlap(page: Page, one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((it) => page.locator(it).first().boundingBox()))
  if (a == null || b == null) throw new Error('one of them is not there')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('on a phone the card that a finger reads does not lie over the prompt', async () => {
  const table = await opened({ hand: { library: 1, well: 2 } }, BUILDING, {
    size: PHONE,
    hasTouch: true,
  })
  const finger = await Finger.on(table)
  await finger.look()
  await finger.hold('[data-place="hand-library-0"]', '.big.looked')
  expect(await overlap(table.page, '.big.looked', '[data-prompt]')).toBe(false)
  await table.close()
})

test('on the smallest phone with four players the hand lies below what a role brings', async () => {
  const table = await open('/', { size: { width: 360, height: 640 }, kept: AT_ONCE })
  const { page } = table
  const mine = { hand: { library: 1, well: 2 } }
  const position = { game: 'san-juan', options: { players: 4 }, seats: [mine, {}, {}, {}] }
  const seats = [...SEATS, { name: 'Dan', bot: 'novice' }]
  await page.goto(`/?anew#${await pack(JSON.stringify({ position, seats }))}`)
  await settled(page)
  await page.locator('[data-offer="choose builder"]:visible').first().focus()
  await page.keyboard.press('Shift')
  await page.locator('[data-area="roles"] .preview li').first().waitFor()
  const strip = '[data-area="roles"] [data-place="seat-0-hand"]'
  expect(await overlap(page, strip, '[data-area="roles"] .preview')).toBe(false)
  expect(
    await overlap(page, '[data-place="role-prospector"]', '[data-area="roles"] .preview'),
  ).toBe(false)
  await table.close()
})

test('nothing jumps: what is chosen, marked or looked at moves no card and no building', async () => {
  const { page, close } = await opened(
    { hand: { library: 1, well: 1, hero: 2, tower: 1 }, tableau: ['indigoPlant', 'chapel'] },
    BUILDING,
  )
  const rects = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-place]')]
        .filter((it) => it.checkVisibility())
        .map((it) => {
          const { x, y, width, height } = it.getBoundingClientRect()
          return [it.dataset['place'], x, y, width, height].join(' ')
        }),
    )
  await page.evaluate(() => document.fonts.ready)
  await comeToRest(page)
  const before = await rects()
  await page.locator('[data-place="hand-tower-0"]').hover()
  expect(await rects()).toEqual(before)
  await page.locator('[data-place="hand-library-0"]').click()
  await page.locator('.subject').waitFor()
  expect(await rects()).toEqual(before)
  await page.locator('.marked').first().click()
  expect(await rects()).toEqual(before)
  await page.locator('[data-place="seat-0-building-chapel"]').hover()
  expect(await rects()).toEqual(before)
  await close()
})

test('nothing jumps: what is said of the prices from phase to phase moves no role', async () => {
  const { page, close } = await opened({ tableau: [{ building: 'indigoPlant', good: true }] })
  const rolesAt = async () => {
    await page.evaluate(() => document.fonts.ready)
    return page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-place^="role-"]')]
        .filter((it) => it.checkVisibility())
        .map((it) => {
          const { x, width } = it.getBoundingClientRect()
          return `${x} ${width}`
        }),
    )
  }
  const before = await rolesAt()
  await page.locator('[data-offer="choose trader"]:visible').first().click()
  await page.locator('.house').getByText('prices of this phase').waitFor()
  expect(await rolesAt()).toEqual(before)
  await close()
})
