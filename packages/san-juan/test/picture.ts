/** A position in a few readable lines: for failing scenarios and for playthroughs. */
import type { Position } from '../src/index.ts'
import { ROLES } from '../src/index.ts'
import { type Cards, cardCount, type Place, writeCards, writeTableau } from './notation.ts'

/** What lies before a seat. */
export interface SeatPicture {
  readonly hand: Cards
  readonly tableau: readonly Place[]
  readonly tucked: Cards
  readonly tuckedUnseen: Cards
  readonly bankUsed: boolean
  readonly libraryUsed: boolean
}

const NOTHING: SeatPicture = {
  hand: {},
  tableau: [],
  tucked: {},
  tuckedUnseen: {},
  bankUsed: false,
  libraryUsed: false,
}

/** The seat as the position has it; what a position leaves out is not there. */
export function seatOf(position: Position, seat: number): SeatPicture {
  return { ...NOTHING, ...position.seats[seat] }
}

/** The whole table, one seat a line. */
export function picture(position: Position, names: readonly string[]): string {
  const seats = names.map((name, seat) => `${name.padEnd(6)} ${seatInWords(position, seat)}`)
  const { drawPile, discard, removed, round, governor } = position
  return [
    ...seats,
    `piles  draw ${pileInWords(drawPile)} | discard ${pileInWords(discard)} | removed ${pileInWords(removed)}`,
    `round  ${round}, governor ${names[governor]}${rolesInWords(position, names)}${houseInWords(position)}`,
  ].join('\n')
}

function seatInWords(position: Position, seat: number): string {
  const { hand, tableau, tucked, tuckedUnseen } = seatOf(position, seat)
  const under = cardCount(tucked) + cardCount(tuckedUnseen)
  const tuck =
    under === 0 ? '' : ` | tucked: ${writeCards(tucked)}, unseen: ${writeCards(tuckedUnseen)}`
  return `hand: ${writeCards(hand)} | tableau: ${writeTableau(tableau)}${tuck}`
}

/** Long piles are told by their number. */
function pileInWords(cards: Cards): string {
  const count = cardCount(cards)
  return count > MOST_NAMED ? `${count}` : `${count} (${writeCards(cards)})`
}

const MOST_NAMED = 12

function rolesInWords({ roles }: Position, names: readonly string[]): string {
  const taken = ROLES.flatMap((role) => {
    const seat = roles[role]
    return seat === undefined ? [] : [`${role} taken by ${names[seat]}`]
  })
  return taken.length === 0 ? '' : ` | ${taken.join(', ')}`
}

function houseInWords({ tradingHouses }: Position): string {
  return tradingHouses.length === 0 ? '' : ` | trading houses ${tradingHouses.join(', ')}`
}

/** The position in one line: round, piles, sizes of hands and tableaux, and all that lies before one seat. */
export function inOneLine(position: Position, names: readonly string[], seat: number): string {
  const sizes = names.slice(0, position.seats.length).map((name, owner) => {
    const { hand, tableau } = seatOf(position, owner)
    return `${name} ${cardCount(hand)}/${tableau.length}`
  })
  const piles = `draw ${cardCount(position.drawPile)}, discard ${cardCount(position.discard)}`
  const own = `${names[seat]}: ${seatInWords(position, seat)}`
  return `= round ${position.round} | ${piles} | ${sizes.join(', ')} | ${own}`
}
