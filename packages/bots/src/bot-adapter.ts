/**
 * What bots know of a game beyond its rules: an evaluation of positions, and a quick sensible move. One file per game; everything else in
 * this package works for every game.
 */
import type { GameAdapter, GameState, MoveList } from '@doubloon/engine'
import type { Endgame } from './endgame.ts'

/** Something that people count at a seat. */
export interface Countable<S extends GameState> {
  readonly what: string
  /** About what one of it is worth in points: to say first what matters most, and for those who can only count. */
  readonly points: number
  of(s: S, seat: number): number
  /** How much of it lies on what the step takes and comes with it. */
  lying?(s: S, step: number): number
}

export interface BotAdapter<S extends GameState> extends GameAdapter<S> {
  /** What a seat may expect to score at the end, by heuristics alone. */
  expectedScore(s: S, seat: number): number
  /**
   * How good a seat's chances are by a small net that was fitted to many games, as a logarithm, when the next role is to be chosen. The
   * observer is the viewer; what it cannot see of the others does not count.
   */
  smallNetValue(s: S, seat: number, observer: number): number
  /** A sensible move among those offered, at once: for rollouts, and to finish a phase that is being weighed. */
  pick(s: S, moves: MoveList, dice: Uint32Array): number
  /** The spread of final scores that `expectedScore` leaves open, in points: how sure a lead is. */
  spread(s: S): number
  /** What people count, to tell them what a move brings. */
  readonly countables: readonly Countable<S>[]
  /** What may come of it later, which nobody counts while playing: where nothing else differs, the first of it that does is told. */
  readonly prospects: readonly Countable<S>[]
  /** What the solver has to know, which is asked as soon as the game is ending; without it games are never solved. */
  readonly endgame?: Endgame<S>
}
