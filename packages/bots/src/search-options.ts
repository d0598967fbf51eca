/** How a search goes about it. */
import type { Budget } from './bot.ts'
import type { EvaluationKind } from './outcome.ts'

export interface SearchOptions {
  /** Who plays the futures below the tree: anybody, or the game's heuristics. */
  readonly rolloutPolicy: 'random' | 'heuristic'
  /** Futures stop so many rounds after the present one and are then evaluated; without it they go on to the end. */
  readonly rounds?: number
  /** How it evaluates: by heuristics, if nothing is said. */
  readonly evaluation?: EvaluationKind
  /** Steps of the tree below the root; 1 only compares the moves at hand. */
  readonly depth?: number
  /** Below the moves at hand only role choices are searched, everything else is left to the game's heuristics. */
  readonly rolesOnly?: boolean
  /**
   * Without it every move is tried before any is tried again (UCB). With it moves that the game's heuristics would make, or
   * that look good one step ahead, come first, and others as far as they keep their promise (PUCT).
   */
  readonly guided?: boolean
  readonly exploration: number
  /** If the task sets no limit. */
  readonly usual: Budget
}
