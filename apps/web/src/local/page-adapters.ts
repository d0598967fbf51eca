/** The games this page knows. The code of a game is fetched when a table of it is opened. */
import type { AnyPageAdapter } from './page-adapter.ts'

const ADAPTERS: Readonly<Record<string, () => Promise<AnyPageAdapter>>> = {
  'puerto-rico': async () =>
    (await import('../puerto-rico/desk/page-adapter.ts')).puertoRicoPageAdapter,
  'san-juan': async () => (await import('../san-juan/desk/page-adapter.ts')).sanJuanPageAdapter,
}

/** The game that is meant where none is named. */
export const USUAL_GAME = 'puerto-rico'

/** The adapter of a game by its name; undefined if this page does not know the game. */
export async function pageAdapterOf(game: string): Promise<AnyPageAdapter | undefined> {
  return Object.hasOwn(ADAPTERS, game) ? ADAPTERS[game]?.() : undefined
}
