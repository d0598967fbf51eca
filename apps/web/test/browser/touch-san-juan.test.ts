/** San Juan by fingers: cards are looked at, built and paid with, and a whole round is played. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Finger, GOLD, PHONES, sit, wait } from './finger.ts'
import { open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { aimAt, dice, moved, settled } from './robot.ts'
import { sanJuanScenes } from './scenes.ts'
import { PHONE } from './sizes.ts'

withBrowser()

const movesAt = async (page: Page) => Number((await settled(page)).n)

test.each(PHONES)('cards are held, built and paid with, %s', async (_, size) => {
  const scene = sanJuanScenes('', { players: 2 }, ['2']).find(({ name }) => name === '-3')
  const { page, finger, complaints, close } = await sit(scene?.record ?? '', size)
  const before = await movesAt(page)
  const card = '.hand [data-offer^="build trading post"]'
  await finger.hold(card, '.big.looked')
  await wait(page)
  expect(await page.locator('.hand .subject').count()).toBe(0)
  expect(await page.locator('.big.looked').isVisible()).toBe(true)
  // It covers nothing that is pressed: a finger elsewhere ends the look.
  await finger.tap('main.table .head')
  await page.locator('.big.looked').waitFor({ state: 'detached' })
  await finger.tap(card)
  await page.locator('.hand .subject').waitFor()
  const paying = page.locator('.hand .marked')
  const [first = ''] = await paying.evaluateAll((all) =>
    all.map((it) => it.getAttribute('data-place') ?? ''),
  )
  await finger.tap(`.hand .marked`)
  await expect.poll(() => paying.count()).toBe(0)
  await finger.tap(`.hand [data-pick]:not([data-place="${first}"])`)
  await expect.poll(() => paying.count()).toBe(1)
  expect(await paying.getAttribute('data-place')).not.toBe(first)
  expect(await movesAt(page)).toBe(before)
  await finger.tap(GOLD)
  await moved(page, String(before), 'the gold button')
  expect(complaints).toEqual([])
  await close()
})

test('the whole first round by fingers', async () => {
  const kept = planned({ game: 'san-juan', players: 2 })
  const opened = await open('/', { size: PHONE, hasTouch: true, kept })
  const { page, complaints, close } = opened
  const finger = await Finger.on(opened)
  await page.locator('[data-start]').waitFor()
  await finger.tap('[data-start]')
  const random = dice(11)
  const isFirst = () => page.getByText('Round 1').first().isVisible()
  await settled(page)
  for (let taps = 0; taps < 80 && (await isFirst()); taps++) {
    await settled(page)
    await finger.look()
    const control = await aimAt(page, random())
    if (control !== undefined) await finger.tapAt(control)
  }
  await page.getByText('Round 2').first().waitFor()
  expect(complaints).toEqual([])
  await close()
})
