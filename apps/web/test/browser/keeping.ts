/** Games that go on after a reload and without a network. */
import { expect, test } from 'vitest'
import { type Opened, open } from './open.ts'
import { planned, type Wanted } from './plans.ts'
import { dice, playOn, settled } from './robot.ts'

const IN_THE_MIDDLE: readonly (readonly [string, Wanted])[] = [
  ['D-MAYOR-PLACE', { players: 3 }],
  ['D-SJ-3', { game: 'san-juan', players: 3 }],
]

/** Plays until a decision, loads the page again, and plays on until `until` says stop. */
export function goesOn(until?: (presses: number) => boolean): void {
  test.each(IN_THE_MIDDLE)(
    'a reload in the middle of %s goes on where it was',
    async (id, wanted) => {
      const { page, complaints, close } = await open('/', { kept: planned(wanted) })
      await page.locator('[data-start]').click()
      await playOn(page, dice(5), (_, decision) => decision === id)
      const before = await settled(page)
      await page.reload()
      expect(await settled(page)).toEqual(before)
      const { presses } = await playOn(page, dice(6), until)
      expect(presses).toBeGreaterThan(0)
      expect(complaints).toEqual([])
      await close()
    },
  )
}

const OFFLINE = { 'puerto-rico': 4, 'san-juan': 2 } as const

/** Begins a game without a network, after the first load. */
export async function openOffline(game: keyof typeof OFFLINE): Promise<Opened> {
  const kept = planned({ game, players: OFFLINE[game] })
  const opened = await open('/', { kept, isLasting: true })
  const { page, context } = opened
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await page.locator('[data-start]').click()
  return opened
}
