/** What things are worth in VP at the end, by how often each role will still be played (`uses`). */
import { membersOf } from '@doubloon/engine'
import {
  BUILDINGS_N,
  buildingNumber,
  CIRCLES,
  CORN,
  FIRST_VIOLET,
  GOODS_N,
  islandSpacesUsed,
  PRICES,
  PRINTED_VP,
  QUARRY,
  type State,
  TILES_N,
  WORKPLACES_N,
} from '@doubloon/puerto-rico/fast'

/** Production buildings of each good, by number: the small and the large one. */
export const PLANTS: readonly (readonly number[])[] = [[], [0, 2], [1, 3], [4], [5]]
/** The good of each production building. */
const PLANT_GOOD = [1, 2, 1, 2, 3, 4]

/** A doubloon: buys about half a VP late, and what brings much more early. */
export function doubloonValue(uses: number): number {
  return uses < 0.3 ? 0.1 : Math.min(1, 0.45 + 0.06 * uses)
}

/** A barrel more in every craftsman phase: it is shipped, and the first of a kind can be sold. */
export function barrelValue(good: number, nth: number, uses: number): number {
  const sale = nth === 0 ? 0.22 * PRICES[good] : 0.04 * PRICES[good]
  return (0.65 + sale) * uses
}

/** A working quarry, by how many there are before it. */
const QUARRY_PER_USE = [0.55, 0.5, 0.4, 0.2, 0, 0, 0, 0, 0]
export function quarryValue(nth: number, uses: number): number {
  return QUARRY_PER_USE[nth] * Math.min(uses, 7)
}

/** Barrels a seat can make of each good with the colonists it has. */
export function capacity(s: State, seat: number, good: number): number {
  const plantations = s.workers[seat * WORKPLACES_N + good]
  if (good === CORN || plantations === 0) return plantations
  const first = seat * BUILDINGS_N
  const plants = PLANTS[good]
  let workers = s.colonists[first + plants[0]]
  if (plants.length === 2) workers += s.colonists[first + plants[1]]
  return Math.min(plantations, workers)
}

/** Circles of a seat's production buildings for a good. */
export function plantCircles(s: State, seat: number, good: number): number {
  const plants = PLANTS[good]
  const owned = s.production[seat]
  let circles = 0
  for (let i = 0; i < plants.length; i++)
    if ((owned >> plants[i]) & 1) circles += CIRCLES[plants[i]]
  return circles
}

const FACTORY = buildingNumber('factory')
const HARBOR = buildingNumber('harbor')
const WHARF = buildingNumber('wharf')
const GUILD_HALL = buildingNumber('guildHall')
const RESIDENCE = buildingNumber('residence')
const FORTRESS = buildingNumber('fortress')
const CUSTOMS_HOUSE = buildingNumber('customsHouse')
const CITY_HALL = buildingNumber('cityHall')

/** What an occupied violet building brings: at once, and with every use of a role. */
const VIOLET: Readonly<Record<string, readonly [number, number]>> = {
  smallMarket: [0, 0.3],
  hacienda: [0, 0.25],
  constructionHut: [0, 0.2],
  smallWarehouse: [0, 0.25],
  hospice: [0, 0.2],
  office: [0, 0.4],
  largeMarket: [0, 0.55],
  largeWarehouse: [0, 0.9],
  factory: [0, 0.9],
  university: [0, 0.5],
  harbor: [0, 2],
  wharf: [0, 2.4],
  guildHall: [6, 0.2],
  residence: [5, 0],
  fortress: [5, 0],
  customsHouse: [5, 0.2],
  cityHall: [5, 0.2],
  aqueduct: [0, 0.3],
  forestHouse: [0, 0.2],
  blackMarket: [0, 0.15],
  storehouse: [0, 0.3],
  guesthouse: [0, 0.25],
  tradingPost: [0, 0.4],
  church: [0, 0.5],
  smallWharf: [0, 0.6],
  lighthouse: [0, 0.9],
  library: [0, 0.9],
  specialtyFactory: [0, 0.7],
  unionHall: [0, 0.9],
  cloister: [4, 0.2],
  statue: [0, 0],
}
const AT_ONCE = new Float64Array(BUILDINGS_N)
const PER_USE = new Float64Array(BUILDINGS_N)
for (const [key, [atOnce, perUse]] of Object.entries(VIOLET)) {
  AT_ONCE[buildingNumber(key)] = atOnce
  PER_USE[buildingNumber(key)] = perUse
}

