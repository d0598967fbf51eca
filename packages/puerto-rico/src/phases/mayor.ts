/**
 * Mayor phase (PR-MAYOR-1 … 10). The colonists of the ship are dealt, everybody places all his colonists
 * anew, and the ship is filled again.
 * A placement is a sequence of small choices: how many on each workplace, in the order of WORKPLACES, so that
 * every arrangement has exactly one path. A seat's colonists wait in San Juan meanwhile.
 */
import { type Journal, MOVED } from '@doubloon/engine'
import { allColonists, gatherColonists, leftOf } from '../board.ts'
import { privilegeOf } from '../causes.ts'
import {
  allCircles,
  circlesAt,
  colonistsAt,
  emptyBuildingCircles,
  nextWorkplace,
  PLACES_N,
  setColonistsAt,
} from '../city.ts'
import {
  COLONIST_TAKEN,
  COLONISTS_DEALT,
  COLONISTS_MOVED,
  COLONISTS_STAYED,
  note,
  SHIP_REFILLED,
} from '../events.ts'
import { PUT, TAKE_COLONISTS } from '../moves.ts'
import { MAYOR_EXTRA, MAYOR_PLACE, PHASE_ENDS } from '../stages.ts'
import type { State } from '../state.ts'
import { triggerExhaustion } from '../supplies.ts'
import {
  beginTurns,
  type Decision,
  endTurn,
  type Phase,
  privilege,
  WHO_HAS_NOT_PLACED,
} from '../turns.ts'
import { COLONISTS_GONE, MAYOR } from '../words.ts'

export const mayor: Phase = {
  begin(s) {
    s.seat = s.chooser
    s.stage = MAYOR_EXTRA
  },

  turns: WHO_HAS_NOT_PLACED,
  turn: openPlacement,

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
    if (count > 0 && s.journal !== undefined) byPrivilege(s, COLONIST_TAKEN, s.seat, count)
    dealShip(s)
  },

  skip: dealShip,
}

const byPrivilege = privilegeOf(MAYOR)

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

/** A seat's placement begins; `count` keeps the circles that are still to be filled or left empty. */
export function openPlacement(s: State): void {
  s.cursor = 0
  s.count = allCircles(s, s.seat)
  s.stage = MAYOR_PLACE
}

/**
 * D-MAYOR-PLACE: a choice only if there are colonists, but not enough for every circle (PR-MAYOR-6).
 * Once begun, `cursor` − 1 is the workplace asked for, and `count` the circles there and at all later ones.
 */
export const place: Decision = {
  offers(s, out) {
    const { seat, cursor } = s
    const begun = cursor > 0
    const waiting = begun ? s.sanJuan[seat] : allColonists(s, seat)
    const circles = s.count
    if (waiting === 0 || waiting >= circles) return
    const at = begun ? cursor - 1 : nextWorkplace(s, seat, 0)
    const here = circlesAt(s, seat, at)
    const most = Math.min(here, waiting)
    const none = PUT[at]
    for (let count = Math.max(0, waiting - (circles - here)); count <= most; count++)
      out.add(none + count)
  },

  play(s, step) {
    const { seat, cursor } = s
    if (cursor === 0) gather(s, seat)
    const at = cursor === 0 ? nextWorkplace(s, seat, 0) : cursor - 1
    const colonists = step - PUT[at]
    s.sanJuan[seat] -= colonists
    s.count -= circlesAt(s, seat, at)
    if (colonists > 0) setColonistsAt(s, seat, at, colonists)
    placeForced(s, at + 1)
  },

  skip(s) {
    gather(s, s.seat)
    placeForced(s, 0)
  },
}

/** Whether a seat has anything to decide: a free circle is left over, and not all circles are of one kind. */
export function hasPlacementChoice(s: State, seat: number): boolean {
  const colonists = allColonists(s, seat)
  const circles = allCircles(s, seat)
  if (colonists === 0 || colonists >= circles) return false
  return circlesAt(s, seat, nextWorkplace(s, seat, 0)) < circles
}

/** Goes on to the next choice; when all are placed, or all circles left must be filled, to the end (PR-MAYOR-5). */
function placeForced(s: State, from: number): void {
  const { seat } = s
  let waiting = s.sanJuan[seat]
  let circles = s.count
  let at = from - 1
  while (waiting > 0 && circles > 0) {
    at = nextWorkplace(s, seat, at + 1)
    const here = circlesAt(s, seat, at)
    if (waiting < circles && here < circles) {
      s.cursor = at + 1
      return
    }
    const colonists = Math.min(here, waiting)
    setColonistsAt(s, seat, at, colonists)
    note(s, MOVED, seat, PUT[at] + colonists, 1)
    waiting -= colonists
    circles -= here
  }
  s.sanJuan[seat] = waiting
  if (s.journal !== undefined) noteChanges(s, s.journal, seat)
  endTurn(s)
}

/** All colonists of a seat to San Juan, from where they are placed (PR-MAYOR-4). */
function gather(s: State, seat: number): void {
  if (s.journal !== undefined) s.journal.memo = workersOf(s, seat)
  gatherColonists(s, seat)
}

/** The colonists of a seat by workplace. */
function workersOf(s: State, seat: number): readonly number[] {
  return Array.from({ length: PLACES_N }, (_, at) => colonistsAt(s, seat, at))
}

/** What the placement changed, as far as the journal knows how it was before. */
function noteChanges(s: State, journal: Journal, seat: number): void {
  const changes = journal.memo.map((before, at) => colonistsAt(s, seat, at) - before)
  const stayed = changes.every((change) => change === 0) && journal.memo.some((it) => it > 0)
  if (stayed) note(s, COLONISTS_STAYED, seat)
  for (const [at, change] of changes.entries())
    if (change !== 0) note(s, COLONISTS_MOVED, seat, at, change)
  journal.memo = []
}

/** As many as there are empty circles on buildings, at least one for each player (PR-MAYOR-8, PR-RUL-30). */
function refillShip(s: State): void {
  const required = Math.max(s.players, emptyBuildingCircles(s))
  const count = Math.min(required, s.colonistSupply)
  s.colonistSupply -= count
  s.colonistShip = count
  note(s, SHIP_REFILLED, count, required)
  if (count < required) triggerExhaustion(s, COLONISTS_GONE)
  s.stage = PHASE_ENDS
}
