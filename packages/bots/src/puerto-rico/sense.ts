import type { State } from '@doubloon/puerto-rico/fast'
import type { NetSense } from '../bot.ts'
import { netPlay } from '../net/play.ts'
import { puertoRicoEvaluator } from '../net/puerto-rico/evaluator.ts'
import { judge } from './judge.ts'
import { puertoRicoReckoner } from './reckoner.ts'

/** Puerto Rico as a sensible player sees it. */
export const puertoRicoSense: NetSense<State> = {
  ...puertoRicoReckoner,
  judge,
  net: netPlay(puertoRicoEvaluator),
}
