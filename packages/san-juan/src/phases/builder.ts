/**
 * Builder phase (SJ-BUILDER-1 … 15). In phase order each player may build one building: he announces it, says what it
 * is built over, if anything, how much he pays, and with what.
 */
import { lowestBit, MOVED, type MoveList, membersOf } from '@doubloon/engine'
import { ask, givers, TABLE_BUILDING } from '../buildings/catalog.ts'
import { drawFor } from '../cards.ts'
import { note } from '../events.ts'
import { cardsOf, nextKind, setAside } from '../hand.ts'
import {
  ANNOUNCE,
  BUILD_OVER_GOOD,
  BUILD_OVER_KIND,
  OVER_NOTHING,
  PASS,
  PAY_CARD,
  PAY_GOOD,
  PAY_IN_ALL,
} from '../moves.ts'
import {
  goodsOn,
  lastPick,
  offerCards,
  pickCard,
  pickGood,
  placesFrom,
  placesWithGood,
} from '../picking.ts'
import {
  basePrice,
  canBuildOver,
  canPay,
  completeBuilding,
  discountFor,
  fitsOver,
  kindsUpTo,
  leastPrice,
  NOWHERE,
  payableCards,
  payableGoods,
} from '../purchase.ts'
import { AMOUNT, BUILD, BUILD_OVER, PAY, PHASE_ENDS } from '../stages.ts'
import type { State } from '../state.ts'
import { cityKindsOwned, hasGood, kindAt } from '../tableau.ts'
import { beginTurns, type Decision, endTurn, inPhaseOrder, type Phase } from '../turns.ts'
import { GOODS_N } from '../words.ts'

export const builder: Phase = {
  begin: beginTurns,

  turn(s) {
    s.stage = BUILD
  },

  /** Taverns come after the last build; then the new buildings work (SJ-BUILDER-13, SJ-BLDG-4). */
  end(s) {
    inPhaseOrder(s, givers.cardsAfterBuilder.rows, drawAfterBuilder)
    for (let seat = 0; seat < s.players; seat++) s.active[seat] = s.effects[seat]
    s.stage = PHASE_ENDS
  },
}

const drawAfterBuilder = (s: State, seat: number) => drawFor(s, seat, givers.cardsAfterBuilder)

/** D-SJ-3, its first part: any hand card, or what lies on the table, that the seat can pay (SJ-BUILDER-2, -8). */
export const build: Decision = {
  offers(s, out) {
    const { seat } = s
    const means = Math.max(0, payableCards(s, seat, 0)) + payableGoods(s, seat, NOWHERE)
    const forProduction = means + discountFor(s, seat, 0)
    const forCity = means + discountFor(s, seat, TABLE_BUILDING)
    const buildsOver = ask.buildsOver(s, seat)
    for (let word = 0; word < 2; word++) {
      const payable = kindsUpTo(forProduction, forCity, word)
      let kinds = s.heldKinds[seat * 2 + word] & ~cityKindsOwned(s, seat, word)
      if (!buildsOver) kinds &= payable
      for (; kinds !== 0; kinds &= kinds - 1) {
        const kind = word * 32 + lowestBit(kinds)
        if ((payable >> kind) & 1 || canBuildOver(s, seat, kind)) out.add(ANNOUNCE + kind)
      }
    }
    if (s.onTable && mayBuildFromTable(s, seat, buildsOver)) out.add(ANNOUNCE + TABLE_BUILDING)
    out.add(PASS)
  },

  play(s, step) {
    if (step === PASS) {
      endTurn(s)
      return
    }
    const kind = step - ANNOUNCE
    s.subject = kind
    if (kind !== TABLE_BUILDING) {
      setAside(s, s.seat, kind)
    }
    if (ask.buildsOver(s, s.seat)) s.stage = BUILD_OVER
    else askAmount(s)
  },
}

function mayBuildFromTable(s: State, seat: number, buildsOver: boolean): boolean {
  if (canPay(s, seat, TABLE_BUILDING, NOWHERE)) return true
  return buildsOver && canBuildOver(s, seat, TABLE_BUILDING)
}

