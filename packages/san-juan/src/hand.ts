/** Cards in a hand, in the air, or picked: counted by kind, with the set of kinds that are there. */
import { lowestBit } from '@doubloon/engine'
import { DECK_KINDS_N, IN_AIR, KINDS_N, PICKED, type State } from './state.ts'

/** Kinds a word of the set has room for. */
const WORD = 32

/** Adds a card to what a holder has: a seat's hand, the air, the picked cards. */
export function addCard(s: State, holder: number, kind: number): void {
  s.hand[holder * KINDS_N + kind]++
  s.heldKinds[holder * 2 + (kind >> 5)] |= 1 << (kind & 31)
}

/** Takes a card from a holder. */
export function removeCard(s: State, holder: number, kind: number): void {
  const at = holder * KINDS_N + kind
  s.hand[at]--
  if (s.hand[at] === 0) s.heldKinds[holder * 2 + (kind >> 5)] &= ~(1 << (kind & 31))
}

/** The next kind from a kind on of which a holder has a card; DECK_KINDS_N if there is none. */
export function nextKind(s: State, holder: number, from: number): number {
  if (from < WORD) {
    const kinds = s.heldKinds[holder * 2] & (-1 << from)
    if (kinds !== 0) return lowestBit(kinds)
  }
  const kinds = s.heldKinds[holder * 2 + 1] & (from <= WORD ? -1 : -1 << (from - WORD))
  return kinds === 0 ? DECK_KINDS_N : WORD + lowestBit(kinds)
}

/** How many cards the acting seat has left to pick from: its hand or the air. */
export function cardsOf(s: State, holder: number): number {
  return holder === IN_AIR ? s.airSize : s.handSize[holder] - s.pickedSize
}

/** Sets the kinds of a holder anew after its cards were changed one by one. */
export function recountKinds(s: State, holder: number): void {
  s.heldKinds[holder * 2] = 0
  s.heldKinds[holder * 2 + 1] = 0
  for (let kind = 0; kind < DECK_KINDS_N; kind++)
    if (s.hand[holder * KINDS_N + kind] > 0)
      s.heldKinds[holder * 2 + (kind >> 5)] |= 1 << (kind & 31)
}

export function addToHand(s: State, seat: number, kind: number): void {
  s.handSize[seat]++
  addCard(s, seat, kind)
}

/** Takes a card of a holder aside until the choice of the acting seat is complete; a hand counts it as long. */
export function setAside(s: State, holder: number, kind: number): void {
  removeCard(s, holder, kind)
  addCard(s, PICKED, kind)
  s.pickedSize++
}

/** The next picked card, which is picked no longer; there must be one. */
export function takePicked(s: State): number {
  const kind = nextKind(s, PICKED, 0)
  removeCard(s, PICKED, kind)
  s.pickedSize--
  return kind
}
