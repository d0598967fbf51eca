/** Played by fingers: taps, holding, dragging and scrolling do what they should, and nothing else. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { GOLD, wait } from './finger.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { moved, settled } from './robot.ts'
import { PHONE, PHONE_ON_ITS_SIDE } from './sizes.ts'
import {
  type AnyGame,
  asked,
  ECHO,
  looksMarksAndPlays,
  moments,
  movesAt,
  offering,
  placesColonists,
  reachesAllBuildings,
  sitAt,
} from './touches.ts'

withBrowser()

const UNDO = '[data-prompt] [aria-label="Undo"]'

/** Presses as a program does, whatever lies there and however fast. */
const press = (page: Page, selector: string, times = 1) =>
  page
    .locator(selector)
    .first()
    .evaluate((it: HTMLElement, count) => {
      for (let i = 0; i < count; i++) it.click()
    }, times)

/** Each on one side of the phone; the proofs turn it over. */
test('a finger looks, marks and plays', () => looksMarksAndPlays(PHONE))

test('the mayor places by dragging and by tapping', () => placesColonists(PHONE))

test('all buildings are reached and looked at', () => reachesAllBuildings(PHONE_ON_ITS_SIDE))

test('nothing says "point at" to a finger, and a mouse is told to', async () => {
  const touched = await sitAt(asked('D-ROLE'))
  await settled(touched.page)
  const words = await touched.page.locator('#app').innerText()
  expect(words).not.toMatch(/point at/i)
  expect(words).toContain('Tap a role to see what it brings')
  // A finger sees what an advised role would bring.
  await touched.finger.tap('[data-prompt] [aria-label="Hint"]')
  await touched.page.locator('.role.selected').waitFor()
  await touched.page.locator('.impact .title').waitFor()
  await touched.close()
  const pointed = await open(`/#${await pack(JSON.stringify(asked('D-ROLE').record()))}`, {
    kept: AT_ONCE,
  })
  await pointed.page.getByText('Point at a role to see what it brings').first().waitFor()
  await pointed.close()
})

test('what was marked before moves were taken back must be marked again', async () => {
  const { page, finger, close } = await sitAt(asked('D-ROLE', 1))
  const captain = offering('choose captain')
  await finger.tap(captain)
  await page.locator(ECHO).waitFor()
  for (const n of ownMovesBetween(asked('D-ROLE', 1), asked('D-ROLE'))) {
    await press(page, UNDO)
    await expect.poll(() => movesAt(page)).toBe(n)
  }
  await page.locator(captain).waitFor()
  await finger.look()
  await finger.tap(captain)
  await page.locator(ECHO).waitFor()
  await wait(page)
  expect(await movesAt(page)).toBe(asked('D-ROLE').record().moves.length)
  await close()
})

/** After how many moves the first seat was asked, from one moment back to another. */
function ownMovesBetween(late: AnyGame, early: AnyGame): readonly number[] {
  const [from, to] = [moments.indexOf(early), moments.indexOf(late)]
  const own = moments.flatMap((game, n) => (game.toMove === 0 ? [n] : []))
  return own.filter((n) => n >= from && n < to).reverse()
}

test('the log is read by a finger that scrolls, and no swipe moves the page', async () => {
  const { page, finger, close } = await sitAt(asked('D-ROLE', -1))
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }))
  const asks = await page.locator('[data-prompt] h2').textContent()
  await finger.tap('[data-tab="log"]')
  const list = page.locator('.log ol')
  await list.waitFor()
  const scrolled = () => list.evaluate((it) => it.scrollTop)
  await expect.poll(scrolled).toBeGreaterThan(300)
  const bottom = await scrolled()
  const middle = await finger.spotOf('.log ol')
  await finger.drag({ x: middle.x, y: middle.y - 90 }, { x: middle.x, y: middle.y + 90 })
  await expect.poll(scrolled).toBeLessThan(bottom - 50)
  // Nobody looks back at the line that was under the finger.
  expect(await page.locator('[data-prompt] h2').textContent()).toBe(asks)

  const head = await finger.spotOf('main.table .head')
  await finger.drag(head, { x: head.x, y: head.y + 250 })
  await finger.tapAt(head)
  await finger.tapAt(head)
  await wait(page)
  const stands = await page.evaluate(() => ({
    isSame: 'isSame' in globalThis,
    scrolled: document.documentElement.scrollTop,
    scale: visualViewport?.scale,
    top: visualViewport?.offsetTop,
    // What a browser would do with a finger that goes on at the edge, and with two quick taps.
    atEdge: getComputedStyle(document.documentElement).overscrollBehaviorY,
    twice: getComputedStyle(document.documentElement).touchAction,
  }))
  const [atEdge, twice] = ['none', 'manipulation']
  expect(stands).toEqual({ isSame: true, scrolled: 0, scale: 1, top: 0, atEdge, twice })
  await close()
})

test('a press is meant for what lay there when it began', async () => {
  const { page, finger, close } = await sitAt(asked('D-MAYOR-EXTRA'))
  const before = await movesAt(page)
  const offer = offering('take 1 colonist')
  /** From then on no time goes by on the page. */
  const stopTime = () =>
    page.evaluate(() => {
      const now = performance.now()
      performance.now = () => now
    })
  const letTimeGoOn = () => page.evaluate(() => Reflect.deleteProperty(performance, 'now'))
  const mark = async () => {
    await page.locator(offer).waitFor()
    await finger.look()
    await finger.tap(offer)
    await page.locator(ECHO).waitFor()
    return finger.spotOf(GOLD)
  }
  const isPlacing = () => page.locator('[data-workplace]').first().waitFor()

  // "Done" comes to lie where "Take 1 colonist" lay: a double tap takes the colonist and places nobody.
  const gold = await mark()
  await stopTime()
  await finger.tapAt(gold)
  await isPlacing()
  await finger.tapAt(gold)
  await wait(page)
  expect(await movesAt(page)).toBe(before + 1)
  await letTimeGoOn()

  // A finger that was down before is not lifted from what came under it.
  await finger.tap(UNDO)
  await mark()
  await finger.down(gold)
  await press(page, offer)
  await isPlacing()
  await finger.look()
  await finger.lift()
  await wait(page)
  expect(await movesAt(page)).toBe(before + 1)
  // Nor does the second click of a mouse.
  await press(page, UNDO)
  await mark()
  const click = async (clickCount: number) => {
    await page.mouse.down({ clickCount })
    await page.mouse.up({ clickCount })
  }
  await page.mouse.move(gold.x, gold.y)
  await click(1)
  await isPlacing()
  await click(2)
  await wait(page)
  expect(await movesAt(page)).toBe(before + 1)
  // What has been seen is pressed.
  await finger.look()
  await finger.tapAt(gold)
  await moved(page, String(before + 1), 'done')
  await close()
})

test('two presses before an answer play one move, and not one for the next person', async () => {
  const next = moments.findIndex(
    (game, n) =>
      game.toMove === 0 && game.decision === 'D-BUILD' && moments[n + 1]?.decision === 'D-BUILD',
  )
  const seats = ['Ana', 'Ben', 'Cyd'].map((name) => ({ name }))
  const record = JSON.stringify({ ...moments[next]?.record(), seats })
  const { page, close } = await open(`/#${await pack(record)}`, { kept: AT_ONCE })
  const curtain = (name: string) => page.getByRole('button', { name: `I am ${name}` })
  await curtain('Ana').click()
  await settled(page)
  await press(page, offering('pass'), 2)
  await curtain('Ben').waitFor()
  await wait(page)
  expect(await page.locator('main.table').getAttribute('data-n')).toBe(String(next + 1))
  await close()
})
