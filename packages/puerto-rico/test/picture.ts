/** A position in a few readable lines: for failing scenarios and for playthroughs. */
import type { Position } from '../src/index.ts'
import { ROLES, SHIPS, TILES } from '../src/words.ts'
import { boxFor, type Island, writeCity, writeCounts, writeIsland } from './notation.ts'

/** The whole table, one seat a line. */
export function picture(position: Position, names: readonly string[]): string {
  const seats = names.map((name, seat) => {
    const { doubloons, vp, sanJuan, goods, island, buildings } = seatInWords(position, seat)
    const rest = `goods: ${goods} | island: ${island} | buildings: ${buildings} | San Juan ${sanJuan}`
    return `${name.padEnd(6)} ${doubloons} doubloons, ${vp} vp | ${rest}`
  })
  const { colonistSupply, colonistShip, vpSupply, quarries } = position
  return [
    ...seats,
    `ships  ${shipsInWords(position)} | house: ${writeCounts(position.tradingHouse)} | face up: ${writeCounts(position.faceUp)}`,
    `supply ${colonistSupply} colonists, ${colonistShip} on the ship, ${vpSupply} vp, ${quarries} quarries | ${writeCounts(position.goodsSupply)}`,
    `round  ${position.round}, governor ${names[position.governor]}${rolesInWords(position, names)}`,
  ].join('\n')
}

/** What lies before a seat, in notation. */
export function seatInWords(position: Position, seat: number) {
  const { doubloons, vp, sanJuan, goods, island, workers, buildings } =
    position.seats[seat] ?? NOBODY
  const tiles: Island = {}
  for (const tile of TILES) tiles[tile] = { count: island[tile] ?? 0, occupied: workers[tile] ?? 0 }
  return {
    doubloons,
    vp,
    sanJuan,
    goods: writeCounts(goods),
    island: writeIsland(tiles),
    buildings: writeCity(buildings),
  }
}

const NOBODY: Position['seats'][number] = {
  doubloons: 0,
  vp: 0,
  goods: {},
  island: {},
  workers: {},
  buildings: {},
  sanJuan: 0,
}

/** `4: corn 3, 5: empty, 6: empty`. */
export function shipsInWords({ ships, options }: Position): string {
  const used = boxFor(options.players).ships
  return SHIPS.filter((_, ship) => used.includes(ship))
    .map((capacity) => {
      const cargo = ships[capacity]
      return `${capacity}: ${cargo === undefined ? 'empty' : `${cargo.good} ${cargo.load}`}`
    })
    .join(', ')
}

function rolesInWords({ roles }: Position, names: readonly string[]): string {
  const cards = ROLES.flatMap((role) => {
    const { doubloons = 0, takenBy } = roles[role] ?? {}
    if (takenBy !== undefined) return [`${role} taken by ${names[takenBy]}`]
    return doubloons > 0 ? [`${role} +${doubloons}`] : []
  })
  return cards.length === 0 ? '' : ` | ${cards.join(', ')}`
}

/** The position in one line: round, ships, house, money and VP of all, and the whole board of one seat. */
export function inOneLine(position: Position, names: readonly string[], seat: number): string {
  const purses = position.seats.map(
    ({ doubloons, vp }, owner) => `${names[owner]} ${doubloons}d ${vp}vp`,
  )
  const { island, buildings, goods, sanJuan } = seatInWords(position, seat)
  const board = `${names[seat]}: ${island}; ${buildings}; goods ${goods}; San Juan ${sanJuan}`
  const common = `ships ${shipsInWords(position)} | house ${writeCounts(position.tradingHouse)}`
  return `= round ${position.round} | ${common} | ${purses.join(', ')} | ${board}`
}
