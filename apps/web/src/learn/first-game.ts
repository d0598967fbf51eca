/** The first game after the basics: friendly opponents, a look around the table, and the hint always on. The browser keeps which one it is. */
import type { Refusal } from '@doubloon/engine'
import { games } from '../local/games.ts'
import { keptUnder } from '../settings/kept.ts'
import { NAMELESS } from '../text/person.ts'
import { say } from '../text/say.ts'

const KEY = 'doubloon.first-game'
const FRIENDLY = 'novice'
const OPPONENTS = 2

/** Whether a table is the first game. */
export const isFirstGame = (id: string): boolean => keptUnder(KEY)['id'] === id

/** Whether a first game was ever begun here. */
export const hasBegun = (): boolean => typeof keptUnder(KEY)['id'] === 'string'

export const hasLookedAround = (): boolean => keptUnder(KEY)['looked'] === true

export function markLooked(): void {
  keep({ ...keptUnder(KEY), looked: true })
}

/** Starts it and gives its id, or why not. */
export async function startFirstGame(game: string): Promise<string | Refusal> {
  const opponents = say.home.botNames.slice(0, OPPONENTS).map((name) => ({ name, bot: FRIENDLY }))
  const started = await games.start({
    game,
    seats: [{ name: NAMELESS }, ...opponents],
    options: {},
  })
  if (typeof started === 'string') keep({ id: started, looked: hasLookedAround() })
  return started
}

function keep(what: Readonly<Record<string, unknown>>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(what))
  } catch {
    // A browser that keeps nothing plays the game as any other.
  }
}
