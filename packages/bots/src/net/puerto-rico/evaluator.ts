/** The value net of Puerto Rico, for every number of players. */
import type { State } from '@doubloon/puerto-rico/fast'
import { Evaluator } from '../evaluator.ts'
import { fromBase64, readNet } from '../net-file.ts'
import { describedPuertoRico, FEATURE_NAMES } from './described.ts'
import { WEIGHTS } from './weights.ts'

let made: Evaluator<State> | undefined

/** Made when it is first asked for; it keeps nothing of what it judges. */
export function puertoRicoEvaluator(): Evaluator<State> {
  made ??= new Evaluator(describedPuertoRico(), readNet(fromBase64(WEIGHTS), FEATURE_NAMES))
  return made
}
