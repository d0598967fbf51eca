/**
 * Captain phase: loading the ships (PR-CAPTAIN-1 … 11). Goes round until a full circle passes without a
 * load; whoever can load a public ship must load. Storage afterwards is a phase of its own.
 */
import type { MoveList } from '@doubloon/engine'
import { allGoods, boxOf, capacityOf, goodsOf, nextGoodHeld } from '../board.ts'
import { ask } from '../buildings/catalog.ts'
import { BY_LOAD, buildings, byPermission, one, privilegeOf } from '../causes.ts'
import { LOADED, LOADED_OWN_SHIP, LOADED_SELECTION, note, SKIPPED } from '../events.ts'
import { openWindow } from '../guests.ts'
import {
  goodLoaded,
  LOAD_OWN_SHIP,
  LOAD_OWN_SMALL_SHIP,
  loadStep,
  PASS,
  PUT_ABOARD,
  shipLoaded,
} from '../moves.ts'
import { FIRST_LOAD, LOAD, LOAD_SELECTION, PHASE_BEGINS, STORAGE_PHASE } from '../stages.ts'
import type { State } from '../state.ts'
import { gainDoubloons, gainVp } from '../supplies.ts'
import {
  beginTurns,
  type Decision,
  endTurn,
  type Phase,
  privilege,
  UNTIL_NOBODY_LOADS,
} from '../turns.ts'
import { BARRELS_PER_VP, CAPTAIN, GOODS_N } from '../words.ts'

export const captain: Phase = {
  begin: beginTurns,
  turns: UNTIL_NOBODY_LOADS,

  /** Who has nothing to load is passed over. */
  turn(s) {
    openWindow(s, s.turn < s.players ? FIRST_LOAD : LOAD)
    if (s.stage === FIRST_LOAD) firstLoad(s)
    if (s.stage === LOAD && allGoods(s, s.seat) === 0) passOver(s)
  },

  end(s) {
    s.phase = STORAGE_PHASE
    s.stage = PHASE_BEGINS
  },
}

/** What the buildings give before a seat's first opportunity to load (PR-RUL-41, PR-RUL-49). */
export function firstLoad(s: State): void {
  gainVp(s, s.seat, ask.vpBeforeLoading(s, s.seat), beforeLoading)
  if (s.seat === s.chooser) gainDoubloons(s, s.seat, ask.captainIncome(s, s.seat), forTheCaptain)
  s.stage = LOAD
}

const beforeLoading = buildings(ask.vpBeforeLoading)
const forTheCaptain = buildings(ask.captainIncome)

/** D-LOAD: a load on a public ship is a duty; ships of one's own may take its place (PR-CAPTAIN-4, -8). */
export const load: Decision = {
  offers(s, out) {
    const { seat } = s
    const before = out.length
    offerPublicLoads(s, seat, out)
    const mayPass = out.length === before
    if (mayLoadOwnShip(s, seat))
      for (let good = 0; good < GOODS_N; good++)
        if (goodsOf(s, seat, good) > 0) out.add(LOAD_OWN_SHIP + good)
    if (mayLoadOwnSmallShip(s, seat) && allGoods(s, seat) > 0) out.add(LOAD_OWN_SMALL_SHIP)
    if (mayPass && out.length > before) out.add(PASS)
  },

  play(s, step) {
    if (step === PASS) passLoading(s)
    else if (step === LOAD_OWN_SMALL_SHIP) {
      s.cursor = 0
      s.count = 0
      s.stage = LOAD_SELECTION
    } else if (step >= LOAD_OWN_SHIP) loadOwnShip(s, step - LOAD_OWN_SHIP)
    else loadShip(s, goodLoaded(step), shipLoaded(step))
  },

  skip: passOver,
}

function passOver(s: State): void {
  note(s, SKIPPED, s.seat, LOAD)
  passLoading(s)
}

/** The second part of D-LOAD: how many barrels of each kind go on the small ship (PR-X-SMALLWHARF-1). */
export const loadSelection: Decision = {
  offers(s, out) {
    const good = nextGoodHeld(s, s.seat, s.cursor)
    const isLast = nextGoodHeld(s, s.seat, good + 1) === GOODS_N
    const held = goodsOf(s, s.seat, good)
    for (let count = isLast && s.count === 0 ? 1 : 0; count <= held; count++)
      out.add(PUT_ABOARD[good] + count)
  },

  play(s, step) {
    const good = nextGoodHeld(s, s.seat, s.cursor)
    const barrels = step - PUT_ABOARD[good]
    returnToSupply(s, good, barrels)
    s.count += barrels
    s.cursor = good + 1
    if (nextGoodHeld(s, s.seat, s.cursor) < GOODS_N) return
    s.ownSmallShipUsed |= 1 << s.seat
    if (s.journal !== undefined)
      note(s, LOADED_SELECTION, s.seat, s.count, byPermission(s, s.seat, ask.shipsAnyBarrels))
    scoreLoad(s, Math.floor(s.count / BARRELS_PER_VP))
  },

  skip() {
    throw new Error('a load of no barrels was begun')
  },
}

