/** What to try first: how far each move at hand is trusted by a look one step ahead. */
import type { GameState } from '@doubloon/engine'
import type { Task } from './bot.ts'
import { oneStepAhead } from './one-step.ts'
import type { Look } from './outcome.ts'

/** A difference of shares one step ahead that makes a move e times as trusted; and the trust that all share equally. */
const SHARPNESS = 0.03
const EQUALLY = 0.2

/** How far to trust each move by a look one step ahead. */
export function firstLook<S extends GameState>(task: Task<S>, look?: Look): Float64Array {
  const trust = new Float64Array(task.rules.moveCount)
  const seat = task.rules.toMove(task.state)
  const tried = oneStepAhead(task, look)
  const best = Math.max(...tried.map(({ shares }) => shares[seat]))
  let sum = 0
  for (const { step, shares } of tried) {
    trust[step] = Math.exp((shares[seat] - best) / SHARPNESS)
    sum += trust[step]
  }
  for (const { step } of tried)
    trust[step] = EQUALLY / tried.length + ((1 - EQUALLY) * trust[step]) / sum
  return trust
}
