/** One step ahead by a net: a move is tried, the phase finished by heuristics, and the role choice that follows evaluated. */
import { type GameState, MoveList } from '@doubloon/engine'
import type { Task } from '../bot.ts'
import { Trial, type Tried } from '../one-step.ts'
import { sharesByMargin } from '../outcome.ts'
import type { Evaluator } from './evaluator.ts'

/** Every move that is offered, tried in the same determinizations; in the order of the offers. */
export function lookAhead<S extends GameState>(
  task: Task<S>,
  evaluator: Evaluator<S>,
  determinizations: number,
): Tried[] {
  const { rules, state } = task
  const moves = new MoveList(rules.moveCount)
  rules.offers(state, moves)
  const trial = new Trial(task)
  const seats = rules.players(state)
  const viewer = rules.toMove(state)
  const shares = new Float64Array(seats)
  return moves.toArray().map((step) => {
    const mean = new Float64Array(seats)
    for (let determinization = 0; determinization < determinizations; determinization++) {
      trial.playTurn(step, determinization)
      const after = trial.finishPhase()
      if (rules.isOver(after)) sharesByMargin(rules, after, shares)
      else evaluator.evaluate(after, viewer, shares)
      for (let seat = 0; seat < seats; seat++) mean[seat] += shares[seat] / determinizations
    }
    return { step, shares: mean }
  })
}

/** A difference of shares that makes a move e times as trusted; and the trust that all share equally. */
const TEMPERATURE = 0.03
const UNIFORM_PART = 0.2

/** How far to trust moves that were tried, in their order, in parts of 1. */
export function priorsIn(tried: readonly Tried[], seat: number): Float64Array {
  const best = Math.max(...tried.map(({ shares }) => shares[seat]))
  const priors = Float64Array.from(tried, ({ shares }) =>
    Math.exp((shares[seat] - best) / TEMPERATURE),
  )
  const sum = priors.reduce((all, it) => all + it)
  return priors.map((it) => UNIFORM_PART / tried.length + ((1 - UNIFORM_PART) * it) / sum)
}
