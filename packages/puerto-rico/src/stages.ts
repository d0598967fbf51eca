/**
 * Where the game stands: one number in the state. Stages 0 … 17 are the decisions of the catalogue in its
 * order; the others are played by the rules themselves.
 */
import { DECISIONS } from './words.ts'

export const DRAFT = 0
export const ROLE = 1
export const DRAW_FIRST = 2
export const DRAWN_FOREST = 3
export const SETTLE = 4
export const SETTLE_STAFF = 5
export const SETTLE_2 = 6
export const MAYOR_EXTRA = 7
export const MAYOR_PLACE = 8
export const BUILD = 9
export const BARTER = 10
export const STAFF_BUILT = 11
export const PRODUCE = 12
export const CRAFT_EXTRA = 13
export const TRADE = 14
export const LOAD = 15
export const STORE = 16
export const GUEST = 17
/** Choosing the barrels for a load of mixed kinds: the second part of D-LOAD. */
export const LOAD_SELECTION = 18
export const OVER = 19

/** Played without a decision; `flow` says what each does. */
export const PHASE_BEGINS = 20
export const TURN_BEGINS = 21
export const FIRST_LOAD = 22
export const TURN_ENDS = 23
export const PHASE_ENDS = 24
export const FINAL_WINDOW = 25

/** Phases in the order of the role cards; storage follows loading. */
export const STORAGE_PHASE = 7

/** The decision a stage belongs to, by its id in the catalogue; '' when the game is over. */
export function decisionOf(stage: number): string {
  if (stage === LOAD_SELECTION) return 'D-LOAD'
  return DECISIONS[stage] ?? ''
}
