/** My games in numbers: counted from the games of this browser, saved as one file and taken in elsewhere. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { ALL_APPEARANCES, barriersIn } from './barriers.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { settled } from './robot.ts'
import { momentsOf } from './scenes.ts'

withBrowser()

const RECORD = JSON.stringify(momentsOf({ players: 3 }, '1').at(-1)?.record())

test('a finished game is counted; the file with everything fills an empty browser, a bad one changes nothing', async () => {
  const here = await open(`/#${await pack(RECORD)}`, { kept: AT_ONCE })
  await settled(here.page)
  await here.page.goto('/')
  await here.page.locator('nav a[href="/stats"]').click()
  const figure = here.page.locator('[data-figure="games"]')
  await figure.waitFor()
  expect(await figure.innerText()).toBe('1')
  expect(await here.page.locator('[data-of="puerto-rico"] [data-best]').innerText()).toMatch(
    /^\d+ points with 3 players$/,
  )
  expect(await barriersIn(here.page, ALL_APPEARANCES)).toEqual([])
  const [download] = await Promise.all([
    here.page.waitForEvent('download'),
    here.page.locator('[data-save]').click(),
  ])
  const buffer = readFileSync(await download.path())
  expect(here.complaints).toEqual([])
  await here.close()

  const there = await open('/stats')
  await there.page.locator('a.primary').waitFor()
  const file = there.page.locator('input[type=file]')
  const bad = { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{"a":') }
  await file.setInputFiles(bad)
  await there.page.locator('.said.bad').waitFor()
  expect(await there.page.locator('a.primary').count()).toBe(1)
  await file.setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer })
  await there.page.locator('[data-figure="games"]').waitFor()
  expect(await there.page.locator('.said').innerText()).toMatch(/^1 game taken in/)
  await there.page.goto('/')
  await there.page.locator('li.game').waitFor()
  expect(there.complaints).toEqual([])
  await there.close()
})
