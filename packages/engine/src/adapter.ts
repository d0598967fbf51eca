/**
 * What everybody needs to know of a game beyond its rules (ADR 0013): tables, bots, the page and the command extend
 * it with what only they need. It asks the state itself, so that both doors can use it: bots with a state they think
 * in, everybody else by `Game.read`.
 */
import type { GameTypes, Rules } from './rules.ts'
import type { GameState } from './state.ts'

export interface GameAdapter<S extends GameState, T extends GameTypes = GameTypes> {
  readonly rules: Rules<S, T>
  /** Rounds begun so far. */
  round(s: S): number
  /** The seat that begins the round. */
  governor(s: S): number
  /** Whether the pending decision is the one that starts a turn: choosing a role. */
  isRoleChoice(s: S): boolean
  /** Whether the pending decision goes on with a choice that takes several steps. */
  isContinued(s: S): boolean
  /** What can end a game; position = bit number in `endTriggers`. */
  readonly endReasons: readonly string[]
  /** What has happened that ends the game, as a set of bits. */
  endTriggers(s: S): number
  /** Whether anything has. */
  isEnding(s: S): boolean
  /** Whether the game is broken off at a limit of rounds, so that its scores are those as it stood. */
  isBrokenOff(s: S): boolean
  /** Whether people hold what others at the same screen must not see. */
  readonly hasHiddenHands: boolean
  /** What others may know of a move, in the words of its notation. */
  openPart(move: string): string
}
