/** The table of the reference in the words of the engine's Position, to lay the two side by side. */
import type { Position } from '../../src/index.ts'
import { occupiedTiles, type Player, type Table, tilesOf } from './table.ts'
import { GOODS, type Tile, VIOLET_KEYS, WORKED_TILES } from './tables.ts'

/** Without what is 0. */
function counts(words: readonly string[], count: (word: string) => number): Record<string, number> {
  const all = words.map((word) => [word, count(word)] as const)
  return Object.fromEntries(all.filter(([, number]) => number > 0))
}

const barrels = (held: Record<string, number>) => counts(GOODS, (good) => held[good])

function seatInWords(player: Player): object {
  const kinds: Tile[] = [...WORKED_TILES, 'forest']
  return {
    doubloons: player.doubloons,
    vp: player.vp,
    goods: barrels(player.goods),
    island: counts(kinds, (kind) => tilesOf(player, kind as Tile).length),
    workers: counts(kinds, (kind) => occupiedTiles(player, kind as Tile)),
    buildings: Object.fromEntries(player.city.map(({ key, colonists }) => [key, colonists])),
    sanJuan: player.sanJuan,
  }
}

function rolesInWords(table: Table): object {
  const used = table.roles.filter((role) => role.doubloons > 0 || role.takenBy !== undefined)
  return Object.fromEntries(
    used.map(({ name, doubloons, takenBy }) => [
      name,
      { ...(doubloons > 0 && { doubloons }), ...(takenBy !== undefined && { takenBy }) },
    ]),
  )
}

/** The reference's table, every field that Position has but options, turn and chance. */
export function tableInWords(table: Table): object {
  const { buildings } = table.options
  const named = buildings === 'draft' || buildings === 'randomSet'
  const loaded = table.ships.filter((ship) => ship.good !== undefined)
  return {
    round: table.round,
    governor: table.governor,
    seats: table.players.map(seatInWords),
    roles: rolesInWords(table),
    endTriggers: [...table.triggers].sort(),
    ...(named && { violetBuildings: VIOLET_KEYS.filter((key) => key in table.copies) }),
    ships: Object.fromEntries(
      loaded.map(({ capacity, good, count }) => [capacity, { good, load: count }]),
    ),
    tradingHouse: counts(GOODS, (good) => table.house.filter((sold) => sold === good).length),
    goodsSupply: barrels(table.goods),
    colonistSupply: table.supply,
    colonistShip: table.ship,
    vpSupply: table.vpSupply,
    faceUp: barrels(table.faceUp),
    faceDown: barrels(table.faceDown),
    discard: barrels(table.discard),
    quarries: table.quarries,
  }
}

/** The same of the engine's position. */
export function positionInWords(position: Position): object {
  const { options: _options, turn: _turn, chance: _chance, ...rest } = position
  return {
    ...rest,
    seats: position.seats.map(({ produced: _produced, ...seat }) => seat),
    endTriggers: [...position.endTriggers].sort(),
    ...(position.violetBuildings !== undefined && {
      violetBuildings: VIOLET_KEYS.filter((key) => position.violetBuildings?.includes(key)),
    }),
  }
}

/** JSON with sorted keys, so that the order of the fields does not matter. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
