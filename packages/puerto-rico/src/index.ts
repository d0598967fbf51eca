/** Puerto Rico's friendly door: typed, checked, immutable. Bots use fast.ts. */
export { BUILDINGS, costOf } from './buildings/catalog.ts'
export type { Building } from './buildings/questions.ts'
export type { Event } from './events.ts'
export type { Step } from './moves.ts'
export type { Options } from './options.ts'
export { type Placement, placedBy, placementOf, type Workplace } from './placement.ts'
export type { Position } from './position/write.ts'
export {
  citySpacesOf,
  emptyCirclesOf,
  islandSpacesOf,
  productionOf,
  type Quote,
  quotesFor,
} from './reckoning.ts'
export { type PuertoRicoTypes, puertoRico } from './rules.ts'
export type { Score } from './scoring.ts'
export { State } from './state.ts'
export type { View } from './view.ts'
export type { Move, Whole } from './wholes.ts'
export {
  CITY_SPACES,
  END_REASONS,
  GOODS,
  HOUSE_SPACES,
  ISLAND_SPACES,
  PRICES,
  ROLES,
  TILES,
} from './words.ts'
