/** When a building acts: by the questions of the phases that its row answers (§18.3). */
import { ASKED_IN, type AskingStep, type Building, STEPS } from '@doubloon/san-juan'
import { askedOf, isInMany } from '../when.ts'

/** What matters most first; a production building produces and sells, a monument only scores. */
const actsIn = (building: Building): readonly AskingStep[] =>
  building.class === 'production' ? ['producer', 'trader'] : askedOf(building, ASKED_IN, 'scoring')

/** In the order of the round. */
export function stepsOf(building: Building): readonly AskingStep[] {
  const steps = actsIn(building)
  return STEPS.filter((step) => steps.includes(step))
}

/** The one step that its card names. */
export function stepOnCard(building: Building): AskingStep | 'many' {
  const steps = actsIn(building)
  return isInMany(steps) ? 'many' : (steps[0] ?? 'scoring')
}
