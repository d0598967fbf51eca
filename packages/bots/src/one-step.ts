/**
 * One step ahead: a move is tried, the turn finished by sense (a role with its whole phase), and the position that
 * follows judged, in a few worlds so that one lucky card does not decide.
 */
import { type GameState, imagine, MoveList, seedRng } from '@doubloon/engine'
import type { Task } from './bot.ts'
import { expectedShares, finalShares } from './outcome.ts'

/** Worlds a move is tried in. */
export const WORLDS = 4

/** A move and the shares in the victory, by seat, that may be expected after it. */
export interface Tried {
  readonly step: number
  readonly shares: Float64Array
}

/** Every move that is offered, tried in the same worlds; in the order of the offers. */
export function oneStepAhead<S extends GameState>(task: Task<S>, worlds = WORLDS): Tried[] {
  const { rules, state } = task
  const moves = new MoveList(rules.moveCount)
  rules.offers(state, moves)
  const trial = new Trial(task)
  return moves.toArray().map((step) => ({ step, shares: trial.meanShares(step, worlds) }))
}

class Trial<S extends GameState> {
  readonly #task: Task<S>
  readonly #seat: number
  readonly #isRole: boolean
  readonly #after: S
  readonly #moves: MoveList
  readonly #rng = new Uint32Array(4)
  readonly #dice = new Uint32Array(4)

  constructor(task: Task<S>) {
    const { rules, sense, state } = task
    this.#task = task
    this.#seat = rules.toMove(state)
    this.#isRole = sense.isRoleChoice(state)
    this.#after = rules.newState()
    this.#moves = new MoveList(rules.moveCount)
  }

  /** What follows a step, on average over some worlds. */
  meanShares(step: number, worlds: number): Float64Array {
    const { rules, sense, seed } = this.#task
    const seats = rules.players(this.#task.state)
    const sum = new Float64Array(seats)
    const shares = new Float64Array(seats)
    for (let world = 0; world < worlds; world++) {
      seedRng(this.#rng, `${seed} ${world}`)
      seedRng(this.#dice, `${seed} ${world} dice`)
      this.#play(step)
      if (rules.isOver(this.#after)) finalShares(rules, this.#after, shares)
      else expectedShares(sense, this.#after, shares)
      for (let seat = 0; seat < seats; seat++) sum[seat] += shares[seat] / worlds
    }
    return sum
  }

  /** Plays the step and the rest of the turn. */
  #play(step: number): void {
    const { rules, sense, state } = this.#task
    const after = this.#after
    imagine(rules, state, this.#seat, this.#rng, after)
    rules.play(after, step, this.#moves)
    while (
      this.#moves.length > 0 &&
      !sense.isRoleChoice(after) &&
      (this.#isRole || rules.toMove(after) === this.#seat)
    )
      rules.play(after, sense.pick(after, this.#moves, this.#dice), this.#moves)
  }
}
