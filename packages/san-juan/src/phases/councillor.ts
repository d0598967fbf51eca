/**
 * Councillor phase (SJ-COUNC-1 … 8). City buildings that hold a good get one; then in phase order each player draws
 * cards, keeps some of them and discards the others.
 */
import { COUNCILLOR_DRAW, COUNCILLOR_PRIVILEGE } from '../box.ts'
import { ask, GOOD_HOLDER, HAND_DISCARDER, rows } from '../buildings/catalog.ts'
import { discardAir, discardPicked, draw, drawUnseen, layGood } from '../cards.ts'
import { BY_COUNCILLOR, KEPT, note } from '../events.ts'
import { addCard, addToHand, nextKind, setAside, takePicked } from '../hand.ts'
import { KEEP_CARD, PUT_AWAY_CARD } from '../moves.ts'
import { lastPick, offerCards, offerHand, pickCard } from '../picking.ts'
import { KEEP, PHASE_ENDS, PUT_AWAY } from '../stages.ts'
import { IN_AIR, type State } from '../state.ts'
import { hasGood, kindAt } from '../tableau.ts'
import {
  beginTurns,
  type Decision,
  endTurn,
  inPhaseOrder,
  type Phase,
  privilege,
} from '../turns.ts'

export const councillor: Phase = {
  begin(s) {
    inPhaseOrder(s, rows.councillorBegins, refillGood)
    beginTurns(s)
  },

  /** Everything is kept without asking if nothing has to go (R-SJ-34). */
  turn(s) {
    const { seat } = s
    const cards = COUNCILLOR_DRAW + COUNCILLOR_PRIVILEGE * privilege(s, seat)
    const kept = mostKept(s, seat)
    if (ask.discardsFromHand(s, seat)) {
      const before = s.handSize[seat]
      draw(s, seat, cards, BY_COUNCILLOR)
      s.count = Math.max(0, s.handSize[seat] - before - kept)
      s.stage = PUT_AWAY
      if (s.count === 0) endTurn(s)
    } else {
      drawIntoAir(s, cards)
      s.count = kept
      s.stage = KEEP
      if (s.airSize <= kept) keepAll(s)
    }
  },

  end(s) {
    s.stage = PHASE_ENDS
  },
}

/** The owner lays a card unseen on the building that holds a good, if there is none on it (SJ-COUNC-1). */
function refillGood(s: State, seat: number): void {
  for (let place = 0; place < s.buildings[seat]; place++)
    if (kindAt(s, seat, place) === GOOD_HOLDER && !hasGood(s, seat, place))
      layGood(s, seat, place, GOOD_HOLDER)
}

/** Cards kept (SJ-COUNC-3). */
export function mostKept(s: State, seat: number): number {
  return 1 + ask.cardsKept(s, seat)
}

function drawIntoAir(s: State, cards: number): void {
  for (let i = 0; i < cards; i++) {
    const kind = drawUnseen(s, s.seat, BY_COUNCILLOR)
    if (kind < 0) return
    addCard(s, IN_AIR, kind)
    s.airSize++
  }
}

/** D-SJ-6: which of the cards just drawn are kept (SJ-COUNC-4). */
export const keep: Decision = {
  offers: (s, out) => offerCards(s, IN_AIR, lastPick(s), s.count, KEEP_CARD, out),

  play(s, step) {
    const kind = step - KEEP_CARD
    keepCard(s, kind)
    s.cursor = kind + 1
    s.count--
    if (s.count === 0) completeKeeping(s)
  },
}

/** A card that is kept waits with the picked ones until the choice is complete. */
function keepCard(s: State, kind: number): void {
  setAside(s, IN_AIR, kind)
  s.airSize--
}

function keepAll(s: State): void {
  while (s.airSize > 0) keepCard(s, nextKind(s, IN_AIR, 0))
  completeKeeping(s)
}

function completeKeeping(s: State): void {
  const { seat } = s
  const kept = s.pickedSize
  while (s.pickedSize > 0) {
    const kind = takePicked(s)
    addToHand(s, seat, kind)
    note(s, KEPT, seat, kind)
  }
  discardAir(s, seat, kept)
  endTurn(s)
}

/** D-SJ-7: which cards of the whole hand are discarded (SJ-COUNC-5). */
export const putAway: Decision = {
  offers: (s, out) => offerHand(s, PUT_AWAY_CARD, out),

  play(s, step) {
    pickCard(s, step - PUT_AWAY_CARD)
    s.count--
    if (s.count > 0) return
    discardPicked(s, s.seat, HAND_DISCARDER)
    endTurn(s)
  },
}
