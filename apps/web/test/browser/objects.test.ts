/** Decisions made with things instead of forms: heaps on ships, a barrel in its arch, doors to store behind, sensible answers in gold. */
import type { Game, GameState, GameTypes } from '@doubloon/engine'
import { GOODS } from '@doubloon/puerto-rico'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { GOLD, sit } from './finger.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { comeToRest, haveLetters } from './rest.ts'
import { moved, settled } from './robot.ts'
import { momentsOf } from './scenes.ts'
import { DESKTOP, LAPTOP, MORE_SIZES, PHONE_ON_ITS_SIDE } from './sizes.ts'

withBrowser()

type AnyGame = Game<GameState, GameTypes>

const moments: readonly AnyGame[] = momentsOf({ players: 4 }, '1')

/** The last moment in which the first seat is asked this, with such offers. */
function asked(decision: string, isWanted: (offers: readonly string[]) => boolean): AnyGame {
  const found = moments.findLast(
    (game) => game.toMove === 0 && game.decision === decision && isWanted(game.steps()),
  )
  if (found === undefined) throw new Error(`nobody is asked ${decision}`)
  return found
}

const recordOf = (game: AnyGame) => JSON.stringify(game.record())

async function sitAt(game: AnyGame) {
  const opened = await open(`/#${await pack(recordOf(game))}`, { kept: AT_ONCE })
  await settled(opened.page)
  await opened.page.locator('[data-kind]').waitFor()
  return opened
}

/** Barrels of a kind in one's own tray. */
const barrels = (page: Page, good: string) =>
  page.locator(`[data-place="seat-0-good-${good}"] [data-number]`).first().innerText()

const partsOf = (load: string): readonly [good: string, ship: string] => {
  const [, good = '', ship = ''] = /^load (\w+) on (\w+)$/.exec(load) ?? []
  return [good, ship]
}

const LOADING = asked('D-LOAD', (offers) => offers.length > 1)
const [FIRST = ''] = LOADING.steps()
const [GOOD, SHIP] = partsOf(FIRST)

/** Carries something and holds it over a place. */
async function carry(page: Page, from: string, to: string): Promise<void> {
  await page.locator(from).hover()
  await page.mouse.down()
  await page.locator(to).hover()
  await page.locator('.carried').waitFor()
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  await carry(page, from, to)
  await page.mouse.up()
}

test('heaps: who loads is told that they can be dragged; over a ship one shows what it would bring, and nothing is marked', async () => {
  const { page, complaints, close } = await sitAt(LOADING)
  expect(await page.locator('[data-prompt]').innerText()).toMatch(/drag a heap onto a ship/i)
  const [{ n }, before] = [await settled(page), await barrels(page, GOOD)]
  const coming = page.locator(`[data-ship="${SHIP}"] .coming`)
  await page.locator(`[data-ship="${SHIP}"] .plate`).first().hover()
  await coming.first().waitFor()
  expect(await page.locator('.plate.selected').count()).toBe(0)
  await carry(page, `[data-heap="${GOOD}"]`, `[data-ship="${SHIP}"] .hull`)
  await coming.first().waitFor()
  await page.mouse.move(5, 5)
  await expect.poll(() => page.locator('[data-ship] .coming').count()).toBe(0)
  await page.mouse.up()

  // What a ship does not take stays where it was, and the prompt says why.
  const ships = await page
    .locator('[data-ship]')
    .evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset['ship'] ?? ''))
  const other = ships.find((ship) => !LOADING.steps().includes(`load ${GOOD} on ${ship}`))
  await drag(page, `[data-heap="${GOOD}"]`, `[data-ship="${other}"] .hull`)
  await page.locator('[data-prompt] [role="alert"]').waitFor()
  expect((await settled(page)).n).toBe(n)

  // What is dragged onto a ship is loaded, in the sheet and in the harbor.
  for (const ship of [`[data-ship="${SHIP}"] .hull`, `.harbor [data-place="ship-${SHIP}"]`]) {
    await drag(page, `[data-heap="${GOOD}"]`, ship)
    await moved(page, n, FIRST)
    await expect.poll(async () => Number(await barrels(page, GOOD))).toBeLessThan(Number(before))
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.locator(`main.table[data-n="${n}"]`).waitFor()
    await settled(page)
  }
  expect(complaints).toEqual([])
  await close()
})

test('with many loads to choose from, ships and plates are seen whole', async () => {
  const position = {
    seats: [{ goods: { corn: 3, indigo: 2, sugar: 1, tobacco: 2, coffee: 1 } }, {}, {}],
    turn: { decision: 'D-LOAD', seat: 0 },
  }
  const { page, close } = await open(`/#${await pack(JSON.stringify(position))}`, {
    kept: AT_ONCE,
  })
  await settled(page)
  await page.locator('.ship .worth').first().waitFor()
  await haveLetters(page)
  const hidden: string[] = []
  for (const size of [LAPTOP, DESKTOP, ...MORE_SIZES]) {
    await page.setViewportSize(size)
    await comeToRest(page)
    const forFingers = size.width <= PHONE_ON_ITS_SIDE.width
    const found = await page.evaluate(hiddenAtSea, forFingers ? 40 : 24)
    hidden.push(...found.map((it) => `${size.width}: ${it}`))
  }
  expect(hidden).toEqual([])
  await close()
})

