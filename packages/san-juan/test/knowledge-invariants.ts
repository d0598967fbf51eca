/**
 * What seats know of hidden cards is always so (SJ-INFO-3, SJ-INFO-7): what they know to be in the discard pile is there,
 * what all have seen in a hand is there, and what they remember of the last shuffle is somewhere they cannot see.
 */
import { WATCHER } from '@doubloon/engine'
import { BUILDINGS } from '../src/buildings/catalog.ts'
import { KEEP } from '../src/stages.ts'
import { DECK_KINDS_N, KINDS_N, type State } from '../src/state.ts'
import { PLACES_N } from '../src/words.ts'

/** Copies of imports, which make loops under Vitest ten times as quick. */
const [kindsN, deckKindsN, placesN, keep] = [KINDS_N, DECK_KINDS_N, PLACES_N, KEEP]
const COPIES = Uint8Array.from(BUILDINGS, ({ copies }) => copies)

const at = (field: Uint8Array, index: number): number => field[index] ?? 0
const setAt = (field: Int16Array, index: number): number => field[index] ?? 0

export function knowledgeFitsTheCards(s: State): boolean {
  for (let kind = 0; kind < deckKindsN; kind++) {
    let discards = at(s.shownDiscards, kind)
    if (!isHidden(s, WATCHER, kind, at(s.rememberedByAll, kind))) return false
    for (let seat = 0; seat < s.players; seat++) {
      const own = seat * kindsN + kind
      discards += at(s.knownDiscards, own)
      if (at(s.shown, own) > inHand(s, seat, kind)) return false
      if (!isHidden(s, seat, kind, at(s.remembered, own))) return false
    }
    if (discards > at(s.discard, kind)) return false
  }
  return countsSinceTheShuffleFit(s)
}

/** Whether so many cards of a kind can lie where the seat sees none of them. */
function isHidden(s: State, seat: number, kind: number, cards: number): boolean {
  return cards === 0 || cards <= hiddenFrom(s, seat, kind)
}

/** Hand cards, with those picked in a decision that is not complete. */
function inHand(s: State, seat: number, kind: number): number {
  const aside = seat === s.seat && s.stage !== keep ? at(s.picked, kind) : 0
  return at(s.hand, seat * kindsN + kind) + aside
}

/** Cards of a kind that the seat cannot see, nor knows to be in the discard pile. */
function hiddenFrom(s: State, seat: number, kind: number): number {
  const own = seat * kindsN + kind
  let seen = at(s.removed, kind) + at(s.shownDiscards, kind)
  if (seat >= 0) seen += at(s.hand, own) + at(s.tucked, own) + at(s.knownDiscards, own)
  if (seat === s.seat) seen += at(s.picked, kind) + at(s.inAir, kind)
  for (let other = 0; other < s.players; other++) {
    if (other !== seat) seen += at(s.shown, other * kindsN + kind)
    for (let place = other * placesN; place < (other + 1) * placesN; place++)
      if (at(s.places, place) === kind + 1) seen++
  }
  return at(COPIES, kind) - seen
}

/** The discard pile is what seats put there, what was shown, and goods; of these some are fresh. */
function countsSinceTheShuffleFit(s: State): boolean {
  let known = sumOf(s.shownDiscards, 0)
  for (let seat = 0; seat < s.players; seat++) {
    known += sumOf(s.knownDiscards, seat)
    if (at(s.tuckedSince, seat) > sumOf(s.tucked, seat)) return false
    if (at(s.freshTucked, seat) > sumOf(s.tuckedUnseen, seat)) return false
    if ((setAt(s.freshGoods, seat) & ~setAt(s.goodPlaces, seat)) !== 0) return false
  }
  return known + s.freshDiscarded <= s.discardSize
}

function sumOf(bag: Uint8Array, seat: number): number {
  let sum = 0
  for (let index = seat * kindsN; index < (seat + 1) * kindsN; index++) sum += at(bag, index)
  return sum
}
