/** Phases foreseen: what each seat would gain if a role were taken now, all playing plainly. No state is copied. */
import {
  ask,
  boxOf,
  CORN,
  capacityOf,
  GOODS_N,
  HOUSE_SPACES,
  leftOf,
  MAX_PLAYERS,
  PRICES,
  SHIPS_N,
  type State,
} from '@doubloon/puerto-rico/fast'
import { capacity } from './values.ts'

/** By seat: what the last foreseen phase brings, in VP, doubloons or barrels. */
export const gains = new Float64Array(MAX_PLAYERS)

const goods = new Uint8Array(MAX_PLAYERS * GOODS_N)
const shipGood = new Uint8Array(SHIPS_N)
const shipLoad = new Uint8Array(SHIPS_N)
let loadGood = 0
let loadShip = 0
let loadBarrels = 0
const OWN_SHIP = -1

/** The captain phase: VP by seat if everybody always makes the largest load. */
export function foreseeCaptain(s: State, captain: number): void {
  goods.set(s.goods)
  shipGood.set(s.shipGood)
  shipLoad.set(s.shipLoad)
  gains.fill(0)
  let ownShips = 0
  for (let seat = 0; seat < s.players; seat++) if (ask.shipsOneKind(s, seat)) ownShips |= 1 << seat
  let seat = captain
  let idle = 0
  while (idle < s.players) {
    if (largestLoad(s, seat, (ownShips >> seat) & 1)) {
      idle = 0
      if (seat === captain && gains[seat] === 0) gains[seat] = 1
      gains[seat] += loadBarrels + ask.vpPerLoad(s, seat)
      goods[seat * GOODS_N + loadGood] -= loadBarrels
      if (loadShip === OWN_SHIP) ownShips &= ~(1 << seat)
      else {
        shipGood[loadShip] = loadGood + 1
        shipLoad[loadShip] += loadBarrels
      }
    } else idle++
    seat = leftOf(s, seat)
  }
}

function largestLoad(s: State, seat: number, ownShip: number): boolean {
  const { ships } = boxOf(s)
  loadBarrels = 0
  for (let good = 0; good < GOODS_N; good++) {
    const held = goods[seat * GOODS_N + good]
    if (held <= loadBarrels) continue
    let barrels = 0
    let ship = OWN_SHIP
    for (let i = 0; i < ships.length; i++) {
      const at = ships[i]
      const carried = shipGood[at]
      if (carried === good + 1) {
        barrels = Math.min(held, capacityOf(at) - shipLoad[at])
        ship = at
        break
      }
      if (carried === 0 && Math.min(held, capacityOf(at)) > barrels) {
        barrels = Math.min(held, capacityOf(at))
        ship = at
      }
    }
    if (ownShip === 1 && held > barrels) {
      barrels = held
      ship = OWN_SHIP
    }
    if (barrels <= loadBarrels) continue
    loadBarrels = barrels
    loadGood = good
    loadShip = ship
  }
  return loadBarrels > 0
}

/** The barrels a seat would still have after the captain phase just foreseen; all but one may spoil. */
export function leftAfterCaptain(seat: number): number {
  let left = 0
  for (let i = seat * GOODS_N; i < (seat + 1) * GOODS_N; i++) left += goods[i]
  return left
}

/** The trader phase: doubloons by seat if everybody sells the dearest good. */
export function foreseeTrader(s: State, trader: number): void {
  gains.fill(0)
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
}

/** The craftsman phase: barrels by seat, with half of their price in doubloons, given what is in the supply. */
export function foreseeCraftsman(s: State, craftsman: number): void {
  gains.fill(0)
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
}
