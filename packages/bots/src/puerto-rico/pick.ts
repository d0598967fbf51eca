/** A sensible move for every decision, at once: a few looks, no trying out. */
import {
  ask,
  BUILD,
  CRAFT_EXTRA,
  DRAFT,
  DRAFT_KIND,
  DRAW_FIRST,
  FIRST_VIOLET,
  GOODS_N,
  islandSpacesUsed,
  LOAD,
  LOAD_SELECTION,
  MAYOR_EXTRA,
  MAYOR_PLACE,
  type MoveList,
  PASS,
  PRICES,
  privilege,
  ROLE,
  SELL,
  SELL_OUTSIDE,
  SETTLE,
  SETTLE_2,
  STORE,
  type State,
  TAKE,
  TAKE_AS_FOREST,
  TAKE_EXTRA,
  TRADE,
} from '@doubloon/puerto-rico/fast'
import { pickBuilding } from './build.ts'
import { usesLeft } from './left.ts'
import { pickLoad, pickStore } from './loads.ts'
import { noise } from './noise.ts'
import { pickPlacement } from './place.ts'
import { pickRole } from './roles.ts'
import { SeatSummary } from './seat-summary.ts'
import { buildingValue, doubloonValue, tileValue } from './values.ts'

export function pick(s: State, moves: MoveList, dice: Uint32Array): number {
  switch (s.stage) {
    case ROLE:
      return pickRole(s, moves, dice, usesLeft(s))
    case SETTLE:
    case SETTLE_2:
      return pickTile(s, moves, dice, usesLeft(s))
    case MAYOR_PLACE:
      return pickPlacement(s, moves)
    case BUILD:
      return pickBuilding(s, moves, dice, usesLeft(s))
    case TRADE:
      return pickSale(s, moves, dice, usesLeft(s))
    case CRAFT_EXTRA:
      return pickExtra(s, moves)
    case LOAD:
      return pickLoad(s, moves, dice)
    case STORE:
      return pickStore(s, moves)
    case DRAFT:
      return pickDraft(s, moves, dice)
    case DRAW_FIRST:
      return islandSpacesUsed(s, s.seat) < 10 ? moves.at(0) : PASS
    case MAYOR_EXTRA:
    case LOAD_SELECTION:
      return moves.at(moves.length - 1)
    default:
      return moves.at(0)
  }
}

function pickTile(s: State, moves: MoveList, dice: Uint32Array, uses: number): number {
  let best = PASS
  let bestValue = 0
  for (let i = 0; i < moves.length; i++) {
    const step = moves.at(i)
    if (step === PASS) continue
    const value =
      (step >= TAKE_AS_FOREST ? 0.2 * uses : tileValue(s, s.seat, step - TAKE, uses)) +
      0.05 +
      noise(dice, 0.3)
    if (value > bestValue) {
      best = step
      bestValue = value
    }
  }
  return best
}

function pickSale(s: State, moves: MoveList, dice: Uint32Array, uses: number): number {
  const doubloon = doubloonValue(uses)
  const bonus = ask.saleBonus(s, s.seat)
  const ofTrader = privilege(s, s.seat)
  let best = PASS
  let bestValue = 0
  for (let i = 0; i < moves.length; i++) {
    const step = moves.at(i)
    if (step === PASS) continue
    const outside = step >= SELL_OUTSIDE
    const good = outside ? step - SELL_OUTSIDE : step - SELL
    const income = PRICES[good] + ofTrader + (outside ? 0 : bonus)
    const value = income * doubloon - 0.45 + noise(dice, 0.1)
    if (value > bestValue) {
      best = step
      bestValue = value
    }
  }
  return best
}

function pickExtra(s: State, moves: MoveList): number {
  let best = PASS
  let bestValue = -1
  for (let i = 0; i < moves.length; i++) {
    const step = moves.at(i)
    if (step === PASS) continue
    const good = step - TAKE_EXTRA
    const value =
      s.house[good] === 0 && s.goods[s.seat * GOODS_N + good] === 1
        ? PRICES[good]
        : PRICES[good] * 0.3
    if (value > bestValue) {
      best = step
      bestValue = value
    }
  }
  return best
}

/** How often roles will be played, before the game has begun. */
const DRAFT_USES = 8

function pickDraft(s: State, moves: MoveList, dice: Uint32Array): number {
  const summary = new SeatSummary(s, s.seat, DRAFT_USES)
  let best = moves.at(0)
  let bestValue = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.length; i++) {
    const building = moves.at(i) - DRAFT_KIND + FIRST_VIOLET
    const value = buildingValue(s, summary, building) + noise(dice, 3)
    if (value > bestValue) {
      best = moves.at(i)
      bestValue = value
    }
  }
  return best
}
