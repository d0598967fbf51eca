/**
 * How phases and decisions are written down, and who is next. A decision that offers a single move is played by the
 * rules (R-SJ-34, R-SJ-42).
 */
import type { MoveList } from '@doubloon/engine'
import { ask } from './buildings/catalog.ts'
import { TURN_BEGINS, TURN_ENDS } from './stages.ts'
import type { State } from './state.ts'
import { leftOf } from './tableau.ts'

/** A decision of the catalogue (§16): what the seat may do, and what it does. */
export interface Decision {
  offers(s: State, out: MoveList): void
  play(s: State, step: number): void
}

/** The phase of a role, or a step at the start of a round: how it begins, what opens a seat's turn, how it ends. */
export interface Phase {
  begin(s: State): void
  turn(s: State): void
  end(s: State): void
}

/** The turns of a phase start with the chooser (SJ-ROLE-2) or, at the start of a round, the governor (R-SJ-27). */
export function beginTurns(s: State): void {
  s.seat = s.chooser
  s.turn = 0
  s.stage = TURN_BEGINS
}

/** Everybody acts once, clockwise; false when all have. */
export function nextTurn(s: State): boolean {
  s.turn++
  s.seat = leftOf(s, s.seat)
  return s.turn < s.players
}

/** What counted only inside the turn is forgotten, so that equal positions have equal bytes. */
export function endTurn(s: State): void {
  s.cursor = 0
  s.count = 0
  s.subject = 0
  s.target = 0
  s.chosen = 0
  s.begun = false
  s.stage = TURN_ENDS
}

/** Whether any seat has one of some buildings at work. */
export function anybodyHas(s: State, rows: number): boolean {
  return ((s.active[0] | s.active[1] | s.active[2] | s.active[3]) & rows) !== 0
}

/** Does something in phase order for every seat that has one of some buildings at work. */
export function inPhaseOrder(s: State, rows: number, act: (s: State, seat: number) => void): void {
  if (!anybodyHas(s, rows)) return
  let seat = s.chooser
  for (let turn = 0; turn < s.players; turn++) {
    if ((s.active[seat] & rows) !== 0) act(s, seat)
    seat = leftOf(s, seat)
  }
}

/** How much the chooser's privilege counts now: 2 if it is doubled, 0 for everybody else (SJ-ROLE-6). */
export function privilege(s: State, seat: number): number {
  if (seat !== s.chooser) return 0
  return s.doubled && ask.doublesPrivilege(s, seat) ? 2 : 1
}