/** A pass is not final: the seat is asked again if the phase goes on (PR-CAPTAIN-8, PR-RUL-15). */
function passLoading(s: State): void {
  s.idle++
  endTurn(s)
}

function loadShip(s: State, good: number, ship: number): void {
  const barrels = Math.min(goodsOf(s, s.seat, good), shipSpace(s, ship))
  s.goods[s.seat * GOODS_N + good] -= barrels
  s.shipGood[ship] = good + 1
  s.shipLoad[ship] += barrels
  note(s, LOADED, s.seat, good, ship, barrels)
  scoreLoad(s, barrels)
}

/** All barrels of one kind; they go back to the supply at once (PR-B-WHARF-1, PR-CAPTAIN-17). */
function loadOwnShip(s: State, good: number): void {
  const barrels = goodsOf(s, s.seat, good)
  returnToSupply(s, good, barrels)
  s.ownShipUsed |= 1 << s.seat
  if (s.journal !== undefined)
    note(s, LOADED_OWN_SHIP, s.seat, good, barrels, byPermission(s, s.seat, ask.shipsOneKind))
  scoreLoad(s, barrels)
}

function returnToSupply(s: State, good: number, barrels: number): void {
  s.goods[s.seat * GOODS_N + good] -= barrels
  s.supply[good] += barrels
}

/**
 * VP for the barrels, the captain's bonus with his first load, then the buildings, on public and own ships alike
 * (PR-CAPTAIN-7, PR-CAPTAIN-11, PR-B-HARBOR-1, PR-X-SMALLWHARF-2).
 */
function scoreLoad(s: State, vp: number): void {
  const { seat } = s
  gainVp(s, seat, vp, forBarrels)
  if (seat === s.chooser && s.onceDone === 0) {
    s.onceDone = 1
    gainVp(s, seat, privilege(s, seat), byPrivilege)
  }
  gainVp(s, seat, ask.vpPerLoad(s, seat), vpWithLoad)
  gainDoubloons(s, seat, ask.doubloonsPerLoad(s, seat), doubloonsWithLoad)
  s.idle = 0
  endTurn(s)
}

const forBarrels = one(BY_LOAD)
const byPrivilege = privilegeOf(CAPTAIN)
const vpWithLoad = buildings(ask.vpPerLoad)
const doubloonsWithLoad = buildings(ask.doubloonsPerLoad)

/** A kind on a ship goes there or nowhere; else the empty ships that take the most of it (PR-CAPTAIN-3). */
function offerPublicLoads(s: State, seat: number, out: MoveList): void {
  const { ships } = boxOf(s)
  for (let good = 0; good < GOODS_N; good++) {
    const held = goodsOf(s, seat, good)
    if (held === 0) continue
    const carrier = shipCarrying(s, good)
    if (carrier >= 0) {
      if (shipSpace(s, carrier) > 0) out.add(loadStep(good, carrier))
      continue
    }
    const most = mostLoadable(s, held)
    for (let i = 0; i < ships.length; i++)
      if (s.shipGood[ships[i]] === 0 && Math.min(held, shipSpace(s, ships[i])) === most)
        out.add(loadStep(good, ships[i]))
  }
}

/** The ship that carries a kind; −1 if none does. */
export function shipCarrying(s: State, good: number): number {
  const ships = boxOf(s).ships
  for (let i = 0; i < ships.length; i++) if (s.shipGood[ships[i]] === good + 1) return ships[i]
  return -1
}

/** Barrels that a ship still takes. */
export function shipSpace(s: State, ship: number): number {
  return capacityOf(ship) - s.shipLoad[ship]
}

/** The most of so many barrels that one empty ship can take. */
export function mostLoadable(s: State, held: number): number {
  const ships = boxOf(s).ships
  let most = 0
  for (let i = 0; i < ships.length; i++)
    if (s.shipGood[ships[i]] === 0) most = Math.max(most, Math.min(held, shipSpace(s, ships[i])))
  return most
}

/** Once in a captain phase, by an occupied building that has a ship for all barrels of a kind (PR-B-WHARF-1). */
export function mayLoadOwnShip(s: State, seat: number): boolean {
  return ((s.ownShipUsed >> seat) & 1) === 0 && ask.shipsOneKind(s, seat)
}

export function mayLoadOwnSmallShip(s: State, seat: number): boolean {
  return ((s.ownSmallShipUsed >> seat) & 1) === 0 && ask.shipsAnyBarrels(s, seat)
}
