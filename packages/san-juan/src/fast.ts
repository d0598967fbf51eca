/**
 * The bots' door: mutable states, integer moves, nothing checked, nothing allocated. A move is legal only if
 * it is in the list the last call left. Everybody else uses the friendly door, index.ts.
 */
import { type FastRules, MoveList } from '@doubloon/engine'
import { advance, offerMoves, playStep } from './flow.ts'
import { STEPS_N } from './moves.ts'
import type { Options } from './options.ts'
import { resample } from './resample.ts'
import { total, winners } from './scoring.ts'
import { setUp } from './setup.ts'
import { OVER } from './stages.ts'
import { State } from './state.ts'

/** What computer players need to read a position and the steps offered in it. */
export * from './box.ts'
export { VP_FOR_MONUMENTS } from './buildings/base.ts'
export {
  BUILDINGS,
  buildingNumber,
  COST,
  effectOf,
  PRINTED_VP,
  TABLE_BUILDING,
  WORTH_BUILT_OVER,
} from './buildings/catalog.ts'
export { DEAR, SET_SIZE, VP_FALLING } from './buildings/expansion.ts'
export { BONUSES, GIFTS, PERMITS } from './buildings/questions.ts'
export * from './moves.ts'
export { mostKept } from './phases/councillor.ts'
export { mostProduced } from './phases/producer.ts'
export { mostSold, priceOf } from './phases/trader.ts'
export { emptyProducers, lastPick, placesWithGood } from './picking.ts'
export { canPay, fitsOver, leastPrice, NOWHERE } from './purchase.ts'
export * from './stages.ts'
export {
  BASE_KINDS_N,
  DECK_KINDS_N,
  FIRST_EFFECT,
  FIRST_MONUMENT,
  IN_AIR,
  KINDS_N,
  PICKED,
} from './state.ts'
export * from './tableau.ts'
export * from './words.ts'
export { MoveList, State }

export const fast: FastRules<State, Options> = {
  game: 'san-juan',
  moveCount: STEPS_N,
  newState: () => new State(),
  setUp(s, options, seed, out) {
    setUp(s, options, seed)
    advance(s, out)
  },
  offers: offerMoves,
  play: playStep,
  players: (s) => s.players,
  toMove: (s) => (s.stage === OVER ? -1 : s.seat),
  isOver: (s) => s.stage === OVER,
  total,
  winners,
  resample,
}
