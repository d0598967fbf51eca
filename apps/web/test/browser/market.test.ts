/** The market: what a building costs, is worth, how many colonists work there and how many are left is always seen; what cannot be built says why. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { Finger } from './finger.ts'
import { AT_ONCE, type Opening, open, withBrowser } from './open.ts'
import { comeToRest, haveLetters } from './rest.ts'
import { settled } from './robot.ts'
import { ALL_SIZES, PHONE, TABLET } from './sizes.ts'

withBrowser()

/** Somebody is asked to build who can pay for some buildings, with two quarries, and not for others. */
async function sit(buildings: 'base' | 'all31', opening: Opening = {}) {
  const island = { quarry: 2, corn: 1 }
  const position = {
    options: { players: 4, buildings },
    seats: [{ doubloons: 4, island, workers: island }, {}, {}, {}],
    turn: { decision: 'D-BUILD', seat: 0 },
  }
  const address = `/#${await pack(JSON.stringify(position))}`
  const opened = await open(address, { kept: AT_ONCE, reducedMotion: 'reduce', ...opening })
  await settled(opened.page)
  return opened
}

const tileOf = (page: Page, key: string) => page.locator(`[data-place="building-${key}"]`)
const CITY_HALL = 'You have 4 of the 7 doubloons it costs you: 3 short.'

test.each(['base', 'all31'] as const)(
  'price, VP, circles and copies are on every tile at every size: %s',
  async (buildings) => {
    const { page, close } = await sit(buildings)
    const lacking: string[] = []
    for (const size of ALL_SIZES) {
      await page.setViewportSize(size)
      await comeToRest(page)
      const found = await page.evaluate(lackingFacts)
      lacking.push(...found.map((it) => `${size.width}: ${it}`))
    }
    expect(lacking).toEqual([])
    await close()
  },
)

/** What a tile that can be bought, or could be with more money, does not show, shows outside itself, or shows too small. */
function lackingFacts(): readonly string[] {
  const isInside = (it: DOMRect, box: DOMRect) =>
    it.left >= box.left &&
    it.right <= box.right + 1 &&
    it.top >= box.top - 2 &&
    it.bottom <= box.bottom + 2
  return [...document.querySelectorAll('.market .tile')].flatMap((tile) => {
    const isShort = tile.matches('.short')
    const parts = ['.price b', '.vp b', '.circles', '.left', ...(isShort ? ['.word'] : [])]
    return parts.flatMap((part) => {
      const seen = [...tile.querySelectorAll(part)].find((it) => it.checkVisibility())
      const isFine =
        seen !== undefined &&
        isInside(seen.getBoundingClientRect(), tile.getBoundingClientRect()) &&
        Number.parseFloat(getComputedStyle(seen).fontSize) >= 10.4
      return isFine ? [] : [`${tile.getAttribute('data-place')} ${part}`]
    })
  })
}

test('outside a builder phase the coins show the own price, and the card what it would score', async () => {
  const island = { quarry: 2, corn: 8 }
  const own = { doubloons: 4, island, workers: { quarry: 2 }, buildings: { hospice: 0 } }
  const position = { seats: [own, {}, {}], turn: { decision: 'D-ROLE', seat: 0 } }
  const { page, close } = await open(`/#${await pack(JSON.stringify(position))}`, {
    kept: AT_ONCE,
    reducedMotion: 'reduce',
  })
  await settled(page)
  // Of the quarries one counts in the first column, and two in the last one.
  expect(await tileOf(page, 'smallWarehouse').locator('.price').textContent()).toBe('2')
  expect(await tileOf(page, 'residence').locator('.price').textContent()).toBe('8')
  await tileOf(page, 'residence').hover()
  await page.locator('.market .card').getByText('It would score 5 VP now.').waitFor()
  await tileOf(page, 'cityHall').hover()
  await page.locator('.market .card').getByText('It would score 2 VP now.').waitFor()
  await close()
})

