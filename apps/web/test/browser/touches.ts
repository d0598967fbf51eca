/** What fingers do at tables of Puerto Rico, on a phone as one holds it. */
import type { Game, GameState, GameTypes } from '@doubloon/engine'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { GOLD, sit, wait } from './finger.ts'
import { aimAt, moved, settled } from './robot.ts'
import { momentsOf } from './scenes.ts'
import type { Size } from './sizes.ts'

export const ECHO = '[data-echo]'

export type AnyGame = Game<GameState, GameTypes>

export const moments: readonly AnyGame[] = momentsOf({ players: 3 }, 'touch')
const withAllBuildings: readonly AnyGame[] = momentsOf({ players: 3, buildings: 'all31' }, 'touch')

/** The nth time that the first seat is asked this; counted from the end if below zero. */
export function asked(decision: string, nth = 0, all = moments): AnyGame {
  const found = all.filter((game) => game.toMove === 0 && game.decision === decision).at(nth)
  if (found === undefined) throw new Error(`nobody is asked ${decision}`)
  return found
}

export const sitAt = (game: AnyGame, size?: Size) => sit(JSON.stringify(game.record()), size)

export const movesAt = async (page: Page) => Number((await settled(page)).n)
export const offering = (offer: string) => `[data-offer="${offer}"]:not([data-echo])`

/** The first move that is offered on the table. */
const firstOffer = async (page: Page) => (await aimAt(page, 0))?.offer ?? ''

/** A role is looked at, marked and played. */
export async function looksMarksAndPlays(size: Size): Promise<void> {
  const { page, finger, complaints, close } = await sitAt(asked('D-ROLE'), size)
  const before = await movesAt(page)
  const impactOf = (role: string) => `.impact .title:text("${role}")`
  // Held is not tapped: it looks, and takes two taps still.
  await finger.hold(offering('choose captain'), impactOf('Captain'))
  await wait(page)
  await finger.tap(offering('choose captain'))
  await wait(page)
  await finger.tap(offering('choose mayor'))
  await page.locator(impactOf('Mayor')).waitFor()
  await wait(page)
  expect(await movesAt(page)).toBe(before)
  // The gold button plays what is marked, and so does a second tap.
  await finger.tap(GOLD)
  await moved(page, String(before), 'the gold button')
  const offer = 'take 1 colonist'
  await page.locator(offering(offer)).waitFor()
  await finger.look()
  await finger.tap(offering(offer))
  await page.locator(ECHO).waitFor()
  expect(await movesAt(page)).toBe(before + 1)
  await finger.tap(offering(offer))
  await moved(page, String(before + 1), offer)
  expect(complaints).toEqual([])
  await close()
}

/** Colonists are placed by dragging and by tapping. */
export async function placesColonists(size: Size): Promise<void> {
  const { page, finger, complaints, close } = await sitAt(asked('D-MAYOR-PLACE', -1), size)
  const before = await movesAt(page)
  const place = (name: string) => `[data-workplace="${name}"]`
  const countAt = (name: string) => page.locator(`${place(name)} .circle.on`).count()
  const counts = async () => [await countAt('hacienda'), await countAt('indigoPlant')]
  // Who is only proposed can be carried elsewhere.
  await page.locator(`${place('hacienda')} .circle.proposed`).waitFor()
  expect(await counts()).toEqual([0, 0])
  const from = await finger.spotOf(place('hacienda'))
  const to = await finger.spotOf(place('indigoPlant'))

  await finger.drag(from, to)
  await expect.poll(counts).toEqual([0, 1])
  // A colonist that is let go beside the mat, even over the gold button, stays where it was.
  await finger.drag(to, await finger.spotOf(GOLD))
  await wait(page)
  expect(await counts()).toEqual([0, 1])
  // Tap by tap back again, through the hand; a finger trembles.
  const colonist = await finger.spotOf(`${place('indigoPlant')} .circle.on`)
  await finger.down(colonist)
  await finger.move({ x: colonist.x + 9, y: colonist.y })
  await finger.lift()
  await expect.poll(counts).toEqual([0, 0])
  await finger.tap(place('hacienda'))
  await expect.poll(counts).toEqual([1, 0])
  // A second finger neither carries anything nor ends what the first one does.
  const beside = { x: from.x + 30, y: from.y }
  await finger.down(from)
  await finger.slide(from, beside)
  await finger.touchBeside(beside, to)
  await wait(page)
  expect(await page.locator('.dragged').isVisible()).toBe(true)
  expect(await counts()).toEqual([1, 0])
  await finger.lift()
  expect(await movesAt(page)).toBe(before)

  await finger.tap(GOLD)
  await moved(page, String(before), 'done')
  expect(complaints).toEqual([])
  await close()
}

/** All buildings are reached and looked at. */
export async function reachesAllBuildings(size: Size): Promise<void> {
  const { page, finger, close } = await sitAt(asked('D-BUILD', 2, withAllBuildings), size)
  const before = await movesAt(page)
  const scrolled = () => page.locator('.market .columns').evaluate((it) => it.scrollTop)
  const middle = await finger.spotOf('.market .columns')
  await finger.drag({ x: middle.x, y: middle.y + 120 }, { x: middle.x, y: middle.y - 120 })
  await expect.poll(scrolled).toBeGreaterThan(20)
  await wait(page)
  expect(await page.locator(`${ECHO}, .market .card`).count()).toBe(0)

  const building = offering(await firstOffer(page))
  await finger.hold(building, '.market .card .does')
  await wait(page)
  expect(await page.locator('.market .card .does').isVisible()).toBe(true)
  await finger.tap(building)
  await wait(page)
  expect(await movesAt(page)).toBe(before)
  await close()
}
