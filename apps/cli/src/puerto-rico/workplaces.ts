/** The placement a seat of Puerto Rico is to make, for a game of which only that is known. */
import type { Game } from '@doubloon/engine'
import {
  type Placement,
  type PuertoRicoTypes,
  placementOf as placementIn,
  type State,
} from '@doubloon/puerto-rico'
import type { AnyGame } from '../any-game.ts'

/** The placement of a seat that is asked for it, in the order of the notation. */
export function placementOf(game: AnyGame, seat: number): Placement {
  return placementIn(game as Game<State, PuertoRicoTypes>, seat)
}
