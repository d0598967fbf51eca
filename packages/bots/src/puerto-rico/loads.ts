/** Loading and storing. */
import {
  allGoods,
  ask,
  BARRELS_PER_VP,
  GOODS_N,
  goodLoaded,
  KEEP,
  LOAD_OWN_SHIP,
  LOAD_OWN_SMALL_SHIP,
  type MoveList,
  PASS,
  PRICES,
  type State,
  shipLoaded,
  shipSpace,
  singles,
} from '@doubloon/puerto-rico/fast'
import { noise } from './noise.ts'

export function pickLoad(s: State, moves: MoveList, dice: Uint32Array): number {
  let best = moves.at(0)
  let bestValue = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.length; i++) {
    const value = loadValue(s, moves.at(i)) + noise(dice, 0.3)
    if (value > bestValue) {
      best = moves.at(i)
      bestValue = value
    }
  }
  return best
}

function loadValue(s: State, step: number): number {
  const first = s.seat * GOODS_N
  if (step === PASS) return 0
  if (step === LOAD_OWN_SMALL_SHIP)
    return Math.floor(allGoods(s, s.seat) / BARRELS_PER_VP) * 0.6 - 0.2
  if (step >= LOAD_OWN_SHIP) {
    const good = step - LOAD_OWN_SHIP
    return s.goods[first + good] - 0.8
  }
  const good = goodLoaded(step)
  const ship = shipLoaded(step)
  const held = s.goods[first + good]
  const space = shipSpace(s, ship)
  const barrels = Math.min(held, space)
  // A ship that is filled sails: room next time; one begun with few barrels stays and blocks.
  return barrels - 0.12 * PRICES[good] + (space === barrels ? 0.2 : 0)
}

/** What a barrel that is kept will bring. */
const KEEP_VALUE = [0.7, 0.8, 0.95, 1.2, 1.4]

export function pickStore(s: State, moves: MoveList): number {
  let good = 0
  while (!(moves.at(0) >= KEEP[good] && (good === GOODS_N - 1 || moves.at(0) < KEEP[good + 1])))
    good++
  const { seat } = s
  const first = seat * GOODS_N
  let kinds = ask.kindsStored(s, seat)
  let single = singles(s, seat)
  let whole = 0
  while (kinds > 0) {
    let best = -1
    for (let g = 0; g < GOODS_N; g++)
      if (
        ((whole >> g) & 1) === 0 &&
        (best < 0 || storeValue(s, first, g) > storeValue(s, first, best))
      )
        best = g
    whole |= 1 << best
    kinds--
  }
  let count = (whole >> good) & 1 ? s.goods[first + good] : 0
  if (count === 0)
    for (let g = GOODS_N - 1; g >= 0 && single > 0; g--) {
      if ((whole >> g) & 1) continue
      const kept = Math.min(single, s.goods[first + g])
      if (g === good) count = kept
      single -= kept
    }
  return KEEP[good] + Math.min(count, moves.length - 1)
}

function storeValue(s: State, first: number, good: number): number {
  const held = s.goods[first + good]
  return held === 0 ? 0 : (held - 0.5) * KEEP_VALUE[good]
}
