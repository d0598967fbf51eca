/** Whole games by the robot at one size. */
import { expect, test } from 'vitest'
import { open, withBrowser } from './open.ts'
import { planned, type Wanted } from './plans.ts'
import { dice, playOn } from './robot.ts'
import type { Size } from './sizes.ts'
import { orSayHowItStands } from './standing.ts'

/** All numbers of players, base game and draft of the new buildings. */
const PUERTO_RICO: readonly Wanted[] = [2, 3, 4, 5].flatMap((players) =>
  (['base', 'draft'] as const).map((buildings) => ({ players, buildings })),
)

/** All numbers of players, without and with the new buildings; these with the advanced start. */
const SAN_JUAN: readonly Wanted[] = [2, 3, 4].flatMap((players) =>
  [false, true].map((isMore) => ({
    game: 'san-juan',
    players,
    expansion: isMore,
    advanced: isMore,
  })),
)

/** A decision that every game asks for. */
const ASKED = { 'puerto-rico': 'D-ROLE', 'san-juan': 'D-SJ-3' } as const

export function robotGames(size: Size): void {
  withBrowser()
  robotPlays(PUERTO_RICO, size)
}

export function sanJuanRobotGames(size: Size): void {
  withBrowser()
  robotPlays(SAN_JUAN, size)
}

/** Plays the games, to their ends or so many presses. */
export function robotPlays(games: readonly Wanted[], size: Size, most?: number): void {
  test.each(games.map((wanted) => [nameOf(wanted), wanted] as const))('%s', async (_, wanted) => {
    const { page, complaints, close } = await open('/', { size, kept: planned(wanted) })
    await page.locator('[data-start]').click()
    const playing = playOn(page, dice(size.width + wanted.players), (presses) => presses === most)
    const { decisions } = await orSayHowItStands(page, playing)
    expect(decisions).toContain(ASKED[wanted.game ?? 'puerto-rico'])
    if (most === undefined)
      expect(await page.locator('main.table').getAttribute('data-over')).toBe('true')
    expect(complaints).toEqual([])
    await close()
  })
}

function nameOf({ players, buildings = 'base', expansion, advanced }: Wanted): string {
  const more = [...(expansion ? ['new buildings'] : []), ...(advanced ? ['advanced start'] : [])]
  return [`${players} players`, ...(more.length > 0 ? more : [buildings])].join(', ')
}
