/** Which role to take: what it brings me, less what it brings the others. */
import {
  allCircles,
  allColonists,
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
import {
  foreseeCaptain,
  foreseeCraftsman,
  foreseeTrader,
  gains,
  leftAfterCaptain,
} from './foresee.ts'
import { noise } from './noise.ts'
import { doubloonValue, tileValue } from './values.ts'

/** What the gain of all others together counts against mine. */
const OTHERS = 0.4

export function pickRole(s: State, moves: MoveList, dice: Uint32Array, uses: number): number {
  const doubloon = doubloonValue(uses)
  let best = moves.at(0)
  let bestWorth = Number.NEGATIVE_INFINITY
  for (let i = 0; i < moves.length; i++) {
    const role = moves.at(i) - CHOOSE
    const worth =
      s.roleDoubloons[role] * doubloon + roleGain(s, role, uses, doubloon) + noise(dice, 0.8)
    if (worth > bestWorth) {
      best = moves.at(i)
      bestWorth = worth
    }
  }
  return best
}

function roleGain(s: State, role: number, uses: number, doubloon: number): number {
  const { seat } = s
  switch (role) {
    case SETTLER:
      foreseeSettler(s, uses)
      return balance(s, seat)
    case MAYOR:
      foreseeMayor(s, uses)
      return balance(s, seat)
    case BUILDER:
      for (let other = 0; other < s.players; other++)
        gains[other] =
          other === seat
            ? purchaseGain(s, seat, uses, 1, s.roleDoubloons[BUILDER])
            : purchaseGain(s, other, uses, 0, 0)
      return balance(s, seat)
    case CRAFTSMAN:
      foreseeCraftsman(s, seat)
      return balance(s, seat)
    case TRADER:
      foreseeTrader(s, seat)
      for (let other = 0; other < s.players; other++)
        gains[other] = gains[other] === 0 ? 0 : gains[other] * doubloon - 0.4
      return balance(s, seat)
    case CAPTAIN:
      foreseeCaptain(s, seat)
      for (let other = 0; other < s.players; other++)
        gains[other] -= 0.5 * barrelsOf(s, other) + 0.15 * Math.max(0, leftAfterCaptain(other) - 1)
      return balance(s, seat)
    default:
      return doubloon
  }
}

function balance(s: State, seat: number): number {
  let others = 0
  for (let other = 0; other < s.players; other++) if (other !== seat) others += gains[other]
  return gains[seat] - (OTHERS * others) / (s.players - 1)
}

function barrelsOf(s: State, seat: number): number {
  let sum = 0
  for (let i = seat * GOODS_N; i < (seat + 1) * GOODS_N; i++) sum += s.goods[i]
  return sum
}

/** Everybody takes the best tile; the settler may take a quarry. */
function foreseeSettler(s: State, uses: number): void {
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
}

/** Colonists on empty circles. */
function foreseeMayor(s: State, uses: number): void {
  const each = s.colonistShip / s.players
  for (let seat = 0; seat < s.players; seat++) {
    const empty = allCircles(s, seat) - allColonists(s, seat)
    const more = seat === s.seat ? Math.ceil(each) + 1 : each
    gains[seat] = 0.45 * Math.max(0, Math.min(empty, more)) * Math.min(uses, 5) * 0.7
  }
}
