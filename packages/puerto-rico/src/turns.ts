/**
 * How phases and decisions are written down, and who is next. A decision that offers nothing is skipped;
 * one that offers a single move is played by the rules (PR-RUL-60).
 */
import type { MoveList } from '@doubloon/engine'
import { leftOf } from './board.ts'
import { ask } from './buildings/catalog.ts'
import { TURN_BEGINS, TURN_ENDS } from './stages.ts'
import type { State } from './state.ts'

/** A decision of the catalogue (§13): what the seat may do, what it does, and what if it can do nothing. */
export interface Decision {
  offers(s: State, out: MoveList): void
  play(s: State, step: number): void
  skip(s: State): void
}

/** The phase of a role: how it begins, what opens a seat's turn, who is next, how it ends. */
export interface Phase {
  begin(s: State): void
  /** Who is next: one of the orders below. */
  readonly turns: number
  turn(s: State): void
  end(s: State): void
}

/** Everybody once, clockwise from the chooser, who is the seat again afterwards (PR-ROUND-2). */
export const ONCE_AROUND = 0
/** Round and round until a full circle passes without a load (PR-CAPTAIN-9). */
export const UNTIL_NOBODY_LOADS = 1
/** Clockwise, leaving out those who placed before their turn (PR-MAYOR-7). */
export const WHO_HAS_NOT_PLACED = 2

/** Moves on to the next seat in the order of the phase; false when the turns are over. */
export function nextTurn(s: State, order: number): boolean {
  if (order === WHO_HAS_NOT_PLACED) return nextToPlace(s)
  if (s.turn < s.players) s.turn++
  s.seat = leftOf(s, s.seat)
  return order === ONCE_AROUND ? s.turn < s.players : s.idle < s.players
}

function nextToPlace(s: State): boolean {
  s.unplaced &= ~(1 << s.seat)
  if (s.unplaced === 0) return false
  s.seat = s.chooser
  while (((s.unplaced >> s.seat) & 1) === 0) s.seat = leftOf(s, s.seat)
  return true
}

/** The turns of a phase start with the one who took the role (PR-ROUND-2). */
export function beginTurns(s: State): void {
  s.seat = s.chooser
  s.turn = 0
  s.stage = TURN_BEGINS
}

/** What counted only inside the turn is forgotten, so that equal positions have equal bytes. */
export function endTurn(s: State): void {
  s.cursor = 0
  s.count = 0
  s.subject = 0
  s.resume = 0
  s.stage = TURN_ENDS
}

/** How much the chooser's privilege counts now: 2 if it is doubled, 0 for everybody else (PR-ROUND-6). */
export function privilege(s: State, seat: number): number {
  if (seat !== s.chooser) return 0
  return ask.doublesPrivilege(s, seat) ? 2 : 1
}
