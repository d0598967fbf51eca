/** Puerto Rico for the desk. */
import { puertoRicoReckoner } from '@doubloon/bots/puerto-rico/reckoner'
import { type PuertoRicoTypes, puertoRico, type State } from '@doubloon/puerto-rico'
import type { Kit } from '../../local/kit.ts'
import { factsOf } from './facts.ts'

export const puertoRicoKit: Kit<State, PuertoRicoTypes> = {
  rules: puertoRico,
  sense: puertoRicoReckoner,
  experienced: async () => (await import('@doubloon/bots/puerto-rico')).puertoRicoSense,
  round: ({ round }) => round,
  isPutTogether: (game) => game.decision === 'D-MAYOR-PLACE' && !game.midway,
  facts: factsOf,
}
