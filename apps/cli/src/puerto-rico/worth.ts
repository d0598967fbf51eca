/** A rough worth of what a seat has, for picking usual choices in previews; bots know better. */
import { BUILDINGS, GOODS, puertoRico, type State, TILES } from '@doubloon/puerto-rico'

const DOUBLOON = 0.6
const TILE = 0.7
const COLONIST = 0.3
/** Barrels by kind: what one could ship or sell them for. */
const BARREL = [0.6, 0.8, 0.9, 1.1, 1.3]
/** Small buildings are bought for what they do, the more the more they cost. */
const BUILDING = 0.75

/** Points, money, barrels, tiles, colonists and buildings in one number. */
export function worthOf(s: State, seat: number): number {
  let worth = puertoRico.total(s, seat) + (s.doubloons[seat] ?? 0) * DOUBLOON
  for (let good = 0; good < GOODS.length; good++)
    worth += (s.goods[seat * GOODS.length + good] ?? 0) * (BARREL[good] ?? 1)
  for (let tile = 0; tile < TILES.length; tile++)
    worth += (s.tiles[seat * TILES.length + tile] ?? 0) * TILE
  const owned = [(s.production[seat] ?? 0) | 0, s.violet[seat] ?? 0]
  for (const [number, { cost, class: kind }] of BUILDINGS.entries()) {
    const isOwned = kind === 'production' ? (owned[0] ?? 0) >> number : (owned[1] ?? 0) >> (number - 6)
    if (isOwned & 1) worth += cost * BUILDING
    worth += (s.colonists[seat * BUILDINGS.length + number] ?? 0) * COLONIST
  }
  return worth
}
