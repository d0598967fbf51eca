/**
 * The sequence of play on one screen: rounds, roles, phases, turns, the end (PR-ROUND, PR-END, §17.3).
 * `advance` plays everything that needs no decision and stops where a seat has a real choice.
 */
import { MOVED, MoveList } from '@doubloon/engine'
import { boxOf, leftOf } from './board.ts'
import { draft } from './draft.ts'
import { GAME_ENDED, GOVERNOR_PASSED, note, ROLE_DOUBLOON_ADDED } from './events.ts'
import { guest, openWindow } from './guests.ts'
import { barter } from './phases/barter.ts'
import { build, builder, staffBuilt } from './phases/builder.ts'
import { captain, firstLoad, load, loadSelection } from './phases/captain.ts'
import { chooseRole, prospector } from './phases/choose-role.ts'
import { craftsman, produce, takeExtra } from './phases/craftsman.ts'
import { mayor, place, takeExtraColonists } from './phases/mayor.ts'
import {
  drawFirst,
  drawnForest,
  settle,
  settleColonist,
  settler,
  settleSecond,
} from './phases/settler.ts'
import { storage, store } from './phases/storage.ts'
import { trade, trader } from './phases/trader.ts'
import * as stage from './stages.ts'
import type { State } from './state.ts'
import { triggerEnd } from './supplies.ts'
import { type Decision, nextTurn, type Phase } from './turns.ts'
import { ROUND_LIMIT } from './words.ts'

/** By role, in the order of the cards; storage last. */
const PHASES: readonly Phase[] = [
  settler,
  mayor,
  builder,
  craftsman,
  trader,
  captain,
  prospector,
  storage,
]

/** The decision of each stage; numbers as keys come out in their order. */
const DECISIONS: readonly Decision[] = Object.values({
  [stage.DRAFT]: draft,
  [stage.ROLE]: chooseRole,
  [stage.DRAW_FIRST]: drawFirst,
  [stage.DRAWN_FOREST]: drawnForest,
  [stage.SETTLE]: settle,
  [stage.SETTLE_STAFF]: settleColonist,
  [stage.SETTLE_2]: settleSecond,
  [stage.MAYOR_EXTRA]: takeExtraColonists,
  [stage.MAYOR_PLACE]: place,
  [stage.BUILD]: build,
  [stage.BARTER]: barter,
  [stage.STAFF_BUILT]: staffBuilt,
  [stage.PRODUCE]: produce,
  [stage.CRAFT_EXTRA]: takeExtra,
  [stage.TRADE]: trade,
  [stage.LOAD]: load,
  [stage.STORE]: store,
  [stage.GUEST]: guest,
  [stage.LOAD_SELECTION]: loadSelection,
})

/** Plays a step of the pending decision, then everything up to the next one. */
export function playStep(s: State, step: number, out: MoveList): void {
  note(s, MOVED, s.seat, step)
  DECISIONS[s.stage].play(s, step)
  advance(s, out)
}

/** The moves of the pending decision. */
export function offerMoves(s: State, out: MoveList): void {
  out.clear()
  if (s.stage < stage.OVER) DECISIONS[s.stage].offers(s, out)
}

/** The same in a list of their own, for the friendly door. */
export function offeredMoves(s: State): MoveList {
  const out = new MoveList()
  offerMoves(s, out)
  return out
}

/** Goes on until a seat has at least two moves, which are left in `out`, or the game is over. */
export function advance(s: State, out: MoveList): void {
  for (;;) {
    const at = s.stage
    if (at > stage.OVER) {
      goOn(s, at)
      continue
    }
    out.clear()
    if (at === stage.OVER) return
    const decision = DECISIONS[at]
    decision.offers(s, out)
    if (out.length > 1) return
    if (out.length === 0) decision.skip(s)
    else {
      note(s, MOVED, s.seat, out.at(0), 1)
      decision.play(s, out.at(0))
    }
  }
}

/** The stages that need no decision. */
function goOn(s: State, at: number): void {
  const phase = PHASES[s.phase]
  switch (at) {
    case stage.TURN_ENDS:
      if (nextTurn(s, phase.turns)) phase.turn(s)
      else phase.end(s)
      break
    case stage.PHASE_BEGINS:
      phase.begin(s)
      break
    case stage.TURN_BEGINS:
      phase.turn(s)
      break
    case stage.FIRST_LOAD:
      firstLoad(s)
      break
    case stage.PHASE_ENDS:
      nextRole(s)
      break
    default:
      finalWindow(s)
  }
}

/** The next player clockwise chooses, until all roles of the round are chosen (PR-ROUND-3, PR-2P-5). */
function nextRole(s: State): void {
  clearPhase(s)
  if (s.rolesTaken === boxOf(s).rolesPerRound) endRound(s)
  else {
    s.seat = s.rolesTaken === 0 ? s.governor : leftOf(s, s.chooser)
    openWindow(s, stage.ROLE)
  }
}

/** What counts only inside a phase is forgotten, so that equal positions have equal bytes. */
function clearPhase(s: State): void {
  s.phase = 0
  s.turn = 0
  s.idle = 0
  s.resume = 0
  s.count = 0
  s.unplaced = 0
  s.ownShipUsed = 0
  s.ownSmallShipUsed = 0
  s.onceDone = 0
}

/** The end of a round in its order (PR-ROUND-9); a game whose end was triggered ends only here (PR-END-4). */
function endRound(s: State): void {
  if (s.round === s.roundLimit && s.endTriggers === 0) triggerEnd(s, ROUND_LIMIT)
  if (s.endTriggers !== 0) {
    s.seat = s.governor
    openWindow(s, stage.FINAL_WINDOW)
    return
  }
  const { roles } = boxOf(s)
  for (let role = 0; role < roles; role++) {
    if (s.roleTaker[role] !== 0) continue
    s.roleDoubloons[role]++
    note(s, ROLE_DOUBLOON_ADDED, role)
  }
  s.roleTaker.fill(0)
  s.rolesTaken = 0
  s.round++
  s.governor = leftOf(s, s.governor)
  note(s, GOVERNOR_PASSED, s.governor, s.round)
  s.seat = s.governor
  openWindow(s, stage.ROLE)
}

/** Guests may move a last time, in seat order from the governor; then the game is over (PR-X-GUESTHOUSE-3 d). */
function finalWindow(s: State): void {
  s.turn++
  if (s.turn < s.players) {
    s.seat = leftOf(s, s.seat)
    openWindow(s, stage.FINAL_WINDOW)
    return
  }
  s.turn = 0
  s.stage = stage.OVER
  note(s, GAME_ENDED)
}
