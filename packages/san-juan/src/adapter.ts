/** What is to be known of San Juan beyond its rules. */
import type { GameAdapter } from '@doubloon/engine'
import { openPart } from './open-part.ts'
import { type SanJuanTypes, sanJuan } from './rules.ts'
import { ROLE } from './stages.ts'
import type { State } from './state.ts'
import { END_REASONS, ROUND_LIMIT } from './words.ts'

export const sanJuanAdapter: GameAdapter<State, SanJuanTypes> = {
  rules: sanJuan,
  round: (s) => s.round,
  governor: (s) => s.governor,
  isRoleChoice: (s) => s.stage === ROLE,
  isContinued: (s) => s.begun,
  endReasons: END_REASONS,
  endTriggers: (s) => s.endTriggers,
  isEnding: (s) => s.endTriggers !== 0,
  /** R-SJ-18. */
  isBrokenOff: (s) => (s.endTriggers & ROUND_LIMIT) !== 0,
  hasHiddenHands: true,
  openPart,
}