/** D-SJ-3: nothing, or the first of equal places in tableau order (SJ-B-CRANE-1 … 3, R-SJ-41). */
export const buildOver: Decision = {
  offers(s, out) {
    const { seat, subject } = s
    if (canPay(s, seat, subject, NOWHERE)) out.add(OVER_NOTHING)
    for (let place = 0; place < s.buildings[seat]; place++)
      if (
        firstAlike(s, seat, place) === place &&
        fitsOver(s, seat, subject, place) &&
        canPay(s, seat, subject, place)
      )
        out.add(overStep(s, seat, place))
  },

  play(s, step) {
    s.target = 0
    if (step !== OVER_NOTHING) {
      let place = 0
      while (overStep(s, s.seat, place) !== step) place++
      s.target = place + 1
    }
    askAmount(s)
  },
}

/** The step that puts a building over the one at a place. */
export function overStep(s: State, seat: number, place: number): number {
  return (hasGood(s, seat, place) ? BUILD_OVER_GOOD : BUILD_OVER_KIND) + kindAt(s, seat, place)
}

/** The first of the places that are alike (R-SJ-41). */
export function firstAlike(s: State, seat: number, place: number): number {
  let first = 0
  while (overStep(s, seat, first) !== overStep(s, seat, place)) first++
  return first
}

/** Discounts may be waived, up to the price without them (R-SJ-9); asked only if there is a choice. */
function askAmount(s: State): void {
  const least = leastPrice(s, s.seat, s.subject, s.target - 1)
  if (mostPaid(s) > least) s.stage = AMOUNT
  else startPaying(s, least)
}

/** The most the seat may and can pay (SJ-BUILDER-7). */
function mostPaid(s: State): number {
  const { seat, subject } = s
  const means = payableCards(s, seat, subject) + payableGoods(s, seat, s.target - 1)
  return Math.min(basePrice(s, seat, subject, s.target - 1), means)
}

/** D-SJ-3: how much is paid, from MIN to BASE (SJ-BUILDER-5). */
export const amount: Decision = {
  offers(s, out) {
    const most = mostPaid(s)
    for (let n = leastPrice(s, s.seat, s.subject, s.target - 1); n <= most; n++)
      out.add(PAY_IN_ALL + n)
  },

  play(s, step) {
    startPaying(s, step - PAY_IN_ALL)
  },
}

function startPaying(s: State, amountToPay: number): void {
  s.count = amountToPay
  s.stage = PAY
  if (payableGoods(s, s.seat, s.target - 1) === 0) payRestIfForced(s)
  else if (amountToPay === 0) completeBuilding(s, 0)
}

/** A payment that takes all cards left leaves no choice; playing it here at once is what `flow` would do slowly. */
function payRestIfForced(s: State): void {
  if (s.count < cardsOf(s, s.seat) && s.count > 0) return
  while (s.count > 0) {
    const kind = nextKind(s, s.seat, 0)
    note(s, MOVED, s.seat, PAY_CARD + kind, 1)
    setAside(s, s.seat, kind)
    s.count--
  }
  completeBuilding(s, paidSoFar(s))
}

/** D-SJ-3: one good or card after the other, goods first, in the order of their kinds (SJ-BUILDER-7). */
export const pay: Decision = {
  offers(s, out) {
    const from = lastPick(s)
    if (from >= GOODS_N) {
      offerCards(s, s.seat, from - GOODS_N, s.count, PAY_CARD, out)
      return
    }
    offerGoodsToPay(s, from, out)
    offerCards(s, s.seat, 0, s.count, PAY_CARD, out)
  },

  play(s, step) {
    if (step < PAY_CARD) pickGood(s, step - PAY_GOOD, placesWithGood(s))
    else {
      pickCard(s, step - PAY_CARD)
      s.cursor += GOODS_N
    }
    s.count--
    if (s.count === 0) completeBuilding(s, paidSoFar(s))
  },
}

/** Goods that can be paid now so that the rest can be paid with goods of its kind or later ones, and cards. */
function offerGoodsToPay(s: State, from: number, out: MoveList): void {
  const { seat } = s
  const goodsLeft = payableGoods(s, seat, s.target - 1) - membersOf(s.chosen)
  if (goodsLeft === 0) return
  const cards = payableCards(s, seat, s.subject)
  const places = placesWithGood(s)
  const goods = goodsOn(s, places)
  for (let good = from; good < GOODS_N; good++)
    if ((goods >> good) & 1 && s.count <= Math.min(goodsLeft, placesFrom(s, places, good)) + cards)
      out.add(PAY_GOOD + good)
}

/** What was picked to pay with; the announced card was set aside with it. */
function paidSoFar(s: State): number {
  return s.pickedSize - (s.subject === TABLE_BUILDING ? 0 : 1) + membersOf(s.chosen)
}
