/** At every size of window no text lies on another one, and none is cut off: tables of all numbers of players, and the ends. */
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { crowdedTexts } from './fits.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { haveLetters } from './rest.ts'
import { sanJuanScenes, scenesOf } from './scenes.ts'
import { ALL_SIZES, MORE_SIZES } from './sizes.ts'

withBrowser()

/** Crowded ones: full cities and hands, long sheets, seats that took several roles. */
const SCENES = [
  ...scenesOf('two', { players: 2 }, '1').filter(({ name }) => /-(craft-extra|over)$/.test(name)),
  ...scenesOf('four', { players: 4 }, '6').filter(({ name }) => /-(load|mayor-extra)$/.test(name)),
  ...scenesOf('five', { players: 5, buildings: 'all31' }, '1').filter(({ name }) =>
    /-(build|mayor-place)$/.test(name),
  ),
  ...sanJuanScenes('cards', { players: 3, expansion: true, advanced: true }, ['20']).filter(
    ({ name }) => /-(3|5|over)$/.test(name),
  ),
]

test.each(SCENES)('$name', async ({ record }) => {
  const { page, close } = await open(`/#${await pack(record)}`, {
    kept: AT_ONCE,
    reducedMotion: 'reduce',
    isPainted: true,
  })
  await page.locator('main.table').waitFor()
  await haveLetters(page)
  const found: string[] = []
  for (const size of [...ALL_SIZES, ...MORE_SIZES]) {
    await page.setViewportSize(size)
    const crowded = await crowdedTexts(page)
    found.push(...crowded.map((it) => `${size.width}×${size.height}: ${it}`))
  }
  expect(found).toEqual([])
  await close()
})
