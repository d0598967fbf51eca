/** How tiles and buildings lie on a mat, and barrels in the trading house: in the order in which they came, so that none of them moves when another one comes. */
import { BUILDINGS, GOODS, TILES } from '@doubloon/puerto-rico'
import type { HistoryEntry } from '../client/contract.ts'
import { isLarge } from './kinds.ts'
import type { Good, PuertoRico, View } from './table-types.ts'

type Seat = View['seats'][number]
type Island = Seat['island']
type Tile = keyof Island
type History = readonly Pick<HistoryEntry<PuertoRico>, 'events'>[]

/** First what lay there before anything is told, by kind; then what was taken, as it was taken. */
export function tilesLaid(island: Island, seat: number, history: History): readonly Tile[] {
  const taken: Tile[] = []
  for (const event of history.flatMap(({ events }) => events))
    if ('seat' in event && event.seat === seat && 'tile' in event) {
      // A forest is made of the plantation just drawn.
      if (event.type === 'forestMade') taken.pop()
      const isForest = event.type === 'forestMade' || ('asForest' in event && event.asForest)
      taken.push(isForest ? 'forest' : event.tile)
    }
  const before = TILES.flatMap((kind) => {
    const later = taken.filter((it) => it === kind).length
    return Array.from({ length: (island[kind] ?? 0) - later }, () => kind)
  })
  return [...before, ...taken]
}

/** The same of a city: keys of buildings as they were built. */
export function buildingsLaid(
  buildings: Seat['buildings'],
  seat: number,
  history: History,
): readonly string[] {
  const built = history
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.type === 'built' && event.seat === seat ? [event.building] : []))
  const before = BUILDINGS.map(({ key }) => key).filter(
    (key) => buildings[key] !== undefined && !built.includes(key),
  )
  return [...before, ...built]
}

/** The barrels in the trading house, arch by arch. */
export function barrelsHoused(house: View['tradingHouse'], history: History): readonly Good[] {
  let sold: Good[] = []
  for (const event of history.flatMap(({ events }) => events)) {
    if (event.type === 'houseEmptied') sold = []
    if (event.type === 'sold' && event.to === 'trading house') sold.push(event.good)
  }
  const before = GOODS.flatMap((good) => {
    const later = sold.filter((it) => it === good).length
    return Array.from({ length: Math.max(0, (house[good] ?? 0) - later) }, () => good)
  })
  return [...before, ...sold]
}

/** Columns of a city. */
const COLUMNS = 4

/** Spaces of a city are numbered row by row. A building takes one, or two beside or under each other. */
export type Lots = readonly [number] | readonly [number, number]

type Pair = readonly [number, number]

/** The city in pairs of spaces. Small buildings fill them in this order, the upper rows first. */
const PAIRS: readonly Pair[] = [
  [0, 1],
  [4, 5],
  [2, 6],
  [8, 9],
  [10, 11],
  [3, 7],
]
/** Large ones stand upright in the columns from the right, then lie below. */
const FOR_LARGE: readonly Pair[] = PAIRS.toSorted(
  (a, b) => Number(isUpright(b)) - Number(isUpright(a)) || b[0] - a[0],
)

function isUpright([first, second]: Pair): boolean {
  return second - first === COLUMNS
}

/**
 * Where each building stands; what comes later changes nothing. At most one pair is broken at a time, so a large one finds
 * two spaces together while two are free.
 */
export function lotsOf(buildings: readonly string[]): readonly Lots[] {
  const taken = new Set<number>()
  const isWhole = (pair: readonly number[]) => pair.every((lot) => !taken.has(lot))
  const freeIn = (pair: readonly number[]) => pair.filter((lot) => !taken.has(lot))
  return buildings.map((key) => {
    const large = isLarge(key) ? FOR_LARGE.find(isWhole) : undefined
    const [broken] = PAIRS.filter((pair) => !isWhole(pair)).flatMap(freeIn)
    const [next = 0] = PAIRS.flatMap(freeIn)
    const lots: Lots = large ?? [broken ?? next]
    for (const lot of lots) taken.add(lot)
    return lots
  })
}

/** The place of some spaces in the grid of the city. */
export function areaOf(lots: Lots): string {
  const [first, last = first] = lots
  const [row, column] = [Math.floor(first / COLUMNS) + 1, (first % COLUMNS) + 1]
  const [toRow, toColumn] = [Math.floor(last / COLUMNS) + 2, (last % COLUMNS) + 2]
  return `grid-area: ${row} / ${column} / ${toRow} / ${toColumn}`
}
