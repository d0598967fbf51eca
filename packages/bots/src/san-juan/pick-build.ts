/** Building at once: what is built, over what, and what is paid. */
import { type MoveList, random } from '@doubloon/engine'
import {
  ANNOUNCE,
  BUILD_OVER_GOOD,
  BUILD_OVER_KIND,
  canPay,
  fitsOver,
  GOODS_N,
  goodOf,
  hasGood,
  kindAt,
  lastPick,
  leastPrice,
  NOWHERE,
  OVER_NOTHING,
  PASS,
  PAY_CARD,
  PAY_GOOD,
  type State,
} from '@doubloon/san-juan/fast'
import { firstToGo, profitOf } from './cards.ts'
import { buildsOver } from './questions.ts'
import { SeatSummary } from './seat-summary.ts'
import { buildingValue } from './value.ts'
import { MEAN_PRICE, WEIGHTS } from './weights.ts'

/** The building that brings most beyond its price, or none. */
export function pickBuilding(s: State, moves: MoveList, dice: Uint32Array): number {
  const summary = new SeatSummary(s, s.seat)
  let best = PASS
  let bestProfit = WEIGHTS.pass * summary.money
  for (let i = 0; i < moves.length; i++) {
    const step = moves.at(i)
    if (step === PASS) continue
    const profit =
      bestProfitOf(s, summary, step - ANNOUNCE) + (WEIGHTS.whim * random(dice, 256)) / 256
    if (profit > bestProfit) {
      best = step
      bestProfit = profit
    }
  }
  return best
}

function bestProfitOf(s: State, summary: SeatSummary, kind: number): number {
  const { seat } = s
  if (!buildsOver(s, seat)) return profitOf(s, summary, kind, leastPrice(s, seat, kind, NOWHERE))
  let best = Number.NEGATIVE_INFINITY
  for (let place = NOWHERE; place < s.buildings[seat]; place++)
    if (mayBuildAt(s, kind, place)) best = Math.max(best, profitAt(s, summary, kind, place))
  return best
}

function mayBuildAt(s: State, kind: number, place: number): boolean {
  if (place !== NOWHERE && !fitsOver(s, s.seat, kind, place)) return false
  return canPay(s, s.seat, kind, place)
}

/** What is built over is lost, with the good on it. */
function profitAt(s: State, summary: SeatSummary, kind: number, place: number): number {
  const { seat } = s
  const profit = profitOf(s, summary, kind, leastPrice(s, seat, kind, place))
  if (place === NOWHERE) return profit + WEIGHTS.place
  const there = kindAt(s, seat, place)
  const good = hasGood(s, seat, place)
    ? MEAN_PRICE[goodOf(there)] * WEIGHTS.unsold * summary.money
    : 0
  return profit - buildingValue(s, summary, there) - good
}

/** Where the announced building goes. */
export function pickPlace(s: State, moves: MoveList): number {
  const summary = new SeatSummary(s, s.seat)
  const { subject } = s
  let best = moves.at(0)
  let bestProfit = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.length; i++) {
    const step = moves.at(i)
    const place = step === OVER_NOTHING ? NOWHERE : placeOf(s, step)
    const profit = profitAt(s, summary, subject, place)
    if (profit > bestProfit) {
      best = step
      bestProfit = profit
    }
  }
  return best
}

/** The place that a step builds over. */
function placeOf(s: State, step: number): number {
  const withGood = step >= BUILD_OVER_GOOD
  const kind = step - (withGood ? BUILD_OVER_GOOD : BUILD_OVER_KIND)
  let place = 0
  while (kindAt(s, s.seat, place) !== kind || hasGood(s, s.seat, place) !== withGood) place++
  return place
}

/** Cheap goods first, then the cards worth least; with what was picked already, never falling. */
export function pickPayment(s: State, moves: MoveList): number {
  const first = moves.at(0)
  const last = moves.at(moves.length - 1)
  if (first < PAY_CARD) {
    if (last < PAY_CARD || MEAN_PRICE[first - PAY_GOOD] * WEIGHTS.goodPaid < 1) return first
  }
  const summary = new SeatSummary(s, s.seat)
  const from = lastPick(s)
  return PAY_CARD + firstToGo(s, summary, s.count, from >= GOODS_N ? from - GOODS_N : 0)
}
