/**
 * Storage and the end of the captain phase (PR-CAPTAIN-12 … 18). In turn, each player keeps what his
 * capacity allows; the rest is lost. Then the full ships are emptied.
 * D-STORE is a sequence of small choices: how many barrels of each kind, in the order of the goods.
 */
import { allGoods, boxOf, goodsOf, nextGoodHeld, shipIsFull } from '../board.ts'
import { ask } from '../buildings/catalog.ts'
import { BARRELS_LOST, note, SHIP_EMPTIED } from '../events.ts'
import { openWindow } from '../guests.ts'
import { KEEP } from '../moves.ts'
import { PHASE_ENDS, STORE } from '../stages.ts'
import type { State } from '../state.ts'
import { beginTurns, type Decision, endTurn, ONCE_AROUND, type Phase } from '../turns.ts'
import { GOODS_N } from '../words.ts'

export const storage: Phase = {
  begin: beginTurns,
  turns: ONCE_AROUND,

  /** Guests may move only before a real decision (PR-RUL-58). */
  turn(s) {
    if (everythingFits(s, s.seat)) endTurn(s)
    else openWindow(s, STORE)
  },

  end: emptyFullShips,
}

/** D-STORE: any amounts for which there is room (PR-CAPTAIN-13, PR-RUL-16). */
export const store: Decision = {
  offers(s, out) {
    if (s.cursor === 0 && everythingFits(s, s.seat)) return
    const good = nextGoodHeld(s, s.seat, s.cursor)
    if (good === GOODS_N) return
    const most = mostKept(s, s.seat, good)
    for (let count = 0; count <= most; count++) out.add(KEEP[good] + count)
  },

  play(s, step) {
    const good = nextGoodHeld(s, s.seat, s.cursor)
    const lost = goodsOf(s, s.seat, good) - (step - KEEP[good])
    s.goods[s.seat * GOODS_N + good] -= lost
    s.supply[good] += lost
    if (lost > 0) note(s, BARRELS_LOST, s.seat, good, lost)
    s.cursor = good + 1
    if (nextGoodHeld(s, s.seat, s.cursor) === GOODS_N) endTurn(s)
  },

  skip: endTurn,
}

/** What everybody keeps, of any kind (PR-CAPTAIN-12 i). */
export const ON_WIND_ROSE = 1

/** Barrels that may be kept singly, of any kinds (PR-CAPTAIN-12 i, iii). */
export function singles(s: State, seat: number): number {
  return ON_WIND_ROSE + ask.barrelsStored(s, seat)
}

/** Whether there is room for everything: all but the largest w kinds fit singly (PR-CAPTAIN-14). */
function everythingFits(s: State, seat: number): boolean {
  if (allGoods(s, seat) <= singles(s, seat)) return true
  const kinds = ask.kindsStored(s, seat)
  return kinds > 0 && barrelsOutside(s, seat, GOODS_N, kinds) <= singles(s, seat)
}

/** The most that can be kept of a good, given what was kept of those before it. */
function mostKept(s: State, seat: number, good: number): number {
  const kinds = ask.kindsStored(s, seat)
  const held = goodsOf(s, seat, good)
  const asOneOfTheKinds = kinds > 0 && barrelsOutside(s, seat, good, kinds - 1) <= singles(s, seat)
  if (asOneOfTheKinds) return held
  return Math.min(held, singles(s, seat) - barrelsOutside(s, seat, good, kinds))
}

/** Barrels of the goods before `end`, without the `kinds` largest amounts among them. */
function barrelsOutside(s: State, seat: number, end: number, kinds: number): number {
  let outside = 0
  for (let good = 0; good < end; good++) {
    const held = goodsOf(s, seat, good)
    if (largerAmounts(s, seat, end, good) >= kinds) outside += held
  }
  return outside
}

/** How many goods before `end` have a larger amount than `good`; of equal ones the earlier counts as larger. */
function largerAmounts(s: State, seat: number, end: number, good: number): number {
  const held = goodsOf(s, seat, good)
  let larger = 0
  for (let other = 0; other < end; other++) {
    const amount = goodsOf(s, seat, other)
    if (amount > held || (amount === held && other < good)) larger++
  }
  return larger
}

/** Ships that are not full keep their cargo (PR-CAPTAIN-16). */
function emptyFullShips(s: State): void {
  const ships = boxOf(s).ships
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (!shipIsFull(s, ship)) continue
    const good = s.shipGood[ship] - 1
    s.supply[good] += s.shipLoad[ship]
    note(s, SHIP_EMPTIED, ship, good, s.shipLoad[ship])
    s.shipGood[ship] = 0
    s.shipLoad[ship] = 0
  }
  s.stage = PHASE_ENDS
}
