/** San Juan for two at one screen: what one holds is never in the page while the other looks, nor in what its worker says. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { settled } from './robot.ts'

withBrowser()

/** Each holds all cards of some kinds, so that nobody else can have one. */
const HELD = [
  { aqueduct: 3, hero: 1 },
  { carpenter: 3, archive: 2 },
] as const
const TWO_PEOPLE = JSON.stringify({
  position: { game: 'san-juan', options: { players: 2 }, seats: HELD.map((hand) => ({ hand })) },
  seats: [{ name: 'Ana' }, { name: 'Ben' }],
})

/** A kind that only this seat holds, if its key or name stands in a text. */
const kindOf = (seat: 0 | 1, text = '') =>
  Object.keys(HELD[seat]).find((kind) => new RegExp(`\\b${kind}\\b`, 'i').test(text))

/** Everything the page shows; the drawings are not among it. */
const shown = (page: Page) => page.locator('#app').evaluate((it) => it.outerHTML)

/** Everything the workers said since the last time. */
const said = (page: Page) =>
  page.evaluate(() => (Reflect.get(globalThis, 'said') as string[]).splice(0).join('\n'))

test('SJ-INFO-3: no hand is in the page or its messages but that of the viewer', async () => {
  const { page, complaints, close } = await open('/', { kept: AT_ONCE })
  await page.addInitScript(() => {
    const messages: string[] = []
    Object.assign(globalThis, {
      said: messages,
      Worker: class extends Worker {
        constructor(...how: ConstructorParameters<typeof Worker>) {
          super(...how)
          this.addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)))
        }
      },
    })
  })
  await page.goto(`/?anew#${await pack(TWO_PEOPLE)}`)
  // The game begins behind the curtain: nobody knows yet who looks.
  await page.getByRole('dialog').waitFor()
  expect(kindOf(0, await shown(page))).toBeUndefined()
  await page.getByRole('dialog').getByRole('button', { name: 'I am Ana' }).click()
  await settled(page)
  await page.getByText('Ana: Choose a role').first().waitFor()
  expect(kindOf(0, await shown(page))).toBeDefined()
  expect(kindOf(1, await shown(page))).toBeUndefined()
  expect(kindOf(1, await said(page))).toBeUndefined()

  await page.locator('[data-offer="choose prospector"]:visible').first().click()
  await page.getByRole('dialog').waitFor()
  // Behind the curtain nobody's cards lie in the page.
  expect(kindOf(0, await shown(page))).toBeUndefined()
  expect(kindOf(1, await shown(page))).toBeUndefined()
  await page.getByRole('dialog').getByRole('button').click()
  await settled(page)
  expect(kindOf(1, await shown(page))).toBeDefined()
  expect(kindOf(0, await shown(page))).toBeUndefined()
  const last = (await said(page)).split('\n').at(-1)
  expect(kindOf(0, last)).toBeUndefined()
  expect(complaints).toEqual([])
  await close()
})

test('SJ-INFO-3: a running game for two is played on only as who says to be that person, and never with the other hand', async () => {
  const { page, complaints, close } = await open('/', { kept: AT_ONCE })
  await page.goto(`/?anew#${await pack(TWO_PEOPLE)}`)
  await page.getByRole('dialog').getByRole('button', { name: 'I am Ana' }).click()
  await settled(page)
  await page.locator('[data-offer="choose prospector"]:visible').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'I am Ben' }).waitFor()

  await page.goto(page.url().replace('/table/', '/replay/'))
  await page.getByRole('button', { name: 'Play from here' }).click()
  const begin = page.locator('[data-begin]')
  await begin.waitFor()
  const choices = page.getByRole('group', { name: 'You sit as' }).getByRole('radio')
  expect(await choices.count()).toBe(1)
  expect(await begin.innerText()).toBe('I am Ben: begin')
  for (const seat of [0, 1] as const) expect(kindOf(seat, await shown(page))).toBeUndefined()
  await begin.click()
  await page.waitForURL(/\/table\//)
  await settled(page)
  expect(kindOf(1, await shown(page))).toBeDefined()
  expect(kindOf(0, await shown(page))).toBeUndefined()
  expect(complaints).toEqual([])
  await close()
})
