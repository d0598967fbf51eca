/** Light or dark: by the system or by choice, and the same wherever a colour is seen. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { momentsOf } from './scenes.ts'

withBrowser()

/** The ink, and the frame of the browser's window. */
const LIGHT = { ink: 'rgb(42, 33, 27)', frame: '#3b2416' }
const DARK = { ink: 'rgb(241, 230, 207)', frame: '#21130b' }

function coloursOf(page: Page) {
  return page.evaluate(() => {
    const frames = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const frame = frames.find(({ media }) => matchMedia(media).matches)?.content
    return { ink: getComputedStyle(document.body).color, frame }
  })
}

test.each([
  { scheme: 'light', theme: 'system', seen: LIGHT },
  { scheme: 'dark', theme: 'system', seen: DARK },
  { scheme: 'dark', theme: 'light', seen: LIGHT },
  { scheme: 'light', theme: 'dark', seen: DARK },
] as const)('a $scheme system, $theme in the settings', async ({ scheme, theme, seen }) => {
  const { page, close } = await open('/', { scheme, kept: { 'doubloon.settings': { theme } } })
  await page.locator('[data-start]').waitFor()
  await expect.poll(() => coloursOf(page)).toEqual(seen)
  await close()
})

test('the system is followed until something is chosen', async () => {
  const { page, close } = await open('/')
  await page.locator('[data-start]').waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => coloursOf(page)).toEqual(DARK)
  await page.getByRole('button', { name: 'Light', exact: true }).click()
  await expect.poll(() => coloursOf(page)).toEqual(LIGHT)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => coloursOf(page)).toEqual(LIGHT)
  await close()
})

test('a picture of a table in the dark is dark', async () => {
  const record = JSON.stringify(momentsOf({ players: 3 }, '1').at(-1)?.record())
  const { page, close } = await open(`/replay#${await pack(record)}&n=60&view=0`, {
    scheme: 'dark',
    kept: AT_ONCE,
  })
  await page.locator('[data-open=more]').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-save=picture]').click(),
  ])
  const picture = readFileSync(await download.path()).toString('base64')
  const brightness = await page.evaluate(brightnessOf, `data:image/png;base64,${picture}`)
  expect(brightness).toBeLessThan(128)
  await close()
})

/** How bright a picture is on the whole, 0 … 255. */
async function brightnessOf(address: string): Promise<number> {
  const image = new Image()
  image.src = address
  await image.decode()
  const [width, height] = [40, 25]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const brush = canvas.getContext('2d')
  brush?.drawImage(image, 0, 0, width, height)
  // Four numbers for each point; all of them are opaque.
  const points = brush?.getImageData(0, 0, width, height).data ?? []
  const sum = [...points].reduce((all, one, at) => (at % 4 === 3 ? all : all + one), 0)
  return sum / (width * height * 3)
}
