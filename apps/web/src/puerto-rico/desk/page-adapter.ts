/** Puerto Rico for the desk. */
import { puertoRicoHeuristics } from '@doubloon/bots/puerto-rico/heuristics'
import { type PuertoRicoTypes, puertoRicoAdapter, type State } from '@doubloon/puerto-rico'
import type { PageAdapter } from '../../local/page-adapter.ts'
import { factsOf } from './facts.ts'
import { measuresOf, openView } from './replay.ts'

export const puertoRicoPageAdapter: PageAdapter<State, PuertoRicoTypes> = {
  ...puertoRicoAdapter,
  heuristics: puertoRicoHeuristics,
  withNets: async () => (await import('@doubloon/bots/puerto-rico')).puertoRicoBotAdapter,
  isComposedByPage: (game) => game.decision === 'D-MAYOR-PLACE' && !game.midway,
  facts: factsOf,
  openView,
  measures: measuresOf,
  cities: ({ seats }) => seats.map(({ buildings }) => Object.keys(buildings)),
}
