/** Games seen again in a browser. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { NAMES } from '../../src/style/arrangements.ts'
import { recordOf } from '../replays.ts'
import { type Appearance, barriersIn } from './barriers.ts'
import { AT_ONCE, open } from './open.ts'
import { comeToRest } from './rest.ts'
import { ALL_SIZES, LAPTOP } from './sizes.ts'

export const RECORDS = {
  'puerto-rico': recordOf('puerto-rico', { players: 2 }, 'short', 'greedy'),
  'san-juan': recordOf('san-juan', { players: 2 }, 'short', 'greedy'),
}

/** A game of Puerto Rico for four. */
export const FULL = recordOf('puerto-rico', { players: 4 }, 'long', 'greedy')

/** A game of San Juan for three. */
export const LONG = recordOf('san-juan', { players: 3 }, 'long', 'greedy')

export const lengthOf = (record: string): number => JSON.parse(record).moves.length

/** A game that is broken off after so many moves. */
export function brokenOff(record: string, moves: number): string {
  const whole = JSON.parse(record)
  return JSON.stringify({ ...whole, moves: whole.moves.slice(0, moves) })
}

/** Opens a replay by its address and waits until the table lies there. */
export async function openReplay(
  record: string,
  rest = '',
  opening: Parameters<typeof open>[1] = {},
) {
  const path = `/replay#${await pack(record)}${rest}`
  const opened = await open(path, { kept: AT_ONCE, reducedMotion: 'reduce', ...opening })
  await opened.page.locator('[data-caption]').waitFor()
  await opened.page.evaluate(() => document.fonts.ready)
  return opened
}

/** Waits until a moment is shown, and the log, which comes a little later. */
export async function shown(page: Page, n: number): Promise<void> {
  await page.locator(`main.table[data-n="${n}"]`).waitFor()
  await page.locator('.log ol').waitFor({ state: 'attached' })
}

/** Everything that is written on the table. */
export async function screenOf(page: Page): Promise<string> {
  await comeToRest(page)
  return page.evaluate(() => document.querySelector<HTMLElement>('main.table')?.innerText ?? '')
}

/** Steps through a game to its end and back; the same moments must show the same. */
export async function walkThrough(record: string): Promise<void> {
  const length = lengthOf(record)
  const { page, complaints, close } = await openReplay(record, '&n=0&view=0')
  const forward = new Map<number, string>()
  for (let n = 0; n <= length; n++) {
    await shown(page, n)
    if (n % 10 === 0 || n === length) forward.set(n, await screenOf(page))
    if (n < length) await page.keyboard.press('ArrowRight')
  }
  for (let n = length; n >= 0; n--) {
    await shown(page, n)
    if (forward.has(n)) expect(await screenOf(page), `move ${n}`).toBe(forward.get(n))
    if (n > 0) await page.keyboard.press('ArrowLeft')
  }
  expect(new Set(forward.values()).size).toBe(forward.size)
  expect(complaints).toEqual([])
  await close()
}

const DIALOGS = ['', '[data-open=more]', '[data-open=charts]', '[data-open=play-on]']

/** What axe finds, what scrolls, and what fingers would miss, in the middle of a game and in all dialogs. */
export async function badLooksOf(
  record: string,
  looks: readonly Appearance[],
): Promise<readonly string[]> {
  const { page, close } = await openReplay(record, '&n=60&view=0')
  const found: string[] = []
  for (const dialog of DIALOGS) {
    await page.setViewportSize(LAPTOP)
    if (dialog !== '') await page.locator(dialog).click()
    const barriers = await barriersIn(page, looks)
    found.push(...barriers.map((it) => `${dialog} ${it}`))
    await page.keyboard.press('Escape')
  }
  for (const size of ALL_SIZES) {
    await page.setViewportSize(size)
    await comeToRest(page)
    found.push(...(await page.evaluate(tooLarge, NAMES.small)).map((it) => `${size.width}: ${it}`))
  }
  await close()
  return found
}

/** Whether the page scrolls, or buttons of the controls are too small for fingers. */
function tooLarge(small: string): string[] {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
  const isPage = scrollWidth > clientWidth || scrollHeight > clientHeight
  const isSmall = matchMedia(small).matches
  const controls = document.querySelector<HTMLElement>('[data-caption]')
  const buttons = [...(controls?.querySelectorAll('button, input') ?? [])]
    .filter((it) => it.checkVisibility())
    .map((it) => ({ it, box: it.getBoundingClientRect() }))
  const bad = buttons.filter(
    ({ box }) =>
      box.right > innerWidth ||
      box.bottom > innerHeight ||
      (isSmall && (box.width < 39.5 || box.height < 32)),
  )
  const names = bad.map(({ it, box }) => `${it.outerHTML.slice(0, 90)} ${box.width}×${box.height}`)
  return isPage ? ['the page scrolls', ...names] : names
}
