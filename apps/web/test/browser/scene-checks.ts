/** What must hold for every scene: no barrier, nothing clipped, targets large enough. */
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { type Appearance, barriersIn } from './barriers.ts'
import { lendIsCutOff } from './cut-off.ts'
import { AT_ONCE, type Opening, open, withBrowser } from './open.ts'
import { comeToRest } from './rest.ts'
import type { Scene } from './scenes.ts'
import { LAPTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET } from './sizes.ts'

/** The phone last: it stays for the targets. */
const APPEARANCES: readonly Appearance[] = [
  [LAPTOP, 'light'],
  [LAPTOP, 'dark'],
  [PHONE, 'light'],
]

export function checkScenes(scenes: readonly Scene[]): void {
  withBrowser()

  test.each(scenes)('no barrier, targets of 40 px on a phone: $name', async ({ record }) => {
    const { page, close } = await openScene(record)
    expect(await barriersIn(page, APPEARANCES)).toEqual([])
    expect(await page.evaluate(smallTargets)).toEqual([])
    expect(await page.evaluate(missingDrawings)).toEqual([])
    await close()
  })

  test.each(scenes)(
    'long texts are not clipped and stay on their paper: $name',
    async ({ record }) => {
      const { page, close } = await openScene(record, {
        kept: { 'doubloon.settings': { speed: 'off', pause: 'none', language: 'pseudo' } },
      })
      await lendIsCutOff(page)
      const clipped: string[] = []
      for (const size of [LAPTOP, PHONE, TABLET, PHONE_ON_ITS_SIDE]) {
        await page.setViewportSize(size)
        await comeToRest(page)
        const found = await page.evaluate(lostTexts)
        clipped.push(...found.map((it) => `${size.width}: ${it}`))
      }
      expect(clipped).toEqual([])
      await close()
    },
  )
}

/** Opens a scene and waits until it lies still. */
async function openScene(record: string, opening: Opening = {}) {
  const path = record === '' ? '/' : `/#${await pack(record)}`
  const opened = await open(path, {
    kept: AT_ONCE,
    reducedMotion: 'reduce',
    isPainted: true,
    ...opening,
  })
  await opened.page.locator(record === '' ? '[data-start]' : 'main.table').waitFor()
  await opened.page.evaluate(() => document.fonts.ready)
  await comeToRest(opened.page)
  return opened
}

/** Drawings that are used and not there. */
function missingDrawings(): readonly string[] {
  return [...document.querySelectorAll('use')]
    .map((use) => use.getAttribute('href') ?? '')
    .filter((href) => document.querySelector(href) === null)
}

/** Targets a finger may miss. */
export function smallTargets(): readonly string[] {
  return [...document.querySelectorAll('button, a[href], input, select, summary, [data-offer]')]
    .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((it) => ({ it, box: it.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < 39.5 || box.height < 39.5))
    .map(
      ({ it, box }) =>
        `${Math.round(box.width)}×${Math.round(box.height)} ${it.outerHTML.slice(0, 120)}`,
    )
}

/**
 * Texts that reach out of the box that hides what is outside, or out of the paper or crate they stand on, over whatever lies
 * beside it. What the log says in full may end with dots.
 */
function lostTexts(): readonly string[] {
  const texts = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((it) =>
      [...it.childNodes].some(
        (node) => node.nodeType === 3 && /\p{L}/u.test(node.textContent ?? ''),
      ),
    )
    .filter((it) => !it.closest('.visually-hidden'))
    // Words that are only heard.
    .filter((it) => getComputedStyle(it).clipPath !== 'inset(50%)')

  /** Whether something between it and its paper, or the paper itself, scrolls or hides. */
  const isHeld = (it: Element | null, paper: Element): boolean =>
    it !== null &&
    (getComputedStyle(it).overflow !== 'visible' ||
      (it !== paper && isHeld(it.parentElement, paper)))
  const isBeside = (it: HTMLElement): boolean => {
    const paper = it.parentElement?.closest('.paper, .crate, .way') ?? null
    if (paper === null || isHeld(it.parentElement, paper)) return false
    const [own, room] = [it.getBoundingClientRect(), paper.getBoundingClientRect()]
    return own.right > room.right + 2 || own.bottom > room.bottom + 2
  }
  return [
    ...texts.filter((it) => !it.closest('[data-abridged]') && isCutOff(it)),
    ...texts.filter(isBeside),
  ].map((it) => it.outerHTML.slice(0, 160))
}
