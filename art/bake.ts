/**
 * `npm run art`: paints the pictures of the page, by day and by night, into apps/web/public/scenes. Words behind `--` paint only
 * those whose names contain one of them; `--sheet` lays all that are there side by side into docs/shots, to be looked at;
 * `--pieces` writes the symbols of the pieces, `--textures` the textures.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { browser as findBrowser } from '../tools/browser.mjs'
import { PICTURES } from './catalog.ts'
import type { Theme } from './hand/palette.ts'
import { heightOf, pageOf } from './page.ts'
import type { Picture } from './picture.ts'
import { piecesSvg } from './pieces/sprite.ts'
import { sheetOf } from './sheet.ts'
import { bakeTextures } from './textures/bake.ts'

const FOLDER = 'apps/web/public/scenes'
const PIECES = 'apps/web/src/art/pieces.svg'
const TEXTURES = 'apps/web/public/tex'
const SHEETS = 'docs/shots'
const THEMES: readonly Theme[] = ['day', 'night']
/** Tried one after the other until a picture is light enough. */
const QUALITIES = [0.8, 0.74, 0.68, 0.6]
const MOST_BYTES = 12_000

const isAsked = (option: string) => process.argv.includes(option)
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const wanted = PICTURES.filter(
  ({ name }) => words.length === 0 || words.some((it) => name.includes(it)),
)
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
})
if (isAsked('--pieces')) writeFileSync(PIECES, piecesSvg())
else if (isAsked('--textures')) await bakeTextures(await browser.newPage(), TEXTURES)
else if (isAsked('--sheet')) await layOut(browser)
else await bakeAll(browser)
await browser.close()

async function bakeAll(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  const scale = await browser.newPage()
  mkdirSync(FOLDER, { recursive: true })
  for (const picture of wanted) {
    const weights = []
    for (const theme of THEMES) {
      const bytes = await bake(page, scale, picture, theme)
      writeFileSync(`${FOLDER}/${picture.name}.${theme}.webp`, bytes)
      weights.push(bytes.length)
    }
    console.log(picture.name, ...weights)
  }
}

/** Painted at twice its size, then made smaller: so that lines are smooth. */
async function bake(page: Page, scale: Page, picture: Picture, theme: Theme): Promise<Buffer> {
  const size = { width: picture.width, height: heightOf(picture) }
  await page.setViewportSize({ width: size.width * 2, height: size.height * 2 })
  await page.setContent(pageOf(picture, theme))
  const painted = (await page.screenshot({ type: 'png' })).toString('base64')
  for (const quality of QUALITIES) {
    const bytes = Buffer.from(
      await scale.evaluate<string>(smaller({ painted, ...size, quality })),
      'base64',
    )
    if (bytes.length <= MOST_BYTES || picture.brush !== 'fine') return bytes
  }
  throw new Error(`${picture.name} is heavier than ${MOST_BYTES} bytes: draw it with fewer details`)
}

/** Said to the browser, which knows what a canvas is; gives base64. */
function smaller(it: { painted: string; width: number; height: number; quality: number }): string {
  return `(async () => {
  const image = new Image()
  image.src = 'data:image/png;base64,${it.painted}'
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = ${it.width}
  canvas.height = ${it.height}
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, ${it.width}, ${it.height})
  return canvas.toDataURL('image/webp', ${it.quality}).split(',')[1]
})()`
}

async function layOut(browser: Browser): Promise<void> {
  mkdirSync(SHEETS, { recursive: true })
  for (const theme of THEMES) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 400 } })
    await page.setContent(sheetOf(wanted, theme, FOLDER))
    await page.screenshot({ path: `${SHEETS}/art-${theme}.png`, fullPage: true })
    console.log(`${SHEETS}/art-${theme}.png`)
  }
}
