/** Why a sale is refused (PR-TRADER-1 … 5, PR-X-TRADINGPOST-1). */
import { goodsOf } from '../board.ts'
import { SELL, SELL_OUTSIDE } from '../moves.ts'
import { houseIsFull } from '../phases/trader.ts'
import type { State } from '../state.ts'
import { GOODS } from '../words.ts'
import { type Asked, type Reason, reason } from './reason.ts'

/** D-TRADE */
export const trade: Asked = {
  to: 'sell a barrel or pass',
  rule: 'PR-TRADER-1',
  answers: ['sell'],
  why: (s, step) =>
    step >= SELL_OUTSIDE ? whyNotOutside(s, step - SELL_OUTSIDE) : whyNotToHouse(s, step - SELL),
}

function whyNotToHouse(s: State, good: number): Reason {
  if (goodsOf(s, s.seat, good) === 0) return noneHeld(good)
  if (houseIsFull(s))
    return reason(
      'house-full',
      'the trading house is full until the phase ends; keep the barrel',
      'PR-TRADER-5',
    )
  return reason(
    'kind-in-house',
    `${GOODS[good]} is in the trading house, and no working building of this seat allows the same`,
    'PR-TRADER-2',
  )
}

function whyNotOutside(s: State, good: number): Reason {
  if (goodsOf(s, s.seat, good) === 0) return noneHeld(good)
  return reason(
    'no-outside-market',
    'no working building of this seat buys barrels; sell to the trading house',
    'PR-X-TRADINGPOST-1',
  )
}

function noneHeld(good: number): Reason {
  return reason('none-held', `the seat has no ${GOODS[good]} to sell`, 'PR-TRADER-2')
}
