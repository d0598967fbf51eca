import type { State } from '@doubloon/puerto-rico/fast'
import type { NetAdapter } from '../bot.ts'
import { netPlay } from '../net/play.ts'
import { puertoRicoEvaluator } from '../net/puerto-rico/evaluator.ts'
import { puertoRicoHeuristics } from './heuristics.ts'
import { smallNetValue } from './small-net-value.ts'

/** Puerto Rico as a sensible player sees it. */
export const puertoRicoBotAdapter: NetAdapter<State> = {
  ...puertoRicoHeuristics,
  smallNetValue,
  net: netPlay(puertoRicoEvaluator),
}
