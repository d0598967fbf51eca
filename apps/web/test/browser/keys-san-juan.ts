/** A game of San Juan by keyboard alone. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { open } from './open.ts'
import { planned } from './plans.ts'
import { dice } from './robot.ts'

/** Starts a game without a pointer and plays until so many moves lie there, or to its end. */
export async function playByKeys(moves = Number.POSITIVE_INFINITY): Promise<void> {
  const { page, complaints, close } = await open('/', {
    kept: planned({ game: 'san-juan', players: 2, expansion: true }),
  })
  await page.locator('[data-start]').focus()
  await page.keyboard.press('Enter')
  const random = dice(4)
  let stands = await standsAt(page)
  for (let presses = 0; presses < 1500 && !stands.isOver && stands.n < moves; presses++) {
    // A choice is pointed at by its number and pressed; what has been put together Enter plays, wherever the focus is.
    const lot = random()
    if (lot < 0.4) await page.keyboard.press(`${1 + Math.floor(random() * 9)}`)
    else if (lot < 0.5) await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    if (random() < 0.1) await page.keyboard.press('p')
    stands = await standsAt(page)
  }
  expect(stands.isOver || stands.n >= moves).toBe(true)
  expect(complaints).toEqual([])
  await close()
}

/** Waits until one can choose or the game is over. */
async function standsAt(page: Page): Promise<{ isOver: boolean; n: number }> {
  const handle = await page.waitForFunction(() => {
    const table = document.querySelector<HTMLElement>('main.table')
    const n = Number(table?.dataset['n'])
    if (table?.dataset['over'] === 'true') return { isOver: true, n }
    const choices = [...document.querySelectorAll('[data-offer], [data-pick]')]
    const isAsked = choices.some((it) => it.checkVisibility({ visibilityProperty: true }))
    return isAsked && { isOver: false, n }
  })
  return (await handle.jsonValue()) || { isOver: false, n: 0 }
}
