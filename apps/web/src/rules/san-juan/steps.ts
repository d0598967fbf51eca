/** When a building acts: by the questions of the phases that its row answers (§18.3). */
import { ASKED_IN, type AskingStep, type Building, STEPS } from '@doubloon/san-juan'
import { whenAsked } from '../when.ts'

/** In the order of the round; a production building produces and sells, a monument only scores. */
export function stepsOf(building: Building): readonly AskingStep[] {
  if (building.class === 'production') return ['producer', 'trader']
  return whenAsked(building, ASKED_IN, STEPS)
}
