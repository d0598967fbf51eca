/** A game of Puerto Rico by keyboard alone. */
import { expect } from 'vitest'
import { open } from './open.ts'
import { planned } from './plans.ts'
import { dice, moved, settled } from './robot.ts'

/** Starts a game without a pointer and plays until so many moves lie there, or to its end. */
export async function playByKeys(moves = Number.POSITIVE_INFINITY): Promise<void> {
  const { page, complaints, close } = await open('/', { kept: planned({ players: 2 }) })
  await page.locator('[data-start]').waitFor()
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-start'))) break
  }
  await page.keyboard.press('Enter')
  // Keys come when the table lies and nothing else is to do.
  await page.locator('main.table[data-keys]').waitFor()
  const random = dice(3)
  let isPlayed = false
  for (let presses = 0; presses < 600; presses++) {
    const { over, n, decision } = await settled(page)
    isPlayed = over || Number(n) >= moves
    if (isPlayed) break
    // A placement lies ready and is played with Enter; everything else is pointed at by its number.
    if (decision === 'D-MAYOR-PLACE') await page.keyboard.press('Escape')
    else await page.keyboard.press(`${1 + Math.floor(random() * (await choices()))}`)
    await page.keyboard.press('Enter')
    await moved(page, n, decision)
  }
  expect(isPlayed).toBe(true)
  expect(complaints).toEqual([])
  await close()

  /** How many choices have a number. */
  function choices(): Promise<number> {
    return page.evaluate(() => {
      const all = [...document.querySelectorAll('[data-offer]:not([data-echo])')]
      return Math.min(
        9,
        all.filter((it) => it.checkVisibility({ visibilityProperty: true })).length,
      )
    })
  }
}
