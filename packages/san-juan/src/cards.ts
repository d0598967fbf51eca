/** Cards on their way: drawn, laid on a building, discarded, tucked (§5). */
import { drawFrom, lowestBit } from '@doubloon/engine'
import type { Givers } from './buildings/catalog.ts'
import {
  BY_COUNCILLOR,
  CARD_PAID,
  DISCARDED,
  DISCARDS_SHUFFLED,
  DREW,
  GOOD_TUCKED,
  NOT_PRODUCED,
  note,
  PRODUCED,
  TUCKED,
} from './events.ts'
import { addToHand, nextKind, removeCard, takePicked } from './hand.ts'
import { leftHandUnseen, rememberShuffle, seen } from './knowledge.ts'
import { DECK_KINDS_N, FIRST_EFFECT, IN_AIR, KINDS_N, type State } from './state.ts'
import { goodOf, kindAt, putGood, takeGood } from './tableau.ts'

/** Takes the top card: one at a time, the discards being shuffled when a card is needed (SJ-PILE-2, R-SJ-3); −1 if there is none (SJ-PILE-3). */
export function takeTop(s: State): number {
  if (s.drawSize === 0) {
    if (s.discardSize === 0) return -1
    shuffleDiscards(s)
  }
  return drawFrom(s.drawPile, s.rng, s.drawSize--)
}

function shuffleDiscards(s: State): void {
  note(s, DISCARDS_SHUFFLED, s.discardSize)
  for (let kind = 0; kind < DECK_KINDS_N; kind++) {
    s.drawPile[kind] = s.discard[kind]
    s.discard[kind] = 0
  }
  s.drawSize = s.discardSize
  s.discardSize = 0
  rememberShuffle(s)
}

/** A seat draws cards into its hand, as many as there are. */
export function draw(s: State, seat: number, cards: number, by: number): void {
  for (let i = 0; i < cards; i++) {
    const kind = drawUnseen(s, seat, by)
    if (kind < 0) return
    addToHand(s, seat, kind)
  }
}

/** A seat draws a card that only it sees; where it goes is up to the caller. */
export function drawUnseen(s: State, seat: number, by: number): number {
  const kind = takeTop(s)
  if (kind < 0) return kind
  s.drawnSince[seat]++
  seen(s, seat, kind)
  note(s, DREW, seat, kind, by)
  return kind
}

/** Each active building of the seat that gives cards for this draws them (R-SJ-8). */
export function drawFor(s: State, seat: number, { rows, answers }: Givers, about = 0): void {
  for (let set = s.active[seat] & rows; set !== 0; set &= set - 1) {
    const row = lowestBit(set)
    const cards = answers[row]?.(s, seat, about) ?? 0
    if (cards > 0) draw(s, seat, cards, FIRST_EFFECT + row)
  }
}

/** Lays the top card unseen on a building as its good; false if there is none (SJ-PROD-2, SJ-X-CUSTOMS-1). */
export function layGood(s: State, seat: number, place: number, by: number): boolean {
  const kind = takeTop(s)
  if (kind < 0) {
    note(s, NOT_PRODUCED, seat, goodOf(kindAt(s, seat, place)), by)
    return false
  }
  putGood(s, seat, place, kind)
  s.freshGoods[seat] |= 1 << place
  note(s, PRODUCED, seat, goodOf(kindAt(s, seat, place)), kind, by)
  return true
}

/** Takes the good off a building, unseen; says which card it was. */
function liftGood(s: State, seat: number, place: number): number {
  s.freshGoods[seat] &= ~(1 << place)
  return takeGood(s, seat, place)
}

/** A good that is sold, paid or lost goes to the discard pile unseen (SJ-INFO-2). */
export function discardGood(s: State, seat: number, place: number): void {
  if ((s.freshGoods[seat] >> place) & 1) s.freshDiscarded++
  s.discard[liftGood(s, seat, place)]++
  s.discardSize++
}

/** A sold good is tucked unseen instead (SJ-X-HARBOR-1). */
export function tuckGood(s: State, seat: number, place: number, by: number): void {
  if ((s.freshGoods[seat] >> place) & 1) s.freshTucked[seat]++
  const kind = liftGood(s, seat, place)
  s.tuckedUnseen[seat * KINDS_N + kind]++
  s.tuckedSize[seat]++
  note(s, GOOD_TUCKED, seat, kind, by)
}

/** A card goes from a seat face down to the discard pile; the seat knows which it was (SJ-INFO-3). */
function toDiscards(s: State, seat: number, kind: number): void {
  s.discard[kind]++
  s.discardSize++
  s.knownDiscards[seat * KINDS_N + kind]++
}

/**
 * The cards in the air go to the discard pile, after some were kept (SJ-COUNC-4). Those drawn before a shuffle in the
 * middle may be among them.
 */
export function discardAir(s: State, seat: number, kept: number): void {
  const old = Math.max(0, s.airSize + kept - s.drawnSince[seat])
  s.airDiscarded[seat] += Math.max(0, s.airSize - old)
  for (let kind = 0; s.airSize > 0; s.airSize--) {
    kind = nextKind(s, IN_AIR, kind)
    removeCard(s, IN_AIR, kind)
    toDiscards(s, seat, kind)
    note(s, DISCARDED, seat, kind, BY_COUNCILLOR)
  }
}

/** The picked hand cards are discarded; says how many. */
export function discardPicked(s: State, seat: number, by: number): number {
  return letGo(s, seat, DISCARDED, by)
}

/** The picked hand cards are paid (SJ-BUILDER-10). */
export function payPicked(s: State, seat: number): number {
  return letGo(s, seat, CARD_PAID, 0)
}

function letGo(s: State, seat: number, event: number, by: number): number {
  const cards = s.pickedSize
  while (s.pickedSize > 0) {
    const kind = takePicked(s)
    toDiscards(s, seat, kind)
    note(s, event, seat, kind, by)
  }
  leaveHand(s, seat, cards)
  return cards
}

/** The picked hand cards are tucked, known to their owner (SJ-B-CHAPEL-1, SJ-X-BANK-1). */
export function tuckPicked(s: State, seat: number, by: number): void {
  const cards = s.pickedSize
  while (s.pickedSize > 0) {
    const kind = takePicked(s)
    s.tucked[seat * KINDS_N + kind]++
    note(s, TUCKED, seat, kind, by)
  }
  s.tuckedSince[seat] += cards
  s.tuckedSize[seat] += cards
  leaveHand(s, seat, cards)
}

function leaveHand(s: State, seat: number, cards: number): void {
  s.handSize[seat] -= cards
  if (cards > 0) leftHandUnseen(s, seat, cards)
}
