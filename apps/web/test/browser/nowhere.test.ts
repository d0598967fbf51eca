/** What is not there is told in plain words: unknown addresses, unknown games, and texts that are no game. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, withBrowser } from './open.ts'

withBrowser()

/** Words that only developers know. */
const TECHNICAL = /undefined|unknown-|no-such|seats\[|"|\{|Error/

/** An address, and a part of the sentence that it gets. */
const ADDRESSES: readonly (readonly [string, string])[] = [
  ['/nowhere/at/all', 'There is nothing at this address'],
  ['/table', 'There is nothing at this address'],
  ['/table/no-game-here', 'There is no such game in this browser'],
  ['/rules/chess', 'chess'],
  ['/learn/chess', 'There are no lessons for “chess”'],
  ['/learn/san-juan/castling', 'There is no lesson “castling”'],
  ['/replay/no-game-here', 'There is no such game in this browser'],
  ['/replay#garbage', 'A part of the link is missing'],
  ['/replay#game=garbage', 'A part of the link is missing'],
  ['/#game=garbage', 'This link is damaged'],
]

const shown = (page: Page) => page.locator('#app').innerText()

test('every address leads to a page in plain words, and from there on', async () => {
  const { page, complaints, close } = await open('/')
  for (const [address, sentence] of ADDRESSES) {
    await page.goto('about:blank')
    await page.goto(address)
    await page.getByText(sentence).first().waitFor()
    expect(await shown(page), address).not.toMatch(TECHNICAL)
    const ways = page.locator('a[href="/"], a[href^="/rules"], a[href^="/learn"], [data-start]')
    expect(await ways.count(), address).toBeGreaterThan(0)
  }
  expect(complaints).toEqual([])
  await close()
})

const JUNK: readonly string[] = [
  '{"a": 1}',
  '[1, 2, 3]',
  '{"seats": [1, 2, 3]}',
  '{"game": "chess", "moves": []}',
  '{"game": "puerto-rico", "name": "x", "version": "1"}',
  '{"game": "san-juan", "seats": [{"hand": {"foo": 1}}, {}]}',
  '{"moves": {}}',
]

test('any JSON that is no game gets a sentence, without the names of fields', async () => {
  const { page, complaints, close } = await open('/')
  for (const junk of JUNK) {
    await page.locator('[data-load]').click()
    await page.locator('form input').fill(junk)
    await page.locator('form button').click()
    const sentence = page.getByRole('status').filter({ hasText: /^This (is|record) / })
    await sentence.waitFor()
    expect(await sentence.innerText(), junk).not.toMatch(/seats|hand|version|moves|foo|"|\[/)
    await page.reload()
  }
  expect(complaints).toEqual([])
  await close()
})
