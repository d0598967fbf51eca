/** What axe finds on a page. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { paint } from './open.ts'
import { comeToRest } from './rest.ts'
import { LAPTOP, PHONE, type Size } from './sizes.ts'

/** A size of the window, and light or dark. */
export type Appearance = readonly [size: Size, scheme: 'light' | 'dark']

/** A laptop and a phone, both light and dark. */
export const ALL_APPEARANCES: readonly Appearance[] = [
  [LAPTOP, 'light'],
  [LAPTOP, 'dark'],
  [PHONE, 'light'],
  [PHONE, 'dark'],
]

/** What depends on light or dark. */
const OF_COLOURS = ['color-contrast']

/** What axe finds as the page is now: all of it, or by some of its rules. */
export async function barriersOf(page: Page, rules?: string[]): Promise<readonly string[]> {
  await paint(page)
  // It is large: a page that has it already does not get it again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(violationsBy, rules)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' ')}`)
}

/** Runs in the page; only what is wrong comes back. */
async function violationsBy(rules: string[] | undefined) {
  const inPage = Reflect.get(window, 'axe') as typeof axe
  const { violations } = await inPage.run(document, {
    resultTypes: ['violations'],
    ...(rules !== undefined && { runOnly: { type: 'rule', values: rules } }),
  })
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
}

/** What it finds in several appearances; a size that was seen before has only other colours. */
export async function barriersIn(
  page: Page,
  appearances: readonly Appearance[],
): Promise<readonly string[]> {
  const found: string[] = []
  const seen = new Set<Size>()
  for (const [size, colorScheme] of appearances) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await comeToRest(page)
    const barriers = await barriersOf(page, seen.has(size) ? OF_COLOURS : undefined)
    found.push(...barriers.map((it) => `${colorScheme}, ${size.width}: ${it}`))
    seen.add(size)
  }
  return found
}
