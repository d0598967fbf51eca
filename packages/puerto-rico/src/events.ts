/**
 * Everything that can happen at the table, in the past tense: journal rows inside, typed events outside.
 * No event names a total of VP chips, a seed, or a tile that nobody has seen (PR-INFO-2, PR-INFO-3).
 */
import { type EventOf, eventTable, type Moved } from '@doubloon/engine'
import { keyOfBuilding } from './buildings/catalog.ts'
import { type Cause, causeOf as cause } from './causes.ts'
import { type Step, stepWords, WORKPLACES } from './moves.ts'
import type { State } from './state.ts'
import {
  DECISIONS,
  END_REASONS,
  type EndReason,
  GOODS,
  type Good,
  ROLES,
  type Role,
  SALE_PLACES,
  type SalePlace,
  SHIPS,
  TILES,
  type Tile,
} from './words.ts'

/** How a column of a row is read. */
const number = (n: number): number => n
const yes = (n: number): boolean => n === 1
const good = (n: number): Good => GOODS[n]
const tile = (n: number): Tile => TILES[n]
const role = (n: number): Role => ROLES[n]
const building = (n: number): string => keyOfBuilding(n)
const ship = (n: number): string => SHIPS[n]
const reason = (n: number): EndReason => END_REASONS[31 - Math.clz32(n)]
const source = (n: number): 'supply' | 'ship' => (n === 0 ? 'supply' : 'ship')
const market = (n: number): SalePlace => SALE_PLACES[n]
const place = (n: number): string => (n < 0 ? 'San Juan' : WORKPLACES[n])
const decision = (n: number): string => DECISIONS[n]
/** Where a kind of event has only one cause, the journal need not say it. */
const always =
  <C extends Cause>(by: C) =>
  (): C =>
    by

/**
 * Kind of event → its columns in order, besides the moves that every game has; the position of a kind is its number in
 * the journal. What a seat gains or loses says by what (`by`): one event for each cause.
 */
const EVENTS = {
  roleTaken: { seat: number, role, doubloons: number },
  drafted: { seat: number, building },
  tileTaken: { seat: number, tile, asForest: yes, by: cause },
  plantationDrawn: { seat: number, tile, by: cause },
  forestMade: { seat: number, tile, by: cause },
  tilesDiscarded: { tile, count: number },
  tileTurnedUp: { tile },
  discardsShuffled: { count: number },
  colonistTaken: { seat: number, count: number, by: cause, from: source },
  colonistsDealt: { seat: number, count: number, by: always('mayor') },
  /** What a placement changed: how many more work there, or less; nothing is told where it was made in small steps. */
  colonistsMoved: { seat: number, place, count: number },
  /** A placement changed nothing. */
  colonistsStayed: { seat: number },
  shipRefilled: { count: number, required: number },
  built: { seat: number, building, doubloons: number },
  colonistGiven: { seat: number, from: place, by: cause },
  vpGiven: { seat: number, by: cause },
  barrelGiven: { seat: number, good, by: cause },
  produced: { seat: number, good, count: number, by: cause },
  /** Barrels that the supply did not hold (PR-CRAFTSMAN-3). */
  notProduced: { seat: number, good, count: number, by: cause },
  extraTaken: { seat: number, good, by: cause },
  /** What is added to the price are gains of their own (PR-TRADER-3). */
  sold: { seat: number, good, to: market, price: number },
  houseEmptied: {},
  loaded: { seat: number, good, ship, count: number },
  loadedOwnShip: { seat: number, good, count: number, by: cause },
  loadedSelection: { seat: number, count: number, by: cause },
  barrelsLost: { seat: number, good, count: number, by: always('storage') },
  shipEmptied: { ship, good, count: number },
  guestMoved: { seat: number, from: place, to: place },
  doubloonsGained: { seat: number, count: number, by: cause },
  vpGained: { seat: number, count: number, by: cause },
  skipped: { seat: number, decision },
  roleDoubloonAdded: { role },
  governorPassed: { seat: number, round: number },
  endTriggered: { reason },
  gameEnded: {},
} as const

/** One thing that happened. */
export type Event = Moved<Step> | EventOf<typeof EVENTS>

/** The kinds by number, and the typed event of a journal row. */
const { numberOf, read } = eventTable(stepWords, EVENTS)
export const readEvent = read

export const ROLE_TAKEN = numberOf('roleTaken')
export const DRAFTED = numberOf('drafted')
export const TILE_TAKEN = numberOf('tileTaken')
export const PLANTATION_DRAWN = numberOf('plantationDrawn')
export const FOREST_MADE = numberOf('forestMade')
export const TILES_DISCARDED = numberOf('tilesDiscarded')
export const TILE_TURNED_UP = numberOf('tileTurnedUp')
export const DISCARDS_SHUFFLED = numberOf('discardsShuffled')
export const COLONIST_TAKEN = numberOf('colonistTaken')
export const COLONISTS_DEALT = numberOf('colonistsDealt')
export const COLONISTS_MOVED = numberOf('colonistsMoved')
export const COLONISTS_STAYED = numberOf('colonistsStayed')
export const SHIP_REFILLED = numberOf('shipRefilled')
export const BUILT = numberOf('built')
export const COLONIST_GIVEN = numberOf('colonistGiven')
export const VP_GIVEN = numberOf('vpGiven')
export const BARREL_GIVEN = numberOf('barrelGiven')
export const PRODUCED = numberOf('produced')
export const NOT_PRODUCED = numberOf('notProduced')
export const EXTRA_TAKEN = numberOf('extraTaken')
export const SOLD = numberOf('sold')
export const HOUSE_EMPTIED = numberOf('houseEmptied')
export const LOADED = numberOf('loaded')
export const LOADED_OWN_SHIP = numberOf('loadedOwnShip')
export const LOADED_SELECTION = numberOf('loadedSelection')
export const BARRELS_LOST = numberOf('barrelsLost')
export const SHIP_EMPTIED = numberOf('shipEmptied')
export const GUEST_MOVED = numberOf('guestMoved')
export const DOUBLOONS_GAINED = numberOf('doubloonsGained')
export const VP_GAINED = numberOf('vpGained')
export const SKIPPED = numberOf('skipped')
export const ROLE_DOUBLOON_ADDED = numberOf('roleDoubloonAdded')
export const GOVERNOR_PASSED = numberOf('governorPassed')
export const END_TRIGGERED = numberOf('endTriggered')
export const GAME_ENDED = numberOf('gameEnded')

/** Writes a row, if anybody wants to know. */
export function note(s: State, kind: number, a = 0, b = 0, c = 0, d = 0): void {
  if (s.journal !== undefined) s.journal.add(kind, a, b, c, d)
}
