/** Texts that a box cuts off. */
import type { Page } from 'playwright-core'

/** Lets what runs in the page ask whether something is cut off. */
export async function lendIsCutOff(page: Page): Promise<void> {
  await page.evaluate(`globalThis.isCutOff = ${reachesOut}`)
}

declare global {
  /** Only in pages it was lent to. */
  var isCutOff: (it: HTMLElement) => boolean
}

function reachesOut(it: HTMLElement): boolean {
  const { overflowX, overflowY, fontSize } = getComputedStyle(it)
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  // Tall letters of a tight line reach a little out of it and are still seen.
  const slack = Number.parseFloat(fontSize) * 0.35
  return (
    (hides(overflowX) && it.scrollWidth > it.clientWidth + 1) ||
    (hides(overflowY) && it.scrollHeight > it.clientHeight + slack)
  )
}
