/** The end of a game: points by source, cities, the moments that decided it, and a celebration that nobody must wait for. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { AT_ONCE, type Opening, open, withBrowser } from './open.ts'
import { sanJuanScenes, scenesOf } from './scenes.ts'

withBrowser()

const isOver = ({ name }: { readonly name: string }) => name.endsWith('-over')
const RECORDS = {
  'puerto-rico': scenesOf('four', { players: 4 }, '1').find(isOver)?.record ?? '',
  'san-juan':
    sanJuanScenes('three', { players: 3, expansion: true }, ['20']).find(isOver)?.record ?? '',
}
const GAMES = Object.keys(RECORDS) as readonly (keyof typeof RECORDS)[]
const MOVING = { 'doubloon.settings': { speed: 'normal', pause: 'none' } }

async function openEnd(game: keyof typeof RECORDS, opening: Opening = { kept: AT_ONCE }) {
  const opened = await open(`/#${await pack(RECORDS[game])}`, opening)
  await opened.page.locator('dialog.end').waitFor()
  return opened
}

/** The totals as they stand there now. */
const totalsOf = async (page: Page) =>
  (await page.locator('[data-total]').allInnerTexts()).map(Number)

test.each(GAMES)(
  'points add up by source, every city can be seen, and three moments that decided it lead to the replay at that move: %s',
  async (game) => {
    const { page, complaints, close } = await openEnd(game)
    await page.locator('dialog[data-counted="true"]').waitFor()
    const stacks = page.locator('dialog ol li button')
    const totals = await totalsOf(page)
    expect(totals.length).toBeGreaterThan(2)
    expect(totals).toEqual(totals.toSorted((one, other) => other - one))
    for (const [index, total] of totals.entries()) {
      const parts = await stacks.nth(index).locator('.part').allInnerTexts()
      expect(parts.map(Number).reduce((sum, part) => sum + part, 0)).toBe(total)
    }
    const heading = page.locator('#city-heading')
    const winner = await heading.innerText()
    await stacks.last().click()
    expect(await heading.innerText()).not.toBe(winner)
    await page.locator('dialog .tile').first().waitFor()

    const moments = page.locator('[data-moment]')
    await moments.first().waitFor()
    expect(await moments.count()).toBe(3)
    // Each says in words what it was about, and who gained by it if that was somebody else.
    const told = await moments.allInnerTexts()
    for (const text of told) {
      expect(text).toMatch(/[+−]\d+ %\s*Round \d+: \S+/)
      if (/−\d+ %/.test(text)) expect(text).toMatch(/gains? most by it: \d+ to \d+ %/)
    }
    const n = await moments.last().getAttribute('data-moment')
    await moments.last().click()
    await page.locator(`main.table[data-n="${n}"]`).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/replay\//)
    expect(complaints).toEqual([])
    await close()
  },
)

test('points are counted up before one’s eyes, and celebrated once', async () => {
  const { page, close } = await openEnd('puerto-rico', { kept: MOVING })
  await page.locator('dialog[data-counted="true"]').waitFor()
  await page.locator('.confetti').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await page.locator('dialog.end').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Show the score' }).click()
  await page.locator('dialog[data-counted="true"]').waitFor()
  expect(await page.locator('.confetti').count()).toBe(0)
  await close()
})

test('where motion is unwanted the result is there at once', async () => {
  const { page, close } = await openEnd('puerto-rico', { kept: MOVING, reducedMotion: 'reduce' })
  await page.locator('[data-total]').first().waitFor()
  const totals = await totalsOf(page)
  await page.locator('dialog[data-counted="true"]').waitFor()
  expect(await totalsOf(page)).toEqual(totals)
  expect(await page.locator('.confetti').count()).toBe(0)
  await close()
})
