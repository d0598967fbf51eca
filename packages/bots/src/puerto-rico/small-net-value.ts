/** Puerto Rico evaluated by its value net. */
import type { State } from '@doubloon/puerto-rico/fast'
import { SmallNet } from '../small-net.ts'
import { PuertoRicoFeatures } from './features.ts'
import { NET_WEIGHTS } from './net-weights.ts'

const net = new SmallNet<State>(new PuertoRicoFeatures(), NET_WEIGHTS)

export function smallNetValue(s: State, seat: number, observer: number): number {
  return net.evaluate(s, seat, observer)
}
