/** What there is to say of a seat of Puerto Rico, for a judgement by experience. */
import {
  BUILDINGS_N,
  boxOf,
  capacityOf,
  citySpacesLeft,
  FIRST_VIOLET,
  GOODS_N,
  HOUSE_SPACES,
  islandSpacesUsed,
  lowestBit,
  MAX_PLAYERS,
  PRICES,
  ROLES_N,
  type State,
  TILES_N,
  total,
  WORKPLACES_N,
} from '@doubloon/puerto-rico/fast'
import { choicesBefore, MOST_CHOICES } from '../choices.ts'
import type { Features } from '../judgement.ts'
import { purchaseGain } from './build.ts'
import { usesLeft } from './left.ts'
import { capacity } from './values.ts'
import { worth } from './worth.ts'

/** Where the features of each sort begin. What works counts as such, and by how long it will. */
const TILES = 0
const WORKERS = TILES + TILES_N
const MAKES = WORKERS + WORKPLACES_N
const MAKES_LONG = MAKES + GOODS_N
const GOODS = MAKES_LONG + GOODS_N
const OWNS = GOODS + GOODS_N
const STAFFED = OWNS + BUILDINGS_N
const STAFFED_LONG = STAFFED + BUILDINGS_N
const CHOICES = STAFFED_LONG + BUILDINGS_N
const PLAYERS = CHOICES + MOST_CHOICES
const ROLES = PLAYERS + MAX_PLAYERS + 1
const NUMBERS = ROLES + ROLES_N

export const FEATURES_N = NUMBERS + 22
/** Features that can be said at a time: a full island and city, and the rest. */
export const MOST_FEATURES = TILES_N + WORKPLACES_N + 3 * GOODS_N + 3 * 12 + ROLES_N + 2 + 22

/** How much of the game is left, about one in the middle of it. */
let long = 0

/** Says what a seat has; all of it lies open. */
export function describe(s: State, seat: number, _observer: number, out: Features): void {
  out.size = 0
  const uses = usesLeft(s)
  long = uses / 4
  describeIsland(s, seat, out)
  describeCity(s, seat, out)
  const { rolesPerRound } = boxOf(s)
  const place = (seat - s.governor + s.players) % s.players
  out.add(CHOICES + choicesBefore(place, s.players, s.rolesTaken, rolesPerRound), 1)
  out.add(PLAYERS + s.players, 1)
  for (let role = 0; role < ROLES_N; role++) if (s.roleTaker[role] === 0) out.add(ROLES + role, 1)
  const at = describePoints(s, seat, uses, out)
  describeMeans(s, seat, uses, at, out)
}

function describeIsland(s: State, seat: number, out: Features): void {
  for (let tile = 0; tile < TILES_N; tile++)
    out.add(TILES + tile, s.tiles[seat * TILES_N + tile] / 2)
  for (let place = 0; place < WORKPLACES_N; place++)
    out.add(WORKERS + place, s.workers[seat * WORKPLACES_N + place] / 2)
  for (let good = 0; good < GOODS_N; good++) {
    const makes = capacity(s, seat, good) / 2
    out.add(MAKES + good, makes)
    out.add(MAKES_LONG + good, makes * long)
    out.add(GOODS + good, s.goods[seat * GOODS_N + good] / 2)
  }
}

function describeCity(s: State, seat: number, out: Features): void {
  for (let set = s.production[seat]; set !== 0; set &= set - 1) {
    const building = lowestBit(set)
    const colonists = s.colonists[seat * BUILDINGS_N + building] / 2
    out.add(OWNS + building, 1)
    out.add(STAFFED + building, colonists)
    out.add(STAFFED_LONG + building, colonists * long)
  }
  for (let set = s.violet[seat]; set !== 0; set &= set - 1) {
    const building = FIRST_VIOLET + lowestBit(set)
    out.add(OWNS + building, 1)
    if (((s.staffed[seat] >> (building - FIRST_VIOLET)) & 1) === 0) continue
    out.add(STAFFED + building, 1)
    out.add(STAFFED_LONG + building, long)
  }
}

/** Numbers are divided so that each is about one. Returns where the next ones go. */
function describePoints(s: State, seat: number, uses: number, out: Features): number {
  const spread = 1 + 0.6 * uses
  const points = total(s, seat)
  const reckoned = worth(s, seat)
  let others = 0
  for (let other = 0; other < s.players; other++)
    if (other !== seat) others = Math.max(others, total(s, other))
  let at = NUMBERS
  out.add(at++, reckoned / 15)
  out.add(at++, reckoned / spread / 8)
  out.add(at++, points / 15)
  out.add(at++, points / spread / 8)
  out.add(at++, (points - others) / 6)
  out.add(at++, long)
  out.add(at++, uses < 1.5 ? 1 : 0)
  out.add(at++, s.rolesTaken / boxOf(s).rolesPerRound)
  out.add(at++, s.vpSupply / 60)
  return at
}

function describeMeans(s: State, seat: number, uses: number, from: number, out: Features): void {
  const doubloons = s.doubloons[seat] / 5
  let made = 0
  let kinds = 0
  let held = 0
  let loadable = 0
  let sale = 0
  let inHouse = 0
  for (let good = 0; good < GOODS_N; good++) inHouse += s.house[good]
  for (let good = 0; good < GOODS_N; good++) {
    const makes = capacity(s, seat, good)
    made += makes
    if (makes > 0) kinds++
    const has = s.goods[seat * GOODS_N + good]
    if (has === 0) continue
    held += has
    loadable += Math.min(has, roomFor(s, good))
    if (s.house[good] === 0 && inHouse < HOUSE_SPACES) sale = Math.max(sale, PRICES[good])
  }
  let at = from
  out.add(at++, doubloons)
  out.add(at++, doubloons * long)
  out.add(at++, Math.min(1, doubloons / 2))
  out.add(at++, made / 4)
  out.add(at++, (made / 4) * long)
  out.add(at++, held / 4)
  out.add(at++, loadable / 4)
  out.add(at++, sale / 4)
  out.add(at++, kinds / 3)
  out.add(at++, (citySpacesLeft(s, seat) - 6) / 4)
  out.add(at++, islandSpacesUsed(s, seat) / 6)
  out.add(at++, s.sanJuan[seat] / 2)
  out.add(at++, purchaseGain(s, seat, uses, 0, 0) / 4)
}

/** Barrels of a good that the ships still take. */
function roomFor(s: State, good: number): number {
  let room = 0
  for (const ship of boxOf(s).ships) {
    if (s.shipGood[ship] === good + 1) return capacityOf(ship) - s.shipLoad[ship]
    if (s.shipGood[ship] === 0) room = Math.max(room, capacityOf(ship))
  }
  return room
}
