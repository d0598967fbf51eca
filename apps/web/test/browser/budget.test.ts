/** What the page costs: bytes until one can play, and work while bots think. How fast that is depends on the machine: see `budget.speed.ts`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Route } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { workBesideBots } from './work.ts'

withBrowser()

/** What bots think with, in the worker that thinks. */
const THINKING = /\/think-[^/]*\.js$/
/** Kilobytes of 1,000 bytes. */
const MOST_KILOBYTES = 150
/**
 * How much of the work of laying a table one piece of work may cost while bots play. Both are done by the same thread in the same
 * run, so that it says the same on every machine; `npm run bench:page` has the milliseconds.
 */
const MOST_OF_LAYING = 0.3

test('at most 150 kB, packed by gzip, until the first game can be played', async () => {
  const { page, close } = await open('about:blank', {
    kept: planned({ players: 4 }),
    isLasting: true,
  })
  const loaded = new Map<string, number>()
  page.context().on('request', (request) => {
    const { pathname, protocol } = new URL(request.url())
    const isOfPage = protocol === 'http:' && !pathname.endsWith('sw.js')
    // What the browser keeps for later is fetched by its service worker, not for the first game; letters and pictures come by and by.
    if (
      isOfPage &&
      request.serviceWorker() === null &&
      !THINKING.test(pathname) &&
      !/\.(woff2|webp|png)$/.test(pathname)
    )
      loaded.set(pathname, packedSize(pathname))
  })
  // What waits for a quiet moment is not needed; on a busy machine that moment may come before the table.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  // Where a bot begins, it thinks while the table is being laid: what it thinks with is held back, and the table lies all the same.
  const held: Route[] = []
  await page.context().route(THINKING, (route) => void held.push(route))
  await page.goto('/')
  await page.locator('[data-start]').click()
  // The table lies and the rules answer; what else comes, comes while one looks or bots move.
  await page.locator('main.table').waitFor()
  const needed = new Map(loaded)
  const kilobytes = [...needed.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
  console.log(`${kilobytes.toFixed(1)} kB in ${needed.size} files until playable`)
  expect(needed.size).toBeGreaterThan(5)
  expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES)
  for (const route of held) await route.continue()
  await close()
})

/** As a server packs it; every place of the page is its one document. */
function packedSize(pathname: string): number {
  const file = /\.\w+$/.test(pathname) ? pathname : '/index.html'
  return gzipSync(readFileSync(join(inject('folder'), file)), { level: 9 }).length
}

for (const game of ['puerto-rico', 'san-juan'] as const)
  test(`bots think beside the page, and showing a move is a small part of laying the table: ${game}`, async () => {
    const { longest, recurring, table, count } = await workBesideBots(game)
    const share = (work: number) => (work / table).toFixed(2)
    console.log(
      `${game}: of ${count} pieces of work while experts play the longest is ${share(longest)} of the work to lay the table, the third longest ${share(recurring)}`,
    )
    expect(count).toBeGreaterThan(100)
    expect(recurring).toBeLessThanOrEqual(MOST_OF_LAYING * table)
  })
