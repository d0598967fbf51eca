/**
 * What must hold in every position of Puerto Rico (PR-INV-1 … 8), counted anew from the fields of the state.
 */
import { brokenInvariants } from '@doubloon/testkit'
import { ALL_COLONISTS, ALL_VP } from '../src/box.ts'
import { BUILDINGS, CIRCLES, SIZE } from '../src/buildings/catalog.ts'
import { hasOption, OPTION } from '../src/chosen-options.ts'
import { BUILDING_MODES } from '../src/options.ts'
import { MAYOR_PLACE, OVER, ROLE } from '../src/stages.ts'
import { BUILDINGS_N, FIRST_VIOLET, type State } from '../src/state.ts'
import {
  CITY_SPACES,
  FOREST,
  GOODS_N,
  HOUSE_SPACES,
  ISLAND_SPACES,
  MAYOR,
  QUARRY,
  SHIPS_N,
  SMALLEST_SHIP,
  TILES_N,
  WORKPLACES_N,
} from '../src/words.ts'
import { boxFor } from './notation.ts'

/** What is wrong with a position, each sentence with the id of the invariant. */
export const invariants = brokenInvariants<State>([
  { id: 'PR-INV-1', law: 'colonists neither appear nor vanish', holds: colonistsAreConstant },
  {
    id: 'PR-INV-2',
    law: 'barrels of each kind neither appear nor vanish',
    holds: barrelsAreConstant,
  },
  {
    id: 'PR-INV-3',
    law: 'plantations and quarries neither appear nor vanish',
    holds: tilesAreConstant,
  },
  { id: 'PR-INV-4', law: 'VP of supply and seats add up to the start', holds: vpAreConstant },
  { id: 'PR-INV-5', law: 'islands, cities and circles hold no more than fits', holds: boardsFit },
  {
    id: 'PR-INV-6',
    law: 'ships carry one kind each, no kind twice, and the house holds four',
    holds: ordersOfShipsHold,
  },
  {
    id: 'PR-INV-7',
    law: 'after a placement San Juan holds the surplus only',
    holds: sanJuanHoldsSurplus,
  },
  {
    id: 'PR-INV-8',
    law: 'no full ship stays after its phase, and no full house',
    holds: fullOnesAreEmptied,
  },
])

const ALL31 = BUILDING_MODES.indexOf('all31')
const COPIES = BUILDINGS.map(({ copies }) => copies)
const CIRCLES_OF_TILES = 1

/** Vitest makes every use of an import a look-up; copies make these loops ten times as quick. */
const [goodsN, tilesN, placesN, shipsN, buildingsN] = [
  GOODS_N,
  TILES_N,
  WORKPLACES_N,
  SHIPS_N,
  BUILDINGS_N,
]
const [circles, sizes, firstViolet] = [CIRCLES, SIZE, FIRST_VIOLET]

/** One reader for each kind of field, since a reader of all kinds is slow. */
const at = (field: Uint8Array, index: number): number => field[index] ?? 0
const largeAt = (field: Int16Array, index: number): number => field[index] ?? 0
const setAt = (field: Int32Array, index: number): number => field[index] ?? 0
const listed = (list: readonly number[], index: number): number => list[index] ?? 0

function colonistsAreConstant(s: State): boolean {
  const box = boxFor(s.players)
  const all = hasOption(s, OPTION.cityOnly) ? ALL_COLONISTS : box.colonistSupply + box.colonistShip
  let sum = s.colonistSupply + s.colonistShip
  for (let seat = 0; seat < s.players; seat++) sum += colonistsOf(s, seat)
  return sum === all
}

function barrelsAreConstant(s: State): boolean {
  for (let good = 0; good < goodsN; good++) {
    let sum = at(s.supply, good) + at(s.house, good)
    for (let ship = 0; ship < shipsN; ship++)
      if (at(s.shipGood, ship) === good + 1) sum += at(s.shipLoad, ship)
    for (let seat = 0; seat < s.players; seat++) sum += at(s.goods, seat * goodsN + good)
    if (sum !== listed(boxFor(s.players).barrels, good)) return false
  }
  return true
}

/** A forest was a plantation of a kind nobody remembers (PR-INFO-4): only the sum over all kinds is exact. */
function tilesAreConstant(s: State): boolean {
  const { plantations, quarries } = boxFor(s.players)
  let missing = 0
  for (let good = 0; good < goodsN; good++) {
    const kind =
      at(s.faceDown, good) + at(s.faceUp, good) + at(s.discard, good) + onIslands(s, good)
    if (kind > listed(plantations, good)) return false
    missing += listed(plantations, good) - kind
  }
  return missing === onIslands(s, FOREST) && s.quarries + onIslands(s, QUARRY) === quarries
}

