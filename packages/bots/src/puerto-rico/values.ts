/** What things are worth in VP at the end, by how often each role will still be played (`uses`). */
import {
  allColonists,
  BUILDINGS,
  buildingNumber,
  CIRCLES,
  CORN,
  FACTORY_INCOME,
  FIRST_VIOLET,
  GOODS,
  islandSpacesUsed,
  PRICES,
  PRINTED_VP,
  QUARRY,
  type State,
  TILES_N,
} from '@doubloon/puerto-rico/fast'
import { byBuilding } from '../by-building.ts'
import type { SeatSummary } from './seat-summary.ts'

/** Production buildings of each good, by number: none for corn. */
export const PLANTS: readonly (readonly number[])[] = GOODS.map((_, number) =>
  BUILDINGS.flatMap(({ class: kind, good }, building) =>
    kind === 'production' && good === number ? [building] : [],
  ),
)

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

/** VP that an occupied violet building will give at the end, where the switch below does not say it better. */
const AT_END = byBuilding(BUILDINGS, { cloister: 4 })

/** What it brings with every use of a role. */
const PER_USE = byBuilding(BUILDINGS, {
  smallMarket: 0.3,
  hacienda: 0.25,
  constructionHut: 0.2,
  smallWarehouse: 0.25,
  hospice: 0.2,
  office: 0.4,
  largeMarket: 0.55,
  largeWarehouse: 0.9,
  factory: 0.2,
  university: 0.5,
  harbor: 2,
  wharf: 2.4,
  guildHall: 0.2,
  aqueduct: 0.3,
  forestHouse: 0.2,
  blackMarket: 0.15,
  storehouse: 0.3,
  guesthouse: 0.25,
  tradingPost: 0.4,
  church: 0.5,
  smallWharf: 0.6,
  lighthouse: 0.9,
  library: 0.9,
  specialtyFactory: 0.7,
  unionHall: 0.9,
  cloister: 0.2,
})

/** What an occupied violet building adds to what is printed on it. */
export function violetValue(s: State, summary: SeatSummary, building: number): number {
  const { seat, uses } = summary
  const base = AT_END[building] + PER_USE[building] * uses
  switch (building) {
    case FACTORY:
      return FACTORY_INCOME[summary.kindsMade] * uses * 0.7 + base
    case HARBOR:
    case WHARF:
      return base * Math.min(1, 0.2 + summary.made * 0.12)
    case GUILD_HALL:
      return vpAtEnd(s, seat, building) + base
    case RESIDENCE:
      return Math.max(4, islandSpacesUsed(s, seat) - 5 + Math.min(2, uses * 0.5))
    case FORTRESS:
      return 3.5 + allColonists(s, seat) * 0.16
    case CUSTOMS_HOUSE:
      return s.vp[seat] * 0.25 + summary.made * uses * 0.12
    case CITY_HALL:
      return vpAtEnd(s, seat, building) + Math.min(3, uses * 0.5)
    default:
      return base
  }
}

/** VP that a building would give if it were occupied and the game ended now, by the rules. */
function vpAtEnd(s: State, seat: number, building: number): number {
  return BUILDINGS[building].vpAtEnd?.(s, seat, 0) ?? 0
}

/** What a building adds for a seat, its price left aside. */
export function buildingValue(s: State, summary: SeatSummary, building: number): number {
  const { seat, uses } = summary
  if (building >= FIRST_VIOLET)
    return PRINTED_VP[building] + 0.85 * violetValue(s, summary, building)
  const { good = CORN } = BUILDINGS[building]
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