/** Ships on which the words about them lie; plates that reach out of the water, or are hard to press. */
function hiddenAtSea(least: number): readonly string[] {
  const boxOf = (it: Element | null) => it?.getBoundingClientRect() ?? new DOMRect()
  const water = boxOf(document.querySelector('.sea'))
  return [...document.querySelectorAll<HTMLElement>('.sea .ship')].flatMap((ship) => {
    const [hull, tag] = ['svg', '.tag'].map((it) => boxOf(ship.querySelector(it)))
    const isBeside = (tag?.left ?? 0) >= (hull?.right ?? 0)
    const isCovered = !isBeside && (tag?.top ?? 0) < (hull?.bottom ?? 0) - 4
    const plates = [...ship.querySelectorAll('.plate')].map(boxOf)
    const isOut = plates.some(({ right, bottom }) => bottom > water.bottom || right > water.right)
    const isSmall = plates.some(({ width, height }) => Math.min(width, height) < least)
    return [
      ...(isSmall ? [`a plate of ship ${ship.dataset['ship']} is too small to be pressed`] : []),
      ...(isCovered ? [`ship ${ship.dataset['ship']} is covered`] : []),
      ...(isOut ? [`a plate of ship ${ship.dataset['ship']} is not in the water`] : []),
    ]
  })
}

test('a finger taps a heap and its ship, sees what that brings, and plays it with the gold button', async () => {
  const { page, finger, close } = await sit(recordOf(LOADING))
  const { n } = await settled(page)
  await finger.tap(`[data-heap="${GOOD}"]`)
  await finger.tap(`[data-ship="${SHIP}"] .hull`)
  await page.locator(`[data-ship="${SHIP}"] .coming`).first().waitFor()
  expect((await settled(page)).n).toBe(n)
  await finger.tap(GOLD)
  await moved(page, n, FIRST)
  await close()
})

test('the barrel that is pointed at is shown in the next arch, one that is chosen with what it brings', async () => {
  const { page, close } = await sitAt(asked('D-TRADE', (offers) => offers.length > 1))
  const arch = page.locator('.arch.target')
  expect(await arch.count()).toBe(0)
  await page.locator('[data-offer^="sell "]').first().hover()
  await arch.locator('[data-good]').waitFor()
  expect(await page.locator('.crate.selected').count()).toBe(0)
  await page.mouse.move(5, 5)
  await arch.waitFor({ state: 'detached' })
  await page.locator('[data-offer^="sell "]').first().focus()
  await arch.waitFor()
  expect(await arch.locator('[data-good]').count()).toBe(1)
  expect(await arch.innerText()).toMatch(/you get \d/)
  await close()
})

