/** San Juan evaluated by its value net. */
import type { State } from '@doubloon/san-juan/fast'
import { SmallNet } from '../small-net.ts'
import { SanJuanFeatures } from './features.ts'
import { NET_WEIGHTS } from './net-weights.ts'

const net = new SmallNet<State>(new SanJuanFeatures(), NET_WEIGHTS)

export function smallNetValue(s: State, seat: number, observer: number): number {
  return net.evaluate(s, seat, observer)
}
