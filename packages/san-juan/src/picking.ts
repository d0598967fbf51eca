/**
 * Composite choices as canonical small steps: one pick after the other, kinds never falling, so that every set of
 * cards or goods is reached by exactly one path (ADR 0004). Picked cards wait in `picked` until the choice is
 * complete; `cursor` keeps the last pick, + 1.
 */
import { lowestBit, type MoveList } from '@doubloon/engine'
import { cardsOf, setAside } from './hand.ts'
import { DONE, PASS } from './moves.ts'
import { KINDS_N, type State } from './state.ts'
import { goodOf, kindAt } from './tableau.ts'
import { GOODS_N } from './words.ts'

/** Offers every kind of a holder's cards from a kind on that leaves enough for `count` picks. */
export function offerCards(
  s: State,
  holder: number,
  from: number,
  count: number,
  step: number,
  out: MoveList,
): void {
  const first = holder * KINDS_N
  let left = cardsOf(s, holder)
  for (let word = 0; word < 2; word++)
    for (let kinds = s.heldKinds[holder * 2 + word]; kinds !== 0; kinds &= kinds - 1) {
      if (left < count) return
      const kind = word * 32 + lowestBit(kinds)
      if (kind >= from) out.add(step + kind)
      left -= s.hand[first + kind]
    }
}

/** The kind the next pick may not fall below. */
export function lastPick(s: State): number {
  return s.cursor === 0 ? 0 : s.cursor - 1
}

/** Offers hand cards for exactly `count` more picks. */
export function offerHand(s: State, step: number, out: MoveList): void {
  offerCards(s, s.seat, lastPick(s), s.count, step, out)
}

/** Offers hand cards, or to stop, where the number is free up to `most`. */
export function offerAnyHand(s: State, step: number, most: number, out: MoveList): void {
  if (s.count < most) offerCards(s, s.seat, lastPick(s), 1, step, out)
  out.add(s.count === 0 ? PASS : DONE)
}

/** Picks a hand card of the acting seat. */
export function pickCard(s: State, kind: number): void {
  setAside(s, s.seat, kind)
  s.cursor = kind + 1
}

/** Places of the acting seat with a good that can still be picked, as a set of bits. */
export function placesWithGood(s: State): number {
  return stillOpen(s, s.goodPlaces[s.seat])
}

/** Its empty production buildings that can still be picked. */
export function emptyProducers(s: State): number {
  return stillOpen(s, s.producers[s.seat] & ~s.goodPlaces[s.seat])
}

/** Neither chosen already nor built over. */
function stillOpen(s: State, places: number): number {
  const target = s.target === 0 ? 0 : 1 << (s.target - 1)
  return places & ~s.chosen & ~target
}

/** The first place for a good among some places; there must be one. */
function placeFor(s: State, good: number, places: number): number {
  let set = places
  while (goodOf(kindAt(s, s.seat, lowestBit(set))) !== good) set &= set - 1
  return lowestBit(set)
}

/** The goods of some places, as a set of bits. */
export function goodsOn(s: State, places: number): number {
  let goods = 0
  for (let set = places; set !== 0; set &= set - 1)
    goods |= 1 << goodOf(kindAt(s, s.seat, lowestBit(set)))
  return goods
}

/** How many of some places are for a good or a later one. */
export function placesFrom(s: State, places: number, from: number): number {
  let count = 0
  for (let set = places; set !== 0; set &= set - 1)
    if (goodOf(kindAt(s, s.seat, lowestBit(set))) >= from) count++
  return count
}

/** Whether some places are for the good picked last or a later one. */
function canPickMore(s: State, places: number): boolean {
  return goodsOn(s, places) >> lastPick(s) !== 0
}

/** Offers each good of some places from the last pick on, or to stop. */
export function offerGoods(s: State, places: number, step: number, out: MoveList): void {
  const goods = goodsOn(s, places)
  for (let good = lastPick(s); good < GOODS_N; good++) if ((goods >> good) & 1) out.add(step + good)
  out.add(s.count === 0 ? PASS : DONE)
}

/** Picks the first place of a good in tableau order (R-SJ-38, R-SJ-41). */
export function pickGood(s: State, good: number, places: number): void {
  s.chosen |= 1 << placeFor(s, good, places)
  s.cursor = good + 1
}

/** Picks a good where the number is free up to `most`; true if a further one may follow. */
export function pickGoodUpTo(s: State, good: number, places: number, most: number): boolean {
  pickGood(s, good, places)
  s.count++
  return s.count < most && canPickMore(s, places & ~s.chosen)
}

/** Takes the first chosen place in tableau order out of the choice; there must be one. */
export function nextChosen(s: State): number {
  const place = lowestBit(s.chosen)
  s.chosen &= s.chosen - 1
  return place
}
