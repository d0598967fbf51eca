/**
 * A picture of the table. The table is copied into a drawing of its own with all styles, letters, symbols and pictures it needs, and
 * the drawing is painted. Small screens show one part of a table at a time, so the picture is made as large as a laptop.
 */

import { isDark } from '../settings/theme.svelte.ts'
import { fileIn } from './picture-files.ts'
import { stylesOf } from './picture-styles.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const LAPTOP: Size = { width: 1280, height: 800 }
/** Points of the picture for one of the page. */
const FINENESS = 2
const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'

/** What belongs to the page but not to the position. */
const LEFT_OUT = 'script, dialog, [aria-live], .flights, .tool, .menu'

/** Nothing moves in a picture, what would slide in lies there already, and the newest line of the log is in sight. */
const STILL = `
  *, *::before, *::after { animation: none !important; transition: none !important; }
  * { scrollbar-width: none; }
  .log ol { display: flex; flex-direction: column; justify-content: flex-end; overflow: hidden; }
  .log ol > * { flex: none; }
`

/** The table that is shown, as a PNG. */
export async function pictureOf(page: Document): Promise<Blob> {
  const size = sizeOf(page.defaultView ?? window)
  const drawing = await drawingOf(page, size)
  const image = new Image()
  // From a blob it could be painted, but not be read back.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`
  await image.decode()
  const canvas = page.createElement('canvas')
  canvas.width = size.width * FINENESS
  canvas.height = size.height * FINENESS
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('the picture is empty')) : resolve(blob),
    ),
  )
}

function sizeOf({ innerWidth: width, innerHeight: height }: Window): Size {
  return width < LAPTOP.width || height < LAPTOP.height ? LAPTOP : { width, height }
}

/** The page as the text of a drawing. */
async function drawingOf(page: Document, { width, height }: Size): Promise<string> {
  const root = page.createElementNS(SVG, 'svg')
  root.setAttribute('width', `${width}`)
  root.setAttribute('height', `${height}`)
  root.dataset['theme'] = isDark() ? 'dark' : 'light'
  const frame = page.createElementNS(SVG, 'foreignObject')
  frame.setAttribute('width', '100%')
  frame.setAttribute('height', '100%')
  const style = page.createElementNS(XHTML, 'style')
  style.textContent = `${await stylesOf(page)}\n${STILL}`
  frame.append(style, clothUnder(page, await bodyOf(page), { width, height }))
  root.append(frame)
  return new XMLSerializer().serializeToString(root)
}

/** The cloth is a layer of its own: shadows of boards lie above it. */
function clothUnder(page: Document, body: Element, { width, height }: Size): Element {
  const cloth = page.createElement('div')
  const { background } = getComputedStyle(page.body)
  cloth.style.cssText = `width:${width}px;height:${height}px;background:${background};isolation:isolate;overflow:hidden`
  cloth.append(body)
  return cloth
}

/** Everything that can be seen, and the symbols it is drawn with. */
async function bodyOf(page: Document): Promise<Element> {
  const body = page.body.cloneNode(true) as HTMLElement
  body.style.background = 'none'
  copyScrolling(page.body, body)
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove()
  for (const element of body.querySelectorAll<HTMLElement>('[data-caption]')) {
    const caption = page.createElement('p')
    caption.textContent = element.dataset['caption'] ?? ''
    caption.style.cssText = 'font:500 1.3rem/1.2 var(--serif);padding:0.3rem 0.4rem'
    element.replaceChildren(caption)
  }
  await keepPictures(body)
  return body
}

/** Puts the files of pictures in place of their addresses; the same one is fetched once. */
async function keepPictures(body: Element): Promise<void> {
  const files = new Map<string, Promise<string>>()
  for (const image of body.querySelectorAll('img')) {
    const file = files.get(image.src) ?? fileIn(image.src)
    files.set(image.src, file)
    image.src = await file
  }
}

/** A copy begins at its top: what was scrolled away is moved away. */
function copyScrolling(from: Element, to: Element): void {
  const copies = to.querySelectorAll<HTMLElement>('*')
  for (const [index, element] of from.querySelectorAll('*').entries()) {
    if (element.scrollTop === 0 || element.closest('.log') !== null) continue
    const first = copies[index]?.firstElementChild
    if (first instanceof HTMLElement) first.style.marginTop = `${-element.scrollTop}px`
  }
}
