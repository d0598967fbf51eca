/**
 * The bots' door: mutable states, integer moves, nothing checked, nothing allocated. A move is legal only if
 * it is in the list the last call left. Everybody else uses the friendly door, index.ts.
 */
import { type FastRules, MoveList, nextWord } from '@doubloon/engine'
import { advance, offerMoves, playStep } from './flow.ts'
import { STEPS_N } from './moves.ts'
import type { Options } from './options.ts'
import { total, winners } from './scoring.ts'
import { setUp } from './setup.ts'
import { OVER } from './stages.ts'
import { State } from './state.ts'

// What a bot that knows the game reads in a state and in a move, besides the rules themselves.
export {
  allColonists,
  allGoods,
  boxOf,
  capacityOf,
  islandSpacesUsed,
  leftOf,
  lowestBit,
  owns,
} from './board.ts'
export { FACTORY_INCOME } from './buildings/base.ts'
export {
  ask,
  BUILDINGS,
  buildingNumber,
  CIRCLES,
  COLUMN,
  PRINTED_VP,
  SIZE,
} from './buildings/catalog.ts'
export { hasOption, OPTION } from './chosen-options.ts'
export { allCircles, circlesAt, citySpacesLeft, colonistsAt, nextWorkplace } from './city.ts'
export * from './moves.ts'
export { mostLoadable, shipCarrying, shipSpace } from './phases/captain.ts'
export { capacity } from './phases/craftsman.ts'
export { singles } from './phases/storage.ts'
export { costsOf, priceWith, reductionFor } from './purchase.ts'
export { total } from './scoring.ts'
export * from './stages.ts'
export { BUILDINGS_N, FIRST_VIOLET } from './state.ts'
export { privilege } from './turns.ts'
export * from './words.ts'
export { MoveList, State }

export const fast: FastRules<State, Options> = {
  game: 'puerto-rico',
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
  /**
   * Nothing is hidden but what chance will bring: the tiles in the bag are known by subtraction, and VP are
   * gained in the open (PR-INFO-2, PR-INFO-3). So only the generator is drawn anew.
   */
  resample(s, _seat, rng) {
    for (let word = 0; word < s.rng.length; word++) s.rng[word] = nextWord(rng)
  },
}
