/** Puerto Rico for the desk. */
import { puertoRicoReckoner } from '@doubloon/bots/puerto-rico/reckoner'
import { type PuertoRicoTypes, puertoRicoAdapter, type State } from '@doubloon/puerto-rico'
import type { Kit } from '../../local/kit.ts'
import { factsOf } from './facts.ts'
import { measuresOf, openView } from './replay.ts'

export const puertoRicoKit: Kit<State, PuertoRicoTypes> = {
  ...puertoRicoAdapter,
  sense: puertoRicoReckoner,
  experienced: async () => (await import('@doubloon/bots/puerto-rico')).puertoRicoSense,
  isPutTogether: (game) => game.decision === 'D-MAYOR-PLACE' && !game.midway,
  facts: factsOf,
  openView,
  measures: measuresOf,
}
