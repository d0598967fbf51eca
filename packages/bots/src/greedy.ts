/** Takes the move after which it stands best, one step ahead. Plays like a sensible player at a club. */
import type { GameState } from '@doubloon/engine'
import type { Answer, Bot, Task, Weighed } from './bot.ts'
import { DETERMINIZATIONS, oneStepAhead } from './one-step.ts'
import type { EvaluationKind } from './outcome.ts'

export const greedy: Bot = {
  name: 'greedy',
  about: 'tries every move one step ahead and takes the one after which it stands best',
  answer: (task) => bestOf(task, 'heuristic'),
}

/** Does the same, but evaluates by the small net of its game. */
export const smallNetGreedy: Bot = {
  name: 'small-net-greedy',
  about:
    'tries every move one step ahead and evaluates what follows by a small net fitted to many games',
  needsNets: true,
  answer: (task) => bestOf(task, 'small net'),
}

function bestOf<S extends GameState>(task: Task<S>, evaluation: EvaluationKind): Answer {
  const seat = task.rules.toMove(task.state)
  const tried = oneStepAhead(task, evaluation).sort((a, b) => b.shares[seat] - a.shares[seat])
  const weighed = tried.map(
    ({ step, shares }): Weighed => ({ step, share: shares[seat], visits: DETERMINIZATIONS }),
  )
  const [best] = tried
  return {
    step: best.step,
    shares: Array.from(best.shares),
    weighed,
    iterations: DETERMINIZATIONS * tried.length,
  }
}
