/**
 * Builder phase (PR-BUILDER-1 … 9). In turn, each player may build one building. Payment in kind, where a
 * building allows it, is a decision of its own (barter.ts).
 */
import { owns, quarriesWorking, staff } from '../board.ts'
import { ask, CIRCLES, COLUMN, SIZE } from '../buildings/catalog.ts'
import type { CauseWriter } from '../causes.ts'
import { citySpacesLeft } from '../city.ts'
import { note, SKIPPED } from '../events.ts'
import { openWindow } from '../guests.ts'
import { BUILD_KIND, PASS, STAFF } from '../moves.ts'
import {
  buy,
  canPayInKind,
  costsOf,
  kindsUpTo,
  MOST_IN_KIND,
  missingDoubloons,
  priceWith,
  reductionFor,
} from '../purchase.ts'
import { BARTER, BUILD, PHASE_ENDS } from '../stages.ts'
import { FIRST_VIOLET, type State } from '../state.ts'
import { gainVp, hasColonistToTake, takeColonist, triggerEnd } from '../supplies.ts'
import { beginTurns, type Decision, endTurn, ONCE_AROUND, type Phase } from '../turns.ts'
import { CITY_FULL } from '../words.ts'

export const builder: Phase = {
  begin: beginTurns,
  turns: ONCE_AROUND,
  turn: (s) => openWindow(s, BUILD),
  end(s) {
    s.stage = PHASE_ENDS
  },
}

/** D-BUILD: every building that fits and can be paid (PR-BUILDER-2). */
export const build: Decision = {
  offers(s, out) {
    const { seat } = s
    const before = out.length
    const money = s.doubloons[seat]
    const space = citySpacesLeft(s, seat)
    const costs = costsOf(s)
    const quarries = quarriesWorking(s, seat)
    const reduction = reductionFor(s, seat)
    const inKind = ask.paysInKind(s, seat)
    const kinds = kindsUpTo(s, money + quarries + reduction + (inKind ? MOST_IN_KIND : 0))
    for (let i = 0; i < kinds.length; i++) {
      const building = kinds[i]
      if (s.copies[building] === 0 || SIZE[building] > space || owns(s, seat, building)) continue
      const payable = priceWith(costs, building, quarries, reduction) <= money
      if (payable || (inKind && canPayInKind(s, seat, building))) out.add(BUILD_KIND + building)
    }
    if (out.length > before) out.add(PASS)
  },

  play(s, step) {
    if (step === PASS) {
      endTurn(s)
      return
    }
    s.subject = step - BUILD_KIND
    if (missingDoubloons(s, s.seat, s.subject) <= 0) buy(s)
    else {
      s.cursor = 0
      s.count = 0
      s.stage = BARTER
    }
  },

  skip(s) {
    note(s, SKIPPED, s.seat, BUILD)
    endTurn(s)
  },
}

/** D-UNIVERSITY: a colonist on the new building; without circle he goes to San Juan (PR-B-UNIVERSITY-3). */
export const staffBuilt: Decision = {
  offers(s, out) {
    if (!ask.staffsNewBuilding(s, s.seat) || !hasColonistToTake(s)) return
    out.add(STAFF)
    out.add(PASS)
  },

  play(s, step) {
    if (step === STAFF) {
      takeColonist(s, s.seat, ask.staffsNewBuilding)
      if (CIRCLES[s.subject] === 0) s.sanJuan[s.seat]++
      else staff(s, s.seat, s.subject, 1)
    }
    finishBuilding(s)
  },

  skip: finishBuilding,
}

/** By the buildings that were occupied when it was bought: all that are now but itself (PR-X-CHURCH-2). */
const forBuilding: CauseWriter = (s, kind, seat) =>
  ask.vpForBuilding.each(s, seat, COLUMN[s.subject], (row, count) => {
    if (FIRST_VIOLET + row !== s.subject) note(s, kind, seat, count, FIRST_VIOLET + row)
  })

/** VP for having built, then the check of the twelfth city space (PR-BUILDER-8, PR-END-2). */
function finishBuilding(s: State): void {
  gainVp(s, s.seat, s.count, forBuilding)
  if (citySpacesLeft(s, s.seat) === 0) triggerEnd(s, CITY_FULL)
  endTurn(s)
}
