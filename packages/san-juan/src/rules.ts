/** San Juan as the engine's friendly door knows it: the fast door, with words, views and reasons. */
import type { Rules } from '@doubloon/engine'
import { composites } from './composites.ts'
import { type Event, eventFor, readEvent } from './events.ts'
import { fast } from './fast.ts'
import { advance } from './flow.ts'
import { stepWords } from './moves.ts'
import type { Move } from './notation.ts'
import { type Options, parseOptions } from './options.ts'
import { openStartingCards } from './phases/starting-cards.ts'
import { readPosition } from './position/read.ts'
import { type Position, positionOf } from './position/write.ts'
import { askedByRule, refusalOf } from './refusals.ts'
import { rewind } from './rewind.ts'
import { type Score, scores } from './scoring.ts'
import { optionsOf } from './setup.ts'
import { decisionOf } from './stages.ts'
import { RULES_VERSION, type State } from './state.ts'
import { type View, viewOf } from './view.ts'
import { waitingSeats } from './waiting.ts'

/** The types of this game at the friendly door. */
export interface SanJuanTypes {
  options: Options
  move: Move
  event: Event
  view: View
  position: Position
  score: Score
}

export const sanJuan: Rules<State, SanJuanTypes> = {
  ...fast,
  version: RULES_VERSION,
  turnRule: askedByRule,
  parseOptions,
  optionsOf,
  decision: (s) => decisionOf(s.stage),
  waiting: waitingSeats,

  /** Only starting cards are chosen in any order (SJ-VAR-3); what was forced of the seat asked first waits. */
  actAs(s, seat, out) {
    rewind(s)
    s.seat = seat
    openStartingCards(s)
    advance(s, out)
  },

  steps: stepWords as Rules<State, SanJuanTypes>['steps'],
  composites,
  refusal: refusalOf,
  event: readEvent,
  eventFor,
  view: viewOf,
  // All that a view hides is dealt anew by `resample`.
  conceal: () => {},
  position: positionOf,
  fromPosition: readPosition,
  score: scores,
}
