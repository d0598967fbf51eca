/** When a building acts: by the questions of the phases that its row answers (§14.5). */
import type { Building } from '@doubloon/puerto-rico'
import { type AskedIn, whenAsked } from '../when.ts'

const PHASES = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'storage',
  'prospector',
  'scoring',
] as const
export type Phase = (typeof PHASES)[number]

/** Guests and a doubled privilege concern many phases. */
const ASKED_IN: AskedIn<Building, Phase> = {
  drawsPlantation: ['settler'],
  takesQuarry: ['settler'],
  plantsForest: ['settler', 'builder'],
  settlesColonist: ['settler'],
  staffsNewBuilding: ['builder'],
  paysInKind: ['builder'],
  vpForBuilding: ['builder'],
  extraBarrels: ['craftsman'],
  productionIncome: ['craftsman'],
  craftsmanPhaseIncome: ['craftsman'],
  saleBonus: ['trader'],
  sellsSameKind: ['trader'],
  sellsOutside: ['trader'],
  shipsOneKind: ['captain'],
  shipsAnyBarrels: ['captain'],
  vpBeforeLoading: ['captain'],
  captainIncome: ['captain'],
  vpPerLoad: ['captain'],
  doubloonsPerLoad: ['captain'],
  kindsStored: ['storage'],
  barrelsStored: ['storage'],
  vpAtEnd: ['scoring'],
  doublesPrivilege: ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain', 'prospector'],
  lodgesGuests: PHASES,
}

/** In the order of the rulebook; a production building works for the craftsman, one without questions only scores. */
export function phasesOf(building: Building): readonly Phase[] {
  if (building.class === 'production') return ['craftsman']
  return whenAsked(building, ASKED_IN, PHASES)
}
