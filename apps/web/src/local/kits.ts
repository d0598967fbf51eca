/** The games this page knows. The code of a game is fetched when a table of it is opened. */
import type { AnyKit } from './kit.ts'

const KITS: Readonly<Record<string, () => Promise<AnyKit>>> = {
  'puerto-rico': async () => (await import('../puerto-rico/desk/kit.ts')).puertoRicoKit,
  'san-juan': async () => (await import('../san-juan/desk/kit.ts')).sanJuanKit,
}

/** The game that is meant where none is named. */
export const USUAL_GAME = 'puerto-rico'

/** The kit of a game by its name; undefined if this page does not know the game. */
export async function kitOf(game: string): Promise<AnyKit | undefined> {
  return Object.hasOwn(KITS, game) ? KITS[game]?.() : undefined
}
