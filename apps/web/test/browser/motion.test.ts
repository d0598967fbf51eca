/** Pieces in motion: what they show on their way, and numbers that wait for them. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { AT_ONCE, type Opening, open, withBrowser } from './open.ts'
import { settled } from './robot.ts'

withBrowser()

/** What was to be seen while pieces travelled. */
interface Seen {
  /** Symbol and letter of every piece. */
  readonly pieces: readonly string[]
  /** By place: the numbers that were shown, in order, and the one that stood in the page. */
  readonly numbers: Readonly<Record<string, { shown: readonly number[]; real: readonly number[] }>>
}

const SLOW = { 'doubloon.settings': { speed: 'slow' } }

const CRAFTSMAN = {
  position: {
    game: 'puerto-rico',
    options: { players: 3 },
    seats: [
      {
        island: { corn: 3, indigo: 1 },
        workers: { corn: 3, indigo: 1 },
        buildings: { smallIndigoPlant: 1 },
      },
      { island: { corn: 1 }, workers: { corn: 1 } },
      {},
    ],
  },
  seats: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cyd' }],
}

/** Opens a position and waits until pieces can travel. */
async function opened(position: object, opening: Opening = { kept: SLOW }) {
  const table = await open('/', opening)
  await table.page.goto(`/?anew#${await pack(JSON.stringify(position))}`)
  // Several people begin behind the curtain.
  if (JSON.stringify(position).includes('{"name":"Ben"}'))
    await table.page.getByRole('button', { name: 'I am' }).click()
  await settled(table.page)
  await table.page.locator('.flights').waitFor({ state: 'attached' })
  return table
}

/** Looks on from before a press until its pieces have arrived and the numbers have counted. */
async function watched(page: Page, offer: string): Promise<Seen> {
  await page.evaluate(watch)
  await page.locator(`[data-offer="${offer}"]:visible`).first().click()
  return await page.evaluate(() => Reflect.get(globalThis, 'watched') as Promise<Seen>)
}

function watch(): void {
  const table = () => document.querySelector<HTMLElement>('main.table')?.dataset['n']
  const pieces = new Set<string>()
  const numbers: Record<string, { shown: number[]; real: number[] }> = {}
  const note = (list: number[], number: number) => {
    if (list.at(-1) !== number) list.push(number)
  }
  const before = table()
  let quiet = performance.now()
  const look = (): boolean => {
    const flying = [...document.querySelectorAll<HTMLElement>('.flights .piece')]
    for (const { dataset, textContent } of flying)
      pieces.add(`${dataset['symbol']} ${textContent.trim()}`.trim())
    const counting = [...document.querySelectorAll<HTMLElement>('[data-counting]')]
    for (const element of counting) {
      const place = element.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? ''
      const at = numbers[place] ?? { shown: [], real: [] }
      numbers[place] = at
      note(at.shown, Number(element.dataset['counting']))
      note(at.real, Number(element.textContent))
    }
    const isStill = table() !== before && flying.length + counting.length === 0
    if (!isStill) quiet = performance.now()
    return performance.now() - quiet > 400
  }
  const watched = new Promise((resolve) => {
    const step = () => (look() ? resolve({ pieces: [...pieces], numbers }) : setTimeout(step, 10))
    step()
  })
  Object.assign(globalThis, { watched })
}

const isAscending = (list: readonly number[] = []) =>
  list.every((number, at) => number >= (list[at - 1] ?? number))

test('goods carry their letters on their way; numbers count when the last of them has come or gone', async () => {
  const { page, complaints, close } = await opened(CRAFTSMAN)
  const { pieces, numbers } = await watched(page, 'choose craftsman')
  // Ana's seal on the card, the windows of her indigo plant, and the barrels.
  expect([...pieces].sort()).toEqual(['good-corn C', 'good-indigo I', 'seal-0 A', 'shine'])
  const [made, left] = [numbers['seat-0-good-corn'], numbers['supply-corn']]
  expect([made?.shown[0], made?.real]).toEqual([0, [3]])
  expect(isAscending(made?.shown)).toBe(true)
  expect([left?.shown[0], left?.real]).toEqual([10, [6]])
  expect(isAscending(left?.shown.toReversed())).toBe(true)
  expect(numbers['supply-coffee']).toBeUndefined()
  expect(await page.locator('.flights').innerHTML()).not.toContain('piece')
  expect(complaints).toEqual([])
  await close()
})

