/** The games the command knows: one row each. Everything else in the command knows games only through a row. */
import type { CommandAdapter } from './command-adapter.ts'
import { puertoRicoCommand } from './puerto-rico/row.ts'
import { sanJuanCommand } from './san-juan/row.ts'

/** All rows; the first is the usual game. */
export const GAMES: readonly [CommandAdapter, ...CommandAdapter[]] = [
  puertoRicoCommand,
  sanJuanCommand,
]

/** The row of a game by its name. */
export function findGame(name: string): CommandAdapter | undefined {
  return GAMES.find(({ rules }) => rules.game === name)
}

/** All titles, for people. */
export const GAME_TITLES: readonly string[] = GAMES.map(({ terminal }) => terminal.title)

/** All names, for messages. */
export const GAME_NAMES: readonly string[] = GAMES.map(({ rules }) => rules.game)
