/** What the page costs: bytes until one can play, time, and frames while pieces travel and bots think. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { dice, moved, playOn, settled } from './robot.ts'
import { momentsOf } from './scenes.ts'

withBrowser()

/** Kilobytes of 1,000 bytes. */
const MOST_KILOBYTES = 150
/** Of 60: the machine may be busy, and draws without help of its graphics. */
const LEAST_FRAMES = 45
/** Milliseconds; masters think up to 1,000. What the page does to show a move is 65 at most on two quiet cores. */
const MOST_WORK = 250

test('at most 150 kB, packed by gzip, until the first game can be played', async () => {
  const { page, close } = await open('about:blank', {
    kept: planned({ players: 4 }),
    isLasting: true,
  })
  const loaded = new Map<string, number>()
  page.context().on('request', (request) => {
    const { pathname, protocol } = new URL(request.url())
    const isOfPage = protocol === 'http:' && !pathname.endsWith('sw.js')
    // What the browser keeps for later is fetched by its service worker, not for the first game.
    if (isOfPage && request.serviceWorker() === null && !pathname.endsWith('.woff2'))
      loaded.set(pathname, packedSize(pathname))
  })
  // What waits for a quiet moment is not needed; on a busy machine that moment may come before the table.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  const started = performance.now()
  await page.goto('/')
  await page.locator('[data-start]').click()
  // The table lies and the rules answer; what else comes, comes while one looks or bots move.
  await page.locator('main.table').waitFor()
  const needed = new Map(loaded)
  const ready = performance.now() - started
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  const kilobytes = [...needed.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
  console.log(
    `${kilobytes.toFixed(1)} kB in ${needed.size} files until playable; first paint of a place ${paint.toFixed(0)} ms, playable after ${ready.toFixed(0)} ms with the press`,
  )
  expect(needed.size).toBeGreaterThan(5)
  expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES)
  await close()
})

/** As a server packs it; every place of the page is its one document. */
function packedSize(pathname: string): number {
  const file = /\.\w+$/.test(pathname) ? pathname : '/index.html'
  return gzipSync(readFileSync(join(inject('folder'), file)), { level: 9 }).length
}

test('bots think beside the page: a second of thought holds nothing up', async () => {
  const { page, close } = await open('/', { kept: planned({ players: 4, level: 'master' }) })
  await page.locator('[data-start]').click()
  await settled(page)
  await playOn(page, dice(2), (presses) => presses === 3)
  const { n } = await settled(page)
  await page.locator('[data-offer]:visible').first().click()
  await moved(page, n, 'the first offer')
  // From here on only bots act.
  await watchWork(page)
  await page.waitForTimeout(4000)
  const longest = await longestTask(page)
  console.log(`longest piece of work of the page while masters play: ${longest.toFixed(0)} ms`)
  expect(longest).toBeLessThanOrEqual(MOST_WORK)
  await close()
})

test('20 pieces travel at the pace of the screen', async () => {
  const { page, close } = await open(`/#${await pack(richCraftsman())}`, {
    kept: { 'doubloon.settings': { speed: 'slow' } },
  })
  await settled(page)
  await page.locator('.flights').waitFor({ state: 'attached' })
  await page.locator('[data-offer="choose craftsman"]:visible').first().click()
  await page.locator('.flights .piece').first().waitFor({ state: 'attached' })
  const { pieces, frames, seconds } = await page.evaluate(watchFlights)
  const rate = frames / seconds
  console.log(`${rate.toFixed(0)} frames a second with ${pieces} pieces on their way`)
  expect(pieces).toBeGreaterThanOrEqual(20)
  expect(rate).toBeGreaterThanOrEqual(LEAST_FRAMES)
  await close()
})

/** Counts frames until no piece travels any more, and the pieces that did. */
function watchFlights(): Promise<{ pieces: number; frames: number; seconds: number }> {
  const travelling = () => document.getAnimations().filter((it) => it.playState === 'running')
  const began = performance.now()
  let pieces = 0
  let frames = 0
  return new Promise((resolve) => {
    const step = () => {
      const flying = travelling().flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.target?.closest('.flights') ? [effect] : [],
      )
      pieces = Math.max(pieces, flying.length)
      frames++
      if (flying.length > 0 || frames < 10) requestAnimationFrame(step)
      else resolve({ pieces, frames, seconds: (performance.now() - began) / 1000 })
    }
    requestAnimationFrame(step)
  })
}

/** A game in which the first seat may choose the craftsman and at least twenty barrels will be made. */
function richCraftsman(): string {
  const found = momentsOf({ players: 5 }, '3').find((game) => {
    if (game.toMove !== 0 || game.decision !== 'D-ROLE') return false
    const made = game.play('choose craftsman')
    if (!made.ok) return false
    const barrels = made.value.events.flatMap((it) => (it.type === 'produced' ? [it.count] : []))
    return barrels.reduce((sum, count) => sum + count, 0) >= 20
  })
  if (found === undefined) throw new Error('nobody produces as much in this game')
  return JSON.stringify(found.record())
}

/** Collects pieces of work of the main thread that the browser itself calls long. */
async function watchWork(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
}

function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'longTasks') as number[])))
}
