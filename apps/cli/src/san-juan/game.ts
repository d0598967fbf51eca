import type { Game } from '@doubloon/engine'
import type { SanJuanTypes, State } from '@doubloon/san-juan'

/** A running game of San Juan. */
export type SanJuanGame = Game<State, SanJuanTypes>
