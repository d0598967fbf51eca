/** What is to be known of Puerto Rico beyond its rules. */
import type { GameAdapter } from '@doubloon/engine'
import { type PuertoRicoTypes, puertoRico } from './rules.ts'
import { ROLE } from './stages.ts'
import type { State } from './state.ts'
import { END_REASONS, ROUND_LIMIT } from './words.ts'

export const puertoRicoAdapter: GameAdapter<State, PuertoRicoTypes> = {
  rules: puertoRico,
  round: (s) => s.round,
  governor: (s) => s.governor,
  isRoleChoice: (s) => s.stage === ROLE,
  isContinued: (s) => s.cursor !== 0,
  endReasons: END_REASONS,
  endTriggers: (s) => s.endTriggers,
  isEnding: (s) => s.endTriggers !== 0,
  /** PR-RUL-61. */
  isBrokenOff: (s) => (s.endTriggers & ROUND_LIMIT) !== 0,
  /** All that is done is seen by everybody (PR-INFO-1). */
  hasHiddenHands: false,
  openPart: (move) => move,
}