function vpAreConstant(s: State): boolean {
  let sum = s.vpSupply
  for (let seat = 0; seat < s.players; seat++) {
    if (largeAt(s.vp, seat) < 0 || largeAt(s.doubloons, seat) < 0) return false
    sum += largeAt(s.vp, seat)
  }
  return sum === (hasOption(s, OPTION.cityOnly) ? ALL_VP : boxFor(s.players).vp)
}

function boardsFit(s: State): boolean {
  for (let seat = 0; seat < s.players; seat++)
    if (!islandFits(s, seat) || !cityFits(s, seat)) return false
  for (let building = 0; building < buildingsN; building++)
    if (!copiesAddUp(s, building)) return false
  return true
}

function islandFits(s: State, seat: number): boolean {
  let used = 0
  for (let tile = 0; tile < tilesN; tile++) {
    const tiles = at(s.tiles, seat * tilesN + tile)
    used += tiles
    if (tile < placesN && at(s.workers, seat * placesN + tile) > tiles * CIRCLES_OF_TILES)
      return false
  }
  return used <= ISLAND_SPACES
}

/** Also: the set of staffed buildings is the set of violet ones with colonists. */
function cityFits(s: State, seat: number): boolean {
  let used = 0
  let staffed = 0
  for (let building = 0; building < buildingsN; building++) {
    const colonists = at(s.colonists, seat * buildingsN + building)
    const owned = isOwned(s, seat, building)
    if (owned) used += at(sizes, building)
    if (colonists > (owned ? at(circles, building) : 0)) return false
    if (colonists > 0 && building >= firstViolet) staffed |= 1 << (building - firstViolet)
  }
  return used <= CITY_SPACES && staffed === setAt(s.staffed, seat)
}

/** Copies left and copies in cities are all there are of a kind, or the kind is not in the game. */
function copiesAddUp(s: State, building: number): boolean {
  let copies = at(s.copies, building)
  for (let seat = 0; seat < s.players; seat++) if (isOwned(s, seat, building)) copies++
  if (building < firstViolet) return copies === (s.players === 2 ? 2 : listed(COPIES, building))
  const single = s.players === 2 || s.buildingMode === ALL31
  return copies === 0 || copies === (single ? 1 : listed(COPIES, building))
}

function ordersOfShipsHold(s: State): boolean {
  let kinds = 0
  for (let ship = 0; ship < shipsN; ship++) {
    const kind = at(s.shipGood, ship)
    const load = at(s.shipLoad, ship)
    const capacity = boxFor(s.players).ships.includes(ship) ? ship + SMALLEST_SHIP : 0
    if ((kind === 0) !== (load === 0) || load > capacity) return false
    if (kind > 0 && ((kinds >> kind) & 1) === 1) return false
    kinds |= 1 << kind
  }
  return inHouse(s) <= HOUSE_SPACES
}

/** Seen among those who have placed in this phase, and before the next role if the mayor was the last one. */
function sanJuanHoldsSurplus(s: State): boolean {
  const placing = s.stage === MAYOR_PLACE
  if (!placing && !(s.stage === ROLE && s.phase === MAYOR && s.rolesTaken + s.round > 1))
    return true
  for (let seat = 0; seat < s.players; seat++) {
    if (placing && ((s.unplaced >> seat) & 1) === 1) continue
    if (at(s.sanJuan, seat) !== Math.max(0, colonistsOf(s, seat) - circlesOf(s, seat))) return false
  }
  return true
}

/** Seen whenever a role is to be chosen, and at the end. */
function fullOnesAreEmptied(s: State): boolean {
  if (s.stage !== ROLE && s.stage !== OVER) return true
  for (let ship = 0; ship < shipsN; ship++)
    if (at(s.shipLoad, ship) === ship + SMALLEST_SHIP) return false
  return inHouse(s) < HOUSE_SPACES
}

function isOwned(s: State, seat: number, building: number): boolean {
  const set =
    building < firstViolet
      ? at(s.production, seat) >> building
      : setAt(s.violet, seat) >> (building - firstViolet)
  return (set & 1) === 1
}

function colonistsOf(s: State, seat: number): number {
  let sum = at(s.sanJuan, seat)
  for (let tile = 0; tile < placesN; tile++) sum += at(s.workers, seat * placesN + tile)
  for (let building = 0; building < buildingsN; building++)
    sum += at(s.colonists, seat * buildingsN + building)
  return sum
}

function circlesOf(s: State, seat: number): number {
  let sum = 0
  for (let tile = 0; tile < placesN; tile++) sum += at(s.tiles, seat * tilesN + tile)
  for (let building = 0; building < buildingsN; building++)
    if (isOwned(s, seat, building)) sum += at(circles, building)
  return sum
}

function onIslands(s: State, tile: number): number {
  let sum = 0
  for (let seat = 0; seat < s.players; seat++) sum += at(s.tiles, seat * tilesN + tile)
  return sum
}

function inHouse(s: State): number {
  let sum = 0
  for (let good = 0; good < goodsN; good++) sum += at(s.house, good)
  return sum
}
