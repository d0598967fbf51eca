/** The value net of Puerto Rico, for every number of players. */
import type { State } from '@doubloon/puerto-rico/fast'
import { Evaluator } from '../evaluator.ts'
import { fromBase64 } from '../net-file.ts'
import { puertoRicoEncoder } from './encoder.ts'
import { WEIGHTS } from './weights.ts'

let made: Evaluator<State> | undefined

/** Made when it is first asked for; it keeps nothing of what it evaluates. */
export function puertoRicoEvaluator(): Evaluator<State> {
  made ??= new Evaluator(puertoRicoEncoder(), fromBase64(WEIGHTS))
  return made
}
