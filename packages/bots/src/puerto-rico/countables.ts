/** What people count at a seat of Puerto Rico. */
import { membersOf } from '@doubloon/engine'
import {
  allColonists,
  CHOOSE,
  CORN,
  GOODS_N,
  PRICES,
  QUARRY,
  ROLES_N,
  type State,
  TILES_N,
  total,
} from '@doubloon/puerto-rico/fast'
import type { Countable } from '../bot-adapter.ts'
import { plantCircles } from './values.ts'

export const countables: readonly Countable<State>[] = [
  /** Chips. */
  { what: 'vp', points: 1, of: (s, seat) => s.vp[seat] },
  /** Printed on buildings, and what the occupied ones would give now. */
  { what: 'buildingVp', points: 1, of: (s, seat) => total(s, seat) - s.vp[seat] },
  {
    what: 'doubloons',
    points: 0.6,
    of: (s, seat) => s.doubloons[seat],
    lying: (s, step) =>
      step >= CHOOSE && step < CHOOSE + ROLES_N ? s.roleDoubloons[step - CHOOSE] : 0,
  },
  { what: 'goods', points: 0.7, of: goodsOf },
  /** At work: those in San Juan do nothing. */
  { what: 'colonists', points: 0.8, of: (s, seat) => allColonists(s, seat) - s.sanJuan[seat] },
  { what: 'plantations', points: 1, of: plantationsOf },
  { what: 'quarries', points: 2, of: (s, seat) => s.tiles[seat * TILES_N + QUARRY] },
  {
    what: 'buildings',
    points: 1.5,
    of: (s, seat) => membersOf(s.production[seat]) + membersOf(s.violet[seat]),
  },
]

/** What a craftsman could make with enough colonists: barrels, and what they would sell for. */
export const prospects: readonly Countable<State>[] = [
  { what: 'makeable', points: 1, of: (s, seat) => makeable(s, seat, () => 1) },
  {
    what: 'makeableWorth',
    points: 0.3,
    of: (s, seat) => makeable(s, seat, (good) => PRICES[good]),
  },
]

/** Barrels for which there are both a field and a circle, each by its worth; corn needs only the field. */
function makeable(s: State, seat: number, worth: (good: number) => number): number {
  let all = 0
  for (let good = 0; good < GOODS_N; good++) {
    const fields = s.tiles[seat * TILES_N + good]
    all += worth(good) * (good === CORN ? fields : Math.min(fields, plantCircles(s, seat, good)))
  }
  return all
}

function goodsOf(s: State, seat: number): number {
  return sum(s.goods, seat * GOODS_N, GOODS_N)
}

/** Plantations come first among the tiles. */
function plantationsOf(s: State, seat: number): number {
  return sum(s.tiles, seat * TILES_N, GOODS_N)
}

function sum(counts: Uint8Array, first: number, many: number): number {
  let all = 0
  for (let i = first; i < first + many; i++) all += counts[i]
  return all
}
