/** A bot that ends a game it has as good as won, instead of only winning it by more: evaluations of a great lead are all alike. */
import type { GameState } from '@doubloon/engine'
import type { Answer, Bot, Task } from './bot.ts'
import { Trial } from './one-step.ts'
import { finalShares } from './outcome.ts'

/** A share of the victory that counts as won. */
const WON = 0.97
/** Moves that promise so little less are as good. */
const AS_GOOD = 0.01
/** Determinizations in which they are tried. */
const DETERMINIZATIONS = 2

/** The bot; of moves that leave it as sure it takes the one after which least is open. */
export function withFinish(bot: Bot): Bot {
  return {
    ...bot,
    answer<S extends GameState>(task: Task<S>): Answer {
      const answer = bot.answer(task)
      const [best] = answer.weighed
      if (best === undefined || best.share < WON || task.adapter.isContinued(task.state))
        return answer
      const asGood = answer.weighed.filter(({ share }) => share >= best.share - AS_GOOD)
      if (asGood.length < 2) return answer
      const trial = new Trial(task)
      const open = new Map(asGood.map(({ step }) => [step, openAfter(task, trial, step)]))
      const openOf = (step: number) => open.get(step) ?? Number.POSITIVE_INFINITY
      const chosen = asGood.reduce((least, it) =>
        openOf(it.step) < openOf(least.step) ? it : least,
      )
      return {
        ...answer,
        step: chosen.step,
        weighed: [chosen, ...answer.weighed.filter((it) => it !== chosen)],
      }
    },
  }
}

/** How much is open after a step and its phase, in points: nothing in a game that is won. */
function openAfter<S extends GameState>(task: Task<S>, trial: Trial<S>, step: number): number {
  const { rules, adapter, state } = task
  const seat = rules.toMove(state)
  const shares = new Float64Array(rules.players(state))
  let open = 0
  for (let determinization = 0; determinization < DETERMINIZATIONS; determinization++) {
    trial.playTurn(step, determinization)
    const after = trial.finishPhase()
    if (!rules.isOver(after)) open += adapter.spread(after)
    else {
      finalShares(rules, after, shares)
      if (shares[seat] < 1) return Number.POSITIVE_INFINITY
    }
  }
  return open
}
