/** Waiting for a page to lie still: laid out anew, drawn, and with nothing on its way. However long that takes. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(nextPicture)
  await page.waitForFunction(isStill)
}

/** The frame after the next: a change of the window is laid out in the next one, and answered by scripts before the other. */
function nextPicture(): Promise<number> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** Colours change by and by. What only begins after a while does not matter yet. */
function isStill(): boolean {
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || Number(effect?.getTiming().delay) > 1000,
    )
}

/** Letters come when there is time; they move what lies there, also from under a pointer. */
export async function haveLetters(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(0)
  await page.evaluate(() => document.fonts.ready)
}
