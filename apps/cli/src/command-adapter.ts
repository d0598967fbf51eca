/** What the command has to know about a game besides what everybody does: one row in the table of games. */
import type { GameAdapter, GameState } from '@doubloon/engine'
import type { AnyGame } from './any-game.ts'
import type { TerminalTable } from './terminal-table.ts'

/** A short option of the command and the option of the rules it stands for. */
export interface ShortOption {
  readonly option: string
  /** The words one can type, and what they mean to the rules; a switch has none and means true. */
  readonly words?: Readonly<Record<string, unknown>>
  readonly help: string
}

/** What was built in a game, in words. */
export interface Built {
  /** All kinds that could be had. */
  readonly kinds: readonly string[]
  /** Everything that was built, what stands no more included. */
  readonly built: readonly string[]
  /** What stands at the end, by seat. */
  readonly standing: readonly (readonly string[])[]
}

/** A game and its face. */
export interface CommandAdapter extends GameAdapter<GameState> {
  readonly shortOptions: Readonly<Record<string, ShortOption>>
  /** Settings that `bench` measures, by what is printed; the first is the one others are compared with. */
  readonly benchSettings: Readonly<Record<string, object>>
  /** The buildings of a finished game. */
  builtIn(s: GameState): Built
  /** The set of legal composite moves in numbers, for a decision with too many to list. */
  describeChoice(game: AnyGame, seat: number): object
  /** How people see it in the terminal. */
  readonly terminal: TerminalTable
}
