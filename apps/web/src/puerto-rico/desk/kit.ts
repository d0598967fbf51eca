/** Puerto Rico for the desk. */
import { puertoRicoSense } from '@doubloon/bots/puerto-rico'
import { type PuertoRicoTypes, puertoRico, type State } from '@doubloon/puerto-rico'
import type { Kit } from '../../local/kit.ts'
import { factsOf } from './facts.ts'

export const puertoRicoKit: Kit<State, PuertoRicoTypes> = {
  rules: puertoRico,
  sense: puertoRicoSense,
  round: ({ round }) => round,
  isPutTogether: (game) => game.decision === 'D-MAYOR-PLACE' && !game.midway,
  facts: factsOf,
}
