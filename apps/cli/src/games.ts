/** The games the command knows: one row each. Everything else in the command knows games only through a row. */
import type { GameRow } from './game-row.ts'
import { puertoRicoRow } from './puerto-rico/row.ts'
import { sanJuanRow } from './san-juan/row.ts'

/** All rows; the first is the usual game. */
export const GAMES: readonly [GameRow, ...GameRow[]] = [puertoRicoRow, sanJuanRow]

/** The row of a game by its name. */
export function findGame(name: string): GameRow | undefined {
  return GAMES.find(({ rules }) => rules.game === name)
}

/** All titles, for people. */
export const GAME_TITLES: readonly string[] = GAMES.map(({ face }) => face.title)

/** All names, for messages. */
export const GAME_NAMES: readonly string[] = GAMES.map(({ rules }) => rules.game)
