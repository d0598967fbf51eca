/** Where everything lies on the screen: pieces and controls by name, so that two moments can be compared. */
import type { Page } from 'playwright-core'
import { comeToRest } from './rest.ts'

/** Left, top, width and height, in pixels; scrolling inside a part of the table counts as if it had not been done. */
export type Spot = readonly [number, number, number, number]
/** By name: the part of the table, then what it is. Several of a name lie at several spots. */
export type Spots = Readonly<Record<string, readonly Spot[]>>

/** Something that lies elsewhere than before. */
export interface Jump {
  readonly name: string
  readonly from: readonly Spot[]
  readonly to: readonly Spot[]
}

/** Less is not seen. */
export const TOLERANCE = 1.5

export async function spotsOf(page: Page): Promise<Spots> {
  await comeToRest(page)
  return await page.evaluate(measureSpots)
}

/** Runs in the page. What cannot be seen lies nowhere. */
function measureSpots(): Spots {
  const found = new Map<string, Spot[]>()
  const all = document.querySelectorAll<HTMLElement>(
    'main :is([data-place], [data-area], [data-tab], [data-prompt], [data-offer], [role="img"], button)',
  )
  for (const it of all) {
    if (!it.checkVisibility({ visibilityProperty: true })) continue
    const { place, area, tab, prompt, offer } = it.dataset
    const label = it.getAttribute('aria-label') ?? it.textContent.trim()
    // The button that Enter presses, or what keeps its place.
    const isMain = it.matches('[data-prompt] :is([data-enter], [data-main])')
    const around = it.parentElement?.closest<HTMLElement>('[data-place$="-hand"]')
    // A thing is known by its place rather than by what can be done with it or is said of it.
    const [kind, what = ''] = [
      ['main', isMain ? '' : undefined],
      ['place', place ?? around?.dataset['place']],
      ['area', area],
      ['tab', tab],
      ['prompt', prompt],
      ['offer', offer],
    ].find(([, value]) => value !== undefined) ?? ['button', label]
    const inside = it.closest('[data-prompt]') ? 'prompt' : it.closest<HTMLElement>('[data-area]')
    const part = typeof inside === 'string' ? inside : (inside?.dataset['area'] ?? 'table')
    const name = `${part}: ${kind} ${what}`.trim()
    const { left, top, width, height } = it.getBoundingClientRect()
    let [x, y] = [left, top]
    for (let box = it.parentElement; box !== null; box = box.parentElement) {
      x += box.scrollLeft
      y += box.scrollTop
    }
    found.set(name, [...(found.get(name) ?? []), [x, y, width, height]])
  }
  return Object.fromEntries(found)
}

/**
 * What lies elsewhere, or has another size, in both of two moments. Of several alike some may come or go, but those that stay
 * lie where one of them lay.
 */
export function jumpsBetween(before: Spots, after: Spots): readonly Jump[] {
  return Object.entries(before).flatMap(([name, from]) => {
    const to = after[name] ?? []
    const [fewer, more] = to.length < from.length ? [to, from] : [from, to]
    const isStill = fewer.every((spot) => more.some((other) => isNear(spot, other)))
    return isStill ? [] : [{ name, from, to }]
  })
}

function isNear(one: Spot, other: Spot): boolean {
  return one.every((number, at) => Math.abs(number - (other[at] ?? 0)) <= TOLERANCE)
}
