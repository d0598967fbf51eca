/** A bot that plays the end of a game exactly, as soon as it can be solved in time. */
import type { GameState } from '@doubloon/engine'
import type { Answer, Bot, Task } from './bot.ts'
import { type SolverLimits, solve } from './solver.ts'

/** Where the bot thinks in iterations, its answer depends on these alone. */
const NODES = 100_000
/** The part of the time that is given to an attempt; the rest is the bot's if it fails. */
const PART = 0.4
/** If the task sets no limit. */
const USUAL_MILLISECONDS = 400

/** The bot, but with the solver asked first at the end of the game. */
export function withSolver(bot: Bot): Bot {
  return {
    ...bot,
    about: `${bot.about}; plays the last round exactly if it can`,

    answer<S extends GameState>(task: Task<S>): Answer {
      const { adapter, state } = task
      if (adapter.endgame === undefined || !adapter.isEnding(state)) return bot.answer(task)
      const before = task.now()
      const solved = solve(task, limitsOf(task))
      if (solved !== undefined) {
        const { step, shares, weighed, nodes } = solved
        return { step, shares, weighed, iterations: nodes }
      }
      const { milliseconds } = task.budget
      if (milliseconds === undefined) return bot.answer(task)
      const left = Math.max(1, milliseconds - (task.now() - before))
      return bot.answer({ ...task, budget: { ...task.budget, milliseconds: left } })
    },
  }
}

function limitsOf<S extends GameState>({ budget }: Task<S>): SolverLimits {
  if (budget.milliseconds !== undefined)
    return { nodes: NODES, milliseconds: budget.milliseconds * PART }
  if (budget.iterations !== undefined) return { nodes: NODES }
  return { nodes: NODES, milliseconds: USUAL_MILLISECONDS }
}
