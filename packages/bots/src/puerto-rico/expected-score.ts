import {
  FIRST_VIOLET,
  GOODS_N,
  lowestBit,
  OVER,
  PRICES,
  PRINTED_VP,
  QUARRY,
  type State,
  TILES_N,
  total,
  WORKPLACES_N,
} from '@doubloon/puerto-rico/fast'
import { usesLeft } from './left.ts'
import { SeatSummary } from './seat-summary.ts'
import { barrelValue, doubloonValue, plantCircles, quarryValue, violetValue } from './values.ts'

export function expectedScore(s: State, seat: number): number {
  if (s.stage === OVER) return total(s, seat)
  const uses = usesLeft(s)
  const summary = new SeatSummary(s, seat, uses)
  let sum = s.vp[seat] + s.doubloons[seat] * doubloonValue(uses)
  for (let set = s.production[seat]; set !== 0; set &= set - 1) sum += PRINTED_VP[lowestBit(set)]
  for (let set = s.violet[seat]; set !== 0; set &= set - 1) {
    const building = FIRST_VIOLET + lowestBit(set)
    const staffed = (s.staffed[seat] >> (building - FIRST_VIOLET)) & 1
    sum +=
      PRINTED_VP[building] +
      (staffed === 1 ? 1 : uses > 0.6 ? 0.75 : 0.2) * violetValue(s, summary, building)
  }
  for (let good = 0; good < GOODS_N; good++) {
    const made = summary.madeOf(good)
    for (let nth = 0; nth < made; nth++) sum += barrelValue(good, nth, uses)
    const tiles = s.tiles[seat * TILES_N + good]
    const could = good === 0 ? tiles : Math.min(tiles, plantCircles(s, seat, good))
    for (let nth = made; nth < could; nth++)
      sum += 0.7 * barrelValue(good, nth, Math.max(0, uses - 1))
    for (let nth = could; nth < tiles; nth++)
      sum += 0.2 * barrelValue(good, nth, Math.max(0, uses - 2))
    const held = s.goods[seat * GOODS_N + good]
    if (held > 0) sum += uses > 0.2 ? 0.6 * held + 0.3 * PRICES[good] : 0.2
  }
  const quarries = s.tiles[seat * TILES_N + QUARRY]
  const worked = s.workers[seat * WORKPLACES_N + QUARRY]
  for (let nth = 0; nth < quarries; nth++) sum += quarryValue(nth, uses) * (nth < worked ? 1 : 0.75)
  return sum
}
