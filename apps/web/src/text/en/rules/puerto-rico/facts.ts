/** English, Puerto Rico: the words of a building's row of facts, and of the list of all buildings. */
import type { BuildingNumbers } from '../../../../rules/puerto-rico/numbers.ts'
import { doubloons } from '../../words.ts'

const PHASES = {
  settler: 'settler',
  mayor: 'mayor',
  builder: 'builder',
  craftsman: 'craftsman',
  trader: 'trader',
  captain: 'captain',
  storage: 'storage',
  prospector: 'prospector',
  scoring: 'end of the game',
}

export const facts = {
  cost: 'Cost',
  costs: ({ cost, balancedCost }: BuildingNumbers) =>
    balancedCost === undefined
      ? doubloons(cost)
      : `${doubloons(cost)} (balanced start: ${balancedCost})`,
  vp: 'VP',
  copies: 'Copies',
  howMany: ({ copies, copiesForTwo }: BuildingNumbers, fewest: number) =>
    copies === copiesForTwo ? `${copies}` : `${copies} (with ${fewest} players: ${copiesForTwo})`,
  circles: 'Circles',
  size: 'City spaces',
  column: 'Quarry limit',
  phase: 'Works in',
  phases: PHASES,
  manyPhases: 'many phases',
  set: 'Set',
  sets: { base: 'base game', expansion: 'new buildings' },
  /** The list of all buildings. */
  all: 'All buildings',
  name: 'Building',
  short: { cost: 'Cost', vp: 'VP', circles: 'Circles', column: 'Quarries', copies: 'Copies' },
}
