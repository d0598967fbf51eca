import type { State } from '@doubloon/san-juan/fast'
import type { NetAdapter } from '../bot.ts'
import { netPlay } from '../net/play.ts'
import { sanJuanEvaluator } from '../net/san-juan/evaluator.ts'
import { sanJuanHeuristics } from './heuristics.ts'
import { smallNetValue } from './small-net-value.ts'

const { evaluator, lookAhead } = netPlay(sanJuanEvaluator)

/** San Juan as a sensible player sees it. Its net wins one step ahead, but not inside the search (docs/training-log.md). */
export const sanJuanBotAdapter: NetAdapter<State> = {
  ...sanJuanHeuristics,
  smallNetValue,
  net: { evaluator, lookAhead },
}
