/** Building: what a building costs a seat, what it can pay with, and the building itself (SJ-BUILDER-4 … 9). */
import { MOST_GOODS_PAID } from './box.ts'
import {
  ask,
  COST,
  effectOf,
  GOODS_PAYER,
  givers,
  OVERBUILDER,
  TABLE_BUILDING,
  WORTH_BUILT_OVER,
} from './buildings/catalog.ts'
import { discardGood, drawFor, payPicked } from './cards.ts'
import { BUILT, GOOD_LOST, GOOD_PAID, note } from './events.ts'
import { removeCard } from './hand.ts'
import { builtFromHand } from './knowledge.ts'
import { nextChosen } from './picking.ts'
import { FIRST_EFFECT, PICKED, type State } from './state.ts'
import {
  allGoods,
  clearPlace,
  goodOf,
  hasGood,
  kindAt,
  ownsCityKind,
  putBuilding,
} from './tableau.ts'
import { endTurn, privilege } from './turns.ts'
import { PRODUCTION_N } from './words.ts'

/** Where no place is built over. */
export const NOWHERE = -1

/** BASE: the price before discounts (SJ-BUILDER-5). */
export function basePrice(s: State, seat: number, kind: number, place: number): number {
  if (place === NOWHERE) return COST[kind]
  return Math.max(0, COST[kind] - WORTH_BUILT_OVER[kindAt(s, seat, place)])
}

/** MIN: the price with all discounts; what is built over gives none any more (SJ-BUILDER-6). */
export function leastPrice(s: State, seat: number, kind: number, place: number): number {
  if (place === NOWHERE) return Math.max(0, COST[kind] - discountFor(s, seat, kind))
  // The question is put as if the building there were gone already.
  const active = s.active[seat]
  s.active[seat] = activeWithout(s, seat, place)
  const discount = discountFor(s, seat, kind)
  s.active[seat] = active
  return Math.max(0, basePrice(s, seat, kind, place) - discount)
}

/** The privilege and what active buildings give; the same for all buildings of a class (§18.4). */
export function discountFor(s: State, seat: number, kind: number): number {
  return privilege(s, seat) + ask.discount(s, seat, kind)
}

/** The active buildings of a seat but the one at a place. */
export function activeWithout(s: State, seat: number, place: number): number {
  const kind = kindAt(s, seat, place)
  return kind < FIRST_EFFECT ? s.active[seat] : s.active[seat] & ~effectOf(kind)
}

/** Hand cards that can pay for a building: all but the building itself (SJ-BUILDER-7). */
export function payableCards(s: State, seat: number, kind: number): number {
  return kind === TABLE_BUILDING ? s.handSize[seat] : s.handSize[seat] - 1
}

/** Goods that can help to pay, which that of a building built over cannot (SJ-B-BLACKMARKET-5). */
export function payableGoods(s: State, seat: number, place: number): number {
  if (!maySpendGoods(s, seat, place)) return 0
  const lost = place !== NOWHERE && hasGood(s, seat, place) ? 1 : 0
  return Math.min(MOST_GOODS_PAID, allGoods(s, seat) - lost)
}

/** Whether goods can be paid with when a place is built over: not if what allows it stands there (SJ-BUILDER-6). */
export function maySpendGoods(s: State, seat: number, place: number): boolean {
  if (!ask.paysWithGoods(s, seat)) return false
  return place === NOWHERE || kindAt(s, seat, place) !== GOODS_PAYER
}

/** Whether the seat can pay for a building there (SJ-BUILDER-8). */
export function canPay(s: State, seat: number, kind: number, place: number): boolean {
  const means = payableCards(s, seat, kind) + payableGoods(s, seat, place)
  return leastPrice(s, seat, kind, place) <= means
}

/** Whether a building may be put over the one at a place (SJ-B-CRANE-2, -3). */
export function fitsOver(s: State, seat: number, kind: number, place: number): boolean {
  const there = kindAt(s, seat, place)
  return there !== OVERBUILDER && there !== kind
}

/** Whether some own building can be built over at a price the seat can pay. */
export function canBuildOver(s: State, seat: number, kind: number): boolean {
  // No building that is built over makes more than this of the rest of the price disappear.
  const most =
    payableCards(s, seat, kind) + payableGoods(s, seat, NOWHERE) + discountFor(s, seat, kind)
  for (let place = 0; place < s.buildings[seat]; place++)
    if (
      basePrice(s, seat, kind, place) <= most &&
      fitsOver(s, seat, kind, place) &&
      canPay(s, seat, kind, place)
    )
      return true
  return false
}

/** The kinds among the first 32 or the others that cost no more than a sum, which may differ by class, as a set of bits. */
export function kindsUpTo(forProduction: number, forCity: number, word: number): number {
  const production = PRODUCTION_UP_TO[Math.min(forProduction, DEAREST)][word]
  return production | CITY_UP_TO[Math.min(forCity, DEAREST)][word]
}

const DEAREST = Math.max(...COST)
const PRODUCTION_UP_TO = setsByCost((kind) => kind < PRODUCTION_N)
const CITY_UP_TO = setsByCost((kind) => kind >= PRODUCTION_N)

function setsByCost(isOfClass: (kind: number) => boolean): readonly Int32Array[] {
  return Array.from({ length: DEAREST + 1 }, (_, sum) => {
    const set = new Int32Array(2)
    for (const [kind, cost] of COST.entries())
      if (isOfClass(kind) && cost <= sum) set[kind >> 5] |= 1 << (kind & 31)
    return set
  })
}

/** Production buildings may be owned more than once, city buildings may not (SJ-BUILDER-3). */
export function mayOwnAnother(s: State, seat: number, kind: number): boolean {
  return kind < PRODUCTION_N || !ownsCityKind(s, seat, kind)
}

/**
 * Puts the announced building into the tableau, pays with what was picked, and draws what buildings give for it
 * (SJ-BUILDER-4 b … e). What is built over leaves the game, and a good on it is lost (SJ-B-CRANE-4, -6).
 */
export function completeBuilding(s: State, paid: number): void {
  const { seat, subject: kind } = s
  const place = s.target === 0 ? s.buildings[seat]++ : s.target - 1
  const over = s.target === 0 ? -1 : kindAt(s, seat, place)
  note(s, BUILT, seat, kind, over, paid)
  if (over >= 0) removeBuilding(s, seat, place)
  putBuilding(s, seat, place, kind)
  if (kind === TABLE_BUILDING) s.onTable = false
  else leaveHandForTableau(s, seat, kind)
  while (s.chosen !== 0) payGood(s, seat, nextChosen(s))
  payPicked(s, seat)
  drawFor(s, seat, givers.cardsForBuilding, kind)
  drawFor(s, seat, givers.cardsForThePoor)
  endTurn(s)
}

function removeBuilding(s: State, seat: number, place: number): void {
  const kind = kindAt(s, seat, place)
  if (hasGood(s, seat, place)) {
    note(s, GOOD_LOST, seat, goodOf(kind), OVERBUILDER)
    discardGood(s, seat, place)
  }
  clearPlace(s, seat, place)
  s.removed[kind]++
}

/** The announced card was set aside when it was announced. */
function leaveHandForTableau(s: State, seat: number, kind: number): void {
  removeCard(s, PICKED, kind)
  s.pickedSize--
  s.handSize[seat]--
  builtFromHand(s, seat, kind)
}

function payGood(s: State, seat: number, place: number): void {
  note(s, GOOD_PAID, seat, goodOf(kindAt(s, seat, place)), GOODS_PAYER)
  discardGood(s, seat, place)
}
