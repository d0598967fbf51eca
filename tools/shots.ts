/**
 * `npm run shots`: the page in every phase and size, light and dark, as pictures in docs/shots/. Words behind `--` make only the
 * pictures whose names contain one of them.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { pack } from '../apps/web/src/share/pack.ts'
import { type Scene, sanJuanScenes, scenesOf } from '../apps/web/test/browser/scenes.ts'
import { buildAndServe } from '../apps/web/test/browser/server.ts'
import { ALL_SIZES } from '../apps/web/test/browser/sizes.ts'
import { browser as findBrowser } from './browser.mjs'

const FOLDER = 'docs/shots'
/** Colours change by and by. Said to the browser, which knows what a document is. */
const LIES_STILL = `document.getAnimations().every(({ playState }) => playState !== 'running')`
const SCHEMES = ['light', 'dark'] as const

/** A place of the page, and what is there when it can be seen. */
interface Sight {
  readonly name: string
  readonly path: string
  readonly ready: string
}

const sceneSight = async ({ name, record }: Scene): Promise<Sight> => ({
  name,
  path: `/#${await pack(record)}`,
  ready: 'main.table',
})

const four = scenesOf('four', { players: 4 }, '1')
const sanJuan = sanJuanScenes('san-juan', { players: 3, expansion: true, advanced: true }, [
  '20',
  '17',
  '4',
])
const isOver = ({ name }: Scene) => name.endsWith('-over')

/** A finished game, somewhere in its middle. */
async function replaySight(name: string, scenes: readonly Scene[]): Promise<Sight> {
  const record = scenes.find(isOver)?.record ?? ''
  return { name, path: `/replay#${await pack(record)}&n=60`, ready: 'main.table' }
}

/** Everything there is to see: the pages, scenes of games of all kinds, replays, rules, lessons. */
const SIGHTS: readonly Sight[] = [
  { name: 'home', path: '/', ready: '[data-start]' },
  ...(await Promise.all(
    [
      ...four,
      ...scenesOf('five', { players: 5, buildings: 'all31' }, '1'),
      ...scenesOf('two', { players: 2, buildings: 'draft' }, '1').filter(({ name }) =>
        /draft|role$/.test(name),
      ),
      ...sanJuan,
      ...sanJuanScenes('san-juan-two', { players: 2, expansion: true }, ['1']),
      ...sanJuanScenes('san-juan-four', { players: 4 }, ['1']).filter(({ name }) =>
        /-(2|3)$/.test(name),
      ),
    ].map(sceneSight),
  )),
  await replaySight('replay', four),
  await replaySight('replay-san-juan', sanJuan),
  { name: 'replay-choose', path: '/replay', ready: 'h1' },
  { name: 'rules', path: '/rules', ready: 'h1' },
  { name: 'rules-captain', path: '/rules/puerto-rico/captain', ready: 'h1' },
  { name: 'rules-wharf', path: '/rules/puerto-rico/wharf', ready: 'h1' },
  { name: 'rules-crane', path: '/rules/san-juan/crane', ready: 'h1' },
  { name: 'learn', path: '/learn', ready: 'h1' },
  { name: 'learn-puerto-rico', path: '/learn/puerto-rico', ready: 'h1' },
]

const words = process.argv.slice(2)
const served = await buildAndServe()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
})
if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word))
const shots = SIGHTS.flatMap((sight) =>
  ALL_SIZES.map((size) => {
    const pictures = SCHEMES.map((scheme) => ({
      scheme,
      name: `${sight.name}-${size.width}${scheme === 'dark' ? '-dark' : ''}`,
    }))
    return { sight, size, pictures: pictures.filter((it) => isWanted(it.name)) }
  }),
).filter(({ pictures }) => pictures.length > 0)
// Two at a time: a page that loads waits a lot.
await Promise.all([takeAll(browser), takeAll(browser)])
await browser.close()
served.stop()

async function takeAll(browser: Browser): Promise<void> {
  for (let shot = shots.shift(); shot !== undefined; shot = shots.shift()) await take(browser, shot)
}

/** The same page in several colours. */
async function take(
  browser: Browser,
  { sight, size, pictures }: (typeof shots)[number],
): Promise<void> {
  const context = await browser.newContext({
    baseURL: served.address,
    viewport: size,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript(() =>
    localStorage.setItem('doubloon.settings', JSON.stringify({ speed: 'off', pause: 'none' })),
  )
  const page = await context.newPage()
  await page.goto(sight.path)
  await page.locator(sight.ready).first().waitFor()
  await page.evaluate('document.fonts.ready')
  // What comes when there is time, the log for example.
  await page.waitForLoadState('networkidle')
  for (const { scheme, name } of pictures) {
    await page.emulateMedia({ colorScheme: scheme })
    do await page.waitForTimeout(100)
    while (!(await page.evaluate(LIES_STILL)))
    await page.screenshot({ path: `${FOLDER}/${name}.png` })
    console.log(name)
  }
  await context.close()
}
