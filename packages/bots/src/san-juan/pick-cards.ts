/** Keeping, parting with and tucking cards at once. */
import { lowestBit, type MoveList } from '@doubloon/engine'
import {
  COST,
  DISCARD_CARD,
  IN_AIR,
  KEEP_CARD,
  lastPick,
  MOST_EXCHANGED,
  ownsCityKind,
  PICK_TO_DEPOSIT,
  PICK_TO_EXCHANGE,
  PRODUCTION_N,
  PUT_AWAY_CARD,
  type State,
  TUCK,
} from '@doubloon/san-juan/fast'
import { firstToGo, firstToKeep, leastSurplus, profitOf, surplusOf } from './cards.ts'
import { will } from './questions.ts'
import { SeatSummary } from './seat-summary.ts'
import { WEIGHTS } from './weights.ts'

export function pickToKeep(s: State): number {
  const summary = new SeatSummary(s, s.seat)
  return KEEP_CARD + firstToKeep(s, summary, IN_AIR, s.count, lastPick(s))
}

export function pickToPutAway(s: State): number {
  const summary = new SeatSummary(s, s.seat)
  return PUT_AWAY_CARD + firstToGo(s, summary, s.count, lastPick(s))
}

export function pickToDiscard(s: State): number {
  const summary = new SeatSummary(s, s.seat)
  return DISCARD_CARD + firstToGo(s, summary, s.count, lastPick(s))
}

/** Cards that are hardly more than money go; the last move ends it. */
export function pickToExchange(s: State, moves: MoveList): number {
  const end = moves.at(moves.length - 1)
  if (moves.length === 1) return end
  const summary = new SeatSummary(s, s.seat)
  const kind = firstToGo(s, summary, MOST_EXCHANGED - s.count, lastPick(s))
  return surplusOf(s, summary, kind) < WEIGHTS.exchange ? PICK_TO_EXCHANGE + kind : end
}

/** A point at the end against a card now: rather a card early, and with few of them. */
export function pickToTuck(s: State, moves: MoveList): number {
  const summary = new SeatSummary(s, s.seat)
  const needed = summary.phases * WEIGHTS.tuckHand + leastSurplus(s, summary)
  if (s.handSize[s.seat] <= needed) return moves.at(moves.length - 1)
  return TUCK + firstToGo(s, summary, 1, 0)
}

/** Near the end everything that the last building does not need. */
export function pickToDeposit(s: State, moves: MoveList): number {
  const end = moves.at(moves.length - 1)
  const summary = new SeatSummary(s, s.seat)
  if (summary.phases > WEIGHTS.deposit) return end
  const spare = s.handSize[s.seat] - s.count - cardsForBestBuilding(s, summary)
  if (spare <= 0) return end
  return PICK_TO_DEPOSIT + firstToGo(s, summary, spare, lastPick(s))
}

/** Cards that the best building in the hand takes, itself included. */
function cardsForBestBuilding(s: State, summary: SeatSummary): number {
  let best = 0
  let cards = 0
  for (let word = 0; word < 2; word++)
    for (let set = s.heldKinds[s.seat * 2 + word]; set !== 0; set &= set - 1) {
      const kind = word * 32 + lowestBit(set)
      if (kind >= PRODUCTION_N && ownsCityKind(s, s.seat, kind)) continue
      const price = COST[kind] - will.discount(s, s.seat, kind)
      const profit = profitOf(s, summary, kind, price)
      if (price >= s.handSize[s.seat] || profit <= best) continue
      best = profit
      cards = price + 1
    }
  return cards
}
