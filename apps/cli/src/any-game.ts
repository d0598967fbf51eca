/** A game of any kind, as the engine's contract knows it. */
import type { Game, GameState, GameTypes, Rules } from '@doubloon/engine'

/** A running game. */
export type AnyGame = Game<GameState, GameTypes>

/** The rules of a game. */
export type AnyRules = Rules<GameState, GameTypes>
