/** San Juan for a net. */
import { CHOOSE, MAX_PLAYERS, ROLES_N, type State } from '@doubloon/san-juan/fast'
import type { NetEncoder } from '../evaluator.ts'
import { MOST_FEATURES, SanJuanFeatures } from './features.ts'
import { OWN_NAMES, SHARED, SHARED_NAMES } from './words.ts'

export function describedSanJuan(): NetEncoder<State> {
  const features = new SanJuanFeatures()
  return {
    ownNames: OWN_NAMES,
    sharedNames: SHARED_NAMES,
    mostFeatures: MOST_FEATURES,
    mostSeats: MAX_PLAYERS,
    firstChoice: CHOOSE,
    // With the privilege as it is, then doubled.
    choices: 2 * ROLES_N,
    firstOpen: SHARED.open,
    players: (s) => s.players,
    toMove: (s) => s.seat,
    describe: (s, viewer, out) => features.describe(s, viewer, out),
  }
}
