/** Games in which nothing may jump, at some sizes. Their deals are the same each time: what is found can be seen again. */
import { Game, orThrow } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'
import { expect, test } from 'vitest'
import { pack } from '../../src/share/pack.ts'
import { AT_ONCE, open, withBrowser } from './open.ts'
import { dice } from './robot.ts'
import type { Size } from './sizes.ts'
import { jumpsIn } from './still.ts'

/** A person first, then bots that answer at once. */
const SEATS = [{ name: 'Me' }, { name: 'Ana', bot: 'novice' }, { name: 'Bruno', bot: 'novice' }]

/** Both games before their first move, by seeds that never change: in that of San Juan a Cathedral is built, and over a building. */
const BEGUN = {
  'puerto-rico': orThrow(Game.start(puertoRico, { players: 3 }, 'still')).record(),
  'san-juan': orThrow(Game.start(sanJuan, { players: 3, expansion: true }, 'a2')).record(),
} as const

type Case = readonly [game: keyof typeof BEGUN, size: Size]

/** Both games at all of these sizes. */
export const atAll = (sizes: readonly Size[]): readonly Case[] =>
  sizes.flatMap((size) => [['puerto-rico', size] as const, ['san-juan', size] as const])

/** So many presses, or to the end. They play side by side: most of the time each waits for its next picture. */
export function staysStill(games: readonly Case[], presses?: number): void {
  withBrowser()
  const cases = games.map(([game, size]) => [game, size.width, size] as const)
  test.concurrent.each(cases)('%s, %i px wide: nothing jumps', async (game, _, size) => {
    const record = JSON.stringify({ ...BEGUN[game], seats: SEATS })
    const { page, close } = await open(`/#${await pack(record)}`, { size, kept: AT_ONCE })
    expect(await jumpsIn(page, game, dice(size.width), presses)).toEqual([])
    if (presses === undefined)
      expect(await page.locator('main.table').getAttribute('data-over')).toBe('true')
    await close()
  })
}
