/** Puerto Rico for a net. */
import { CHOOSE, MAX_PLAYERS, type State } from '@doubloon/puerto-rico/fast'
import type { Described } from '../evaluator.ts'
import { MOST_FEATURES, PuertoRicoFeatures } from './features.ts'
import { OWN_NAMES, SHARED_NAMES } from './words.ts'

/** All features, those of a seat first: what a net must have been trained on. */
export const FEATURE_NAMES: readonly string[] = [...OWN_NAMES, ...SHARED_NAMES]

export function describedPuertoRico(): Described<State> {
  const features = new PuertoRicoFeatures()
  return {
    mostFeatures: MOST_FEATURES,
    mostSeats: MAX_PLAYERS,
    firstChoice: CHOOSE,
    players: (s) => s.players,
    toMove: (s) => s.seat,
    describe: (s, out) => features.describe(s, out),
  }
}
