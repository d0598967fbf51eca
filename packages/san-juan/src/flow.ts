/**
 * The sequence of play on one screen: rounds, roles, phases, turns, the end (§6, §7, §13). `advance` plays everything
 * that needs no decision and stops where a seat has a real choice.
 */
import { MOVED, MoveList } from '@doubloon/engine'
import { MOST_ROUNDS, ROLE_CHOICES } from './box.ts'
import { END_TRIGGERED, GAME_ENDED, GOVERNOR_PASSED, note } from './events.ts'
import { amount, build, builder, buildOver, pay } from './phases/builder.ts'
import { chooseRole } from './phases/choose-role.ts'
import { councillor, keep, putAway } from './phases/councillor.ts'
import { produce, producer } from './phases/producer.ts'
import { prospector } from './phases/prospector.ts'
import {
  discardToLimit,
  exchange,
  handLimit,
  office,
  treasury,
  tuckMany,
  tuckOne,
} from './phases/start-of-round.ts'
import { startingCards } from './phases/starting-cards.ts'
import { sell, trader } from './phases/trader.ts'
import * as stage from './stages.ts'
import type { State } from './state.ts'
import { leftOf } from './tableau.ts'
import { type Decision, nextTurn, type Phase } from './turns.ts'
import { BUILDER, OFFICE, PLACES_N, ROUND_LIMIT, TWELVE_BUILDINGS } from './words.ts'

/** By role, in the order of the cards; then the steps at the start of a round. */
const PHASES: readonly Phase[] = [
  builder,
  producer,
  trader,
  councillor,
  prospector,
  office,
  treasury,
  handLimit,
]

/** The decision of each stage; numbers as keys come out in their order. */
const DECISIONS: readonly Decision[] = Object.values({
  [stage.START_CARDS]: startingCards,
  [stage.ROLE]: chooseRole,
  [stage.BUILD]: build,
  [stage.PRODUCE]: produce,
  [stage.SELL]: sell,
  [stage.KEEP]: keep,
  [stage.PUT_AWAY]: putAway,
  [stage.EXCHANGE]: exchange,
  [stage.TUCK_ONE]: tuckOne,
  [stage.TUCK_MANY]: tuckMany,
  [stage.DISCARD]: discardToLimit,
  [stage.BUILD_OVER]: buildOver,
  [stage.AMOUNT]: amount,
  [stage.PAY]: pay,
})

/** Plays a step of the pending decision, then everything up to the next one. */
export function playStep(s: State, step: number, out: MoveList): void {
  note(s, MOVED, s.seat, step)
  makeStep(s, step)
  s.begun = s.cursor > 0 || (s.stage >= stage.BUILD_OVER && s.stage <= stage.PAY)
  advance(s, out)
}

/** Makes a step of the pending decision, and nothing after it. */
export function makeStep(s: State, step: number): void {
  DECISIONS[s.stage].play(s, step)
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
      goOn(s)
      continue
    }
    out.clear()
    if (at === stage.OVER) return
    const decision = DECISIONS[at]
    decision.offers(s, out)
    if (out.length > 1) return
    if (out.length === 0) throw new Error('a decision without moves')
    note(s, MOVED, s.seat, out.at(0), 1)
    decision.play(s, out.at(0))
  }
}

/** Plays what needs no decision: turns of a phase as far as nobody is asked, and its end. */
function goOn(s: State): void {
  const phase = PHASES[s.phase]
  if (s.stage === stage.PHASE_BEGINS) phase.begin(s)
  if (s.stage === stage.TURN_BEGINS) phase.turn(s)
  while (s.stage === stage.TURN_ENDS)
    if (nextTurn(s)) phase.turn(s)
    else phase.end(s)
  if (s.stage === stage.PHASE_ENDS) endPhase(s)
}

/** After a builder phase the game may be over at once (SJ-END-1); otherwise the next role, or the next round. */
function endPhase(s: State): void {
  const ended = s.phase
  clearPhase(s)
  if (ended === BUILDER && hasTwelveBuildings(s)) endGame(s, TWELVE_BUILDINGS)
  else if (s.rolesTaken === ROLE_CHOICES[s.players] && ended < OFFICE) endRound(s)
  else askForRole(s)
}

/** What counts only inside a phase is forgotten, so that equal positions have equal bytes. */
function clearPhase(s: State): void {
  s.phase = 0
  s.turn = 0
  s.doubled = false
  s.anySold = false
}

function hasTwelveBuildings(s: State): boolean {
  for (let seat = 0; seat < s.players; seat++) if (s.buildings[seat] === PLACES_N) return true
  return false
}

/** Clockwise from the governor; with two players governor, other, governor (SJ-ROUND-2, SJ-2P-1). */
function askForRole(s: State): void {
  s.seat = (s.governor + s.rolesTaken) % s.players
  s.chooser = s.seat
  s.stage = stage.ROLE
}

/** All role cards go back and the governor card moves on (SJ-ROUND-6); then the start of the next round (§7). */
function endRound(s: State): void {
  if (s.round === MOST_ROUNDS) {
    endGame(s, ROUND_LIMIT)
    return
  }
  s.roleTaker.fill(0)
  s.rolesTaken = 0
  s.doublingUsed = 0
  s.round++
  s.governor = leftOf(s, s.governor)
  note(s, GOVERNOR_PASSED, s.governor, s.round)
  s.chooser = s.governor
  s.phase = OFFICE
  s.stage = stage.PHASE_BEGINS
}

function endGame(s: State, reason: number): void {
  s.endTriggers = reason
  note(s, END_TRIGGERED, reason)
  s.seat = s.governor
  s.chooser = s.governor
  s.stage = stage.OVER
  note(s, GAME_ENDED)
}
