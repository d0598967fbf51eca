/**
 * Solves the end of a game exactly. Every seat plays for itself (max^n) and knows that all others do: it wants the largest
 * share in the victory, then the largest lead (own total less the best other one), and of moves equal in both it plays the
 * one offered first. So each position has exactly one value. Chance counts by its probabilities: shares and totals are
 * averaged, and the lead is that of the averaged totals.
 */
import { type FastRules, type GameState, MoveList } from '@doubloon/engine'
import type { Task, Weighed } from './bot.ts'
import type { Endgame } from './endgame.ts'
import { finalShares } from './outcome.ts'
import { SolvedPositions } from './solved-positions.ts'

/** The first limit that is reached ends the attempt. */
export interface SolverLimits {
  /** Different positions looked at; bounds the memory too, by some 200 bytes each. */
  readonly nodes: number
  readonly milliseconds?: number
}

export interface Solved {
  readonly step: number
  /** By seat, if everybody plays as described above. */
  readonly shares: readonly number[]
  readonly totals: readonly number[]
  /** All moves, the best first. */
  readonly weighed: readonly Weighed[]
  readonly nodes: number
}

/** Averages of chance that differ by less are equal. */
const EQUAL = 1e-9
/** Time is looked at once in so many nodes. */
const LOOK_EVERY = 256

/** The best move; undefined if it is not the end of the game yet, or a limit was reached. */
export function solve<S extends GameState>(
  task: Task<S>,
  limits: SolverLimits,
): Solved | undefined {
  const { adapter, state } = task
  if (adapter.endgame === undefined || !adapter.isEnding(state)) return undefined
  return new Solver(task, adapter.endgame, limits).answer()
}

/** A position on the way from the root, and what is known of it. */
interface Level<S> {
  readonly state: S
  readonly moves: MoveList
  /** Shares by seat, then totals by seat. */
  readonly value: Float64Array
  /** The value of the move being tried. */
  readonly trial: Float64Array
}

class Solver<S extends GameState> {
  readonly #task: Task<S>
  readonly #rules: FastRules<S, never>
  readonly #endgame: Endgame<S>
  readonly #limits: SolverLimits
  readonly #end: number
  readonly #seats: number
  readonly #levels: Level<S>[] = []
  readonly #positions: SolvedPositions

  constructor(task: Task<S>, endgame: Endgame<S>, limits: SolverLimits) {
    this.#task = task
    this.#rules = task.rules
    this.#endgame = endgame
    this.#limits = limits
    this.#end =
      limits.milliseconds === undefined
        ? Number.POSITIVE_INFINITY
        : task.now() + limits.milliseconds
    this.#seats = task.rules.players(task.state)
    const { state, moves } = this.#level(0)
    state.copyFrom(task.state)
    endgame.forget(state)
    task.rules.offers(state, moves)
    this.#positions = new SolvedPositions(state, 2 * this.#seats)
  }

  answer(): Solved | undefined {
    const { state, moves, value, trial } = this.#level(0)
    if (moves.length === 0) return undefined
    const seat = this.#rules.toMove(state)
    const weighed: Weighed[] = []
    for (let i = 0; i < moves.length; i++) {
      const step = moves.at(i)
      if (!this.#try(0, step)) return undefined
      const isBest = i === 0 || this.#isBetter(trial, value, seat)
      if (isBest) value.set(trial)
      const entry = { step, share: trial[seat], visits: 1 }
      if (isBest) weighed.unshift(entry)
      else weighed.push(entry)
    }
    const [best, ...others] = weighed
    others.sort((a, b) => b.share - a.share)
    return {
      step: best.step,
      shares: Array.from(value.subarray(0, this.#seats)),
      totals: Array.from(value.subarray(this.#seats)),
      weighed: [best, ...others],
      nodes: this.#positions.size,
    }
  }

  /** Finds the value of the position at a depth; false if a limit was reached. */
  #solve(depth: number): boolean {
    const { state, moves, value, trial } = this.#levels[depth]
    if (moves.length === 0) {
      this.#settle(state, value)
      return true
    }
    const entry = this.#positions.enter(state)
    if (entry >= 0) {
      this.#positions.read(entry, value)
      return true
    }
    if (this.#isBeyond()) return false
    const seat = this.#rules.toMove(state)
    for (let i = 0; i < moves.length; i++) {
      if (!this.#try(depth, moves.at(i))) return false
      if (i === 0 || this.#isBetter(trial, value, seat)) value.set(trial)
    }
    this.#positions.write(-1 - entry, value)
    return true
  }

  /** Finds the value of a step at a depth, on average over what chance may do; false if a limit was reached. */
  #try(depth: number, step: number): boolean {
    const { state, trial } = this.#levels[depth]
    const after = this.#level(depth + 1)
    const outcomes = this.#endgame.outcomes(state, step)
    trial.fill(0)
    for (let nth = 0; nth < outcomes; nth++) {
      after.state.copyFrom(state)
      const weight = outcomes === 1 ? 1 : this.#endgame.decide(after.state, nth)
      if (weight === 0) continue
      this.#rules.play(after.state, step, after.moves)
      this.#endgame.forget(after.state)
      if (!this.#solve(depth + 1)) return false
      for (let i = 0; i < trial.length; i++) trial[i] += weight * after.value[i]
    }
    return true
  }

  /** The value of a finished game. */
  #settle(state: S, value: Float64Array): void {
    finalShares(this.#rules, state, value.subarray(0, this.#seats))
    for (let seat = 0; seat < this.#seats; seat++)
      value[this.#seats + seat] = this.#rules.total(state, seat)
  }

  #isBetter(a: Float64Array, b: Float64Array, seat: number): boolean {
    const byShare = a[seat] - b[seat]
    if (Math.abs(byShare) > EQUAL) return byShare > 0
    return this.#lead(a, seat) - this.#lead(b, seat) > EQUAL
  }

  #lead(value: Float64Array, seat: number): number {
    let bestOther = Number.NEGATIVE_INFINITY
    for (let other = 0; other < this.#seats; other++)
      if (other !== seat) bestOther = Math.max(bestOther, value[this.#seats + other])
    return value[this.#seats + seat] - bestOther
  }

  #isBeyond(): boolean {
    const nodes = this.#positions.size
    if (nodes > this.#limits.nodes) return true
    if (nodes % LOOK_EVERY !== 0) return false
    return this.#task.now() >= this.#end || this.#task.isCancelled?.() === true
  }

  #level(depth: number): Level<S> {
    this.#levels[depth] ??= {
      state: this.#rules.newState(),
      moves: new MoveList(this.#rules.moveCount),
      value: new Float64Array(2 * this.#seats),
      trial: new Float64Array(2 * this.#seats),
    }
    return this.#levels[depth]
  }
}
