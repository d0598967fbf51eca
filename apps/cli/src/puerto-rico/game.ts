import type { Game } from '@doubloon/engine'
import type { PuertoRicoTypes, State } from '@doubloon/puerto-rico'

/** A running game of Puerto Rico. */
export type PuertoRicoGame = Game<State, PuertoRicoTypes>
