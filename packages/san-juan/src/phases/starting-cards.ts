/** Advanced start (SJ-VAR-1 … 5): every player keeps four of his cards; all decide independently. */
import { MOVED } from '@doubloon/engine'
import { START_HAND } from '../box.ts'
import { discardPicked } from '../cards.ts'
import { BY_START, note } from '../events.ts'
import { nextKind } from '../hand.ts'
import { DISCARD_CARD } from '../moves.ts'
import { offerHand, pickCard } from '../picking.ts'
import { PHASE_ENDS, START_CARDS } from '../stages.ts'
import { DECK_KINDS_N, type State } from '../state.ts'
import { leftOf } from '../tableau.ts'
import type { Decision } from '../turns.ts'

/** D-SJ-1: the cards that are not kept (SJ-VAR-2). */
export const startingCards: Decision = {
  offers: (s, out) => offerHand(s, DISCARD_CARD, out),

  play(s, step) {
    pickCard(s, step - DISCARD_CARD)
    s.count--
    if (s.count > 0) return
    discardPicked(s, s.seat, BY_START)
    s.cursor = 0
    s.unready &= ~(1 << s.seat)
    askForStartingCards(s)
  },
}

/**
 * Who holds cards of one kind only has no choice. It is done before anybody is asked, so that who is waited for tells
 * nothing about a hand (R-SJ-34).
 */
export function keepEqualCards(s: State): void {
  for (let seat = 0; seat < s.players; seat++) {
    if (((s.unready >> seat) & 1) === 0 || !hasOneKind(s, seat)) continue
    s.seat = seat
    openStartingCards(s)
    while (((s.unready >> seat) & 1) === 1) {
      const step = DISCARD_CARD + nextKind(s, seat, 0)
      note(s, MOVED, seat, step, 1)
      startingCards.play(s, step)
    }
  }
}

function hasOneKind(s: State, seat: number): boolean {
  return nextKind(s, seat, nextKind(s, seat, 0) + 1) === DECK_KINDS_N
}

/** The next seat from the governor that has not chosen; after the last the game begins. */
export function askForStartingCards(s: State): void {
  s.begun = false
  s.seat = s.governor
  if (s.unready === 0) {
    // The end of no phase: the first role is asked for.
    s.stage = PHASE_ENDS
    return
  }
  while (((s.unready >> s.seat) & 1) === 0) s.seat = leftOf(s, s.seat)
  openStartingCards(s)
}

/** Puts the choice before the acting seat. */
export function openStartingCards(s: State): void {
  s.count = s.handSize[s.seat] - START_HAND
  s.stage = START_CARDS
}
