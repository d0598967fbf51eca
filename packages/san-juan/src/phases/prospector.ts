/**
 * Prospector phase (SJ-PROSP-1 … 3). The chooser draws; then, in phase order, buildings turn up cards for all to see.
 * Nobody decides anything.
 */
import { CARDS_MINED } from '../box.ts'
import { APPRAISER, ask, COST, DOUBLER, MINE, rows } from '../buildings/catalog.ts'
import { draw, takeTop } from '../cards.ts'
import { BY_PROSPECTOR, note, SHOWN_DISCARDED, SHOWN_TAKEN, TURNED_UP } from '../events.ts'
import { addToHand } from '../hand.ts'
import { seenByOthers, showInHand } from '../knowledge.ts'
import { PHASE_ENDS } from '../stages.ts'
import type { State } from '../state.ts'
import { kindCount } from '../tableau.ts'
import { inPhaseOrder, type Phase, privilege } from '../turns.ts'

export const prospector: Phase = {
  begin(s) {
    draw(s, s.chooser, 1, BY_PROSPECTOR)
    draw(s, s.chooser, privilege(s, s.chooser) - 1, DOUBLER)
    inPhaseOrder(s, rows.prospecting, prospect)
    s.stage = PHASE_ENDS
  },
  turn() {},
  end() {},
}

/** A player who owns both mines first (R-SJ-12). */
function prospect(s: State, seat: number): void {
  if (ask.minesGold(s, seat)) mine(s, seat)
  if (ask.takesUnbuilt(s, seat)) appraise(s, seat)
}

/** The cards that a mine has turned up, on their way to a hand or the discard pile. */
const mined = new Uint8Array(CARDS_MINED)

/** Four cards; if their costs all differ, the cheapest is taken (SJ-B-GOLDMINE-1 … 4). */
function mine(s: State, seat: number): void {
  if (s.drawSize + s.discardSize < CARDS_MINED) return
  let costs = 0
  let cheapest = 0
  let allDiffer = true
  for (let i = 0; i < CARDS_MINED; i++) {
    mined[i] = turnUp(s, seat, MINE)
    const bit = 1 << COST[mined[i]]
    if (costs & bit) allDiffer = false
    costs |= bit
    if (COST[mined[i]] < COST[mined[cheapest]]) cheapest = i
  }
  for (let i = 0; i < CARDS_MINED; i++)
    if (allDiffer && i === cheapest) takeShown(s, seat, mined[i], MINE)
    else discardShown(s, seat, mined[i], MINE)
}

/** One card, taken if no such building is on the table (SJ-X-GOLDSMITH-1, -2, R-SJ-17). */
function appraise(s: State, seat: number): void {
  if (s.drawSize + s.discardSize === 0) return
  const kind = turnUp(s, seat, APPRAISER)
  if (isBuilt(s, kind)) discardShown(s, seat, kind, APPRAISER)
  else takeShown(s, seat, kind, APPRAISER)
}

function isBuilt(s: State, kind: number): boolean {
  for (let seat = 0; seat < s.players; seat++) if (kindCount(s, seat, kind) > 0) return true
  return false
}

function turnUp(s: State, seat: number, by: number): number {
  const kind = takeTop(s)
  seenByOthers(s, kind, -1)
  note(s, TURNED_UP, seat, kind, by)
  return kind
}

/** Everybody knows now that the card is in this hand (SJ-INFO-7). */
function takeShown(s: State, seat: number, kind: number, by: number): void {
  addToHand(s, seat, kind)
  showInHand(s, seat, kind)
  note(s, SHOWN_TAKEN, seat, kind, by)
}

function discardShown(s: State, seat: number, kind: number, by: number): void {
  s.discard[kind]++
  s.discardSize++
  s.shownDiscards[kind]++
  note(s, SHOWN_DISCARDED, seat, kind, by)
}
