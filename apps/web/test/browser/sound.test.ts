/** Sound: made by the page itself, heard and harmless, and not there at all while nobody wants it. */
import { readFileSync, statSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { SOUNDS } from '../../src/sound/recipes.ts'
import { open, withBrowser } from './open.ts'
import { planned } from './plans.ts'
import { settled } from './robot.ts'

withBrowser()

/** Kilobytes of 1,000 bytes, for everything that comes with sound. */
const MOST_KILOBYTES = 60
/** The loudest setting, and as many at once as are ever heard. */
const LOUDEST = 2
const AT_ONCE = 3
/** Longer than any sound. */
const SECONDS = 3

interface Rendered {
  readonly peak: number
  readonly energy: number
  /** The loudest sample of the last tenth of a second. */
  readonly end: number
}

test('every sound is heard, ends, and never overdrives, not even several of them at the loudest', async () => {
  const { page, close } = await open('about:blank')
  const source = readFileSync(new URL('../../src/sound/recipes.ts', import.meta.url), 'utf8')
  const code = Buffer.from(stripTypeScriptTypes(source)).toString('base64')
  const rendered = await page.evaluate(render, {
    module: `data:text/javascript;base64,${code}`,
    loudness: LOUDEST,
    copies: AT_ONCE,
    seconds: SECONDS,
  })
  expect(Object.keys(rendered)).toEqual([...SOUNDS])
  for (const [sound, { peak, energy, end }] of Object.entries(rendered)) {
    expect(energy, `${sound} is heard`).toBeGreaterThan(0.001)
    expect(peak, `${sound} is loud enough`).toBeGreaterThan(0.03)
    expect(end, `${sound} ends`).toBeLessThan(0.001)
    expect(peak, `${sound} does not overdrive`).toBeLessThan(1)
  }
  await close()
})

async function render(it: {
  readonly module: string
  readonly loudness: number
  readonly copies: number
  readonly seconds: number
}): Promise<Record<string, Rendered>> {
  const { RECIPES, benchFor, partOf } = (await import(
    it.module
  )) as typeof import('../../src/sound/recipes.ts')
  const rate = 44_100
  const result: Record<string, Rendered> = {}
  for (const [sound, play] of Object.entries(RECIPES)) {
    const context = new OfflineAudioContext(1, rate * it.seconds, rate)
    const bench = partOf(benchFor(context), it.loudness)
    for (let copy = 0; copy < it.copies; copy++) play(bench, 0.01)
    const samples = (await context.startRendering()).getChannelData(0)
    let [peak, energy, end] = [0, 0, 0]
    for (const [at, sample] of samples.entries()) {
      peak = Math.max(peak, Math.abs(sample))
      energy += sample * sample
      if (at > samples.length - rate / 10) end = Math.max(end, Math.abs(sample))
    }
    result[sound] = { peak, energy: Math.sqrt(energy / rate), end }
  }
  return result
}

/** Counts what makes a sound. */
function countSounds(): void {
  const made = { contexts: 0, sources: 0 }
  Object.assign(globalThis, { made })
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super()
      made.contexts++
    }
    override createOscillator(): OscillatorNode {
      made.sources++
      return super.createOscillator()
    }
  }
}
const madeIn = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'made') as { contexts: number; sources: number })

test('while sound is off nothing of it is fetched or made; a key switches it on and off, and it is light', async () => {
  const { page, complaints, close } = await open('/', { kept: planned({ players: 3 }) })
  await page.addInitScript(countSounds)
  const files = new Set<string>()
  page.on('request', (request) => files.add(new URL(request.url()).pathname))
  await page.reload()
  await page.locator('[data-start]').click()
  await settled(page)
  // Whoever plays on without an answer plays without sound.
  await page.locator('[data-asked="sound"]').waitFor()
  await page.locator('[data-offer]:visible').first().click()
  await page.locator('[data-asked="sound"]').waitFor({ state: 'detached' })
  await settled(page)
  expect(await madeIn(page)).toEqual({ contexts: 0, sources: 0 })
  const before = new Set(files)
  await page.keyboard.press('v')
  await page.waitForFunction(() => Reflect.get(globalThis, 'made').sources > 0)
  const news = [...files].filter((path) => !before.has(path))
  expect(news.length).toBeGreaterThan(0)
  const bytes = news.reduce((sum, path) => sum + statSync(join(inject('folder'), path)).size, 0)
  expect(bytes / 1000).toBeLessThanOrEqual(MOST_KILOBYTES)
  const { sources } = await madeIn(page)
  await page.keyboard.press('v')
  await page.locator('[data-offer]:visible').first().click()
  await settled(page)
  expect(await madeIn(page)).toEqual({ contexts: 1, sources })
  expect(complaints).toEqual([])
  await close()
})

test('the question is asked once, and its answer is kept; the menu changes it in one press', async () => {
  const { page, close } = await open('/', { kept: planned({ players: 3 }) })
  await page.locator('[data-start]').click()
  await page.locator('[data-asked="sound"] button').first().click()
  await page.locator('[data-asked="sound"]').waitFor({ state: 'detached' })
  const keptSound = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('doubloon.settings') ?? '{}').sound)
  expect(await keptSound()).toBe('on')
  await page.reload()
  await settled(page)
  await page.locator('.flights').waitFor({ state: 'attached' })
  expect(await page.locator('[data-asked="sound"]').count()).toBe(0)
  await page.locator('.menu > button').click()
  await page.locator('[data-sound]').click()
  expect(await keptSound()).toBe('off')
  expect(await page.locator('[data-sound]').getAttribute('aria-pressed')).toBe('false')
  await close()
})
