/** Texts that lie on each other, or that something cuts off, as the page is now. */
import type { Page } from 'playwright-core'
import { lendIsCutOff } from './cut-off.ts'
import { comeToRest } from './rest.ts'

/** Everything found, once each; nothing of what lies behind an open dialog, or under a sheet laid over it. */
export async function crowdedTexts(page: Page): Promise<readonly string[]> {
  await comeToRest(page)
  await lendIsCutOff(page)
  return await page.evaluate(findCrowded)
}

/** Runs in the page. */
function findCrowded(): readonly string[] {
  interface Text {
    readonly of: Element
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  /** Letters touch when their lines overlap by more than this. */
  const SLACK = 2
  /** The part of a line above and below its letters. */
  const AIR = 0.18

  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const root = dialog ?? document.body
  const isSeen = (it: Element) =>
    it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    it.closest('[inert], .visually-hidden') === null &&
    getComputedStyle(it).clipPath === 'none'

  const texts: Text[] = []
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const of = node.parentElement
    if (of === null || !node.textContent?.trim() || !isSeen(of)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      const air = line.height * AIR
      const text = within(of, {
        of,
        left: line.left,
        top: line.top + air,
        right: line.right,
        bottom: line.bottom - air,
      })
      if (text.right - text.left > SLACK && text.bottom - text.top > SLACK) texts.push(text)
    }
  }

  /** What boxes around it that scroll or hide let be seen of it. */
  function within(it: Element, text: Text): Text {
    let { left, top, right, bottom } = text
    for (let box: Element | null = it; box !== null; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const edge = box.getBoundingClientRect()
        left = Math.max(left, edge.left)
        top = Math.max(top, edge.top)
        right = Math.min(right, edge.right)
        bottom = Math.min(bottom, edge.bottom)
      }
      if (position === 'fixed') break
    }
    return { of: text.of, left, top, right, bottom }
  }

  /** Something that is not see-through lies between both. */
  function isCovered(one: Text, other: Text, x: number, y: number): boolean {
    const pile = document.elementsFromPoint(x, y)
    /** What takes no presses is where the next thing around it is that does. */
    const depthOf = (it: Element | null): number =>
      it === null || pile.includes(it) ? pile.indexOf(it as Element) : depthOf(it.parentElement)
    const lower = Math.max(depthOf(one.of), depthOf(other.of))
    return pile
      .slice(0, Math.max(0, lower))
      .some((it) => isPaper(it) && !it.contains(pile[lower] ?? null))
  }

  /** Paper is often painted below what stands on it, by an element of the style alone. */
  function isPaper(it: Element): boolean {
    return ['', '::before', '::after'].some((part) => {
      const { content, backgroundColor, backgroundImage } = getComputedStyle(it, part)
      const isThere = part === '' || content !== 'none'
      return isThere && (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none')
    })
  }

  function collides(one: Text, other: Text): boolean {
    const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)]
    const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)]
    if (one.of === other.of || right - left < SLACK || bottom - top < SLACK) return false
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const isInSight = x > 0 && y > 0 && x < innerWidth && y < innerHeight
    return isInSight && !isCovered(one, other, x, y)
  }

  const nameOf = (it: Element) => {
    const classes = it
      .getAttribute('class')
      ?.replace(/\bs[\w-]{4,5}\b/g, '')
      .trim()
    return `"${it.textContent?.trim().slice(0, 30)}" (${it.tagName.toLowerCase()} ${classes ?? ''})`
  }
  const collisions = texts.flatMap((one, at) =>
    texts
      .slice(at + 1)
      .filter((other) => collides(one, other))
      .map((other) => `${nameOf(one.of)} lies on ${nameOf(other.of)}`),
  )
  // What the log says in full may end with dots.
  const cut = [...new Set(texts.map(({ of }) => of))]
    .filter((it) => it instanceof HTMLElement && !it.closest('[data-abridged]') && isCutOff(it))
    .map((it) => `${nameOf(it)} is cut off`)
  return [...new Set([...collisions, ...cut])]
}
