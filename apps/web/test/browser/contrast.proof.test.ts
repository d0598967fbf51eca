/** Letters on wood, water, paintings and wax are far enough from what is behind them, by day and by candle light. */
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { paleTexts } from './contrast.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { haveLetters } from './rest.ts'
import { sanJuanScenes, scenesOf } from './scenes.ts'
import { LAPTOP, PHONE } from './sizes.ts'

withBrowser()

const SCENES = [
  { name: 'start', record: '' },
  ...scenesOf('four', { players: 4 }, '6').filter(({ name }) =>
    /-(build|mayor-place|trade|over)$/.test(name),
  ),
  ...sanJuanScenes('cards', { players: 3, expansion: true, advanced: true }, ['20']).filter(
    ({ name }) => /-(5|over)$/.test(name),
  ),
]

test.each(SCENES)('$name', async ({ record }) => {
  const { page, close } = await open(record === '' ? '/' : `/#${await pack(record)}`, {
    kept: AT_ONCE,
    reducedMotion: 'reduce',
    isPainted: true,
  })
  await page.locator(record === '' ? '[data-start]' : 'main.table').waitFor()
  await haveLetters(page)
  const pale: string[] = []
  for (const size of [LAPTOP, PHONE])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      await page.waitForLoadState('networkidle')
      const found = await paleTexts(page)
      pale.push(...found.map((it) => `${size.width}, ${colorScheme}: ${it}`))
    }
  expect(pale).toEqual([])
  await close()
})