test('whoever wants no motion sees the new numbers at once', async () => {
  for (const opening of [{ kept: AT_ONCE }, { kept: SLOW, reducedMotion: 'reduce' }] as const) {
    const { page, close } = await opened(CRAFTSMAN, opening)
    const { pieces, numbers } = await watched(page, 'choose craftsman')
    expect(pieces.filter((it) => it !== 'flash')).toEqual([])
    expect(numbers).toEqual({})
    expect(await page.locator('[data-place="seat-0-good-corn"] [data-number]').textContent()).toBe(
      '3',
    )
    await close()
  }
})

test('SJ-INFO-3: cards I draw are turned up on their way, those of others are not, and no card stays in the page', async () => {
  const mine = { building: 'indigoPlant', good: true }
  const seats = [{ tableau: [mine] }, { tableau: [mine] }, {}]
  const { page, complaints, close } = await opened({
    position: { game: 'san-juan', options: { players: 3 }, seats },
    seats: [{ name: 'Ana' }, { name: 'Ben', bot: 'novice' }, { name: 'Cyd', bot: 'novice' }],
  })
  const { pieces } = await watched(page, 'choose prospector')
  // Ana draws one card; what Ben and Cyd do meanwhile moves cards face down, goods with their mark, or what lies open.
  const hand = await page.locator('[data-place="seat-0-hand"]:visible').first().innerHTML()
  const [mineShown = '', ...more] = pieces.filter((it) => it.startsWith('b-'))
  expect(hand).toContain(mineShown)
  // Besides it only what others put up is seen, as it is in their cities now.
  const cities = await page
    .locator('[data-place^="seat-1-building-"], [data-place^="seat-2-building-"]')
    .evaluateAll((all) => all.map((it) => it.getAttribute('data-place')?.split('-')[3]))
  expect(more.filter((it) => !cities.includes(it.slice(2)))).toEqual([])
  const others = pieces.filter((it) => !/^(b-|card-back|seal-|shine)/.test(it))
  expect(others).toEqual([])
  expect(await page.locator('.flights').innerHTML()).not.toContain(mineShown)
  expect(complaints).toEqual([])
  await close()
})

test('nothing is asked until the pieces have landed; a key or a press ends their way', async () => {
  for (const input of ['key', 'press'] as const) {
    const { page, close } = await opened(CRAFTSMAN)
    await page.locator('[data-offer="choose craftsman"]:visible').first().click()
    const seen = await page.waitForFunction(
      () =>
        document.querySelector('.flights .piece') !== null && {
          offers: document.querySelectorAll('[data-offer]').length,
          isToldLater: document.querySelector('[data-prompt][data-landing]') !== null,
        },
    )
    expect(await seen.jsonValue()).toEqual({ offers: 0, isToldLater: true })
    if (input === 'key') await page.keyboard.press('Shift')
    else await page.mouse.click(5, 5)
    await page.locator('.flights .piece').first().waitFor({ state: 'detached' })
    await settled(page)
    expect(await page.locator('[data-counting], [data-landing]').count()).toBe(0)
    await close()
  }
})

test('a full ship sails away with all its barrels, and an empty one is there', async () => {
  const { page, complaints, close } = await opened({
    position: {
      game: 'puerto-rico',
      options: { players: 3 },
      ships: { 4: { good: 'corn', load: 2 } },
      seats: [{ goods: { corn: 2 } }, {}, {}],
    },
    // Two people at one screen would see the table laid anew for the other.
    seats: [{ name: 'Ana' }, { name: 'Ben', bot: 'novice' }, { name: 'Cyd', bot: 'novice' }],
  })
  const { pieces } = await watched(page, 'choose captain')
  expect(pieces.map((it) => it.split(' ')[0])).toContain('ship-4')
  expect(await page.locator('main [data-place="ship-4"] [href="#good-corn"]').count()).toBe(0)
  expect(complaints).toEqual([])
  await close()
})

test('barrels are aboard when they have landed, and not before', async () => {
  const { page, close } = await opened({
    position: {
      game: 'puerto-rico',
      options: { players: 3 },
      ships: { 6: { good: 'corn', load: 1 } },
      seats: [{ goods: { corn: 3 } }, {}, {}],
    },
    seats: [{ name: 'Ana' }, { name: 'Ben', bot: 'novice' }, { name: 'Cyd', bot: 'novice' }],
  })
  const aboard = () =>
    page
      .locator('main .harbor [data-place="ship-6"] [data-piece]')
      .evaluateAll((all) => all.map((it) => Number(getComputedStyle(it).opacity)))
  await page.locator('[data-offer="choose captain"]:visible').first().click()
  await page.locator('.flights [data-symbol="good-corn"]').first().waitFor({ state: 'attached' })
  const under = await aboard()
  expect(under).toHaveLength(4)
  expect([under.at(0), under.at(-1)]).toEqual([1, 0])
  await expect.poll(aboard).toEqual([1, 1, 1, 1])
  await close()
})
