/**
 * The box is closed: what a scenario takes out of a supply must lie somewhere. One seat, the keeper, holds it:
 * VP chips, colonists in San Juan, barrels on the wind rose, quarries on the island.
 */
import { ALL_COLONISTS, ALL_VP } from '../src/box.ts'
import { GOODS } from '../src/words.ts'
import { boxFor, type Counts, namedIn, noGoods, readCounts } from './notation.ts'
import type { SeatJson, Supply } from './said.ts'

/** What was said of the table, as far as the pieces of the box are concerned. */
interface TableJson {
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly SeatJson[]
  readonly ships?: Readonly<Record<string, { readonly good: string; readonly load: number }>>
  readonly tradingHouse?: Readonly<Counts>
}

/** Gives the keeper all that the supplies as they were said leave over; says what the position needs of them. */
export function leaveTheRest(table: TableJson, supply: Supply, keeper: number | undefined): object {
  const { seats, options } = table
  const box = boxFor(seats.length)
  const all = options['endRule'] === 'cityOnly'
  const held = (count: (seat: SeatJson) => number) =>
    seats.reduce((sum, seat) => sum + count(seat), 0)

  const colonists =
    (all ? ALL_COLONISTS : box.colonistSupply + box.colonistShip) - held(colonistsOf)
  const ship = supply.ship ?? Math.min(seats.length, colonists)
  const spare = {
    sanJuan: colonists - ship - (supply.colonists ?? colonists - ship),
    vp: leftOver((all ? ALL_VP : box.vp) - held((seat) => seat.vp), supply.vp),
    quarries: leftOver(box.quarries - held((seat) => seat.island['quarry'] ?? 0), supply.quarries),
    goods: goodsLeftOver(table, supply.goods ?? ''),
  }
  handOver(spare, seats[keeper ?? -1])
  return { colonistShip: ship }
}

const leftOver = (left: number, inSupply: number | undefined) => left - (inSupply ?? left)

function colonistsOf({ sanJuan, workers, buildings }: SeatJson): number {
  return [sanJuan, ...Object.values(workers), ...Object.values(buildings)].reduce(
    (sum, n) => sum + n,
    0,
  )
}

/** Only the goods that are named are counted; the others lie in the supply as the box has them. */
function goodsLeftOver(table: TableJson, named: string): Counts {
  const wanted = readCounts(named)
  const rest = noGoods()
  for (const good of namedIn(GOODS, named)) {
    const onBoards = table.seats.reduce((sum, seat) => sum + seat.goods[good], 0)
    const onShips = Object.values(table.ships ?? {}).filter((cargo) => cargo.good === good)
    const aboard = onShips.reduce((sum, { load }) => sum + load, 0)
    const inBox = boxFor(table.seats.length).barrels[GOODS.indexOf(good)] ?? 0
    rest[good] = inBox - onBoards - aboard - (table.tradingHouse?.[good] ?? 0) - wanted[good]
  }
  return rest
}

interface Spare {
  readonly sanJuan: number
  readonly vp: number
  readonly quarries: number
  readonly goods: Counts
}

function handOver({ sanJuan, vp, quarries, goods }: Spare, keeper: SeatJson | undefined): void {
  const over = { colonists: sanJuan, vp, quarries, ...goods }
  const lost = Object.entries(over).filter(([, count]) => count !== 0)
  const words = lost.map(([what, count]) => `${what} ${count}`).join(', ')
  if (lost.some(([, count]) => count < 0))
    throw new Error(`the box has not enough for this supply: ${words}`)
  if (lost.length === 0) return
  if (keeper === undefined)
    throw new Error(`these lie nowhere: ${words}; say who holds them with .rest(name)`)
  keeper.sanJuan += sanJuan
  keeper.vp += vp
  if (quarries > 0) keeper.island['quarry'] = (keeper.island['quarry'] ?? 0) + quarries
  for (const good of GOODS) keeper.goods[good] += goods[good]
}
