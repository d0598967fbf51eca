/** Puerto Rico's friendly door: typed, checked, immutable. Bots use fast.ts. */
export { puertoRicoAdapter } from './adapter.ts'
export { ALL_COLONISTS, ALL_VP, BOXES, type Box } from './box.ts'
export { FACTORY_INCOME, RESIDENCE_VP } from './buildings/base.ts'
export { BUILDINGS, type BuildingKey, costOf } from './buildings/catalog.ts'
export { CHURCH_VP, CLOISTER_VP } from './buildings/expansion.ts'
export { ASKED_IN, type AskingStep, type Building, STEPS } from './buildings/questions.ts'
export type { Cause } from './causes.ts'
export { copiesFor, SLOTS, SLOTS_N } from './draft.ts'
export type { Event } from './events.ts'
export type { Step } from './moves.ts'
export {
  type Composite,
  givenSteps,
  type Move,
  placementIn,
  placementText,
  stepIn,
  stepText,
} from './notation.ts'
export { CITY_ONLY_ROUNDS, type Options } from './options.ts'
export { type Placement, placedBy, placementOf, type Workplace } from './placement.ts'
export type { Position } from './position/write.ts'
export { MOST_IN_KIND, reductionFor } from './purchase.ts'
export {
  citySpacesOf,
  emptyCirclesOf,
  islandSpacesOf,
  productionOf,
  type Quote,
  quotesFor,
  type SaleBonus,
  saleBonusesOf,
} from './quotes.ts'
export { type PuertoRicoTypes, puertoRico } from './rules.ts'
export type { Score } from './scoring.ts'
export { State } from './state.ts'
export { placesOf, type Storage, storageOf, WIND_ROSE } from './stored.ts'
export { tallyOf } from './tally.ts'
export { privilege } from './turns.ts'
export type { View } from './view.ts'
export {
  BARRELS_PER_VP,
  CITY_SPACES,
  END_REASONS,
  GOODS,
  HOUSE_SPACES,
  ISLAND_SPACES,
  PRICES,
  ROLES,
  type SalePlace,
  SMALLEST_SHIP,
  TILES,
} from './words.ts'
