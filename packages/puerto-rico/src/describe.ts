/** Parts of a position in words: what views and saved positions have in common. */
import { boxOf, capacityOf, colonistsOn, owns } from './board.ts'
import { BUILDINGS } from './buildings/catalog.ts'
import { FIRST_VIOLET, type State } from './state.ts'
import {
  END_REASONS,
  type EndReason,
  GOODS,
  GOODS_N,
  type Good,
  ROLES_WITH_PHASE,
  TILES,
  TILES_N,
  type Tile,
  WORKPLACES_N,
} from './words.ts'

/** Numbers by word; a word that is missing counts 0. */
export type Counts<W extends string> = Readonly<Partial<Record<W, number>>>

/** Phases by their number in the state; storage follows loading. */
export const PHASE_WORDS = [...ROLES_WITH_PHASE, 'storage'] as const

/** The name of a phase. */
export type PhaseWord = (typeof PHASE_WORDS)[number]

/** All building keys in the order of their numbers. */
export const BUILDING_KEYS: readonly string[] = BUILDINGS.map((building) => building.key)

/** The keys of the violet buildings, in the order of their bits. */
export const VIOLET_KEYS: readonly string[] = BUILDING_KEYS.slice(FIRST_VIOLET)

/** Numbers from a place in a field on, by word; zeros are left out. */
export function countsOf<W extends string>(
  words: readonly W[],
  numbers: ArrayLike<number>,
  from = 0,
): Counts<W> {
  const counts: Partial<Record<W, number>> = {}
  for (const [i, word] of words.entries())
    if (numbers[from + i] !== 0) counts[word] = numbers[from + i]
  return counts
}

/** Barrels on a seat's wind rose. */
export function goodsInWords(s: State, seat: number): Counts<Good> {
  return countsOf(GOODS, s.goods, seat * GOODS_N)
}

/** Barrels a seat received in this craftsman phase. */
export function producedInWords(s: State, seat: number): Counts<Good> {
  return countsOf(GOODS, s.produced, seat * GOODS_N)
}

/** Tiles on a seat's island. */
export function islandInWords(s: State, seat: number): Counts<Tile> {
  return countsOf(TILES, s.tiles, seat * TILES_N)
}

/** Occupied tiles of a seat's island. */
export function workersInWords(s: State, seat: number): Counts<Tile> {
  return countsOf(TILES.slice(0, WORKPLACES_N), s.workers, seat * WORKPLACES_N)
}

/** A seat's buildings with the colonists on each. */
export function cityInWords(s: State, seat: number): Readonly<Record<string, number>> {
  const city: Record<string, number> = {}
  for (const [building, key] of BUILDING_KEYS.entries())
    if (owns(s, seat, building)) city[key] = colonistsOn(s, seat, building)
  return city
}

/** A ship of the game and what lies on it. */
export interface ShipInWords {
  readonly capacity: number
  readonly good: Good | undefined
  readonly load: number
}

/** The ships in the game, smallest first. */
export function shipsInWords(s: State): readonly ShipInWords[] {
  return boxOf(s).ships.map((ship) => ({
    capacity: capacityOf(ship),
    good: GOODS[s.shipGood[ship] - 1],
    load: s.shipLoad[ship],
  }))
}

/** What has happened that ends the game. */
export function endTriggersInWords(s: State): readonly EndReason[] {
  return END_REASONS.filter((_, bit) => (s.endTriggers >> bit) & 1)
}

/** The seats of a set of bits, lowest first. */
export function seatsIn(set: number): readonly number[] {
  const seats: number[] = []
  for (let seat = 0; set >> seat !== 0; seat++) if ((set >> seat) & 1) seats.push(seat)
  return seats
}

/** Whether copies of the building are for sale or were sold in this game. */
export function isInGame(s: State, building: number): boolean {
  if (s.copies[building] > 0) return true
  for (let seat = 0; seat < s.players; seat++) if (owns(s, seat, building)) return true
  return false
}

/** The violet buildings in the game: those with copies left or owners (PR-DRAFT-5). */
export function violetInGame(s: State): readonly string[] {
  return VIOLET_KEYS.filter((_, bit) => isInGame(s, bit + FIRST_VIOLET))
}
