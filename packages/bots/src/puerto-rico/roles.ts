/** Which role to take: what it brings me, less what it brings the others. */
import {
  allCircles,
  allColonists,
  allGoods,
  BUILDER,
  CAPTAIN,
  CHOOSE,
  CRAFTSMAN,
  GOODS_N,
  ISLAND_SPACES,
  islandSpacesUsed,
  MAYOR,
  type MoveList,
  QUARRY,
  SETTLER,
  type State,
  TRADER,
} from '@doubloon/puerto-rico/fast'
import { purchaseGain } from './build.ts'
import { foreseeCraftsman, foreseeTrader, type Gains, noGains } from './foresee.ts'
import { ForeseenCaptain } from './foresee-captain.ts'
import { noise } from './noise.ts'
import { doubloonValue, tileValue } from './values.ts'

/** What the gain of all others together counts against mine. */
const OTHERS = 0.4

export function pickRole(s: State, moves: MoveList, dice: Uint32Array, uses: number): number {
  const doubloon = doubloonValue(uses)
  let best = moves.at(0)
  let bestValue = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.length; i++) {
    const role = moves.at(i) - CHOOSE
    const value =
      s.roleDoubloons[role] * doubloon + roleGain(s, role, uses, doubloon) + noise(dice, 0.8)
    if (value > bestValue) {
      best = moves.at(i)
      bestValue = value
    }
  }
  return best
}

function roleGain(s: State, role: number, uses: number, doubloon: number): number {
  switch (role) {
    case SETTLER:
      return balance(s, foreseeSettler(s, uses))
    case MAYOR:
      return balance(s, foreseeMayor(s, uses))
    case BUILDER:
      return balance(s, foreseeBuilder(s, uses))
    case CRAFTSMAN:
      return balance(s, foreseeCraftsman(s, s.seat))
    case TRADER:
      return balance(s, traderGains(s, doubloon))
    case CAPTAIN:
      return balance(s, captainGains(s))
    default:
      return doubloon
  }
}

/** What the seat that chooses gains, less what the others gain. */
function balance(s: State, gains: Gains): number {
  const { seat } = s
  let others = 0
  for (let other = 0; other < s.players; other++) if (other !== seat) others += gains[other]
  return gains[seat] - (OTHERS * others) / (s.players - 1)
}

/** Doubloons as VP, less the barrel that is sold. */
function traderGains(s: State, doubloon: number): Gains {
  const gains = foreseeTrader(s, s.seat)
  for (let seat = 0; seat < s.players; seat++)
    gains[seat] = gains[seat] === 0 ? 0 : gains[seat] * doubloon - 0.4
  return gains
}

/** VP, less what the barrels were worth before, and what may spoil. */
function captainGains(s: State): Gains {
  const captain = new ForeseenCaptain(s, s.seat)
  const { gains } = captain
  for (let seat = 0; seat < s.players; seat++)
    gains[seat] -= 0.5 * allGoods(s, seat) + 0.15 * Math.max(0, captain.leftOver(seat) - 1)
  return gains
}

/** Everybody makes the best purchase. */
function foreseeBuilder(s: State, uses: number): Gains {
  const gains = noGains()
  for (let seat = 0; seat < s.players; seat++)
    gains[seat] =
      seat === s.seat
        ? purchaseGain(s, seat, uses, 1, s.roleDoubloons[BUILDER])
        : purchaseGain(s, seat, uses, 0, 0)
  return gains
}

/** Everybody takes the best tile; the settler may take a quarry. */
function foreseeSettler(s: State, uses: number): Gains {
  const gains = noGains()
  for (let seat = 0; seat < s.players; seat++) {
    let best = 0
    if (islandSpacesUsed(s, seat) < ISLAND_SPACES) {
      if (seat === s.seat && s.quarries > 0) best = tileValue(s, seat, QUARRY, uses)
      for (let good = 0; good < GOODS_N; good++)
        if (s.faceUp[good] > 0) best = Math.max(best, tileValue(s, seat, good, uses))
      if (seat !== s.seat) best *= 0.8
    }
    gains[seat] = best
  }
  return gains
}

/** Colonists on empty circles. */
function foreseeMayor(s: State, uses: number): Gains {
  const gains = noGains()
  const each = s.colonistShip / s.players
  for (let seat = 0; seat < s.players; seat++) {
    const empty = allCircles(s, seat) - allColonists(s, seat)
    const more = seat === s.seat ? Math.ceil(each) + 1 : each
    gains[seat] = 0.45 * Math.max(0, Math.min(empty, more)) * Math.min(uses, 5) * 0.7
  }
  return gains
}
