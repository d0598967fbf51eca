/** The table of the reference: plain objects, as they lie on a real table, and plain questions about them. */

import { EventsTold } from './events-told.ts'
import { dataOf, type Good, goodOn, isCity, type Role } from './tables.ts'

export interface RefOptions {
  readonly players: number
  readonly expansion: boolean
  readonly advanced: boolean
  /** R-SJ-1 */
  readonly harborTucks: 'one' | 'every'
}

/** A place of a tableau, in the order of building; a building put over another keeps its place (§1). */
export interface Place {
  building: string
  /** The card that lies there face down. */
  good: string | undefined
  /** Built in this very builder phase: not active yet (SJ-BLDG-4). */
  isNew: boolean
}

export interface Player {
  hand: string[]
  tableau: Place[]
  /** Under chapel and bank. */
  tucked: string[]
  /** Under the harbor. */
  tuckedUnseen: string[]
  bankUsed: boolean
  /** In this round, games of two only (SJ-2P-4). */
  libraryUsed: boolean
}

export interface Table {
  readonly options: RefOptions
  readonly players: Player[]
  governor: number
  round: number
  readonly roles: Map<Role, number>
  /** Trading house cards in the order in which they were first seen (SJ-TRADE-9). */
  readonly houses: string[]
  /** Which of them is turned up now or next. */
  houseAt: number
  drawPile: string[]
  discard: string[]
  /** Drawn by a councillor and neither kept nor discarded yet (SJ-PILE-8). */
  inAir: string[]
  readonly removed: string[]
  cathedralOnTable: boolean
  readonly endTriggers: string[]
  readonly told: EventsTold
}

const newPlayer = (): Player => ({
  hand: [],
  tableau: [{ building: 'indigoPlant', good: undefined, isNew: false }],
  tucked: [],
  tuckedUnseen: [],
  bankUsed: false,
  libraryUsed: false,
})

export const newTable = (options: RefOptions, governor: number, deck: string[]): Table => ({
  options,
  players: Array.from({ length: options.players }, newPlayer),
  governor,
  round: 1,
  roles: new Map(),
  houses: [],
  houseAt: 0,
  drawPile: deck,
  discard: [],
  inAir: [],
  removed: [],
  cathedralOnTable: options.expansion,
  endTriggers: [],
  told: new EventsTold(),
})

export function seatsFrom(table: Table, first: number): number[] {
  return table.players.map((_, distance) => (first + distance) % table.players.length)
}

export function owns(player: Player, key: string): boolean {
  return player.tableau.some(({ building }) => building === key)
}

/** SJ-BLDG-4 */
export function hasActive(player: Player, key: string): boolean {
  return player.tableau.some(({ building, isNew }) => building === key && !isNew)
}

/** The words of the goods that lie in a tableau, in its order. */
export function goodsOf(player: Player): Good[] {
  return player.tableau
    .filter(({ good }) => good !== undefined)
    .map(({ building }) => goodOn(building))
}

export function emptyProduction(player: Player): Place[] {
  return player.tableau.filter((place) => !isCity(place.building) && place.good === undefined)
}

export function costOf(key: string): number {
  return dataOf(key).cost
}

/** Takes one such card out of a list; it must be there. */
export function takeOut(cards: string[], card: string): void {
  const index = cards.indexOf(card)
  if (index < 0) throw new Error(`no ${card} is there`)
  cards.splice(index, 1)
}

/** Takes the good off a place. */
export function liftGood(place: Place): string {
  const { good } = place
  if (good === undefined) throw new Error(`no good lies on the ${place.building}`)
  place.good = undefined
  return good
}
