/** Puerto Rico as the engine's friendly door knows it: the fast door, with words, views and reasons. */
import type { Rules } from '@doubloon/engine'
import { checkFixedSet } from '../../src/draft.ts'
import { type Event, readEvent } from '../../src/events.ts'
import { fast } from '../../src/fast.ts'
import { advance } from '../../src/flow.ts'
import { stepWords } from '../../src/moves.ts'
import { hasOption, OPTION, type Options, parseOptions } from '../../src/options.ts'
import { optionsOf, type Position, positionOf } from '../../src/position.ts'
import { readPosition } from '../../src/position-read.ts'
import { hasPlacementChoice, openPlacement } from '../../src/phases/mayor.ts'
import { refusalOf } from '../../src/refusals.ts'
import { type Score, scores } from '../../src/scoring.ts'
import { decisionOf, MAYOR_PLACE, OVER } from '../../src/stages.ts'
import type { State } from '../../src/state.ts'
import { type Move, wholes } from '../../src/wholes.ts'

/** The types of this game at the friendly door. */
export interface PuertoRicoTypes {
  options: Options
  move: Move
  event: Event
  view: object
  position: Position
  score: Score
}

export const puertoRico: Rules<State, PuertoRicoTypes> = {
  ...fast,
  version: '1',
  turnRule: 'PR-ROUND-2',

  parseOptions(raw) {
    const options = parseOptions(raw)
    if (!options.ok || options.value.buildings !== 'fixedSet') return options
    const fits = checkFixedSet(options.value.buildingSet)
    return fits.ok ? options : fits
  },

  optionsOf,
  decision: (s) => decisionOf(s.stage),

  waiting(s) {
    if (s.stage === OVER) return 0
    return mayPlaceInAnyOrder(s) ? seatsWithPlacement(s) : 1 << s.seat
  },

  actAs(s, seat, out) {
    s.seat = seat
    openPlacement(s)
    advance(s, out)
  },

  steps: stepWords as Rules<State, PuertoRicoTypes>['steps'],
  wholes,
  refusal: refusalOf,
  event: readEvent,
  /** All that happens is seen by everybody (PR-INFO-1, PR-INFO-3). */
  eventFor: (event) => event,
  view: () => ({}),
  position: positionOf,
  fromPosition: readPosition,
  score: scores,
}

/** Between two placements everybody who has not placed yet may act (`mayorSimultaneous`, PR-RUL-61). */
function mayPlaceInAnyOrder(s: State): boolean {
  return s.stage === MAYOR_PLACE && s.cursor === 0 && hasOption(s, OPTION.mayorSimultaneous)
}

function seatsWithPlacement(s: State): number {
  let seats = 0
  for (let seat = 0; seat < s.players; seat++)
    if (((s.unplaced >> seat) & 1) === 1 && hasPlacementChoice(s, seat)) seats |= 1 << seat
  return seats
}
export type { Options } from '../../src/options.ts'
export { State } from '../../src/state.ts'
