/**
 * A player that knows nothing of the game: it looks for controls with `data-offer` that can be seen and pressed, and presses one
 * of them.
 */
import type { Page } from 'playwright-core'
import { PATIENCE } from './open.ts'

/** Where a control is, and what it plays. */
export interface Control {
  readonly offer: string
  readonly x: number
  readonly y: number
}

/** What the robot saw on its way. */
export interface Played {
  readonly presses: number
  /** Decisions it was asked, by their ids. */
  readonly decisions: ReadonlySet<string>
}

/** The same choices for the same number. */
export function dice(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Presses offers until the game is over, or `until` says stop. */
export async function playOn(
  page: Page,
  random: () => number,
  until: (presses: number, decision: string) => boolean = () => false,
): Promise<Played> {
  const decisions = new Set<string>()
  for (let presses = 0; presses < 2000; presses++) {
    const { over, n, decision } = await settled(page)
    if (over || until(presses, decision)) return { presses, decisions }
    decisions.add(decision)
    await mustFit(page)
    await press(page, random(), `${decision}, move ${n}`)
  }
  throw new Error('the game did not end')
}

interface Settled {
  readonly over: boolean
  readonly n: string
  readonly decision: string
}

/** Waits until something can be pressed, or the game is over. */
export async function settled(page: Page): Promise<Settled> {
  const handle = await page.waitForFunction(() => {
    const table = document.querySelector<HTMLElement>('main.table')
    if (table === null) return undefined
    const { over, n = '', decision = '' } = table.dataset
    if (over === 'true') return { over: true, n, decision }
    const isReady = [...document.querySelectorAll('[data-offer]')].some((it) =>
      it.checkVisibility({ visibilityProperty: true }),
    )
    return isReady ? { over: false, n, decision } : undefined
  })
  return (await handle.jsonValue()) as Settled
}

/** Moves made, and what can be pressed: the first press of a card may only choose it. */
function looks(): string {
  const offers = [...document.querySelectorAll<HTMLElement>('[data-offer]')].map(
    (it) => `${it.dataset['offer']} ${it.getAttribute('aria-pressed')}`,
  )
  return [document.querySelector<HTMLElement>('main.table')?.dataset['n'], ...offers].join('\n')
}

export function looksOf(page: Page): Promise<string> {
  return page.evaluate(looks)
}

/**
 * Presses one of the controls. What was just played may clear the table under the pointer: then it is aimed anew. A slow
 * machine may answer a press late, even by the end of the game: then nothing more is pressed.
 */
export async function press(page: Page, chance: number, where: string): Promise<void> {
  const before = await looksOf(page)
  let aimed = 'no control'
  for (const start = Date.now(); Date.now() - start < PATIENCE; ) {
    if ((await looksOf(page)) !== before) return
    const control = await aimAt(page, chance)
    if (control === undefined) {
      // The answer to the press before may have come between two looks, and with it the end.
      if (await isOver(page)) return
      await page.waitForTimeout(50)
      continue
    }
    aimed = `"${control.offer}"`
    await page.mouse.click(control.x, control.y)
    if (await isAnswered(page, before)) return
  }
  throw new Error(`pressed ${aimed} for ${PATIENCE / 1000} seconds without an effect at ${where}`)
}

const isOver = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('main.table')?.dataset['over'] === 'true')

/** Whether something changes within two seconds. */
async function isAnswered(page: Page, before: string): Promise<boolean> {
  for (const start = Date.now(); Date.now() - start < 2000; ) {
    if ((await looksOf(page)) !== before) return true
    await page.waitForTimeout(20)
  }
  return false
}

/** Waits until a press has been answered by a move. */
export async function moved(page: Page, n: string, offer: string): Promise<void> {
  const isMoved = (before: string) =>
    document.querySelector<HTMLElement>('main.table')?.dataset['n'] !== before
  await page.waitForFunction(isMoved, n).catch(() => {
    throw new Error(`"${offer}" was pressed after move ${n}, and nothing was played`)
  })
}

/** One of the controls on the screen that have nothing above them, brought into view. */
export function aimAt(page: Page, chance: number): Promise<Control | undefined> {
  return page.evaluate((share) => {
    const visible = [...document.querySelectorAll<HTMLElement>('[data-offer]')].filter((it) =>
      it.checkVisibility({ visibilityProperty: true }),
    )
    const first = Math.floor(share * visible.length)
    for (const it of [...visible.slice(first), ...visible.slice(0, first)]) {
      it.scrollIntoView({ block: 'nearest' })
      const { x, y, width, height } = it.getBoundingClientRect()
      const [middle, centre] = [x + width / 2, y + height / 2]
      const top = document.elementFromPoint(middle, centre)
      if (top !== null && it.contains(top))
        return { offer: it.dataset['offer'] ?? '', x: middle, y: centre }
    }
    return undefined
  }, chance)
}

/** The page itself never scrolls. */
async function mustFit(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    const table = document.querySelector('main.table')
    table?.scrollTo(0, 9)
    return {
      wide: scrollWidth - clientWidth,
      high: scrollHeight - clientHeight,
      isLoose: table !== null && table.scrollTop > 0,
    }
  })
  if (over.wide > 0 || over.high > 0)
    throw new Error(`the page scrolls: ${over.wide} px too wide, ${over.high} px too high`)
  // A search in the page for example would push it away, and no scroll bar would bring it back.
  if (over.isLoose) throw new Error('the table can be scrolled away')
}
