/**
 * Whole games by keys alone, with everything done in between that may leave the focus somewhere: at every own decision there
 * is a gold button or a number that leads to a choice, and Enter does what the gold button says, or at least something.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { open, PATIENCE } from './open.ts'
import { planned, type Wanted } from './plans.ts'
import { dice } from './robot.ts'
import { orSayHowItStands } from './standing.ts'

/** What can be done now, by keys. */
interface Standing {
  readonly n: string
  readonly over: boolean
  readonly decision: string
  /** The move of the gold button, if it can be pressed. */
  readonly gold: string | undefined
  /** Whether a number leads to a choice. */
  readonly hasChoices: boolean
  /** Whether it is said why something cannot be done. */
  readonly isRefused: boolean
  /** Where the focus is, what is marked, and why something cannot be done. */
  readonly marks: string
}

type Stray = readonly [name: string, wander: (page: Page, random: () => number) => Promise<unknown>]

/** How often moves are taken back, so that a game ends. */
const MOST_UNDOS = 6

/** Plays until so many moves lie there, or to the end of the game; gives the decisions that were met. */
export async function playByKeys(
  wanted: Wanted,
  seed: number,
  moves = Number.POSITIVE_INFINITY,
): Promise<ReadonlySet<string>> {
  const { page, complaints, close } = await open('/', { kept: planned(wanted) })
  const decisions = await orSayHowItStands(page, playOn(page, seed, moves))
  expect(complaints).toEqual([])
  await close()
  return decisions
}

async function playOn(page: Page, seed: number, moves: number): Promise<ReadonlySet<string>> {
  await page.locator('[data-start]').focus()
  await page.keyboard.press('Enter')
  const random = dice(seed)
  const decisions = new Set<string>()
  let undos = 0
  for (let now = await asked(page); !now.over && Number(now.n) < moves; now = await asked(page)) {
    decisions.add(now.decision)
    // Half of the time nothing is done before.
    const [name = 'nothing', wander] = STRAYS[Math.floor(random() * STRAYS.length * 2)] ?? []
    if (name === 'undo') undos++
    if (name !== 'undo' || undos <= MOST_UNDOS) await wander?.(page, random)
    await pressEnter(page, name)
  }
  return decisions
}

/** Presses Enter, and waits until the gold button has played what it said, or something else is to be seen. */
async function pressEnter(page: Page, after: string): Promise<void> {
  const before = await page.evaluate(look)
  await page.keyboard.press('Enter')
  for (const start = Date.now(); Date.now() - start < PATIENCE; ) {
    const now = await page.evaluate(look)
    if (now.n !== before.n || now.over) return
    if (before.gold === undefined && (now.gold !== undefined || now.marks !== before.marks)) return
    await page.waitForTimeout(20)
  }
  throw new Error(`Enter was dead after "${after}": ${JSON.stringify(before)}`)
}

/** Waits until something can be chosen, or the game is over; from what cannot be done, a number leads back to the choices. */
async function asked(page: Page): Promise<Standing> {
  for (const start = Date.now(); Date.now() - start < PATIENCE; ) {
    const now = await page.evaluate(look)
    if (now.over || now.gold !== undefined || now.hasChoices) return now
    if (now.isRefused) await page.keyboard.press('1')
    await page.waitForTimeout(20)
  }
  throw new Error(
    `neither Enter nor a number leads anywhere: ${JSON.stringify(await page.evaluate(look))}`,
  )
}

/** Runs in the page. */
function look(): Standing {
  const isSeen = (it: Element) =>
    it.checkVisibility({ visibilityProperty: true }) && it.closest('[inert]') === null
  const all = (which: string) => [...document.querySelectorAll<HTMLElement>(which)].filter(isSeen)
  const {
    n = '',
    over,
    decision = '',
  } = document.querySelector<HTMLElement>('main.table')?.dataset ?? {}
  const choices = all('[data-offer]:not([data-echo]), [data-pick], [data-workplace]')
  const [gold] = all('[data-prompt] [data-enter]:not([aria-disabled="true"])')
  const marked = choices.map((it) => it.getAttribute('aria-pressed')).join()
  const { className, textContent } = document.activeElement ?? {}
  const refusal = document.querySelector('[data-prompt] [role=alert]')?.textContent
  return {
    n,
    over: over === 'true',
    decision,
    gold: gold?.dataset['offer'],
    hasChoices: choices.length > 0,
    isRefused: refusal !== undefined,
    marks: `${marked} ${className} ${textContent} ${refusal}`,
  }
}

const pressNumber: Stray[1] = (page, random) =>
  page.keyboard.press(`${1 + Math.floor(random() * 9)}`)

/** What somebody may have done before. */
const STRAYS: readonly Stray[] = [
  ['number', pressNumber],
  ['another number', pressNumber],
  ['arrow', (page) => page.keyboard.press('ArrowRight')],
  ['escape', (page) => page.keyboard.press('Escape')],
  ['undo', takeBack],
  ['log', readLog],
  ['keys', readKeys],
  ['market', (page) => page.keyboard.press('b')],
  ['mat of another', openMat],
  ['light or dark', (page) => page.locator('.bar button.tool:visible').first().click()],
  ['card or building', focusThing],
]

async function takeBack(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo' })
  if ((await undo.count()) === 0) return
  const { n } = await page.evaluate(look)
  await undo.click()
  await page.waitForFunction(
    (before) => document.querySelector<HTMLElement>('main.table')?.dataset['n'] !== before,
    n,
  )
  await asked(page)
}

/** Looks back at what happened first, and comes back. */
async function readLog(page: Page): Promise<void> {
  if (Number((await page.evaluate(look)).n) < 2) return
  const back = page.locator('.log .now:not([data-newest])')
  await page.locator('.log ol').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await back.waitFor()
  await page.keyboard.press('Escape')
  await back.waitFor({ state: 'detached' })
  await asked(page)
}

async function readKeys(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

async function openMat(page: Page): Promise<void> {
  await page.locator('button[data-place^="seat-"][aria-expanded]:visible').last().click()
  await page.locator('.layer.other').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.layer.other').waitFor({ state: 'detached' })
}

/** Leads the focus to something that lies on the table, whether it can be chosen or not. */
async function focusThing(page: Page, random: () => number): Promise<void> {
  const things = page.locator('button[data-place]:not([aria-expanded]):visible')
  const count = await things.count()
  await things.nth(Math.floor(random() * count)).focus()
}
