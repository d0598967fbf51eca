/** Keeping, parting with and tucking cards at once. */
import { lowestBit, type MoveList } from '@doubloon/engine'
import {
  COST,
  DISCARD_CARD,
  IN_AIR,
  KEEP_CARD,
  MOST_EXCHANGED,
  ownsCityKind,
  PICK_TO_DEPOSIT,
  PICK_TO_EXCHANGE,
  PRODUCTION_N,
  PUT_AWAY_CARD,
  type State,
  TUCK,
} from '@doubloon/san-juan/fast'
import {
  firstToGo,
  firstToKeep,
  leastSurplus,
  lowestKind,
  profitOf,
  surplusOf,
  usualDiscount,
} from './cards.ts'
import { Look } from './look.ts'
import { WEIGHTS } from './weights.ts'

const look = new Look()

export function pickToKeep(s: State): number {
  look.take(s, s.seat)
  return KEEP_CARD + firstToKeep(s, look, IN_AIR, s.count, lowestKind(s))
}

export function pickToPutAway(s: State): number {
  look.take(s, s.seat)
  return PUT_AWAY_CARD + firstToGo(s, look, s.count, lowestKind(s))
}

export function pickToDiscard(s: State): number {
  look.take(s, s.seat)
  return DISCARD_CARD + firstToGo(s, look, s.count, lowestKind(s))
}

/** Cards that are hardly more than money go; the last move ends it. */
export function pickToExchange(s: State, moves: MoveList): number {
  const end = moves.at(moves.length - 1)
  if (moves.length === 1) return end
  look.take(s, s.seat)
  const kind = firstToGo(s, look, MOST_EXCHANGED - s.count, lowestKind(s))
  return surplusOf(s, look, kind) < WEIGHTS.exchange ? PICK_TO_EXCHANGE + kind : end
}

/** A point at the end against a card now: rather a card early, and with few of them. */
export function pickToTuck(s: State, moves: MoveList): number {
  look.take(s, s.seat)
  const needed = look.phases * WEIGHTS.tuckHand + leastSurplus(s, look)
  if (s.handSize[s.seat] <= needed) return moves.at(moves.length - 1)
  return TUCK + firstToGo(s, look, 1, 0)
}

/** Near the end everything that the last building does not need. */
export function pickToDeposit(s: State, moves: MoveList): number {
  const end = moves.at(moves.length - 1)
  look.take(s, s.seat)
  if (look.phases > WEIGHTS.deposit) return end
  const spare = s.handSize[s.seat] - s.count - cardsForBestBuilding(s)
  if (spare <= 0) return end
  return PICK_TO_DEPOSIT + firstToGo(s, look, spare, lowestKind(s))
}

/** Cards that the best building in the hand takes, itself included. */
function cardsForBestBuilding(s: State): number {
  let best = 0
  let cards = 0
  for (let word = 0; word < 2; word++)
    for (let set = s.heldKinds[s.seat * 2 + word]; set !== 0; set &= set - 1) {
      const kind = word * 32 + lowestBit(set)
      if (kind >= PRODUCTION_N && ownsCityKind(s, s.seat, kind)) continue
      const price = COST[kind] - usualDiscount(look, kind)
      const profit = profitOf(s, look, kind, price)
      if (price >= s.handSize[s.seat] || profit <= best) continue
      best = profit
      cards = price + 1
    }
  return cards
}
