/** Every phase of the table, the start page and the end: no barrier, nothing clipped, targets large enough. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { AT_ONCE, LAPTOP, open, PHONE, withBrowser } from './open.ts'
import { scenesOf } from './scenes.ts'

withBrowser()

const SCENES = [
  { name: 'home', record: '' },
  ...scenesOf('four', { players: 4 }, '1'),
  ...scenesOf('draft', { players: 2, buildings: 'draft' }, '1').filter(({ name }) =>
    name.endsWith('-draft'),
  ),
]

/** Opens a scene and waits until it lies still. */
async function openScene(record: string, opening: Parameters<typeof open>[1] = {}) {
  const path = record === '' ? '/' : `/#${await pack(record)}`
  const opened = await open(path, { kept: AT_ONCE, reducedMotion: 'reduce', ...opening })
  await opened.page.locator(record === '' ? '[data-start]' : 'main.table').waitFor()
  await opened.page.evaluate(() => document.fonts.ready)
  await opened.page.waitForTimeout(200)
  return opened
}

test.each(SCENES)('axe finds nothing: $name', async ({ record }) => {
  for (const scheme of ['light', 'dark'] as const)
    for (const size of [LAPTOP, PHONE]) {
      const { page, close } = await openScene(record, { scheme, size })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(
        ({ id, nodes }) =>
          `${id} (${scheme}, ${size.width}): ${nodes.map((it) => it.html).join('\n')}`,
      )
      expect(found).toEqual([])
      await close()
    }
})

test.each(SCENES)('targets are at least 40 px on a phone: $name', async ({ record }) => {
  const { page, close } = await openScene(record, { size: PHONE })
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], input, select, summary, [data-offer]')]
      .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((it) => ({ it, box: it.getBoundingClientRect() }))
      .filter(
        ({ box }) => box.width > 1 && box.height > 1 && (box.width < 39.5 || box.height < 39.5),
      )
      .map(
        ({ it, box }) =>
          `${Math.round(box.width)}×${Math.round(box.height)} ${it.outerHTML.slice(0, 120)}`,
      ),
  )
  expect(small).toEqual([])
  await close()
})

test.each(SCENES)('long texts are not clipped: $name', async ({ record }) => {
  for (const size of [LAPTOP, PHONE, { width: 768, height: 1024 }]) {
    const { page, close } = await openScene(record, {
      size,
      kept: { 'doubloon.settings': { speed: 'off', language: 'pseudo' } },
    })
    const clipped = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((it) =>
          [...it.childNodes].some((node) => node.nodeType === 3 && /\p{L}/u.test(node.textContent ?? '')),
        )
        .filter((it) => {
          const style = getComputedStyle(it)
          const hides = style.overflowX !== 'visible' && style.overflowX !== 'auto'
          return (
            hides && (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
          )
        })
        .filter((it) => !it.closest('.visually-hidden'))
        .map((it) => it.outerHTML.slice(0, 160)),
    )
    expect(clipped).toEqual([])
    await close()
  }
})
