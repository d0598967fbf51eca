/** Puerto Rico as the engine's friendly door knows it: the fast door, with words, views and reasons. */
import type { Rules } from '@doubloon/engine'
import { composites } from './composites.ts'
import { parseWithSet } from './draft.ts'
import { type Event, readEvent } from './events.ts'
import { fast } from './fast.ts'
import { advance } from './flow.ts'
import { stepWords } from './moves.ts'
import type { Move } from './notation.ts'
import type { Options } from './options.ts'
import { openPlacement } from './phases/mayor.ts'
import { readPosition } from './position/read.ts'
import { optionsOf, type Position, positionOf } from './position/write.ts'
import { askedByRule, refusalOf } from './refusals.ts'
import { type Score, scores } from './scoring.ts'
import { decisionOf } from './stages.ts'
import { RULES_VERSION, type State } from './state.ts'
import { concealVp, type View, viewOf } from './view.ts'
import { waitingSeats } from './waiting.ts'

/** The types of this game at the friendly door. */
export interface PuertoRicoTypes {
  options: Options
  move: Move
  event: Event
  view: View
  position: Position
  score: Score
}

export const puertoRico: Rules<State, PuertoRicoTypes> = {
  ...fast,
  version: RULES_VERSION,
  turnRule: askedByRule,
  parseOptions: parseWithSet,
  optionsOf,
  decision: (s) => decisionOf(s.stage),

  waiting: waitingSeats,

  actAs(s, seat, out) {
    s.seat = seat
    openPlacement(s)
    advance(s, out)
  },

  steps: stepWords as Rules<State, PuertoRicoTypes>['steps'],
  composites,
  refusal: refusalOf,
  event: readEvent,
  /** All that happens is seen by everybody (PR-INFO-1, PR-INFO-3). */
  eventFor: (event) => event,
  view: viewOf,
  conceal: concealVp,
  position: positionOf,
  fromPosition: readPosition,
  score: scores,
}
