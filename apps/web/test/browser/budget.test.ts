/** What the page costs: bytes until one can play, time, and frames while pieces travel and bots think. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { dice, playOn, settled } from './robot.ts'
import { momentsOf } from './scenes.ts'
import { mark, markWhenThere, traced } from './trace.ts'

withBrowser()

/** Kilobytes of 1,000 bytes. */
const MOST_KILOBYTES = 150
/** Of 60: the machine may be busy, and draws without help of its graphics. */
const LEAST_FRAMES = 45
/** Milliseconds that a piece of work may hold a frame up. */
const MOST_WORK = 50

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
  await markWhenThere(page, 'start page', '[data-start]')
  await markWhenThere(page, 'table', 'main.table')
  const trace = await traced(page, async () => {
    await page.goto('/')
    await page.locator('[data-start]').click()
    // The table lies and the rules answer; what else comes, comes while one looks or bots move.
    await page.locator('main.table').waitFor()
  })
  const needed = new Map(loaded)
  const kilobytes = [...needed.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
  const since = (from: number, mark: string) => `${(trace.at(mark) - from).toFixed(0)} ms`
  const began = trace.at('navigationStart')
  console.log(
    `${kilobytes.toFixed(1)} kB in ${needed.size} files until playable; first paint ${since(began, 'firstContentfulPaint')}, start page ${since(began, 'start page')}, from the press to the table ${since(trace.firstPress(), 'table')}`,
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

for (const game of ['puerto-rico', 'san-juan'] as const)
  test(`bots think beside the page, and it shows their moves without holding a frame up: ${game}`, async () => {
    const { page, close } = await open('/', {
      kept: {
        ...planned({ game, players: 4, level: 'expert' }),
        'doubloon.settings': { speed: 'fast' },
      },
    })
    const trace = await traced(page, async () => {
      await page.goto('/')
      await page.locator('[data-start]').click()
      await settled(page)
      await mark(page, 'play')
      await playOn(page, dice(2), (presses) => presses === 8)
      await mark(page, 'enough')
    })
    const works = trace.works(trace.at('play'), trace.at('enough'))
    const worked = Math.max(...works.map((it) => it.worked))
    const lasted = Math.max(...works.map((it) => it.lasted))
    console.log(
      `${game}: the longest of ${works.length} pieces of work while experts play: ${worked.toFixed(0)} ms, ${lasted.toFixed(0)} ms by the clock on the wall`,
    )
    // How long it lasts on the wall says how busy the machine is with other things, like the bots' thoughts.
    expect(worked).toBeLessThanOrEqual(MOST_WORK)
    await close()
  })

test('20 pieces travel at the pace of the screen', async () => {
  const address = `/#${await pack(richCraftsman())}`
  const { page, close } = await open(address, { kept: { 'doubloon.settings': { speed: 'slow' } } })
  let pieces = 0
  const trace = await traced(page, async () => {
    await page.reload()
    await settled(page)
    await page.locator('.flights').waitFor({ state: 'attached' })
    await page.locator('[data-offer="choose craftsman"]:visible').first().click()
    await page.locator('.flights .piece').first().waitFor({ state: 'attached' })
    await mark(page, 'travelling')
    pieces = await page.evaluate(watchFlights)
    await mark(page, 'landed')
  })
  const [began, ended] = [trace.at('travelling'), trace.at('landed')]
  const rate = (trace.framesDrawn(began, ended) / (ended - began)) * 1000
  console.log(`${rate.toFixed(0)} frames a second with ${pieces} pieces on their way`)
  expect(pieces).toBeGreaterThanOrEqual(20)
  expect(rate).toBeGreaterThanOrEqual(LEAST_FRAMES)
  await close()
})

/** Waits until no piece travels any more; the most that did at once. */
function watchFlights(): Promise<number> {
  let most = 0
  return new Promise((resolve) => {
    const look = () => {
      const flying = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' &&
            effect instanceof KeyframeEffect &&
            effect.target?.closest('.flights'),
        )
      most = Math.max(most, flying.length)
      if (flying.length > 0 || most === 0) setTimeout(look, 50)
      else resolve(most)
    }
    look()
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
