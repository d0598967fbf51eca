/**
 * Craftsman phase (PR-CRAFTSMAN-1 … 9). In turn, each player produces; then the craftsman may take one more
 * barrel of a kind he received.
 */
import { producedBy, workersOn } from '../board.ts'
import { ask } from '../buildings/catalog.ts'
import { plantWorkers } from '../buildings/production.ts'
import { buildings, byPermission, byRole } from '../causes.ts'
import { hasOption, OPTION } from '../chosen-options.ts'
import { EXTRA_TAKEN, NOT_PRODUCED, note, PRODUCED } from '../events.ts'
import { openWindow } from '../guests.ts'
import { PASS, PRODUCE_ALL, TAKE_EXTRA } from '../moves.ts'
import { CRAFT_EXTRA, PHASE_ENDS, PRODUCE } from '../stages.ts'
import { FIRST_VIOLET, type State } from '../state.ts'
import { gainDoubloons } from '../supplies.ts'
import { beginTurns, type Decision, endTurn, ONCE_AROUND, type Phase, privilege } from '../turns.ts'
import { CORN, CRAFTSMAN, GOODS_N } from '../words.ts'

export const craftsman: Phase = {
  begin: beginTurns,
  turns: ONCE_AROUND,
  /** Nobody is asked whether to produce, unless by option. */
  turn(s) {
    openWindow(s, PRODUCE)
    if (s.stage === PRODUCE && !hasOption(s, OPTION.declineProduction)) produceAll(s)
  },

  /** The privilege comes after all players produced (PR-CRAFTSMAN-6). */
  end: (s) => openWindow(s, CRAFT_EXTRA),
}

/** D-PRODUCE: everything or, with the option, nothing (PR-CRAFTSMAN-9). */
export const produce: Decision = {
  offers(s, out) {
    if (!hasOption(s, OPTION.declineProduction) || !wouldReceive(s, s.seat)) return
    out.add(PRODUCE_ALL)
    out.add(PASS)
  },

  play(s, step) {
    if (step === PASS) endTurn(s)
    else produceAll(s)
  },

  skip: produceAll,
}

/** Occupied plantations that have a worker in a plant; corn needs none (PR-CRAFTSMAN-2). */
export function capacity(s: State, seat: number, good: number): number {
  const plantations = workersOn(s, seat, good)
  return good === CORN || plantations === 0
    ? plantations
    : Math.min(plantations, plantWorkers(s, seat, good))
}

/** What a seat produces of a good if the supply holds enough (PR-CRAFTSMAN-2, PR-X-AQUEDUCT-1). */
export function yieldOf(s: State, seat: number, good: number): number {
  const barrels = capacity(s, seat, good)
  return barrels === 0 ? 0 : barrels + ask.extraBarrels(s, seat, good)
}

function wouldReceive(s: State, seat: number): boolean {
  for (let good = 0; good < GOODS_N; good++)
    if (Math.min(capacity(s, seat, good), s.supply[good]) > 0) return true
  return false
}

/** All kinds of one player, then what his buildings pay for it (PR-CRAFTSMAN-1, PR-CRAFTSMAN-5). */
function produceAll(s: State): void {
  const { seat } = s
  for (let good = 0; good < GOODS_N; good++) {
    const due = capacity(s, seat, good)
    const barrels = Math.min(due, s.supply[good])
    if (s.journal !== undefined) noteProduction(s, good, due, barrels, BY_CRAFTSMAN)
    if (barrels === 0) continue
    receive(s, seat, good, barrels)
    const extra = Math.min(ask.extraBarrels(s, seat, good), s.supply[good])
    if (s.journal !== undefined) noteExtraBarrels(s, good, extra)
    if (extra > 0) receive(s, seat, good, extra)
  }
  gainDoubloons(s, seat, ask.productionIncome(s, seat), forProduction)
  endTurn(s)
}

const BY_CRAFTSMAN = byRole(CRAFTSMAN)
const forProduction = buildings(ask.productionIncome)

function receive(s: State, seat: number, good: number, barrels: number): void {
  s.supply[good] -= barrels
  s.goods[seat * GOODS_N + good] += barrels
  s.produced[seat * GOODS_N + good] += barrels
}

/** What came of the barrels that were due: those the supply does not hold are told, too (PR-CRAFTSMAN-3). */
function noteProduction(s: State, good: number, due: number, barrels: number, by: number): void {
  if (barrels > 0) note(s, PRODUCED, s.seat, good, barrels, by)
  if (barrels < due) note(s, NOT_PRODUCED, s.seat, good, due - barrels, by)
}

/** The further barrels go to the buildings that give them as long as there are any. */
function noteExtraBarrels(s: State, good: number, barrels: number): void {
  let left = barrels
  ask.extraBarrels.each(s, s.seat, good, (row, due) => {
    const received = Math.min(due, left)
    left -= received
    noteProduction(s, good, due, received, FIRST_VIOLET + row)
  })
}

/** D-CRAFT-EXTRA: the privilege, one barrel at a time (PR-CRAFTSMAN-6, PR-RUL-59). */
export const takeExtra: Decision = {
  offers(s, out) {
    const before = out.length
    for (let good = 0; good < GOODS_N; good++)
      if (producedBy(s, s.seat, good) > 0 && s.supply[good] > 0) out.add(TAKE_EXTRA + good)
    if (out.length > before) out.add(PASS)
  },

  play(s, step) {
    if (step === PASS) {
      payAtEnd(s)
      return
    }
    const good = step - TAKE_EXTRA
    s.supply[good]--
    s.goods[s.seat * GOODS_N + good]++
    s.produced[s.seat * GOODS_N + good]++
    if (s.journal !== undefined) note(s, EXTRA_TAKEN, s.seat, good, extraBy(s))
    s.count++
    if (s.count === privilege(s, s.seat)) payAtEnd(s)
  },

  skip: payAtEnd,
}

/** The first by the role, another by the building that doubles the privilege (PR-X-LIBRARY-2). */
function extraBy(s: State): number {
  return s.count === 0 ? BY_CRAFTSMAN : byPermission(s, s.seat, ask.doublesPrivilege)
}

const forThePhase = buildings(ask.craftsmanPhaseIncome)

/** What is paid for the whole phase, extra barrels included (PR-X-SPECIALTY-2). */
function payAtEnd(s: State): void {
  for (let seat = 0; seat < s.players; seat++)
    gainDoubloons(s, seat, ask.craftsmanPhaseIncome(s, seat), forThePhase)
  s.produced.fill(0)
  s.stage = PHASE_ENDS
}
