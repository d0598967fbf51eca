/** Producing and selling at once. */
import { lowestBit, type MoveList } from '@doubloon/engine'
import {
  emptyProducers,
  GOODS_N,
  goodOf,
  kindAt,
  mostProduced,
  mostSold,
  PICK_TO_PRODUCE,
  PICK_TO_SELL,
  placesWithGood,
  priceOf,
  type State,
} from '@doubloon/san-juan/fast'
import { MEAN_PRICE, WEIGHTS } from './weights.ts'

/** How many of some places of the acting seat there are, by good. */
function countGoods(s: State, places: number): number[] {
  const counts = [0, 0, 0, 0, 0, 0]
  for (let set = places; set !== 0; set &= set - 1)
    counts[goodOf(kindAt(s, s.seat, lowestBit(set)))]++
  return counts
}

/** The lowest of the dearest goods that can still be produced: picks never fall. */
export function pickToProduce(s: State, moves: MoveList): number {
  const open = countGoods(s, emptyProducers(s))
  const first = moves.at(0) - PICK_TO_PRODUCE
  let left = mostProduced(s, s.seat) - s.count
  let good = GOODS_N - 1
  while (good > first) {
    left -= open[good]
    if (left <= 0) break
    good--
  }
  return PICK_TO_PRODUCE + good
}

/** The lowest of the goods that are best sold now; the last move, which ends the sale, if none is. */
export function pickToSell(s: State, moves: MoveList): number {
  const open = countGoods(s, placesWithGood(s))
  const first = moves.at(0) - PICK_TO_SELL
  let lowest: number = GOODS_N
  for (let left = mostSold(s, s.seat) - s.count; left > 0; left--) {
    let best = -1
    let bestGain = 0
    for (let good = first; good < GOODS_N; good++) {
      const gain = priceOf(s, good) - MEAN_PRICE[good] * WEIGHTS.heldBack
      if (open[good] > 0 && gain > bestGain) {
        best = good
        bestGain = gain
      }
    }
    if (best < 0) break
    open[best]--
    lowest = Math.min(lowest, best)
  }
  return lowest === GOODS_N ? moves.at(moves.length - 1) : PICK_TO_SELL + lowest
}
