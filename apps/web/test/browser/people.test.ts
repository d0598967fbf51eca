/** Who reads is addressed on the page, everybody else is named; seen through other eyes, somebody else is "you". */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { keptGames } from './kept-games.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { moved, settled } from './robot.ts'

withBrowser()

/** Wrong forms, and what a page shows that was given a person where it wanted a text. */
const BAD = /\[object|\bYou[’']s\b|\bYou (has|is|takes|gets|builds|places)\b|\b(by|of|for) You\b/

const wordsOf = (page: Page) =>
  page.locator('#app').evaluate((app) => {
    const labels = [...app.querySelectorAll('[aria-label], [title]')].map(
      (it) => `${it.getAttribute('aria-label') ?? ''}\n${it.getAttribute('title') ?? ''}`,
    )
    return [app.textContent, ...labels].join('\n')
  })

test('"you" goes with its verbs at the table, and is Clara where one looks through her eyes', async () => {
  const { page, complaints, close } = await open('/', {
    kept: { ...AT_ONCE, ...planned({ players: 3 }) },
  })
  await page.locator('[data-start]').click()
  for (let move = 0; move < 5; move++) {
    const { n } = await settled(page)
    await page.locator('[data-offer]:visible').first().click()
    await moved(page, n, 'the first offer')
  }
  await settled(page)
  const own = page.locator('[data-area="log"] li', { hasText: /^\s*\w?\s*You (take|get|place)/ })
  await own.first().waitFor()
  // A sentence has the width of the log.
  const [line, log] = [
    await own.first().boundingBox(),
    await page.locator('#log-title').boundingBox(),
  ]
  expect(line?.height ?? 0).toBeLessThan(3 * (log?.height ?? 0))
  expect(await wordsOf(page)).not.toMatch(BAD)

  // Whoever has the record may look through every seat's eyes.
  const [game] = await keptGames(page)
  const seats = [{ name: 'You' }, { name: 'Clara', bot: 'novice' }, { name: 'Ana', bot: 'novice' }]
  const packed = await pack(JSON.stringify({ ...game?.record, seats }))
  await page.goto(`/replay#${packed}&n=5&view=1`)
  await page.getByRole('button', { name: 'Play from here' }).waitFor()
  await page.locator('[title="Open Player 1’s board"]').first().waitFor()
  const seen = await wordsOf(page)
  expect(seen).not.toMatch(BAD)
  expect(seen).not.toContain('Clara’s board')
  expect(complaints).toEqual([])
  await close()
})
