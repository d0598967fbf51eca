/** Why a payment is refused: too expensive, not there, too little or too much (SJ-BUILDER-5 … 8, SJ-B-BLACKMARKET). */
import { membersOf } from '@doubloon/engine'
import { MOST_GOODS_PAID } from '../box.ts'
import { ask, GOODS_PAYER } from '../buildings/catalog.ts'
import { goodInWords, PAY_CARD, PAY_GOOD } from '../moves.ts'
import {
  basePrice,
  canPay,
  discountFor,
  leastPrice,
  maySpendGoods,
  NOWHERE,
  payableCards,
  payableGoods,
} from '../purchase.ts'
import { BUILD } from '../stages.ts'
import { KINDS_N, type State } from '../state.ts'
import { allGoods, goodOf, hasGood, kindAt, ownsCityKind } from '../tableau.ts'
import { GOODS } from '../words.ts'
import { counted, firstReason, nameOf, oneOf, type Reason, reason, tally } from './reason.ts'

/** What is built, over which place, if any, and the steps that pay for it. */
export interface Purchase {
  readonly kind: number
  readonly place: number
  readonly paid: readonly number[]
}

/** Why the seat cannot pay for a building there, if it cannot. */
export function whyTooExpensive(s: State, kind: number, place: number): Reason | undefined {
  return canPay(s, s.seat, kind, place) ? undefined : tooExpensive(s, kind, place)
}

/** Says what a building costs there and what the seat could pay, when that is less. */
export function tooExpensive(s: State, kind: number, place: number): Reason {
  const { seat } = s
  const cards = payableCards(s, seat, kind)
  const goods = payableGoods(s, seat, place)
  const least = leastPrice(s, seat, kind, place)
  const means = counted(cards, 'card') + (goods === 0 ? '' : ` and ${counted(goods, 'good')}`)
  const price = `${oneOf(kind)} costs ${least}${overInWords(s, place)}`
  const sums = `${price}; the seat can pay ${means}`
  return (
    whyBuiltOverHurts(s, { kind, place, sums, missing: least - cards - goods }) ??
    reason('too-expensive', sums, 'SJ-BUILDER-8')
  )
}

/** What is built over no longer helps, neither by its effect nor by its good; without that it could be paid. */
function whyBuiltOverHurts(
  s: State,
  { kind, place, sums, missing }: Omit<Purchase, 'paid'> & { sums: string; missing: number },
): Reason | undefined {
  if (place === NOWHERE) return undefined
  const { seat } = s
  const over = nameOf(kindAt(s, seat, place))
  const goods = payableGoods(s, seat, place)
  if (
    hasGood(s, seat, place) &&
    maySpendGoods(s, s.seat, place) &&
    goods < MOST_GOODS_PAID &&
    missing === 1
  )
    return reason(
      'good-built-over',
      `${sums}; the good on the ${over} is lost and cannot help`,
      'SJ-B-BLACKMARKET-5',
    )
  const withIt = basePrice(s, seat, kind, place) - discountFor(s, seat, kind)
  const goodsWithIt = ask.paysWithGoods(s, seat) ? Math.min(MOST_GOODS_PAID, allGoods(s, seat)) : 0
  return withIt <= payableCards(s, seat, kind) + goodsWithIt
    ? reason('effect-built-over', `${sums}; the ${over} no longer helps`, 'SJ-BUILDER-6')
    : undefined
}

/** Why so much, whatever it consists of, is not what the building costs there. */
export function wrongAmount(
  s: State,
  { kind, place }: Omit<Purchase, 'paid'>,
  paid: number,
): Reason {
  const least = leastPrice(s, s.seat, kind, place)
  const base = basePrice(s, s.seat, kind, place)
  const range = least === base ? '' : ` (up to ${base} may be paid)`
  const price = `${oneOf(kind)} costs ${least}${overInWords(s, place)}${range}`
  if (paid < least)
    return reason('too-little-paid', `${price}; ${paid} is too little`, 'SJ-BUILDER-5')
  if (paid > base)
    return reason(
      'too-much-paid',
      `${price}; ${paid} is too much`,
      least === base ? 'R-SJ-10' : 'R-SJ-9',
    )
  return reason('too-much-paid', `${price}; the seat cannot pay ${paid}`, 'SJ-BUILDER-8')
}

