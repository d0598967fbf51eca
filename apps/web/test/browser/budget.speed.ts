/**
 * `npm run bench:page`: how fast the page is on this machine, beside what it should be on a quiet one. Figures only, no test of
 * the suite: whoever runs it decides what a slow machine means.
 */
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { settled } from './robot.ts'
import { momentsOf } from './scenes.ts'
import { mark, markWhenThere, traced } from './trace.ts'
import { workBesideBots } from './work.ts'

withBrowser()

const tell = (what: string, measured: number, unit: string, wanted: string) =>
  console.log(`${what}: ${measured.toFixed(0)} ${unit} (wanted on a quiet machine: ${wanted})`)

test('first paint, start page, table', async () => {
  const { page, close } = await open('about:blank', {
    kept: planned({ players: 4 }),
    isPainted: true,
  })
  await markWhenThere(page, 'start page', '[data-start]')
  await markWhenThere(page, 'table', 'main.table')
  const trace = await traced(page, async () => {
    await page.goto('/')
    await page.locator('[data-start]').click()
    await page.locator('main.table').waitFor()
  })
  const began = trace.at('navigationStart')
  tell('first paint', trace.at('firstContentfulPaint') - began, 'ms', 'below 1000')
  tell('start page', trace.at('start page') - began, 'ms', 'below 1000')
  tell('from the press to the table', trace.at('table') - trace.firstPress(), 'ms', 'below 1000')
  await close()
})

for (const game of ['puerto-rico', 'san-juan'] as const)
  test(`work while experts play: ${game}`, async () => {
    const { table, longest, longestOnTheWall } = await workBesideBots(game)
    tell(`${game}, laying the table`, table, 'ms', 'below 300')
    tell(`${game}, longest piece of work beside experts`, longest, 'ms', 'below 50')
    tell(`${game}, the same on the wall`, longestOnTheWall, 'ms', 'below 50')
  })

test('frames while 20 pieces travel', async () => {
  const address = `/#${await pack(richCraftsman())}`
  const { page, close } = await open(address, {
    kept: { 'doubloon.settings': { speed: 'slow' } },
    isPainted: true,
  })
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
  tell(`frames with ${pieces} pieces on their way`, rate, 'a second', '60')
  expect(pieces).toBeGreaterThanOrEqual(20)
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