/** What an occupied violet building adds to what is printed on it. */
export function violetValue(s: State, seat: number, building: number, uses: number): number {
  const base = AT_ONCE[building] + PER_USE[building] * uses
  switch (building) {
    case FACTORY:
      return FACTORY_INCOME[kindsMade(s, seat)] * uses * 0.7 + 0.2 * uses
    case HARBOR:
    case WHARF:
      return base * Math.min(1, 0.2 + allCapacity(s, seat) * 0.12)
    case GUILD_HALL:
      return guildHallVp(s.production[seat]) + 0.2 * uses
    case RESIDENCE:
      return Math.max(4, islandSpacesUsed(s, seat) - 5 + Math.min(2, uses * 0.5))
    case FORTRESS:
      return 3.5 + colonistsOf(s, seat) * 0.16
    case CUSTOMS_HOUSE:
      return s.vp[seat] * 0.25 + allCapacity(s, seat) * uses * 0.12
    case CITY_HALL:
      return membersOf(s.violet[seat]) + Math.min(3, uses * 0.5)
    default:
      return base
  }
}

const FACTORY_INCOME = [0, 0, 1, 2, 3, 5]

function kindsMade(s: State, seat: number): number {
  let kinds = 0
  for (let good = 0; good < GOODS_N; good++) if (capacity(s, seat, good) > 0) kinds++
  return kinds
}

function allCapacity(s: State, seat: number): number {
  let barrels = 0
  for (let good = 0; good < GOODS_N; good++) barrels += capacity(s, seat, good)
  return barrels
}

function guildHallVp(production: number): number {
  return membersOf(production & 3) + 2 * membersOf(production & 60)
}

function colonistsOf(s: State, seat: number): number {
  let sum = s.sanJuan[seat]
  for (let i = seat * WORKPLACES_N; i < (seat + 1) * WORKPLACES_N; i++) sum += s.workers[i]
  for (let i = 0; i < FIRST_VIOLET; i++) sum += s.colonists[seat * BUILDINGS_N + i]
  return sum + membersOf(s.staffed[seat])
}

/** What a building adds for a seat, its price left aside. */
export function buildingValue(s: State, seat: number, building: number, uses: number): number {
  if (building >= FIRST_VIOLET)
    return PRINTED_VP[building] + 0.85 * violetValue(s, seat, building, uses)
  const good = PLANT_GOOD[building]
  const tiles = s.tiles[seat * TILES_N + good]
  const circles = plantCircles(s, seat, good)
  const served = Math.min(tiles, circles)
  const more = Math.min(tiles, circles + CIRCLES[building]) - served
  let value = PRINTED_VP[building]
  for (let nth = served; nth < served + more; nth++)
    value += 0.6 * barrelValue(good, nth, Math.max(0, uses - 1))
  if (more === 0) value += 0.15 * barrelValue(good, served, Math.max(0, uses - 2))
  return value
}

/** What a tile adds for a seat's island. */
export function tileValue(s: State, seat: number, tile: number, uses: number): number {
  const own = s.tiles[seat * TILES_N + tile]
  const later = Math.max(0, uses - 1)
  if (tile === QUARRY) return 0.8 * quarryValue(own, later)
  if (tile === CORN) return 0.75 * barrelValue(CORN, own, later)
  const circles = plantCircles(s, seat, tile)
  if (own < circles) return 0.75 * barrelValue(tile, own, later)
  return 0.25 * barrelValue(tile, own, Math.max(0, uses - 2)) * (own === circles ? 1 : 0.6)
}
