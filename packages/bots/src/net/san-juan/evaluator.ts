/** The value net of San Juan, for every number of players. */
import type { State } from '@doubloon/san-juan/fast'
import { Evaluator } from '../evaluator.ts'
import { fromBase64 } from '../net-file.ts'
import { describedSanJuan } from './encoder.ts'
import { WEIGHTS } from './weights.ts'

let made: Evaluator<State> | undefined

/** Made when it is first asked for; it keeps nothing of what it evaluates. */
export function sanJuanEvaluator(): Evaluator<State> {
  made ??= new Evaluator(describedSanJuan(), fromBase64(WEIGHTS))
  return made
}
