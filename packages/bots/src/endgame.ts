/** What the solver has to know of a game besides its rules. Only for games in which nothing but chance is hidden. */
import type { GameState } from '@doubloon/engine'

export interface Endgame<S extends GameState> {
  /**
   * Makes positions equal that the rest of the game cannot tell apart: whatever nobody will ask for again is cleared, the
   * generator always. Offers, what can follow, totals and winners stay the same.
   */
  forget(s: S): void
  /** How many ways there are for chance to decide something that still matters when this step is played; 1: none. */
  outcomes(s: S, step: number): number
  /** Sets the generator so that chance decides in the nth of these ways; returns how probable that is, maybe 0. */
  decide(s: S, nth: number): number
}