test('beside the house stands what everything sells for, beside the doors what can be kept', async () => {
  const trading = await sitAt(asked('D-TRADE', (offers) => offers.length > 1))
  const prices = trading.page.locator('[data-price]')
  expect(await prices.evaluateAll((all) => all.map((it) => it.dataset['price']))).toEqual(
    GOODS.toReversed(),
  )
  const printed = await prices.locator('b:visible').allInnerTexts()
  expect(printed.filter((it) => /^\d$/.test(it))).toEqual(['4', '3', '2', '1', '0'])
  // All of them are in sight, at once.
  const shown = trading.page.locator('.ledger')
  expect(await shown.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
  await trading.close()
  const storing = await sitAt(asked('D-STORE', () => true))
  const doors = await storing.page
    .locator('[data-door]:not(.loss)')
    .evaluateAll((all) => all.map((it) => it.getAttribute('data-door')))
  const kept = storing.page.locator('[data-keeps]:visible')
  expect(await kept.evaluateAll((all) => all.map((it) => it.dataset['keeps']))).toEqual(doors)
  await storing.close()
})

test('colonists to place lie in the hand: the rest is laid as proposed, and one that is lifted comes back to it', async () => {
  const placing = moments.findLast(
    (game) => game.toMove === 0 && game.decision === 'D-MAYOR-PLACE' && workersOf(game).size > 1,
  )
  const { page, close } = await sitAt(placing ?? LOADING)
  const { n } = await settled(page)
  const discs = page.locator('.hand .disc')
  const proposed = page.locator('[data-workplace] .circle.proposed')
  const gold = page.locator('[data-enter]')
  await discs.first().waitFor()
  const count = await discs.count()
  expect(await proposed.count()).toBe(count)
  expect(await gold.innerText()).toContain(
    count === 1 ? 'Place the colonist' : `Place all ${count}`,
  )

  // What lies is lifted into the hand, and must then be placed by hand.
  const place = await page
    .locator('[data-workplace]:has(.circle.on)')
    .first()
    .getAttribute('data-workplace')
  const lying = page.locator(`[data-workplace="${place}"]`).first()
  await lying.locator('.circle.on').first().click()
  await expect.poll(() => discs.count()).toBe(count + 1)
  await expect
    .poll(() => page.locator('[data-prompt]').innerText())
    .toContain('1 colonist still has to be placed')
  await lying.locator('.circle.open').first().click()
  await expect.poll(() => discs.count()).toBe(count)

  // What is proposed lies for good once it is pressed; when nothing is proposed any longer, the button says so.
  for (let left = count; left > 0; left--) {
    await proposed.first().click()
    await expect.poll(() => discs.count()).toBe(left - 1)
  }
  expect(await gold.innerText()).toContain('Done')
  await page.keyboard.press('Enter')
  await moved(page, n, 'place')
  await close()
})

test('what is kept lies behind its door, what spoils on the quay; heaps are dragged there and back, and nothing else moves', async () => {
  const { page, close } = await sitAt(asked('D-STORE', () => true))
  const { n } = await settled(page)
  const [first = '', second = ''] = await page
    .locator('.store [data-heap]')
    .evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset['heap'] ?? ''))
  const kept = (good: string) => page.locator(`[data-heap="${good}"].kept`).count()
  const other = (await kept(first)) > 0 ? second : first
  await drag(page, `[data-heap="${other}"] .kind`, '[data-door]:not(.loss)')
  await expect.poll(() => kept(other)).toBe(1)
  await drag(page, `[data-heap="${other}"] .kind`, '[data-door="quay"]')
  await expect.poll(() => kept(other)).toBe(0)

  const doors = page.locator('.arch')
  const places = () => doors.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().x))
  const lying = () => doors.evaluateAll((all) => all.map((it) => it.textContent))
  const [before, goods] = [await places(), await lying()]
  await page.locator('.store [aria-label^="Keep one more"][aria-disabled="false"]').first().click()
  await expect.poll(lying).not.toEqual(goods)
  expect(await places()).toEqual(before)
  expect((await settled(page)).n).toBe(n)
  await close()
})

test('colonists that cost nothing are the answer in gold: Enter takes them', async () => {
  const { page, close } = await sitAt(asked('D-MAYOR-EXTRA', () => true))
  const { n } = await settled(page)
  await page.locator('[data-enter]').waitFor()
  expect(await page.locator('[data-enter]').innerText()).toContain('Take 1 colonist')
  await page.keyboard.press('Enter')
  await moved(page, n, 'take 1 colonist')
  await close()
})

test('one barrel more, and of one kind only, is the answer in gold: Enter takes it', async () => {
  const position = { seats: [{ island: { corn: 2 }, workers: { corn: 1 } }, {}, {}] }
  const { page, close } = await open(`/#${await pack(JSON.stringify(position))}`, { kept: AT_ONCE })
  const { n } = await settled(page)
  await page.locator('[data-offer="choose craftsman"]').first().click()
  await moved(page, n, 'choose craftsman')
  await page.locator('.crate.selected').waitFor()
  expect(await page.locator('[data-enter]').innerText()).toMatch(/corn/i)
  await page.keyboard.press('Enter')
  await moved(page, n + 1, 'take the corn')
  await expect.poll(() => barrels(page, 'corn')).toBe('2')
  await close()
})

test('a building that scores at the end tells what it gives now', async () => {
  const games: readonly AnyGame[] = momentsOf({ players: 4 }, '2')
  const own = (game: AnyGame) => game.score().find(({ seat }) => seat === 0)
  const scoring = games.findLast(
    (game) => !game.over && game.toMove === 0 && bonusesOf(own(game)).length > 0,
  )
  const [[key, count] = ['', 0]] = bonusesOf(scoring && own(scoring))
  const { page, close } = await open(
    `/#${await pack(scoring === undefined ? '' : recordOf(scoring))}`,
    {
      kept: AT_ONCE,
    },
  )
  const building = page.locator(`[data-place="seat-0-building-${key}"]`)
  await building.waitFor()
  expect(await building.getAttribute('aria-label')).toContain(`scores ${count} VP more`)
  expect(await building.locator('.bonus').getAttribute('data-now')).toBe(`+${count} now`)
  await close()
})

/** What each building of a seat gives beside its own points. */
function bonusesOf(score: object | undefined): readonly (readonly [string, number])[] {
  return score !== undefined && 'bonuses' in score ? Object.entries(score.bonuses as object) : []
}

/** Where colonists of the first seat work. */
function workersOf(game: AnyGame): ReadonlySet<string> {
  type Counts = Readonly<Record<string, number>>
  const { seats } = game.view(0) as { seats: readonly { workers: Counts; buildings: Counts }[] }
  const all = Object.entries({ ...seats[0]?.workers, ...seats[0]?.buildings })
  return new Set(all.flatMap(([place, count]) => (count > 0 ? [place] : [])))
}
