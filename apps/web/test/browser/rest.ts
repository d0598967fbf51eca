/** Waiting for a page to lie still: laid out anew, drawn, and with nothing on its way. However long that takes. */
import type { Page } from 'playwright-core'

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
