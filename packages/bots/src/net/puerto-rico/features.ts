/**
 * A role choice of Puerto Rico as the net sees it. What the heuristics count (uses left: how often each role will still be played;
 * worth, best purchase) is part of it, so a net belongs to the heuristics it was trained with.
 */
import {
  BUILDINGS_N,
  boxOf,
  capacity,
  capacityOf,
  citySpacesLeft,
  END_REASONS,
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
import { choicesBefore } from '../../choices.ts'
import { purchaseGain } from '../../puerto-rico/build.ts'
import { expectedScore } from '../../puerto-rico/expected-score.ts'
import { usesLeft } from '../../puerto-rico/left.ts'
import type { FeatureList } from '../feature-list.ts'
import { COUNTED_DOUBLOONS, OWN, OWN_NAMES, SHARED, SHARED_NAMES } from './words.ts'

/** Features that can be said at a time: a seat's island and city are small. */
export const MOST_FEATURES =
  MAX_PLAYERS * (OWN_NAMES.length - 2 * BUILDINGS_N + 2 * 12) + SHARED_NAMES.length

export class PuertoRicoFeatures {
  readonly #expectedScores = new Float64Array(MAX_PLAYERS)
  readonly #points = new Float64Array(MAX_PLAYERS)

  describe(s: State, out: FeatureList): void {
    out.clear()
    const uses = usesLeft(s)
    for (let seat = 0; seat < s.players; seat++) {
      this.#expectedScores[seat] = expectedScore(s, seat)
      this.#points[seat] = total(s, seat)
    }
    for (let distance = 0; distance < s.players; distance++) {
      const seat = (s.seat + distance) % s.players
      describeIsland(s, seat, out)
      describeCity(s, seat, out)
      describeMeans(s, seat, uses, out)
      this.#describePoints(s, seat, uses, out)
      out.endSeat()
    }
    describeTable(s, uses, out)
  }

  #describePoints(s: State, seat: number, uses: number, out: FeatureList): void {
    const points = this.#points[seat]
    const expected = this.#expectedScores[seat]
    let otherPoints = Number.NEGATIVE_INFINITY
    let otherExpected = Number.NEGATIVE_INFINITY
    for (let other = 0; other < s.players; other++) {
      if (other === seat) continue
      otherPoints = Math.max(otherPoints, this.#points[other])
      otherExpected = Math.max(otherExpected, this.#expectedScores[other])
    }
    const ahead = expected - otherExpected
    out.add(OWN.vp, s.vp[seat])
    out.add(OWN.points, points)
    out.add(OWN.expectedScore, 2 * expected)
    out.addDifference(OWN.expectedScoreAhead, 3 * ahead)
    out.addDifference(OWN.pointsAhead, points - otherPoints)
    out.addDifference(OWN.surelyAhead, (8 * ahead) / (1 + 0.6 * uses))
  }
}

function describeIsland(s: State, seat: number, out: FeatureList): void {
  for (let tile = 0; tile < TILES_N; tile++)
    out.add(OWN.tiles + tile, s.tiles[seat * TILES_N + tile])
  for (let place = 0; place < WORKPLACES_N; place++)
    out.add(OWN.workers + place, s.workers[seat * WORKPLACES_N + place])
  out.add(OWN.sanJuan, s.sanJuan[seat])
  out.add(OWN.islandSpaces, islandSpacesUsed(s, seat))
}

function describeCity(s: State, seat: number, out: FeatureList): void {
  for (let set = s.production[seat]; set !== 0; set &= set - 1) {
    const building = lowestBit(set)
    out.add(OWN.owns + building, 1)
    out.add(OWN.staffed + building, s.colonists[seat * BUILDINGS_N + building])
  }
  for (let set = s.violet[seat]; set !== 0; set &= set - 1)
    out.add(OWN.owns + FIRST_VIOLET + lowestBit(set), 1)
  for (let set = s.staffed[seat]; set !== 0; set &= set - 1)
    out.add(OWN.staffed + FIRST_VIOLET + lowestBit(set), 1)
  out.add(OWN.citySpaces, citySpacesLeft(s, seat))
}

function describeMeans(s: State, seat: number, uses: number, out: FeatureList): void {
  const doubloons = s.doubloons[seat]
  out.add(OWN.doubloons, doubloons)
  for (let n = 1; n <= COUNTED_DOUBLOONS && n <= doubloons; n++)
    out.add(OWN.doubloonsAtLeast + n - 1, 1)
  out.add(OWN.doubloonsLong, doubloons * uses)
  out.add(OWN.purchase, 8 * purchaseGain(s, seat, uses, 0, 0))
  out.add(OWN.governor, s.governor === seat ? 1 : 0)
  const place = (seat - s.governor + s.players) % s.players
  const before = choicesBefore(place, s.players, s.rolesTaken, boxOf(s).rolesPerRound)
  out.add(OWN.choicesBefore + before, 1)
  describeGoods(s, seat, uses, out)
}

function describeGoods(s: State, seat: number, uses: number, out: FeatureList): void {
  let made = 0
  let kinds = 0
  let held = 0
  let loadable = 0
  let sale = 0
  const houseHasRoom = barrelsInHouse(s) < HOUSE_SPACES
  for (let good = 0; good < GOODS_N; good++) {
    const makes = capacity(s, seat, good)
    out.add(OWN.makes + good, makes)
    made += makes
    if (makes > 0) kinds++
    const has = s.goods[seat * GOODS_N + good]
    if (has === 0) continue
    out.add(OWN.barrels + good, has)
    held += has
    loadable += Math.min(has, roomFor(s, good))
    if (houseHasRoom && s.house[good] === 0) sale = Math.max(sale, PRICES[good])
  }
  out.add(OWN.allBarrels, held)
  out.add(OWN.makesAll, made)
  out.add(OWN.makesLong, 2 * made * uses)
  out.add(OWN.kindsMade, kinds)
  out.add(OWN.loadable, loadable)
  out.add(OWN.sale, sale)
}

function barrelsInHouse(s: State): number {
  let barrels = 0
  for (let good = 0; good < GOODS_N; good++) barrels += s.house[good]
  return barrels
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

function describeTable(s: State, uses: number, out: FeatureList): void {
  const { roles, ships } = boxOf(s)
  for (let role = 0; role < ROLES_N; role++) {
    out.add(SHARED.roleFree + role, role < roles && s.roleTaker[role] === 0 ? 1 : 0)
    out.add(SHARED.roleDoubloons + role, s.roleDoubloons[role])
  }
  for (let good = 0; good < GOODS_N; good++) {
    out.add(SHARED.supply + good, s.supply[good])
    out.add(SHARED.faceUp + good, s.faceUp[good])
    out.add(SHARED.unseen + good, s.faceDown[good] + s.discard[good])
    out.add(SHARED.house + good, s.house[good])
  }
  out.add(SHARED.houseAll, barrelsInHouse(s))
  for (const ship of ships) {
    const good = s.shipGood[ship]
    if (good > 0) out.add(SHARED.aboard[ship] + good - 1, 1)
    out.add(SHARED.room + ship, capacityOf(ship) - s.shipLoad[ship])
  }
  for (let building = 0; building < BUILDINGS_N; building++)
    out.add(SHARED.copies + building, s.copies[building])
  describeEnd(s, uses, out)
}

function describeEnd(s: State, uses: number, out: FeatureList): void {
  let leastCity = Number.POSITIVE_INFINITY
  for (let seat = 0; seat < s.players; seat++)
    leastCity = Math.min(leastCity, citySpacesLeft(s, seat))
  out.add(SHARED.quarries, s.quarries)
  out.add(SHARED.colonists, s.colonistSupply)
  out.add(SHARED.colonistShip, s.colonistShip)
  out.add(SHARED.vp, s.vpSupply)
  for (let reason = 0; reason < END_REASONS.length; reason++)
    out.add(SHARED.ending + reason, (s.endTriggers >> reason) & 1)
  out.add(SHARED.rolesTaken + s.rolesTaken, 1)
  out.add(SHARED.round, s.round)
  out.add(SHARED.uses, 8 * uses)
  out.add(SHARED.isLate, uses < 1.5 ? 1 : 0)
  out.add(SHARED.leastCity, leastCity)
  out.add(SHARED.players + s.players, 1)
}
