/** Play by a value net: one step ahead, or by search. */
import type { GameState } from '@doubloon/engine'
import type { NetPlay, Weighed } from '../bot.ts'
import { DETERMINIZATIONS } from '../one-step.ts'
import { think } from '../search.ts'
import { A_SECOND } from '../uct.ts'
import type { Evaluator } from './evaluator.ts'
import { lookAhead } from './look-ahead.ts'
import { Puct } from './puct.ts'

export function netPlay<S extends GameState>(evaluator: (s: S) => Evaluator<S>): NetPlay<S> {
  return {
    evaluator,

    lookAhead(task) {
      const seat = task.rules.toMove(task.state)
      const tried = lookAhead(task, evaluator(task.state), DETERMINIZATIONS).sort(
        (a, b) => b.shares[seat] - a.shares[seat],
      )
      const [best] = tried
      return {
        step: best.step,
        shares: Array.from(best.shares),
        weighed: tried.map(
          ({ step, shares }): Weighed => ({ step, share: shares[seat], visits: DETERMINIZATIONS }),
        ),
        iterations: DETERMINIZATIONS * tried.length,
      }
    },

    /** The look at the root counts as thinking. */
    search(task) {
      const start = task.now()
      return think(task, new Puct(task, evaluator(task.state)), A_SECOND, start)
    },
  }
}
