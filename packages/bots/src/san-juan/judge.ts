/** San Juan judged by experience. */
import type { State } from '@doubloon/san-juan/fast'
import { Features, judgementOf } from '../judgement.ts'
import { EXPERIENCE } from './experience.ts'
import { describe, MOST_FEATURES } from './features.ts'

const features = new Features(MOST_FEATURES)

export function judge(s: State, seat: number, observer: number): number {
  describe(s, seat, observer, features)
  return judgementOf(features, EXPERIENCE)
}
