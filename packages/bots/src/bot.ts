/**
 * What a bot is. It asks only the engine's contract, thinks only in determinizations its seat considers possible, and says more
 * than its move: how it sees the game, what else it weighed, and why.
 */
import type { Determinized, FastRules, GameState } from '@doubloon/engine'
import type { BotAdapter } from './bot-adapter.ts'
import type { Evaluator } from './net/evaluator.ts'
import type { Reason } from './reason.ts'

/** How long a bot may think. The first limit that is reached ends it; with neither it takes its usual time. */
export interface Budget {
  readonly milliseconds?: number
  /** Makes the answer depend on nothing but the seed. */
  readonly iterations?: number
}

/** A decision that is to be made: whose it is follows from the state. */
export interface Task<S extends GameState> {
  readonly rules: FastRules<S, never>
  readonly adapter: NetAdapter<S>
  readonly state: Determinized<S>
  /** Everything random that the bot does comes from this. */
  readonly seed: string
  readonly budget: Budget
  /** Milliseconds since some moment; needed for a budget in time. */
  readonly now: () => number
  /** Asked now and then: true ends the thinking at once, with the best answer so far. */
  readonly isCancelled?: () => boolean
}

/** An adapter that may come with a value net of its game. */
export interface NetAdapter<S extends GameState> extends BotAdapter<S> {
  readonly net?: NetPlay<S>
}

/** Play by a value net. It is part of the adapter, so that whoever needs no net need not load what plays by one. */
export interface NetPlay<S extends GameState> {
  /** The net for games like this one. */
  evaluator(s: S): Evaluator<S>
  /** The best move one step ahead. */
  lookAhead(task: Task<S>): Answer
  /** The best move by search; absent in games where the net's search is no stronger than the one without it. */
  search?(task: Task<S>): Answer
}

/** A move that was weighed. */
export interface Weighed {
  readonly step: number
  /** Expected share in the victory for the seat that decides, 0 … 1. */
  readonly share: number
  /** How often it was tried. */
  readonly visits: number
}

/** What came of it. */
export interface Answer {
  readonly step: number
  /** Expected share in the victory, by seat. */
  readonly shares: readonly number[]
  /** The moves that were weighed, the best first. */
  readonly weighed: readonly Weighed[]
  /** How many futures were looked at. */
  readonly iterations: number
  /** Why, for people; only where it was asked for (`explain`), because it costs time. */
  readonly reasons?: readonly Reason[]
}

/** A player. It never sees the true state: a task holds a determinized one. */
export interface Bot {
  readonly name: string
  /** One sentence on how it plays. */
  readonly about: string
  /** Set if it evaluates by a net, small or large: then the adapter it is given has them. */
  readonly needsNets?: boolean
  answer<S extends GameState>(task: Task<S>): Answer
}
