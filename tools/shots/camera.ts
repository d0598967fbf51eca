/** Takes pictures of the page as it is served to players. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { buildAndServe } from '../../apps/web/test/browser/server.ts'
import type { Size } from '../../apps/web/test/browser/sizes.ts'
import { browser as findBrowser } from '../browser.mjs'

/** A place of the page, and what is there when it can be seen. */
export interface Sight {
  readonly name: string
  readonly path: string
  readonly ready: string
  /** Places that were visited before: games begun or ended there are kept. */
  readonly visited?: readonly string[]
  /** What is held when the picture is taken: it is marked, and the pointer has left it. */
  readonly held?: string
}

export interface Picture {
  readonly scheme: 'light' | 'dark'
  readonly path: string
}

export interface Shot {
  readonly sight: Sight
  readonly size: Size
  /** Pixels of the picture for one of the page. */
  readonly scale?: number
  /** The same sight in several colours. */
  readonly pictures: readonly Picture[]
}

export interface Camera {
  readonly browser: Browser
  readonly take: (shot: Shot) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Everything asked for is there; parts that come when there is time ask for more, so this is waited for more than once. */
const PARTS = 3
const HAS_TIME = 'new Promise((resolve) => requestIdleCallback(resolve))'
/** Pictures in sight are there, and colours, which change by and by, have changed. */
const LIES_STILL = `document.getAnimations().every(({ playState }) => playState !== 'running') &&
  [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return image.complete || !image.checkVisibility() || top > innerHeight || bottom < 0
  })`

export async function camera(): Promise<Camera> {
  const served = await buildAndServe()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  })
  const stop = async () => {
    await browser.close()
    served.stop()
  }
  return { browser, take: (shot) => take(browser, served.address, shot), stop }
}

async function take(browser: Browser, baseURL: string, shot: Shot): Promise<void> {
  const { sight, size, scale = 1, pictures } = shot
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript(() =>
    localStorage.setItem('doubloon.settings', JSON.stringify({ speed: 'off', pause: 'none' })),
  )
  const page = await context.newPage()
  for (const path of sight.visited ?? []) {
    await page.goto(path)
    await page.locator('main.table').waitFor()
  }
  await page.goto(sight.path)
  await page.locator(sight.ready).first().waitFor()
  await becomeWhole(page)
  if (sight.held !== undefined) await hold(page, sight.held)
  for (const { scheme, path } of pictures) {
    await page.emulateMedia({ colorScheme: scheme })
    await comeToRest(page)
    await page.screenshot({ path })
    console.log(path)
  }
  await context.close()
}

async function hold(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().hover()
  await page.mouse.down()
  await page.mouse.move(0, 0)
}

async function becomeWhole(page: Page): Promise<void> {
  for (let part = 0; part < PARTS; part++) {
    await page.evaluate(HAS_TIME)
    await page.waitForLoadState('networkidle')
  }
}

async function comeToRest(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready')
  do await page.waitForTimeout(100)
  while (!(await page.evaluate(LIES_STILL)))
}
