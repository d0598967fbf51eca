/** When a building acts: by the questions of the phases that its row answers (§14.5). */
import { ASKED_IN, type AskingStep, type Building, STEPS } from '@doubloon/puerto-rico'
import { askedOf } from '../when.ts'

/** In the order of the rulebook; a production building works for the craftsman, one without questions only scores. */
export function phasesOf(building: Building): readonly AskingStep[] {
  if (building.class === 'production') return ['craftsman']
  const asked = askedOf(building, ASKED_IN, 'scoring')
  return STEPS.filter((step) => asked.includes(step))
}
