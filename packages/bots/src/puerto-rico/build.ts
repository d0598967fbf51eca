/** Which building to buy. */
import {
  BUILD_KIND,
  BUILDINGS_N,
  citySpacesLeft,
  costsOf,
  type MoveList,
  owns,
  PASS,
  priceWith,
  QUARRY,
  reductionFor,
  SIZE,
  type State,
  WORKPLACES_N,
} from '@doubloon/puerto-rico/fast'
import { noise } from './noise.ts'
import { SeatSummary } from './seat-summary.ts'
import { buildingValue, doubloonValue } from './values.ts'

export function pickBuilding(s: State, moves: MoveList, dice: Uint32Array, uses: number): number {
  const { seat } = s
  const costs = costsOf(s)
  const quarries = s.workers[seat * WORKPLACES_N + QUARRY]
  const reduction = reductionFor(s, seat)
  const doubloon = doubloonValue(uses)
  const summary = new SeatSummary(s, seat, uses)
  let best = PASS
  let bestValue = 0.3
  for (let i = 0; i < moves.length; i++) {
    const step = moves.at(i)
    if (step === PASS) continue
    const building = step - BUILD_KIND
    const price = priceWith(costs, building, quarries, reduction)
    const value = buildingValue(s, summary, building) - price * doubloon + noise(dice, 0.6)
    if (value > bestValue) {
      best = step
      bestValue = value
    }
  }
  return best
}

/** What the best purchase would gain a seat, its price paid, if it could build now. */
export function purchaseGain(
  s: State,
  seat: number,
  uses: number,
  discount: number,
  extra: number,
): number {
  const costs = costsOf(s)
  const quarries = s.workers[seat * WORKPLACES_N + QUARRY]
  const money = s.doubloons[seat] + extra
  const doubloon = doubloonValue(uses)
  const space = citySpacesLeft(s, seat)
  const summary = new SeatSummary(s, seat, uses)
  let best = 0
  for (let building = 0; building < BUILDINGS_N; building++) {
    if (s.copies[building] === 0 || costs[building] > money + quarries + discount) continue
    if (owns(s, seat, building) || SIZE[building] > space) continue
    const price = priceWith(costs, building, quarries, discount)
    if (price > money) continue
    const gain = buildingValue(s, summary, building) - price * doubloon
    if (gain > best) best = gain
  }
  return best
}
