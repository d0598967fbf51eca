/** Why goods are not produced or sold (SJ-PROD-1 … 4, SJ-TRADE-2, -3). */
import { PICK_TO_PRODUCE, PICK_TO_SELL } from '../moves.ts'
import { mostProduced } from '../phases/producer.ts'
import { mostSold } from '../phases/trader.ts'
import { emptyProducers, lastPick, placesFrom, placesWithGood } from '../picking.ts'
import type { State } from '../state.ts'
import { kindCount } from '../tableau.ts'
import { GOODS } from '../words.ts'
import { whyNoStop } from './card-choices.ts'
import { type Asked, counted, firstReason, nameOf, type Reason, reason, tally } from './reason.ts'

/** D-SJ-4 */
export const produce: Asked = {
  to: () => 'choose empty production buildings to produce, or pass',
  rule: 'SJ-PROD-1',
  answers: ['pickToProduce'],
  why: (s, step) => {
    const good = step - PICK_TO_PRODUCE
    return whyNotProduced(s, good, 1) ?? outOfOrder(s, good, 'SJ-PROD-2')
  },
  stop: (_s, step) => whyNoStop(step, 'produce', 'SJ-PROD-4'),
  composite(s, wanted) {
    const goods = wanted.map((step) => step - PICK_TO_PRODUCE)
    return (
      firstReason(tally(goods), ([good, count]) => whyNotProduced(s, good, count)) ??
      whyFallingBack(s, goods, 'SJ-PROD-2') ??
      tooMany('produce', goods.length, mostProduced(s, s.seat) - s.count, 'SJ-PROD-1')
    )
  },
}

/** What is wrong with so many goods of a kind; their production building has the same number. */
function whyNotProduced(s: State, good: number, count: number): Reason | undefined {
  const owned = kindCount(s, s.seat, good)
  if (owned === 0)
    return reason(
      'no-such-building',
      `the seat has no ${nameOf(good)} to produce ${GOODS[good]}`,
      'SJ-PROD-2',
    )
  const empty = pickable(s, good, emptyProducers(s))
  if (count <= empty) return undefined
  return reason(
    'no-empty-building',
    empty === 0
      ? `the seat has no further ${nameOf(good)} without a good; each holds one`
      : `${nameOf(good)}: the seat has only ${empty} without a good; each holds one`,
    'SJ-PROD-3',
  )
}

/** D-SJ-5 */
export const sell: Asked = {
  to: () => 'choose goods to sell, or pass',
  rule: 'SJ-TRADE-2',
  answers: ['pickToSell'],
  why: (s, step) => {
    const good = step - PICK_TO_SELL
    return whyNotSold(s, good, 1) ?? outOfOrder(s, good, 'SJ-TRADE-3')
  },
  stop: (_s, step) => whyNoStop(step, 'sell', 'SJ-TRADE-7'),
  composite(s, wanted) {
    const goods = wanted.map((step) => step - PICK_TO_SELL)
    return (
      firstReason(tally(goods), ([good, count]) => whyNotSold(s, good, count)) ??
      whyFallingBack(s, goods, 'SJ-TRADE-3') ??
      tooMany('sell', goods.length, mostSold(s, s.seat) - s.count, 'SJ-TRADE-2')
    )
  },
}

function whyNotSold(s: State, good: number, count: number): Reason | undefined {
  const there = pickable(s, good, placesWithGood(s))
  if (count <= there) return undefined
  return reason(
    'good-not-there',
    there === 0
      ? `the seat has no ${s.count > 0 ? 'further ' : ''}${GOODS[good]} to sell`
      : `${GOODS[good]}: the seat has only ${there} to sell`,
    'SJ-TRADE-3',
  )
}

/** How many of some places are for a good. */
function pickable(s: State, good: number, places: number): number {
  return placesFrom(s, places, good) - placesFrom(s, places, good + 1)
}

function whyFallingBack(s: State, goods: readonly number[], rule: string): Reason | undefined {
  return firstReason(goods, (good) => (good < lastPick(s) ? outOfOrder(s, good, rule) : undefined))
}

/** Small steps go in the order of the goods; in one line they may be named in any order. */
function outOfOrder(s: State, good: number, rule: string): Reason {
  return reason(
    'out-of-order',
    `${GOODS[lastPick(s)]} is picked, and ${GOODS[good]} comes before it in the order of the goods`,
    rule,
  )
}

function tooMany(verb: string, named: number, most: number, rule: string): Reason {
  return reason('too-many-goods', `${counted(named, 'good')} named; ${verb} at most ${most}`, rule)
}
