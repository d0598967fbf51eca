/**
 * Phases foreseen: what each seat would gain if a role were taken now, all playing plainly. Only sums are made: to play the
 * phases by the rules, on a copy for each role, takes six times as long as the whole choice of a role.
 */
import {
  ask,
  CORN,
  capacity,
  GOODS_N,
  HOUSE_SPACES,
  leftOf,
  PRICES,
  type State,
} from '@doubloon/puerto-rico/fast'

/** What a phase brings, by seat, in VP, doubloons or barrels. A list of its own for every question: nothing is kept. */
export type Gains = number[]

/** Nobody has gained anything; there are never more than five seats. */
export const noGains = (): Gains => [0, 0, 0, 0, 0]

/** The trader phase: doubloons by seat if everybody sells the dearest good. */
export function foreseeTrader(s: State, trader: number): Gains {
  const gains = noGains()
  let kinds = 0
  let space = HOUSE_SPACES
  for (let good = 0; good < GOODS_N; good++) {
    space -= s.house[good]
    if (s.house[good] > 0) kinds |= 1 << good
  }
  let seat = trader
  for (let turn = 0; turn < s.players && space > 0; turn++) {
    const sameKind = ask.sellsSameKind(s, seat)
    for (let good = GOODS_N - 1; good >= 0; good--) {
      if (s.goods[seat * GOODS_N + good] === 0) continue
      if (!sameKind && ((kinds >> good) & 1) === 1) continue
      const price = PRICES[good] + ask.saleBonus(s, seat) + (seat === trader ? 1 : 0)
      if (price < 2 && good === CORN) break
      gains[seat] = price
      kinds |= 1 << good
      space--
      break
    }
    seat = leftOf(s, seat)
  }
  return gains
}

/** The craftsman phase: barrels by seat, with half of their price in doubloons, given what is in the supply. */
export function foreseeCraftsman(s: State, craftsman: number): Gains {
  const gains = noGains()
  for (let good = 0; good < GOODS_N; good++) {
    let supply = s.supply[good]
    let seat = craftsman
    for (let turn = 0; turn < s.players && supply > 0; turn++) {
      const barrels = Math.min(supply, capacity(s, seat, good))
      if (barrels > 0) {
        supply -= barrels
        const sale = s.goods[seat * GOODS_N + good] === 0 ? 0.25 * PRICES[good] : 0
        gains[seat] += barrels * 0.7 + sale
      }
      seat = leftOf(s, seat)
    }
  }
  if (gains[craftsman] > 0) gains[craftsman] += 0.8
  return gains
}
