/** What axe finds on a page. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { comeToRest } from './rest.ts'
import { LAPTOP, PHONE, type Size } from './sizes.ts'

/** A size of the window, and light or dark. */
export type Look = readonly [size: Size, scheme: 'light' | 'dark']

/** A laptop and a phone, both light and dark. */
export const ALL_LOOKS: readonly Look[] = [
  [LAPTOP, 'light'],
  [LAPTOP, 'dark'],
  [PHONE, 'light'],
  [PHONE, 'dark'],
]

/** What depends on light or dark. */
const OF_COLOURS = ['color-contrast']

/** What axe finds as the page is now: all of it, or by some of its rules. */
export async function barriersOf(page: Page, rules?: string[]): Promise<readonly string[]> {
  // The page has no frames, so that axe need not put its findings together elsewhere.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** What it finds in several looks; a size that was seen before has only other colours. */
export async function barriersIn(page: Page, looks: readonly Look[]): Promise<readonly string[]> {
  const found: string[] = []
  const seen = new Set<Size>()
  for (const [size, colorScheme] of looks) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await comeToRest(page)
    const barriers = await barriersOf(page, seen.has(size) ? OF_COLOURS : undefined)
    found.push(...barriers.map((it) => `${colorScheme}, ${size.width}: ${it}`))
    seen.add(size)
  }
  return found
}
