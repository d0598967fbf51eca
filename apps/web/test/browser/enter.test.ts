/** Enter does what the button says that carries it, also right after something else was pressed by keys. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { moved, settled } from './robot.ts'
import { type Scene, sanJuanScenes, scenesOf } from './scenes.ts'

withBrowser()

let scenes: readonly Scene[] = []
beforeAll(() => {
  const options = { players: 3, expansion: true, advanced: true }
  scenes = [
    ...sanJuanScenes('san-juan', options, ['20', '17', '4']),
    ...scenesOf('puerto-rico', { players: 4 }, '1'),
  ]
})

async function openScene(name: string) {
  const scene = scenes.find((it) => it.name === name)
  if (scene === undefined) throw new Error(`no scene ${name} among ${scenes.map((it) => it.name)}`)
  const opened = await open(`/#${await pack(scene.record)}`, { kept: AT_ONCE })
  await settled(opened.page)
  // What the first key does comes with it; here it is looked at right after each.
  await opened.page.locator('main.table[data-keys]').waitFor()
  return opened
}

/** Points at a choice and presses it, by keys alone. */
async function pressByKeys(page: Page, text: string): Promise<void> {
  const { n } = await settled(page)
  for (let number = 1; number <= 9; number++) {
    await page.keyboard.press('Escape')
    await page.keyboard.press(`${number}`)
    if ((await focused(page)) !== text) continue
    await page.keyboard.press('Enter')
    await moved(page, n, text)
    return
  }
  throw new Error(`no number leads to ${text}`)
}

const focused = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLElement
      ? document.activeElement.dataset['offer']
      : undefined,
  )

test.each(['producer', 'trader'])('San Juan: after the %s was taken', async (role) => {
  const { page, complaints, close } = await openScene('san-juan-2')
  await pressByKeys(page, `choose ${role}`)
  const { n, decision } = await settled(page)
  await page.locator('[data-enter]').waitFor()
  await page.keyboard.press('Enter')
  await moved(page, n, decision)
  expect(complaints).toEqual([])
  await close()
})

test('Puerto Rico: an answer that is the only one has its Enter', async () => {
  const { page, close } = await openScene('puerto-rico-hospice')
  const { n, decision } = await settled(page)
  await expect.poll(() => page.locator('[data-enter] kbd').count()).toBe(1)
  await page.keyboard.press('Enter')
  await moved(page, n, decision)
  await close()
})

test('Puerto Rico: an extra colonist costs nothing, so the gold button takes it', async () => {
  const { page, close } = await openScene('puerto-rico-mayor-extra')
  await expect.poll(() => page.locator('[data-enter]').getAttribute('data-offer')).toContain('1')
  await goldPlays(page)
  await close()
})

/** The gold button, and Enter that must do what it says. */
async function goldPlays(page: Page): Promise<void> {
  const { n } = await settled(page)
  const gold = page.locator('[data-prompt] [data-enter][data-offer]')
  const text = (await gold.getAttribute('data-offer')) ?? ''
  await page.keyboard.press('Enter')
  await moved(page, n, text)
}

/** Takes back by a press, to where it was. */
async function takeBack(page: Page, n: string): Promise<void> {
  await settled(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.locator(`main.table[data-n="${n}"]`).waitFor()
  await settled(page)
}

test('what a pointer has pressed keeps no key, nor what took back, nor a log that was read: Enter is for the gold button', async () => {
  const { page, close } = await openScene('puerto-rico-mayor-place')
  const { n } = await settled(page)
  await page.locator('.bar button.tool').first().click()
  await goldPlays(page)
  await takeBack(page, n)
  await goldPlays(page)
  await takeBack(page, n)
  await page.locator('.log li button').first().click()
  await page.getByRole('button', { name: 'Back to now' }).first().waitFor()
  await page.keyboard.press('Escape')
  await goldPlays(page)
  await close()
})

test('San Juan: a card that has the focus does not take Enter from the gold button', async () => {
  const { page, close } = await openScene('san-juan-2')
  await pressByKeys(page, 'choose producer')
  await settled(page)
  await page.locator('.hand button[data-place]').first().focus()
  await goldPlays(page)
  await close()
})

test('where nothing is marked yet, Enter points at the first choice and then makes it; what was pressed keeps neither the focus nor its note', async () => {
  const { page, close } = await openScene('puerto-rico-role')
  const { n } = await settled(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toContain('choose ')
  expect((await settled(page)).n).toBe(n)
  await goldPlays(page)
  await takeBack(page, n)

  await pressByKeys(
    page,
    (await page.locator('[data-offer]').first().getAttribute('data-offer')) ?? '',
  )
  await settled(page)
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-prompt]') !== null))
    .toBe(true)
  await takeBack(page, n)

  // What is marked is played although another mat was laid over one's own, and that is put away.
  await page.locator('.side button[data-place="seat-1"]').first().click()
  await page.locator('.mat.over').waitFor()
  await page.keyboard.press('h')
  await page.locator('[data-enter]:not([aria-disabled="true"])').waitFor()
  await page.keyboard.press('Enter')
  await moved(page, n, 'the gold button')
  await page.locator('.mat.over').waitFor({ state: 'detached' })
  await close()
})

test('where the buildings lie over the choices, Enter, a number and an arrow bring these back', async () => {
  const { page, close } = await openScene('puerto-rico-load')
  const choices = page.locator('[data-offer^="load "]:not([data-echo])')
  await page.locator('.lift').click()
  await page.locator('[data-offer^="load "]').first().waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await page.locator('[data-offer^="load "]').first().waitFor()
  for (const key of ['1', 'ArrowRight']) {
    await page.keyboard.press('b')
    await choices.first().waitFor({ state: 'detached' })
    await page.keyboard.press(key)
    await choices.and(page.locator(':focus')).waitFor()
  }
  await close()
})
