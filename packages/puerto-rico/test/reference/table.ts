/** The table of the reference: plain objects, as they lie on a real table, and plain questions about them. */
import { type Barrels, dataOf, GOODS, type Good, type Tile } from './tables.ts'

/** The options of §16 as the reference needs them, and `balanced`. */
export interface RefOptions {
  readonly players: number
  readonly buildings: string
  readonly draftExclusions: boolean
  readonly endRule: string
  readonly mayorSimultaneous: boolean
  readonly declineProduction: boolean
  readonly hospiceOnHaciendaTile: boolean
  readonly fortressCountsSanJuan: boolean
  readonly forestFromHacienda: boolean
  readonly balanced: boolean
  readonly roundLimit: number
}

export interface IslandTile {
  kind: Tile
  occupied: boolean
}

export interface CityBuilding {
  key: string
  colonists: number
}

export interface Player {
  doubloons: number
  vp: number
  goods: Barrels
  island: IslandTile[]
  city: CityBuilding[]
  sanJuan: number
}

export interface RoleCard {
  name: string
  doubloons: number
  takenBy: number | undefined
}

export interface CargoShip {
  capacity: number
  good: Good | undefined
  count: number
}

export interface Table {
  options: RefOptions
  players: Player[]
  governor: number
  round: number
  roles: RoleCard[]
  faceUp: Barrels
  faceDown: Barrels
  discard: Barrels
  quarries: number
  goods: Barrels
  supply: number
  ship: number
  vpSupply: number
  ships: CargoShip[]
  house: Good[]
  copies: Record<string, number>
  triggers: Set<string>
  /** Tiles that chance will turn up next. */
  chance: string[]
}

export const noBarrels = (): Barrels => ({ corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 })

export function sum(barrels: Barrels): number {
  return GOODS.reduce((total, good) => total + barrels[good], 0)
}

export function owns(player: Player, key: string): boolean {
  return player.city.some((building) => building.key === key)
}

/** PR-B-2 */
export function works(player: Player, key: string): boolean {
  return player.city.some((building) => building.key === key && building.colonists > 0)
}

export function colonistsOn(player: Player, key: string): number {
  return player.city.find((building) => building.key === key)?.colonists ?? 0
}

export function tilesOf(player: Player, kind: Tile): IslandTile[] {
  return player.island.filter((tile) => tile.kind === kind)
}

export function occupiedTiles(player: Player, kind: Tile): number {
  return tilesOf(player, kind).filter((tile) => tile.occupied).length
}

export function hasIslandSpace(player: Player): boolean {
  return player.island.length < 12
}

export function citySpaces(player: Player): number {
  return player.city.reduce((total, building) => total + dataOf(building.key).size, 0)
}

export function colonistsOf(player: Player): number {
  const island = player.island.filter((tile) => tile.occupied).length
  const city = player.city.reduce((total, building) => total + building.colonists, 0)
  return island + city + player.sanJuan
}

export function seatsFrom(table: Table, first: number): number[] {
  return table.players.map((_, distance) => (first + distance) % table.players.length)
}

/** VP from the supply; beyond it they are credited (PR-END-3), written as a negative supply (PR-INV-4). */
export function gainVp(table: Table, seat: number, count: number): void {
  if (count === 0) return
  table.players[seat].vp += count
  table.vpSupply -= count
  if (table.vpSupply <= 0) trigger(table, 'vp')
}

/** PR-VAR-2: in the city-only game nothing but a full city ends the game. */
export function trigger(table: Table, reason: string): void {
  if (table.options.endRule === 'cityOnly' && (reason === 'vp' || reason === 'colonists')) return
  table.triggers.add(reason)
}

/** PR-B-HOSPICE-2: the supply first, then the ship. */
export function colonistAvailable(table: Table): boolean {
  return table.supply > 0 || table.ship > 0
}

export function takeColonist(table: Table): void {
  if (table.supply > 0) table.supply -= 1
  else if (table.ship > 0) table.ship -= 1
  else throw new Error('no colonist left')
}

export function tileLeftToDraw(table: Table): boolean {
  return sum(table.faceDown) + sum(table.discard) > 0
}

/** The next face-down plantation; an empty stack is made of the discards first (PR-SETTLER-7, PR-B-HACIENDA-4). */
export function drawTile(table: Table): Good {
  if (sum(table.faceDown) === 0) {
    table.faceDown = table.discard
    table.discard = noBarrels()
  }
  const tile = table.chance.shift() as Good | undefined
  if (tile === undefined) throw new Error('the reference needs a tile, the engine turned up none')
  if (table.faceDown[tile] === 0) throw new Error(`no ${tile} is left face down`)
  table.faceDown[tile] -= 1
  return tile
}
