/**
 * One step ahead: a move is tried, the turn finished by heuristics (a role with its whole phase), and the position that
 * follows evaluated, in a few determinizations so that one lucky card does not decide. The small net was fitted to positions in which a role is
 * to be chosen, so with it the whole phase is finished.
 */
import { determinize, type GameState, MoveList, seedRng } from '@doubloon/engine'
import type { Task } from './bot.ts'
import { type EvaluationKind, expectedShares, sharesByMargin } from './outcome.ts'

/** Determinizations a move is tried in. */
export const DETERMINIZATIONS = 4

/** A move and the shares in the victory, by seat, that may be expected after it. */
export interface Tried {
  readonly step: number
  readonly shares: Float64Array
}

/** Every move that is offered, tried in the same determinizations; in the order of the offers. */
export function oneStepAhead<S extends GameState>(
  task: Task<S>,
  evaluation: EvaluationKind = 'heuristic',
  determinizations = DETERMINIZATIONS,
): Tried[] {
  const { rules, state } = task
  const moves = new MoveList(rules.moveCount)
  rules.offers(state, moves)
  const trial = new Trial(task)
  return moves.toArray().map((step) => ({
    step,
    shares: meanShares(task, { evaluation, determinizations }, trial, step),
  }))
}

/** What follows a step, on average over the determinizations. */
function meanShares<S extends GameState>(
  { rules, adapter, state }: Task<S>,
  {
    evaluation,
    determinizations,
  }: { readonly evaluation: EvaluationKind; readonly determinizations: number },
  trial: Trial<S>,
  step: number,
): Float64Array {
  const seats = rules.players(state)
  const observer = rules.toMove(state)
  const sum = new Float64Array(seats)
  const shares = new Float64Array(seats)
  for (let determinization = 0; determinization < determinizations; determinization++) {
    const turn = trial.playTurn(step, determinization)
    const after = evaluation === 'small net' ? trial.finishPhase() : turn
    if (rules.isOver(after)) sharesByMargin(rules, after, shares)
    else expectedShares(adapter, after, evaluation, observer, shares)
    for (let seat = 0; seat < seats; seat++) sum[seat] += shares[seat] / determinizations
  }
  return sum
}

/** Moves of a task tried one after the other, each in the same determinizations. Its one state is overwritten by the next try. */
export class Trial<S extends GameState> {
  readonly #task: Task<S>
  readonly #seat: number
  readonly #isRole: boolean
  readonly #after: S
  readonly #moves: MoveList
  readonly #rng = new Uint32Array(4)
  readonly #dice = new Uint32Array(4)

  constructor(task: Task<S>) {
    const { rules, adapter, state } = task
    this.#task = task
    this.#seat = rules.toMove(state)
    this.#isRole = adapter.isRoleChoice(state)
    this.#after = rules.newState()
    this.#moves = new MoveList(rules.moveCount)
  }

  /** Plays the step in a determinization, and the rest of the turn; a role with its whole phase. */
  playTurn(step: number, determinization: number): S {
    const { rules, adapter, state, seed } = this.#task
    const after = this.#after
    seedRng(this.#rng, `${seed} ${determinization}`)
    seedRng(this.#dice, `${seed} ${determinization} dice`)
    determinize(rules, state, this.#seat, this.#rng, after)
    rules.play(after, step, this.#moves)
    while (
      this.#moves.length > 0 &&
      !adapter.isRoleChoice(after) &&
      (this.#isRole || rules.toMove(after) === this.#seat)
    )
      this.#playOn()
    return after
  }

  /** Goes on until the next role is to be chosen. */
  finishPhase(): S {
    while (this.#moves.length > 0 && !this.#task.adapter.isRoleChoice(this.#after)) this.#playOn()
    return this.#after
  }

  /** Goes on with the next role and its phase; says which step was played, −1 if the game is over. */
  playRole(): number {
    if (this.#moves.length === 0) return -1
    const role = this.#playOn()
    this.finishPhase()
    return role
  }

  #playOn(): number {
    const step = this.#task.adapter.pick(this.#after, this.#moves, this.#dice)
    this.#task.rules.play(this.#after, step, this.#moves)
    return step
  }
}
