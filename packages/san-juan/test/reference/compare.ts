/** The table of the reference and the engine's position in the same words, to lay the two side by side. */
import { type Position, sanJuan } from '../../src/index.ts'
import type { Place, Player, Table } from './table.ts'
import { dataOf } from './tables.ts'

/** How many of each, without what is not there. */
function counts(cards: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const card of cards) found[card] = (found[card] ?? 0) + 1
  return found
}

/** Only a city building that does something can be too new to do it. */
function placeInWords({ building, good, isNew }: Place): object {
  const isToldNew = isNew && dataOf(building).type === 'city'
  return {
    building,
    ...(good !== undefined && { good }),
    ...(isToldNew && { isNew: true }),
  }
}

function seatInWords(player: Player): object {
  const { tucked, tuckedUnseen, bankUsed, libraryUsed } = player
  return {
    hand: counts(player.hand),
    tableau: player.tableau.map(placeInWords),
    ...(tucked.length > 0 && { tucked: counts(tucked) }),
    ...(tuckedUnseen.length > 0 && { tuckedUnseen: counts(tuckedUnseen) }),
    ...(bankUsed && { bankUsed }),
    ...(libraryUsed && { libraryUsed }),
  }
}

/** The reference's table in the form of a position, but for options, turn and chance. */
export function tableInWords(table: Table) {
  return {
    round: table.round,
    governor: table.governor,
    seats: table.players.map(seatInWords),
    roles: Object.fromEntries(table.roles),
    tradingHouses: [...table.houses],
    tradingHouse: table.houseAt,
    drawPile: counts(table.drawPile),
    discard: counts(table.discard),
    removed: counts(table.removed),
    ...(table.cathedralOnTable && { cathedralOnTable: true }),
    endTriggers: [...table.endTriggers],
  }
}

/** What the reference has beside it: cards in the air, and how many of everything. */
export function countsInWords(table: Table): object {
  return {
    inAir: counts(table.inAir),
    hands: table.players.map(({ hand }) => hand.length),
    buildings: table.players.map(({ tableau }) => tableau.length),
    piles: [table.drawPile.length, table.discard.length, table.inAir.length],
    tradingHouse: table.houseAt,
  }
}

/** What lies on the engine's table, without what each seat knows of hidden cards. */
export function positionInWords(position: Position): object {
  const { round, governor, roles, tradingHouses, drawPile, discard, removed } = position
  const { seats, cathedralOnTable, endTriggers } = position
  return {
    ...{ round, governor, roles, tradingHouses, drawPile, discard, removed, endTriggers },
    ...(cathedralOnTable === true && { cathedralOnTable }),
    seats: seats.map(({ knows: _knows, ...own }, seat) => ({
      ...own,
      hand: together(own.hand, pickedFrom(position, 'hand', seat)),
    })),
  }
}

type Cards = Readonly<Record<string, number>>

/** Cards that must be part of any answer are laid aside before the seat is asked; to the rules nothing has moved. */
function pickedFrom({ turn }: Position, from: 'hand' | 'air', seat = turn.seat): Cards {
  const isFrom = (turn.decision === 'D-SJ-6') === (from === 'air') && turn.seat === seat
  return isFrom ? ((turn.picked ?? {}) as Cards) : {}
}

function together(one: object, other: Cards): Cards {
  const sum: Record<string, number> = { ...one }
  for (const [card, count] of Object.entries(other)) sum[card] = (sum[card] ?? 0) + count
  return sum
}

/** The numbers that the engine keeps beside the cards. */
export function stateInWords(bytes: Uint8Array, position: Position): object {
  const s = sanJuan.newState()
  s.bytes.set(bytes)
  const picked = pickedFrom(position, 'air')
  const laidAside = Object.values(picked).reduce((total, count) => total + count, 0)
  return {
    inAir: together(position.turn.inAir ?? {}, picked),
    hands: [...s.handSize.slice(0, s.players)],
    buildings: [...s.buildings.slice(0, s.players)],
    piles: [s.drawSize, s.discardSize, s.airSize + laidAside],
    tradingHouse: s.houseAt,
  }
}

/** Where two things of plain data are not the same, the order of fields aside: path, first and second value. */
export function differences(a: unknown, b: unknown, path = ''): string[] {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return a === b ? [] : [`${path}: ${JSON.stringify(a)}, reference ${JSON.stringify(b)}`]
  const one = a as Record<string, unknown>
  const other = b as Record<string, unknown>
  const names = Object.keys(a)
  const others = Object.keys(b).filter((name) => !(name in a))
  return [...names, ...others].flatMap((name) =>
    differences(one[name], other[name], `${path}/${name}`),
  )
}

export const isSame = (a: unknown, b: unknown): boolean => differences(a, b).length === 0
