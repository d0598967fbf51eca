/**
 * Mayor phase (PR-MAYOR-1 … 10). The colonists of the ship are dealt, everybody places all his colonists
 * anew, and the ship is filled again.
 * A placement is a sequence of small choices: how many on each workplace, in the order of WORKPLACES, so that
 * every arrangement has exactly one path. A seat's colonists wait in San Juan meanwhile.
 */
import { MOVED } from '@doubloon/engine'
import { leftOf } from '../board.ts'
import { circlesAt, colonistsAt, emptyBuildingCircles, PLACES_N, setColonistsAt } from '../city.ts'
import { COLONIST_TAKEN, COLONISTS_DEALT, note, SHIP_REFILLED } from '../events.ts'
import { PUT, TAKE_COLONISTS } from '../moves.ts'
import { MAYOR_EXTRA, MAYOR_PLACE, PHASE_ENDS } from '../stages.ts'
import type { State } from '../state.ts'
import { triggerExhaustion } from '../supplies.ts'
import { beginTurns, type Decision, endTurn, type Phase, privilege } from '../turns.ts'
import { COLONISTS_GONE } from '../words.ts'

export const mayor: Phase = {
  begin(s) {
    s.seat = s.chooser
    s.stage = MAYOR_EXTRA
  },

  turn(s) {
    s.cursor = 0
    s.stage = MAYOR_PLACE
  },

  /** Clockwise, leaving out those who placed before their turn (PR-MAYOR-7). */
  nextTurn(s) {
    s.unplaced &= ~(1 << s.seat)
    if (s.unplaced === 0) return false
    s.seat = s.chooser
    while (((s.unplaced >> s.seat) & 1) === 0) s.seat = leftOf(s, s.seat)
    return true
  },

  end: refillShip,
}

/** D-MAYOR-EXTRA: the privilege, from the supply only (PR-MAYOR-1). */
export const takeExtraColonists: Decision = {
  offers(s, out) {
    const most = Math.min(privilege(s, s.seat), s.colonistSupply)
    if (most === 0) return
    for (let count = 0; count <= most; count++) out.add(TAKE_COLONISTS + count)
  },

  play(s, step) {
    const count = step - TAKE_COLONISTS
    s.colonistSupply -= count
    s.sanJuan[s.seat] += count
    if (count > 0) note(s, COLONIST_TAKEN, s.seat, count)
    dealShip(s)
  },

  skip: dealShip,
}

/** One at a time, clockwise from the mayor, until the ship is empty (PR-MAYOR-2). */
function dealShip(s: State): void {
  const each = Math.floor(s.colonistShip / s.players)
  const oneMore = s.colonistShip % s.players
  let seat = s.chooser
  for (let distance = 0; distance < s.players; distance++) {
    const dealt = distance < oneMore ? each + 1 : each
    s.sanJuan[seat] += dealt
    if (dealt > 0) note(s, COLONISTS_DEALT, seat, dealt)
    seat = leftOf(s, seat)
  }
  s.colonistShip = 0
  s.unplaced = (1 << s.players) - 1
  beginTurns(s)
}

/** D-MAYOR-PLACE: a choice only if there are colonists, but not enough for every circle (PR-MAYOR-6). */
export const place: Decision = {
  offers(s, out) {
    const begun = s.cursor > 0
    const waiting = begun ? s.sanJuan[s.seat] : colonistsOf(s, s.seat)
    const circles = begun ? s.count : circlesOf(s, s.seat)
    if (waiting === 0 || waiting >= circles) return
    const at = nextPlace(s, s.seat, s.cursor)
    const here = circlesAt(s, s.seat, at)
    const fewest = Math.max(0, waiting - (circles - here))
    const most = Math.min(here, waiting)
    for (let count = fewest; count <= most; count++) out.add(PUT[at] + count)
  },

  play(s, step) {
    if (s.cursor === 0) gather(s, s.seat)
    const at = nextPlace(s, s.seat, s.cursor)
    putOn(s, at, step - PUT[at])
    finishIfForced(s)
  },

  skip(s) {
    gather(s, s.seat)
    finishIfForced(s)
  },
}

/** Takes all colonists of a seat to San Juan and counts its circles. */
function gather(s: State, seat: number): void {
  s.count = circlesOf(s, seat)
  for (let at = 0; at < PLACES_N; at++) {
    const here = colonistsAt(s, seat, at)
    if (here === 0) continue
    s.sanJuan[seat] += here
    setColonistsAt(s, seat, at, 0)
  }
}

/** Moves colonists from San Juan to a workplace; `count` keeps the circles of the places still to come. */
function putOn(s: State, at: number, colonists: number): void {
  s.sanJuan[s.seat] -= colonists
  s.count -= circlesAt(s, s.seat, at)
  s.cursor = at + 1
  if (colonists > 0) setColonistsAt(s, s.seat, at, colonists)
}

/** As soon as all colonists are placed, or all circles left must be filled, the rest follows (PR-MAYOR-5). */
function finishIfForced(s: State): void {
  while (s.sanJuan[s.seat] > 0 && s.count > 0) {
    const at = nextPlace(s, s.seat, s.cursor)
    const here = circlesAt(s, s.seat, at)
    if (s.sanJuan[s.seat] < s.count && here < s.count) return
    const colonists = Math.min(here, s.sanJuan[s.seat])
    note(s, MOVED, s.seat, PUT[at] + colonists, 1)
    putOn(s, at, colonists)
  }
  endTurn(s)
}

/** The first workplace with circles from a place on. */
function nextPlace(s: State, seat: number, from: number): number {
  let at = from
  while (circlesAt(s, seat, at) === 0) at++
  return at
}

function colonistsOf(s: State, seat: number): number {
  let sum = s.sanJuan[seat]
  for (let at = 0; at < PLACES_N; at++) sum += colonistsAt(s, seat, at)
  return sum
}

function circlesOf(s: State, seat: number): number {
  let sum = 0
  for (let at = 0; at < PLACES_N; at++) sum += circlesAt(s, seat, at)
  return sum
}

/** As many as there are empty circles on buildings, at least one for each player (PR-MAYOR-8). */
function refillShip(s: State): void {
  const required = Math.max(s.players, emptyBuildingCircles(s))
  const count = Math.min(required, s.colonistSupply)
  s.colonistSupply -= count
  s.colonistShip += count
  note(s, SHIP_REFILLED, count, required)
  if (count < required) triggerExhaustion(s, COLONISTS_GONE)
  s.stage = PHASE_ENDS
}
