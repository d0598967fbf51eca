/**
 * Where the game stands: one number in the state. Stages 0 … 10 are the decisions of the catalogue in its order; the
 * next three are later parts of D-SJ-3; the others are played by the rules themselves.
 */
import { DECISIONS } from './words.ts'

export const START_CARDS = 0
export const ROLE = 1
export const BUILD = 2
export const PRODUCE = 3
export const SELL = 4
export const KEEP = 5
export const PUT_AWAY = 6
export const EXCHANGE = 7
export const TUCK_ONE = 8
export const TUCK_MANY = 9
export const DISCARD = 10
/** D-SJ-3 goes on: what is built over, how much is paid, and with what. */
export const BUILD_OVER = 11
export const AMOUNT = 12
export const PAY = 13
export const OVER = 14

/** Played without a decision; `flow` says what each does. */
export const PHASE_BEGINS = 15
export const TURN_BEGINS = 16
export const TURN_ENDS = 17
export const PHASE_ENDS = 18

/** The decision a stage belongs to, by its id in the catalogue; '' when the game is over. */
export function decisionOf(stage: number): string {
  if (stage >= BUILD_OVER && stage <= PAY) return 'D-SJ-3'
  return DECISIONS[stage] ?? ''
}
