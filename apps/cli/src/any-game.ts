/** A game of any kind, as the engine's contract knows it. */
import type { Game, GameState, GameTypes, Rules } from '@doubloon/engine'
import type { Table } from '@doubloon/table'

/** A running game. */
export type AnyGame = Game<GameState, GameTypes>

/** One with its seats and all its moves. */
export type AnyTable = Table<GameState, GameTypes>

/** The rules of a game. */
export type AnyRules = Rules<GameState, GameTypes>
