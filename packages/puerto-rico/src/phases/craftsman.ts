/**
 * Craftsman phase (PR-CRAFTSMAN-1 … 9). In turn, each player produces; then the craftsman may take one more
 * barrel of a kind he received.
 */
import { producedBy, workersOn } from '../board.ts'
import { ask } from '../buildings/catalog.ts'
import { plantWorkers } from '../buildings/production.ts'
import { hasOption, OPTION } from '../chosen-options.ts'
import { BY_BUILDING, EXTRA_TAKEN, note, PRODUCED } from '../events.ts'
import { openWindow } from '../guests.ts'
import { PASS, PRODUCE_ALL, TAKE_EXTRA } from '../moves.ts'
import { CRAFT_EXTRA, PHASE_ENDS, PRODUCE } from '../stages.ts'
import type { State } from '../state.ts'
import { gainDoubloons } from '../supplies.ts'
import { beginTurns, type Decision, endTurn, ONCE_AROUND, type Phase, privilege } from '../turns.ts'
import { CORN, GOODS_N } from '../words.ts'

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
    const barrels = Math.min(capacity(s, seat, good), s.supply[good])
    if (barrels === 0) continue
    receive(s, seat, good, barrels)
    const extra = Math.min(ask.extraBarrels(s, seat, good), s.supply[good])
    if (extra > 0) receive(s, seat, good, extra)
  }
  gainDoubloons(s, seat, ask.productionIncome(s, seat), BY_BUILDING)
  endTurn(s)
}

function receive(s: State, seat: number, good: number, barrels: number): void {
  s.supply[good] -= barrels
  s.goods[seat * GOODS_N + good] += barrels
  s.produced[seat * GOODS_N + good] += barrels
  note(s, PRODUCED, seat, good, barrels)
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
    note(s, EXTRA_TAKEN, s.seat, good)
    s.count++
    if (s.count === privilege(s, s.seat)) payAtEnd(s)
  },

  skip: payAtEnd,
}

/** What is paid for the whole phase, extra barrels included (PR-X-SPECIALTY-2). */
function payAtEnd(s: State): void {
  for (let seat = 0; seat < s.players; seat++)
    gainDoubloons(s, seat, ask.craftsmanPhaseIncome(s, seat), BY_BUILDING)
  s.produced.fill(0)
  s.stage = PHASE_ENDS
}
