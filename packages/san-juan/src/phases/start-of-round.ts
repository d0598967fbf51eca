/**
 * The start of a round (SJ-START-1 … 7): exchanging, tucking, hand limit. Each is played like a phase, clockwise from
 * the new governor; one is completed by all before the next begins (R-SJ-27), and skipped if nobody can do anything
 * (SJ-START-7).
 */
import { MOST_EXCHANGED, NARROW_LIMIT, USUAL_LIMIT, WIDE_LIMIT } from '../box.ts'
import { ask, EXCHANGER, MANY_TUCKER, ONE_TUCKER, rows } from '../buildings/catalog.ts'
import { discardPicked, draw, tuckPicked } from '../cards.ts'
import { BY_HAND_LIMIT } from '../events.ts'
import { DISCARD_CARD, DONE, PASS, PICK_TO_DEPOSIT, PICK_TO_EXCHANGE, TUCK } from '../moves.ts'
import { offerAnyHand, offerHand, pickCard } from '../picking.ts'
import { DISCARD, EXCHANGE, PHASE_BEGINS, PHASE_ENDS, TUCK_MANY, TUCK_ONE } from '../stages.ts'
import type { State } from '../state.ts'
import { anybodyHas, beginTurns, type Decision, endTurn, type Phase } from '../turns.ts'
import { HAND_LIMIT, TREASURY } from '../words.ts'

export const office: Phase = {
  begin(s) {
    if (anybodyHas(s, rows.exchanging)) beginTurns(s)
    else office.end(s)
  },

  turn(s) {
    if (ask.exchangesCards(s, s.seat) && s.handSize[s.seat] > 0) s.stage = EXCHANGE
    else endTurn(s)
  },

  end: (s) => goOnTo(s, TREASURY),
}

/** D-SJ-8: one or two hand cards, both chosen before anything is drawn (SJ-X-OFFICE-1, -2). */
export const exchange: Decision = {
  offers: (s, out) => offerAnyHand(s, PICK_TO_EXCHANGE, MOST_EXCHANGED, out),

  play(s, step) {
    if (step !== PASS && step !== DONE) {
      pickCard(s, step - PICK_TO_EXCHANGE)
      s.count++
      if (s.count < MOST_EXCHANGED) return
    }
    draw(s, s.seat, discardPicked(s, s.seat, EXCHANGER), EXCHANGER)
    endTurn(s)
  },
}

/** Each owner is asked for one card first, then for many (R-SJ-40). */
export const treasury: Phase = {
  begin(s) {
    if (anybodyHas(s, rows.tucking)) beginTurns(s)
    else treasury.end(s)
  },

  turn(s) {
    if (ask.tucksOne(s, s.seat) && s.handSize[s.seat] > 0) s.stage = TUCK_ONE
    else askForMany(s)
  },

  end: (s) => goOnTo(s, HAND_LIMIT),
}

/** D-SJ-9: one hand card (SJ-B-CHAPEL-1). */
export const tuckOne: Decision = {
  offers: (s, out) => offerAnyHand(s, TUCK, 1, out),

  play(s, step) {
    if (step !== PASS) {
      pickCard(s, step - TUCK)
      tuckPicked(s, s.seat, ONE_TUCKER)
      s.cursor = 0
    }
    askForMany(s)
  },
}

function askForMany(s: State): void {
  const { seat } = s
  const used = ((s.depositUsed >> seat) & 1) === 1
  if (ask.tucksMany(s, seat) && !used && s.handSize[seat] > 0) s.stage = TUCK_MANY
  else endTurn(s)
}

/** D-SJ-10: any number of hand cards, once in the game (SJ-X-BANK-1, -2). */
export const tuckMany: Decision = {
  offers: (s, out) => offerAnyHand(s, PICK_TO_DEPOSIT, s.handSize[s.seat], out),

  play(s, step) {
    const { seat } = s
    if (step !== PASS && step !== DONE) {
      pickCard(s, step - PICK_TO_DEPOSIT)
      s.count++
      if (s.count < s.handSize[seat]) return
    }
    if (s.count > 0) s.depositUsed |= 1 << seat
    tuckPicked(s, seat, MANY_TUCKER)
    endTurn(s)
  },
}

export const handLimit: Phase = {
  begin(s) {
    if (anybodyAbove(s, NARROW_LIMIT)) beginTurns(s)
    else handLimit.end(s)
  },

  turn(s) {
    s.count = Math.max(0, s.handSize[s.seat] - limitOf(s, s.seat))
    s.stage = DISCARD
    if (s.count === 0) endTurn(s)
  },

  end(s) {
    s.stage = PHASE_ENDS
  },
}

function anybodyAbove(s: State, cards: number): boolean {
  for (let seat = 0; seat < s.players; seat++) if (s.handSize[seat] > cards) return true
  return false
}

/** The first of these that applies (SJ-START-4). */
export function limitOf(s: State, seat: number): number {
  if (ask.widensLimit(s, seat)) return WIDE_LIMIT
  if (ask.narrowsLimits(s, seat)) return USUAL_LIMIT
  for (let other = 0; other < s.players; other++)
    if (ask.narrowsLimits(s, other)) return NARROW_LIMIT
  return USUAL_LIMIT
}

/** D-SJ-11: exactly what is above the limit (SJ-START-3). */
export const discardToLimit: Decision = {
  offers: (s, out) => offerHand(s, DISCARD_CARD, out),

  play(s, step) {
    pickCard(s, step - DISCARD_CARD)
    s.count--
    if (s.count > 0) return
    discardPicked(s, s.seat, BY_HAND_LIMIT)
    endTurn(s)
  },
}

function goOnTo(s: State, phase: number): void {
  s.phase = phase
  s.stage = PHASE_BEGINS
}
