/**
 * The last round for the solver: once the end is triggered only this round is left (PR-END-4), so a role that was played is
 * over for good, and so is everything that only it asks for.
 */
import { bagSize } from '@doubloon/engine'
import {
  BUILDER,
  BUILDINGS,
  BUILDINGS_N,
  boxOf,
  CAPTAIN,
  CORN,
  CRAFTSMAN,
  DRAW,
  DRAW_FIRST,
  FINAL_WINDOW,
  FIRST_VIOLET,
  GOODS_N,
  GUEST,
  lowestBit,
  MAYOR,
  OVER,
  ROLE,
  ROLES_N,
  SETTLER,
  STORAGE_PHASE,
  type State,
  TRADER,
  WORKPLACES_N,
} from '@doubloon/puerto-rico/fast'
import type { Endgame } from '../endgame.ts'

const roles = (...numbers: number[]): number => numbers.reduce((set, role) => set | (1 << role), 0)
const NONE = 0
const ALL = -1

/** Which roles ask what a building may answer (buildings/questions.ts of the game). */
const ASKED_BY: Readonly<Record<string, number>> = {
  drawsPlantation: roles(SETTLER),
  takesQuarry: roles(SETTLER),
  settlesColonist: roles(SETTLER),
  staffsNewBuilding: roles(BUILDER),
  extraBarrels: roles(CRAFTSMAN),
  productionIncome: roles(CRAFTSMAN),
  saleBonus: roles(TRADER),
  sellsSameKind: roles(TRADER),
  vpPerLoad: roles(CAPTAIN),
  kindsStored: roles(CAPTAIN),
  barrelsStored: roles(CAPTAIN),
  shipsOneKind: roles(CAPTAIN),
}

/** Roles that take single colonists, need barrels by kind, need workers where they are. */
const TAKING_COLONISTS = roles(SETTLER, BUILDER)
const USING_GOODS = roles(CAPTAIN, TRADER, BUILDER)
const USING_WORKERS = roles(CRAFTSMAN, BUILDER)

/** What a row says of a building that is no answer to a question. */
const DATA = new Set(
  'key set class good cost balancedCost vp circles size column copies rival rule'.split(' '),
)

/** Roles in which it makes a difference whether a violet building is occupied; with any other answer it always does. */
const USED_IN: readonly number[] = BUILDINGS.slice(FIRST_VIOLET).map((row) =>
  Object.keys(row)
    .filter((name) => !DATA.has(name))
    .reduce((set, question) => set | (ASKED_BY[question] ?? ALL), row.set === 'base' ? NONE : ALL),
)

/** Violet buildings that nobody needs occupied any more, by the roles that still count: sets of bits. */
const USELESS = Int32Array.from({ length: 1 << ROLES_N }, (_, live) =>
  USED_IN.reduce(
    (set, used, violet) => ((used & live) === 0 && used !== ALL ? set | (1 << violet) : set),
    0,
  ),
)

/** Buildings whose guests may go to any empty circle (PR-X-GUESTHOUSE-2). */
const GUEST_HOUSES = BUILDINGS.slice(FIRST_VIOLET).reduce(
  (set, { lodgesGuests }, violet) => (lodgesGuests ? set | (1 << violet) : set),
  0,
)

export const endgame: Endgame<State> = {
  forget(s) {
    const live = liveRoles(s)
    s.rng.fill(0)
    s.endTriggers = 1
    s.vpSupply = 0
    for (let role = 0; role < ROLES_N; role++) if (s.roleTaker[role] !== 0) s.roleTaker[role] = 1
    if (isOver(live, SETTLER)) forgetTiles(s)
    if (isOver(live, CRAFTSMAN)) s.supply.fill(0)
    if (isOver(live, TRADER)) s.house.fill(0)
    if (isOver(live, CAPTAIN)) {
      s.shipGood.fill(0)
      s.shipLoad.fill(0)
    }
    if (isOver(live, BUILDER)) s.copies.fill(0)
    if (isOver(live, MAYOR)) forgetShip(s, (live & TAKING_COLONISTS) === 0)
    if ((live & USING_GOODS) === 0) forgetKindsOfGoods(s)
    if ((live & USING_WORKERS) === 0) forgetWorkplaces(s, live)
  },

  /** Drawing a plantation (PR-SETTLER-1). Those turned up after the settler phase are of no use to anybody. */
  outcomes: (s, step) => (s.stage === DRAW_FIRST && step === DRAW ? GOODS_N : 1),

  decide(s, nth) {
    const bag = bagSize(s.faceDown) > 0 ? s.faceDown : s.discard
    const size = bagSize(bag)
    let before = 0
    for (let kind = 0; kind < nth; kind++) before += bag[kind]
    s.rng.fill(0)
    s.rng[0] = Math.floor(((before + 0.5) / size) * 2 ** 32)
    return bag[nth] / size
  },
}

function isOver(live: number, role: number): boolean {
  return ((live >> role) & 1) === 0
}

/** The roles that are being played or may still be taken, as a set of bits; storage belongs to the captain. */
function liveRoles(s: State): number {
  const { rolesPerRound, roles: cards } = boxOf(s)
  let live = 0
  if (s.rolesTaken < rolesPerRound)
    for (let role = 0; role < cards; role++) if (s.roleTaker[role] === 0) live |= 1 << role
  const at = s.stage === GUEST ? s.resume : s.stage
  if (at === ROLE || at === FINAL_WINDOW || at === OVER) return live
  return live | (1 << (s.phase === STORAGE_PHASE ? CAPTAIN : s.phase))
}

function forgetTiles(s: State): void {
  s.faceUp.fill(0)
  s.faceDown.fill(0)
  s.discard.fill(0)
  s.quarries = 0
}

/** After the mayor only single colonists are taken, from the supply or from the ship (PR-B-HOSPICE-2). */
function forgetShip(s: State, isUseless: boolean): void {
  s.colonistSupply = isUseless ? 0 : s.colonistSupply + s.colonistShip
  s.colonistShip = 0
}

/** Barrels that can only be counted, with the doubloons, if scores are equal (PR-SCORE-8). */
function forgetKindsOfGoods(s: State): void {
  for (let seat = 0; seat < s.players; seat++)
    for (let good = 0; good < GOODS_N; good++) s.doubloons[seat] += s.goods[seat * GOODS_N + good]
  s.goods.fill(0)
}

/** Colonists whose workplace is of no use any more: all count as if they were on corn. */
function forgetWorkplaces(s: State, live: number): void {
  for (let seat = 0; seat < s.players; seat++) {
    if ((s.violet[seat] & GUEST_HOUSES) !== 0) continue
    const first = seat * BUILDINGS_N
    const corn = seat * WORKPLACES_N + CORN
    for (let at = corn + 1; at < (seat + 1) * WORKPLACES_N; at++) {
      s.workers[corn] += s.workers[at]
      s.workers[at] = 0
    }
    for (let building = 0; building < FIRST_VIOLET; building++) {
      s.workers[corn] += s.colonists[first + building]
      s.colonists[first + building] = 0
    }
    for (let set = s.staffed[seat] & USELESS[live]; set !== 0; set &= set - 1) {
      const building = FIRST_VIOLET + lowestBit(set)
      s.workers[corn] += s.colonists[first + building]
      s.colonists[first + building] = 0
    }
    s.staffed[seat] &= ~USELESS[live]
  }
}
