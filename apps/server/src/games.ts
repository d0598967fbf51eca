/** The games there are, and the bots; everything else on the server knows games only by their adapters. */
import { LEVELS } from '@doubloon/bots'
import type { GameAdapter, GameState } from '@doubloon/engine'
import { type View as PuertoRico, puertoRicoAdapter } from '@doubloon/puerto-rico'
import { type View as SanJuan, sanJuanAdapter } from '@doubloon/san-juan'

export const GAMES: readonly GameAdapter<GameState>[] = [
  puertoRicoAdapter as GameAdapter<GameState>,
  sanJuanAdapter as GameAdapter<GameState>,
]

export function adapterOf(game: string): GameAdapter<GameState> | undefined {
  return GAMES.find(({ rules }) => rules.game === game)
}

/** The bots that people can seat, the weakest first. */
export const BOT_NAMES: readonly string[] = LEVELS.map(({ name }) => name)

/** The buildings of every seat, by key. */
export function citiesIn(game: string, view: unknown): readonly (readonly string[])[] {
  if (game === 'san-juan')
    return (view as SanJuan).seats.map(({ tableau }) => tableau.map(({ building }) => building))
  return (view as PuertoRico).seats.map(({ buildings }) => Object.keys(buildings))
}
