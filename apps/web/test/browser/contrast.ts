/**
 * Contrast of texts where axe cannot decide, because they stand on pictures, grain or light: measured in the picture itself. The
 * page is taken twice, without its letters and with a block in their colour instead, so that lamp and paleness count as they are
 * seen.
 */
import type { Page } from 'playwright-core'
import { comeToRest } from './rest.ts'

/** A line of text in the window. */
interface Line {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** What it needs by the guidelines: large letters less. */
  readonly least: number
}

const NO_LETTERS = `*, ::before, ::after {
  -webkit-text-fill-color: transparent !important; transition: none !important; caret-color: transparent !important
}`
const BLOCKS =
  '[data-measured] { background: currentColor !important; text-shadow: none !important }'

/** Lines whose letters are too much like what is behind them, with their contrast. */
export async function paleTexts(page: Page): Promise<readonly string[]> {
  await comeToRest(page)
  const lines = await page.evaluate(linesOf)
  const letters = await page.addStyleTag({ content: NO_LETTERS })
  const behind = await page.screenshot({ animations: 'allow' })
  const blocks = await page.addStyleTag({ content: BLOCKS })
  const colours = await page.screenshot({ animations: 'allow' })
  for (const style of [letters, blocks]) await style.evaluate((it) => (it as Element).remove())
  // A part that came late has moved others meanwhile: then the pictures are of something else.
  const after = await page.evaluate(linesOf)
  if (JSON.stringify(after) !== JSON.stringify(lines)) return paleTexts(page)
  const pictures = [behind, colours].map((it) => it.toString('base64'))
  return await page.evaluate(paleIn, { lines, pictures })
}

/**
 * Runs in the page. What cannot be done is no text one must read, say the guidelines; a single letter on a piece only repeats what
 * its outline and colour say; and what fades at the edge of what scrolls comes into sight by scrolling.
 */
function linesOf(): readonly Line[] {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  for (const it of document.querySelectorAll('[data-measured]')) it.removeAttribute('data-measured')
  /** A sentence of which only some lines are shown. */
  const isCut = (of: Element, middle: number) => {
    const box = of.closest('[data-abridged]')
    return box !== null && middle >= box.getBoundingClientRect().bottom
  }
  const found: Line[] = []
  const nodes = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const of = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!(of instanceof HTMLElement) || !/\p{L}{2}/u.test(text)) continue
    if (of.closest('[inert], .visually-hidden, [aria-disabled="true"], :disabled')) continue
    if (!of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const edge = of.closest('[data-area="log"] ol, [data-area="log"] [tabindex]')
    const { top: first, bottom: last } = edge?.getBoundingClientRect() ?? new DOMRect(0, 0, 0, 1e6)
    const { fontSize, fontWeight, backgroundClip } = getComputedStyle(of)
    // Letters cut out of a painting have no colour of their own.
    if (backgroundClip === 'text') continue
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, width, height } of range.getClientRects()) {
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      const isInSight = above !== null && (of.contains(above) || above.contains(of))
      const isAtEdge = top < first + 2 * height || top + height > last - height
      if (!isInSight || isCut(of, top + height / 2) || (edge !== null && isAtEdge)) continue
      if (width < 3 || height < 6) continue
      of.dataset['measured'] = ''
      found.push({ text, left, top, width, height, least: isLarge ? 3 : 4.5 })
    }
  }
  return found
}

/** Runs in the page: half of what lies behind a line must be far enough from its letters. */
async function paleIn({ lines, pictures }: { lines: readonly Line[]; pictures: string[] }) {
  const [behind, colours] = await Promise.all(pictures.map(paintingOf))
  const scale = (behind?.canvas.width ?? 0) / innerWidth

  async function paintingOf(picture: string): Promise<CanvasRenderingContext2D> {
    const image = new Image()
    image.src = `data:image/png;base64,${picture}`
    await image.decode()
    const { width, height } = image
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const painting = canvas.getContext('2d', { willReadFrequently: true })
    if (painting === null) throw new Error('nothing can be painted here')
    painting.drawImage(image, 0, 0)
    return painting
  }

  const channel = (value: number) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  /** How light every pixel of a line is. */
  function lightsOf(painting: CanvasRenderingContext2D | undefined, line: Line): readonly number[] {
    const [x = 0, y = 0, width = 1, height = 1] = [
      line.left,
      line.top,
      line.width,
      line.height,
    ].map((it) => Math.round(it * scale))
    const data = painting?.getImageData(x, y, width, height).data ?? []
    return Array.from({ length: data.length / 4 }, (_, at) => {
      const [red = 0, green = 0, blue = 0] = data.slice(4 * at, 4 * at + 3)
      return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
    })
  }

  function contrastOf(line: Line): number {
    const letters = lightsOf(colours, line)
    const ratios = lightsOf(behind, line).map((light, at) => {
      const letter = letters[at] ?? 0
      return (Math.max(light, letter) + 0.05) / (Math.min(light, letter) + 0.05)
    })
    return ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 21
  }

  const pale = lines
    .map((line) => ({ line, contrast: contrastOf(line) }))
    .filter(({ line, contrast }) => contrast < line.least)
  return [...new Set(pale.map(({ line, contrast }) => `"${line.text}": ${contrast.toFixed(1)}`))]
}
