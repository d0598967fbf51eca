/** San Juan in motion: what is on its way is not there yet, and the end is told when it is near. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { open, withBrowser } from './open.ts'
import { settled } from './robot.ts'

withBrowser()

const SLOW = { 'doubloon.settings': { speed: 'slow', pause: 'none' } }
const BOTS = [
  { name: 'Ben', bot: 'novice' },
  { name: 'Cyd', bot: 'novice' },
]
const BUILDING = { decision: 'D-SJ-3', seat: 0, chooser: 0 }
/** Eleven buildings: the next one is the last. */
const ELEVEN = [
  ...['indigoPlant', 'sugarMill', 'tobaccoStorage', 'coffeeRoaster', 'silverSmelter'],
  ...['smithy', 'well', 'tower', 'chapel', 'aqueduct', 'statue'],
]

/** Ana's seat and Ben's. */
async function opened(seat: object, turn?: object, ben: object = {}) {
  const table = await open('/', { kept: SLOW })
  const position = { game: 'san-juan', options: { players: 3 }, seats: [seat, ben, {}], turn }
  const seats = [{ name: 'Ana' }, ...BOTS]
  await table.page.goto(`/?anew#${await pack(JSON.stringify({ position, seats }))}`)
  await settled(table.page)
  await table.page.locator('.flights').waitFor({ state: 'attached' })
  return table
}

/** From now on notes how each thing at some places is seen while pieces are under way, and all kinds of pieces. */
function note(page: Page, places: readonly string[]): Promise<void> {
  return page.evaluate((places) => {
    const seen: Record<string, number[]> = {}
    const pieces = new Set<string>()
    Object.assign(globalThis, { noted: { seen, pieces } })
    const look = () => {
      const flying = [...document.querySelectorAll<HTMLElement>('.flights .piece')]
      for (const { dataset } of flying) pieces.add(dataset['symbol'] ?? '')
      if (flying.length > 0)
        for (const place of places)
          for (const it of document.querySelectorAll(`main [data-place="${place}"]`))
            seen[place] = [...(seen[place] ?? []), Number(getComputedStyle(it).opacity)]
      requestAnimationFrame(look)
    }
    look()
  }, places)
}

function noted(page: Page) {
  return page.evaluate(() => {
    const { seen, pieces } = Reflect.get(globalThis, 'noted') as {
      seen: Record<string, number[]>
      pieces: Set<string>
    }
    return { seen, pieces: [...pieces] }
  })
}

test('a building and a good are seen where they lie only when they have landed', async () => {
  const built = 'seat-0-place-1-tower'
  const { page, complaints, close } = await opened(
    { hand: { tower: 1, well: 3 }, tableau: ['indigoPlant'] },
    BUILDING,
  )
  await note(page, [built])
  await page.locator('[data-place="hand-tower-0"]').click()
  await page.locator('[data-prompt] [data-enter]').click()
  await expect.poll(async () => (await noted(page)).seen[built]?.length ?? 0).toBeGreaterThan(0)
  expect((await noted(page)).seen[built]?.[0]).toBe(0)
  await settled(page)
  expect(
    await page.locator(`[data-place="${built}"]`).evaluate((it) => getComputedStyle(it).opacity),
  ).toBe('1')
  expect(complaints).toEqual([])
  await close()

  const made = 'seat-0-place-0-good'
  const producing = await opened({ tableau: ['indigoPlant', 'sugarMill'] })
  await note(producing.page, [made])
  await producing.page.locator('[data-offer="choose producer"]:visible').first().click()
  await producing.page.locator('[data-prompt] [data-enter]').click()
  await expect
    .poll(async () => (await noted(producing.page)).seen[made]?.length ?? 0)
    .toBeGreaterThan(0)
  expect((await noted(producing.page)).seen[made]?.[0]).toBe(0)
  await producing.close()
})

test('cards just drawn are seen when they have landed, one after the other', async () => {
  const { page, close } = await opened({ tableau: ['indigoPlant'] })
  await page.evaluate(() => {
    const hidden: number[] = []
    Object.assign(globalThis, { hidden })
    const look = () => {
      const cards = [...document.querySelectorAll('[data-place^="drawn-"]')]
      const flying = document.querySelector('.flights .piece') !== null
      if (flying && cards.length > 0)
        hidden.push(cards.filter((it) => getComputedStyle(it).opacity === '0').length)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.locator('[data-offer="choose councillor"]:visible').first().click()
  await page.locator('[data-prompt] [data-enter]:not([aria-disabled="true"])').waitFor()
  await page.locator('.flights .piece').first().waitFor({ state: 'detached' })
  const hidden = await page.evaluate(() => Reflect.get(globalThis, 'hidden') as number[])
  // Five cards: all of them are on their way at first, and the last comes after the others.
  expect(hidden[0]).toBe(5)
  expect(hidden).toContain(1)
  expect(hidden.every((count, at) => count <= (hidden[at - 1] ?? 5))).toBe(true)
  await close()
})

test('SJ-END-1: when the twelfth building is put up the lamp goes down once, and not again at the end', async () => {
  // Ben can still build: the phase is not over at once.
  const mine = { hand: { indigoPlant: 3 }, tableau: ELEVEN }
  const { page, close } = await opened(mine, BUILDING, { hand: { sugarMill: 3 } })
  await note(page, [])
  await page.locator('[data-place="hand-indigoPlant-0"]').click()
  await page.locator('[data-prompt] [data-enter]').click()
  await expect.poll(async () => (await noted(page)).pieces).toContain('dusk')
  await close()
})
