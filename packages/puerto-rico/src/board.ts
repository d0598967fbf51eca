/**
 * The player boards in words: what lies on a seat's island, city, San Juan and wind rose.
 */
import { BOXES, type Box } from './box.ts'
import { BUILDINGS_N, FIRST_VIOLET, type State } from './state.ts'
import { FOREST, GOODS_N, QUARRY, SMALLEST_SHIP, TILES_N, WORKPLACES_N } from './words.ts'

/** The set-up table's column for this game. */
export function boxOf(s: State): Box {
  return BOXES[s.players]
}

/** Barrels a ship carries at most (PR-COMP-8). */
export function capacityOf(ship: number): number {
  return ship + SMALLEST_SHIP
}

/** Whether a ship is full and sails when the phase ends (PR-CAPTAIN-16). */
export function shipIsFull(s: State, ship: number): boolean {
  return s.shipLoad[ship] === capacityOf(ship)
}

/** The next seat clockwise. */
export function leftOf(s: State, seat: number): number {
  const next = seat + 1
  return next === s.players ? 0 : next
}

export function goodsOf(s: State, seat: number, good: number): number {
  return s.goods[seat * GOODS_N + good]
}

export function producedBy(s: State, seat: number, good: number): number {
  return s.produced[seat * GOODS_N + good]
}

export function tilesOf(s: State, seat: number, tile: number): number {
  return s.tiles[seat * TILES_N + tile]
}

/** Occupied tiles of a kind. */
export function workersOn(s: State, seat: number, tile: number): number {
  return s.workers[seat * WORKPLACES_N + tile]
}

export function colonistsOn(s: State, seat: number, building: number): number {
  return s.colonists[seat * BUILDINGS_N + building]
}

export function owns(s: State, seat: number, building: number): boolean {
  return building < FIRST_VIOLET
    ? ((s.production[seat] >> building) & 1) === 1
    : ((s.violet[seat] >> (building - FIRST_VIOLET)) & 1) === 1
}

/** Puts a building into the city, unoccupied (PR-BUILDER-5). */
export function addBuilding(s: State, seat: number, building: number): void {
  if (building < FIRST_VIOLET) s.production[seat] |= 1 << building
  else s.violet[seat] |= 1 << (building - FIRST_VIOLET)
}

/** Sets the colonists on a building, and with them whether it works (PR-B-2). */
export function staff(s: State, seat: number, building: number, colonists: number): void {
  s.colonists[seat * BUILDINGS_N + building] = colonists
  if (building < FIRST_VIOLET) return
  const bit = 1 << (building - FIRST_VIOLET)
  if (colonists > 0) s.staffed[seat] |= bit
  else s.staffed[seat] &= ~bit
}

/** Filled spaces of the island: plantations, quarries, forests. */
export function islandSpacesUsed(s: State, seat: number): number {
  const first = seat * TILES_N
  let used = 0
  for (let tile = 0; tile < TILES_N; tile++) used += s.tiles[first + tile]
  return used
}

export function quarriesWorking(s: State, seat: number): number {
  return workersOn(s, seat, QUARRY)
}

export function forestsOf(s: State, seat: number): number {
  return tilesOf(s, seat, FOREST)
}

/** All colonists of a seat, San Juan included. */
export function allColonists(s: State, seat: number): number {
  let sum = s.sanJuan[seat]
  for (let i = seat * WORKPLACES_N; i < (seat + 1) * WORKPLACES_N; i++) sum += s.workers[i]
  return sum + buildingColonists(s, seat)
}

/** Colonists on all buildings of a seat. */
export function buildingColonists(s: State, seat: number): number {
  const first = seat * BUILDINGS_N
  let sum = 0
  for (let set = s.production[seat]; set !== 0; set &= set - 1)
    sum += s.colonists[first + lowestBit(set)]
  for (let set = s.staffed[seat]; set !== 0; set &= set - 1)
    sum += s.colonists[first + FIRST_VIOLET + lowestBit(set)]
  return sum
}

/** Takes all colonists of a seat from their tiles to San Juan (PR-MAYOR-4). */
export function gatherColonists(s: State, seat: number): void {
  const first = seat * BUILDINGS_N
  s.sanJuan[seat] = allColonists(s, seat)
  for (let i = seat * WORKPLACES_N; i < (seat + 1) * WORKPLACES_N; i++) s.workers[i] = 0
  for (let building = 0; building < FIRST_VIOLET; building++) s.colonists[first + building] = 0
  for (let set = s.staffed[seat]; set !== 0; set &= set - 1)
    s.colonists[first + FIRST_VIOLET + lowestBit(set)] = 0
  s.staffed[seat] = 0
}

/** The number of the lowest member of a set that is not empty. */
export function lowestBit(set: number): number {
  return 31 - Math.clz32(set & -set)
}

/** All barrels on the wind rose of a seat. */
export function allGoods(s: State, seat: number): number {
  let sum = 0
  for (let i = seat * GOODS_N; i < (seat + 1) * GOODS_N; i++) sum += s.goods[i]
  return sum
}

/** The first good from `from` on of which the seat has barrels; GOODS_N if there is none. */
export function nextGoodHeld(s: State, seat: number, from: number): number {
  let good = from
  while (good < GOODS_N && goodsOf(s, seat, good) === 0) good++
  return good
}
