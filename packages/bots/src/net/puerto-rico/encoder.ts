/** Puerto Rico for a net. */
import { CHOOSE, MAX_PLAYERS, ROLES_N, type State } from '@doubloon/puerto-rico/fast'
import type { NetEncoder } from '../evaluator.ts'
import { MOST_FEATURES, PuertoRicoFeatures } from './features.ts'
import { OWN_NAMES, SHARED, SHARED_NAMES } from './words.ts'

export function puertoRicoEncoder(): NetEncoder<State> {
  const features = new PuertoRicoFeatures()
  return {
    ownNames: OWN_NAMES,
    sharedNames: SHARED_NAMES,
    mostFeatures: MOST_FEATURES,
    mostSeats: MAX_PLAYERS,
    firstChoice: CHOOSE,
    choices: ROLES_N,
    firstOpen: SHARED.roleFree,
    players: (s) => s.players,
    toMove: (s) => s.seat,
    // All lies open, so that every viewer sees the same.
    describe: (s, _viewer, out) => features.describe(s, out),
  }
}
