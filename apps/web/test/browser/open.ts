/** A page in a real Chromium, watched for errors. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { LAPTOP, type Size } from './sizes.ts'

/** Milliseconds until something that does not come is taken for lost: it only ends what hangs, on the slowest machine. */
export const PATIENCE = 180_000

let browser: Browser

/** Starts a browser before the tests of a file and ends it after them. */
export function withBrowser(): void {
  beforeAll(async () => {
    const executablePath = process.env['CHROMIUM']
    browser = await chromium.launch({
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    })
  })
  afterAll(() => browser.close())
}

/** How a page is opened; what is kept in the browser beforehand, by key. */
export interface Opening {
  readonly size?: Size
  readonly scheme?: 'light' | 'dark'
  readonly reducedMotion?: 'reduce' | 'no-preference'
  readonly kept?: Readonly<Record<string, unknown>>
  /** Whether it is a phone or a tablet, with fingers for pointers. */
  readonly hasTouch?: boolean
  /** Whether the page keeps itself for later: all its files, which takes its time. */
  readonly isLasting?: boolean
  /** Whether colours are put on the screen, too: where the work of painting is measured, or what can be seen is asked. */
  readonly isPainted?: boolean
}

/** What is said where a page may not keep itself. */
const NOT_KEPT = 'Service Worker registration blocked'

/** A page with a browser profile of its own, and everything it complained about. */
export interface Opened {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: readonly string[]
  readonly close: () => Promise<void>
}

/** Pieces do not travel and bots do not wait: for robots. */
export const AT_ONCE = { 'doubloon.settings': { speed: 'off', pause: 'none' } }

export async function open(path = '/', opening: Opening = {}): Promise<Opened> {
  const { size = LAPTOP, scheme = 'light', reducedMotion = 'no-preference', kept = {} } = opening
  const { isLasting = false, hasTouch = false, isPainted = false } = opening
  const context = await browser.newContext({
    baseURL: inject('address'),
    viewport: size,
    colorScheme: scheme,
    reducedMotion,
    hasTouch,
    isMobile: hasTouch,
    serviceWorkers: isLasting ? 'allow' : 'block',
  })
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value))
  }, kept)
  if (!isPainted) await context.addInitScript(leaveUnpainted)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning'
    // Of what could not be loaded only the place of the message says what it was.
    if (isBad && !message.text().includes(NOT_KEPT))
      complaints.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(path)
  return { page, context, complaints, close: () => context.close() }
}

/**
 * Nobody looks at a page under test: that its colours never come to the screen saves two fifths of all work. Everything else is
 * as ever: what lies where and above what, what is pressed, what moves, and what everything is styled like.
 */
function leaveUnpainted(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 }')
  document.adoptedStyleSheets = [sheet]
}

/** Lets it be painted after all. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}
