/** Takes the move after which it stands best, one step ahead. Plays like a sensible player at a club. */
import type { GameState } from '@doubloon/engine'
import type { Answer, Bot, Task, Weighed } from './bot.ts'
import { oneStepAhead, WORLDS } from './one-step.ts'
import type { Look } from './outcome.ts'

export const greedy: Bot = {
  name: 'greedy',
  about: 'tries every move one step ahead and takes the one after which it stands best',
  answer: (task) => bestOf(task, 'by reckoning'),
}

/** Does the same, but judges by experience. */
export const experienced: Bot = {
  name: 'experienced',
  about: 'tries every move one step ahead and judges what follows by experience of many games',
  look: 'by experience',
  answer: (task) => bestOf(task, 'by experience'),
}

function bestOf<S extends GameState>(task: Task<S>, look: Look): Answer {
  const seat = task.rules.toMove(task.state)
  const tried = oneStepAhead(task, look).sort((a, b) => b.shares[seat] - a.shares[seat])
  const weighed = tried.map(
    ({ step, shares }): Weighed => ({ step, share: shares[seat], visits: WORLDS }),
  )
  const [best] = tried
  return {
    step: best.step,
    shares: Array.from(best.shares),
    weighed,
    iterations: WORLDS * tried.length,
  }
}
