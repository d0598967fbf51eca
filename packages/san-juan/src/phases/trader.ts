/** Trader phase (SJ-TRADE-1 … 9). A trading house card is turned up; in phase order each player may sell goods. */
import { random } from '@doubloon/engine'
import { CITY_GOOD_PRICE, HOUSES, HOUSES_N, MOST_GOODS_TUCKED } from '../box.ts'
import { ask, GOOD_TUCKER, givers } from '../buildings/catalog.ts'
import { discardGood, draw, drawFor, tuckGood } from '../cards.ts'
import { BY_SALE, HOUSE_TURNED_UP, note, SOLD } from '../events.ts'
import { DONE, PASS, PICK_TO_SELL } from '../moves.ts'
import { nextChosen, offerGoods, pickGoodUpTo, placesWithGood } from '../picking.ts'
import { PHASE_ENDS, SELL } from '../stages.ts'
import type { State } from '../state.ts'
import { goodOf, kindAt } from '../tableau.ts'
import {
  beginTurns,
  type Decision,
  endTurn,
  inPhaseOrder,
  type Phase,
  privilege,
} from '../turns.ts'
import { CITY_GOOD } from '../words.ts'

export const trader: Phase = {
  begin(s) {
    if (s.houses[s.houseAt] === 0) s.houses[s.houseAt] = unseenHouse(s) + 1
    note(s, HOUSE_TURNED_UP, s.houses[s.houseAt] - 1)
    beginTurns(s)
  },

  turn(s) {
    if (placesWithGood(s) === 0) endTurn(s)
    else s.stage = SELL
  },

  /** The card goes under the stack, so that the five come in the same order all game long (SJ-TRADE-8, -9). */
  end(s) {
    if (!s.anySold) inPhaseOrder(s, givers.cardsWithoutSales.rows, drawWithoutSales)
    s.houseAt = (s.houseAt + 1) % HOUSES_N
    s.stage = PHASE_ENDS
  },
}

const drawWithoutSales = (s: State, seat: number) => drawFor(s, seat, givers.cardsWithoutSales)

/** One of the trading house cards that nobody has seen yet, each equally likely (SJ-SETUP-3). */
function unseenHouse(s: State): number {
  let rest = random(s.rng, HOUSES_N - s.houseAt)
  let house = 0
  while (s.houses.includes(house + 1) || rest-- > 0) house++
  return house
}

/** D-SJ-5: any set of goods up to the limit (SJ-TRADE-2, -3). */
export const sell: Decision = {
  offers(s, out) {
    offerGoods(s, placesWithGood(s), PICK_TO_SELL, out)
  },

  play(s, step) {
    if (step === PASS) endTurn(s)
    else if (
      step === DONE ||
      !pickGoodUpTo(s, step - PICK_TO_SELL, placesWithGood(s), mostSold(s, s.seat))
    )
      completeSale(s)
  },
}

/** Goods the seat may sell (SJ-TRADE-2). */
export function mostSold(s: State, seat: number): number {
  return 1 + privilege(s, seat) + ask.goodsSold(s, seat)
}

/** All goods leave together, some of them perhaps tucked; then the cards are drawn (SJ-TRADE-6, R-SJ-29, R-SJ-41). */
function completeSale(s: State): void {
  const { seat } = s
  let toTuck = mostTucked(s, seat)
  let goods = 0
  let cards = 0
  while (s.chosen !== 0) {
    const place = nextChosen(s)
    const good = goodOf(kindAt(s, seat, place))
    const price = priceOf(s, good)
    note(s, SOLD, seat, good, price)
    if (toTuck-- > 0) tuckGood(s, seat, place, GOOD_TUCKER)
    else discardGood(s, seat, place)
    goods++
    cards += price
  }
  s.anySold = true
  draw(s, seat, cards, BY_SALE)
  drawFor(s, seat, givers.cardsForSelling, goods)
  endTurn(s)
}

/** Goods of a sale that are tucked instead of discarded (SJ-X-HARBOR-1, -2, R-SJ-1). */
function mostTucked(s: State, seat: number): number {
  if (!ask.tucksSoldGood(s, seat)) return 0
  return s.tucksEveryGood ? s.count : MOST_GOODS_TUCKED
}

/** Cards for a good in this phase (SJ-TRADE-4). */
export function priceOf(s: State, good: number): number {
  return good === CITY_GOOD ? CITY_GOOD_PRICE : HOUSES[s.houses[s.houseAt] - 1].prices[good]
}