test('a building that begins the last round says so on its tile, and so does the gold button', async () => {
  const names = ['smallMarket', 'hacienda', 'smallWarehouse', 'hospice', 'office', 'largeMarket']
  const more = ['largeWarehouse', 'factory', 'harbor', 'wharf', 'university']
  const buildings = Object.fromEntries([...names, ...more].map((key) => [key, 0]))
  const position = {
    seats: [{ doubloons: 9, buildings }, {}, {}],
    turn: { decision: 'D-BUILD', seat: 0 },
  }
  const { page, close } = await open(`/#${await pack(JSON.stringify(position))}`, {
    kept: AT_ONCE,
    reducedMotion: 'reduce',
  })
  await settled(page)
  const hut = tileOf(page, 'constructionHut')
  await hut.getByText('last round').first().waitFor()
  await haveLetters(page)
  const [word, coin] = await Promise.all(
    ['.word', '.price'].map((part) => tileOf(page, 'sugarMill').locator(part).boundingBox()),
  )
  expect((word?.x ?? 0) + (word?.width ?? 0)).toBeLessThanOrEqual(coin?.x ?? 0)
  await hut.hover()
  await page.locator('[data-prompt]').getByText('This begins the last round.').waitFor()
  // A pointer only shows; what is marked is on the gold button.
  await hut.focus()
  await page.locator('[data-prompt] [data-enter]').getByText('last round').waitFor()
  await hut.click()
  await page.locator('.bar .ending').getByText('last round').waitFor()
  await close()
})

test('a press on a building that is too expensive says how much is missing, and its card stays', async () => {
  const { page, close } = await sit('base')
  const why = page.locator('.market .card .why')
  const refusal = page.locator('[data-prompt] [role="alert"]')
  await tileOf(page, 'cityHall').hover()
  await why.waitFor()
  await tileOf(page, 'cityHall').click({ force: true })
  await refusal.filter({ hasText: `${CITY_HALL} PR-BUILDER-3` }).waitFor()
  expect(await why.textContent()).toBe(`${CITY_HALL} (PR-BUILDER-3)`)
  await page.keyboard.press('Escape')
  await refusal.waitFor({ state: 'detached' })
  await tileOf(page, 'cityHall').focus()
  await page.keyboard.press('Enter')
  await refusal.filter({ hasText: CITY_HALL }).waitFor()
  await close()
})

test('a finger goes on from the card of a building to its rules', async () => {
  const opened = await sit('all31', { size: PHONE, hasTouch: true })
  const { page, close } = opened
  const finger = await Finger.on(opened)
  await finger.hold('[data-place="building-guildHall"]', '.market .card .does')
  // The card lies beside its tile, also where the market scrolls.
  const [tile, card] = [
    await tileOf(page, 'guildHall').boundingBox(),
    await page.locator('.market .card').boundingBox(),
  ]
  expect(card?.y).toBeGreaterThanOrEqual((tile?.y ?? 0) + (tile?.height ?? 0))
  await finger.tap('.market .card a')
  await page.locator('article[data-topic="guildHall"]').waitFor()
  await close()
})

test('on a tablet fingers find room among all buildings, and reach the last one', async () => {
  const { page, close } = await sit('all31', { size: TABLET, hasTouch: true })
  const tiles = page.locator('.market .tile')
  const heights = await tiles.evaluateAll((all) =>
    all.map((it) => Math.round(it.getBoundingClientRect().height)),
  )
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(40)
  expect(await page.evaluate(lackingFacts)).toEqual([])
  await tileOf(page, 'smallWharf').tap()
  await page.locator('.market .card').getByText('Small Wharf').first().waitFor()
  await close()
})

test('small phones show every building painted, and a tablet has rows one can read and press', async () => {
  const { page, close } = await sit('all31', { size: { width: 360, height: 640 } })
  const smallest = (part: string) =>
    page
      .locator(`.market ${part}`)
      .evaluateAll((all) => Math.min(...all.map((it) => it.getBoundingClientRect().height)))
  await expect.poll(() => smallest('.tile .picture')).toBeGreaterThan(15)
  await page.setViewportSize(TABLET)
  await expect.poll(() => smallest('.tile')).toBeGreaterThanOrEqual(24)
  await close()
})