/** Why a payment in one line is refused. */
export function whyNotPaid(s: State, purchase: Purchase): Reason {
  const { kind, place, paid } = purchase
  const goods = paid.filter((step) => step < PAY_CARD).map((step) => step - PAY_GOOD)
  const cards = paid.filter((step) => step >= PAY_CARD).map((step) => step - PAY_CARD)
  const base = basePrice(s, s.seat, kind, place)
  return (
    whyNoGoods(s, place, goods) ??
    firstReason(tally(cards), ([card, copies]) => whyNoCards(s, kind, card, copies)) ??
    (goods.length > base
      ? reason(
          'too-many-goods',
          `${oneOf(kind)}${overInWords(s, place)} costs ${base}, and goods pay no more than that`,
          'SJ-B-BLACKMARKET-4',
        )
      : wrongAmount(s, purchase, paid.length))
  )
}

/** Why goods cannot be paid with, or not with these. */
export function whyNoGoods(s: State, place: number, goods: readonly number[]): Reason | undefined {
  if (goods.length === 0) return undefined
  const before = membersOf(s.chosen)
  return (
    whyNoGoodsAtAll(s, place) ??
    (goods.length + before > MOST_GOODS_PAID
      ? reason(
          'too-many-goods',
          `${counted(goods.length + before, 'good')} named; at most ${MOST_GOODS_PAID} help to pay`,
          'SJ-B-BLACKMARKET-1',
        )
      : firstReason(tally(goods), ([good, count]) => whyNoGood(s, place, good, count)))
  )
}

function whyNoGoodsAtAll(s: State, place: number): Reason | undefined {
  if (maySpendGoods(s, s.seat, place)) return undefined
  const name = nameOf(GOODS_PAYER)
  if (ask.paysWithGoods(s, s.seat))
    return reason(
      'payer-built-over',
      `the ${name} is built over and no longer lets the seat pay with goods`,
      'SJ-BUILDER-6',
    )
  return ownsCityKind(s, s.seat, GOODS_PAYER)
    ? reason('payer-not-active', `the ${name} works only from the next phase on`, 'SJ-BLDG-4')
    : reason('no-goods-payer', `without a ${name} only cards can be paid`, 'SJ-B-BLACKMARKET-1')
}

/** What is wrong with so many goods of a kind. */
function whyNoGood(s: State, place: number, good: number, count: number): Reason | undefined {
  const there = goodsLeft(s, place, good)
  if (count <= there) return undefined
  const words = goodInWords(GOODS[good])
  const lost = place !== NOWHERE && hasGood(s, s.seat, place) && goodAt(s, place) === good
  if (lost && count === there + 1)
    return reason(
      'good-built-over',
      `the good on the ${nameOf(kindAt(s, s.seat, place))} is lost when it is built over and pays nothing`,
      'SJ-B-BLACKMARKET-5',
    )
  return reason(
    'good-not-there',
    there === 0 ? `the seat has no such good: ${words}` : `${words}: the seat has only ${there}`,
    'SJ-B-BLACKMARKET-1',
  )
}

const goodAt = (s: State, place: number): number => goodOf(kindAt(s, s.seat, place))

/** Goods of a kind that can still help to pay. */
function goodsLeft(s: State, over: number, good: number): number {
  let count = 0
  for (let place = 0; place < s.buildings[s.seat]; place++)
    if (
      place !== over &&
      ((s.chosen >> place) & 1) === 0 &&
      hasGood(s, s.seat, place) &&
      goodAt(s, place) === good
    )
      count++
  return count
}

/** What is wrong with so many cards of a kind; an announced card is out of the hand already. */
export function whyNoCards(
  s: State,
  kind: number,
  card: number,
  copies: number,
): Reason | undefined {
  const aside = s.stage === BUILD && card === kind ? 1 : 0
  const held = s.hand[s.seat * KINDS_N + card] - aside
  if (copies <= held) return undefined
  const name = nameOf(card)
  if (card === kind && copies === held + 1)
    return reason(
      'pays-with-itself',
      `the ${name} that is built cannot pay for itself; pay with other cards`,
      'SJ-BUILDER-7',
    )
  return held === 0
    ? reason('card-not-there', `the seat has no ${name} in its hand to pay with`, 'SJ-BUILDER-7')
    : reason('more-than-held', `${name}: the seat has only ${held} to pay with`, 'SJ-BUILDER-7')
}

/** `` or ` over a chapel`. */
function overInWords(s: State, place: number): string {
  return place === NOWHERE ? '' : ` over ${oneOf(kindAt(s, s.seat, place))}`
}
