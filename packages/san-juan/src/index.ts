/** San Juan's friendly door: typed, checked, immutable. Bots use fast.ts. */
export { sanJuanAdapter } from './adapter.ts'
export * from './box.ts'
export { VP_FOR_MONUMENTS } from './buildings/base.ts'
export { BUILDINGS, type BuildingKey } from './buildings/catalog.ts'
export { ASKED_IN, type AskingStep, type Building, STEPS } from './buildings/questions.ts'
export { type Choosing, choosingOf, chosenBy } from './choosing.ts'
export type { Cause, Event } from './events.ts'
export type { Step } from './moves.ts'
export {
  type Build,
  type Composite,
  isBuild,
  type Move,
  moveIn,
  moveText,
  pickedIn,
  picksText,
} from './notation.ts'
export { openPart } from './open-part.ts'
export type { Options } from './options.ts'
export type { Position } from './position/write.ts'
export {
  type Limits,
  limitsOf,
  pricesShown,
  type Quote,
  quotesFor,
  type Site,
} from './quotes.ts'
export { type SanJuanTypes, sanJuan } from './rules.ts'
export type { Score } from './scoring.ts'
export { State } from './state.ts'
export { putBuilding } from './tableau.ts'
export { privilege } from './turns.ts'
export type { View } from './view.ts'
export { END_REASONS, GOODS, PHASES, PLACES_N, ROLES } from './words.ts'
