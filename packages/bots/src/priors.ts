/** What to try first: how far each move at hand is trusted by a look one step ahead. */
import type { GameState } from '@doubloon/engine'
import type { Task } from './bot.ts'
import { oneStepAhead } from './one-step.ts'
import type { EvaluationKind } from './outcome.ts'

/** A difference of shares one step ahead that makes a move e times as trusted; and the trust that all share equally. */
const TEMPERATURE = 0.03
const UNIFORM_PART = 0.2

/** How far to trust each move by a look one step ahead. */
export function priorsOf<S extends GameState>(
  task: Task<S>,
  evaluation?: EvaluationKind,
): Float64Array {
  const priors = new Float64Array(task.rules.moveCount)
  const seat = task.rules.toMove(task.state)
  const tried = oneStepAhead(task, evaluation)
  const best = Math.max(...tried.map(({ shares }) => shares[seat]))
  let sum = 0
  for (const { step, shares } of tried) {
    priors[step] = Math.exp((shares[seat] - best) / TEMPERATURE)
    sum += priors[step]
  }
  for (const { step } of tried)
    priors[step] = UNIFORM_PART / tried.length + ((1 - UNIFORM_PART) * priors[step]) / sum
  return priors
}
