/** Trader phase (PR-TRADER-1 … 7). In turn, each player may sell one barrel to the trading house. */
import { bagSize } from '@doubloon/engine'
import { allGoods, goodsOf } from '../board.ts'
import { ask } from '../buildings/catalog.ts'
import { buildings, privilegeOf } from '../causes.ts'
import { HOUSE_EMPTIED, note, SKIPPED, SOLD } from '../events.ts'
import { openWindow } from '../guests.ts'
import { PASS, SELL, SELL_OUTSIDE } from '../moves.ts'
import { PHASE_ENDS, TRADE } from '../stages.ts'
import type { State } from '../state.ts'
import { gainDoubloons } from '../supplies.ts'
import { beginTurns, type Decision, endTurn, ONCE_AROUND, type Phase, privilege } from '../turns.ts'
import { GOODS_N, HOUSE_SPACES, PRICES, TRADER } from '../words.ts'

export const trader: Phase = {
  begin: beginTurns,
  turns: ONCE_AROUND,
  /** Who has nothing to sell is passed over. */
  turn(s) {
    openWindow(s, TRADE)
    if (s.stage === TRADE && allGoods(s, s.seat) === 0) passOver(s)
  },

  /** A full house is emptied, another one keeps its barrels (PR-TRADER-6). */
  end(s) {
    if (houseIsFull(s)) emptyHouse(s)
    s.stage = PHASE_ENDS
  },
}

/** D-TRADE: one barrel, to the trading house or outside it (PR-TRADER-2, PR-X-TRADINGPOST-1). */
export const trade: Decision = {
  offers(s, out) {
    const { seat } = s
    const before = out.length
    const toHouse = !houseIsFull(s)
    const sameKind = ask.sellsSameKind(s, seat)
    const outside = ask.sellsOutside(s, seat)
    for (let good = 0; good < GOODS_N; good++) {
      if (goodsOf(s, seat, good) === 0) continue
      if (toHouse && (sameKind || s.house[good] === 0)) out.add(SELL + good)
      if (outside) out.add(SELL_OUTSIDE + good)
    }
    if (out.length > before) out.add(PASS)
  },

  play(s, step) {
    if (step >= SELL_OUTSIDE) sellOutside(s, step - SELL_OUTSIDE)
    else if (step !== PASS) sellToHouse(s, step - SELL)
    endTurn(s)
  },

  skip: passOver,
}

function passOver(s: State): void {
  note(s, SKIPPED, s.seat, TRADE)
  endTurn(s)
}

export function houseIsFull(s: State): boolean {
  return bagSize(s.house) === HOUSE_SPACES
}

/** Numbers of the places in SALE_PLACES. */
const TRADING_HOUSE = 0
const OUTSIDE = 1

function sellToHouse(s: State, good: number): void {
  s.house[good]++
  sell(s, good, TRADING_HOUSE, ask.saleBonus(s, s.seat))
}

/** The barrel goes back to the supply at once; market bonuses do not count (PR-X-TRADINGPOST-2, -3). */
function sellOutside(s: State, good: number): void {
  s.supply[good]++
  sell(s, good, OUTSIDE, 0)
}

/** Price, privilege and bonuses (PR-TRADER-3). */
function sell(s: State, good: number, place: number, bonus: number): void {
  const { seat } = s
  s.goods[seat * GOODS_N + good]--
  s.doubloons[seat] += PRICES[good]
  note(s, SOLD, seat, good, place, PRICES[good])
  gainDoubloons(s, seat, privilege(s, seat), byPrivilege)
  gainDoubloons(s, seat, bonus, withSale)
}

const byPrivilege = privilegeOf(TRADER)
const withSale = buildings(ask.saleBonus)

function emptyHouse(s: State): void {
  for (let good = 0; good < GOODS_N; good++) s.supply[good] += s.house[good]
  s.house.fill(0)
  note(s, HOUSE_EMPTIED)
}
