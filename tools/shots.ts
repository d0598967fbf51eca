/**
 * `npm run shots`: the page in every phase and size, light and dark, as pictures in docs/shots/. Words behind `--` make only the
 * pictures whose names contain one of them.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { pack } from '../apps/web/src/share/pack.ts'
import { type Scene, scenesOf } from '../apps/web/test/browser/scenes.ts'
import { buildAndServe } from '../apps/web/test/browser/server.ts'
import { browser as findBrowser } from './browser.mjs'

const FOLDER = 'docs/shots'
const SIZES = [
  [360, 740],
  [768, 1024],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const
const SCHEMES = ['light', 'dark'] as const

/** Everything there is to see: the start page, and the scenes of three games. */
const SCENES: readonly Scene[] = [
  { name: 'home', record: '' },
  ...scenesOf('four', { players: 4 }, '1'),
  ...scenesOf('five', { players: 5, buildings: 'all31' }, '1'),
  ...scenesOf('two', { players: 2, buildings: 'draft' }, '1').filter(({ name }) =>
    /draft|role$/.test(name),
  ),
]

const words = process.argv.slice(2)
const served = await buildAndServe()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
})
if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
for (const scene of SCENES)
  for (const [width, height] of SIZES)
    for (const scheme of SCHEMES) {
      const name = `${scene.name}-${width}${scheme === 'dark' ? '-dark' : ''}`
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue
      await shoot(browser, scene, { width, height }, scheme, `${FOLDER}/${name}.png`)
      console.log(name)
    }
await browser.close()
served.stop()

async function shoot(
  browser: Browser,
  { record }: Scene,
  viewport: { readonly width: number; readonly height: number },
  colorScheme: 'light' | 'dark',
  path: string,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: served.address,
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript(() =>
    localStorage.setItem('doubloon.settings', JSON.stringify({ speed: 'off' })),
  )
  const page = await context.newPage()
  await page.goto(record === '' ? '/' : `/#${await pack(record)}`)
  await page.locator(record === '' ? '[data-start]' : 'main.table').waitFor()
  await page.evaluate('document.fonts.ready')
  await page.waitForTimeout(300)
  await page.screenshot({ path })
  await context.close()
}
