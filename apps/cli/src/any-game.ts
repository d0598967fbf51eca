/** A game of any kind, as the engine's contract knows it. */
import type { Game, GameState, GameTypes, Pending, Rules } from '@doubloon/engine'

/** A running game. */
export type AnyGame = Game<GameState, GameTypes>

/** The rules of a game. */
export type AnyRules = Rules<GameState, GameTypes>

/** A state of any game in which a seat decides next, and its moves. */
export type AnyPending = Pending<GameState>
