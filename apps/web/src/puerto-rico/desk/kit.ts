/** Puerto Rico for the desk. */
import { puertoRicoReckoner } from '@doubloon/bots/puerto-rico/reckoner'
import { type PuertoRicoTypes, puertoRico, type State } from '@doubloon/puerto-rico'
import type { Kit } from '../../local/kit.ts'
import { factsOf } from './facts.ts'
import { measuresOf, openView } from './replay.ts'

export const puertoRicoKit: Kit<State, PuertoRicoTypes> = {
  rules: puertoRico,
  sense: puertoRicoReckoner,
  experienced: async () => (await import('@doubloon/bots/puerto-rico')).puertoRicoSense,
  isRoleChoice: ({ decision }) => decision === 'D-ROLE',
  isPutTogether: (game) => game.decision === 'D-MAYOR-PLACE' && !game.midway,
  facts: factsOf,
  hasHiddenHands: false,
  openPart: (move) => move,
  openView,
  measures: measuresOf,
}
