/**
 * Everything that can happen at the table, in the past tense: journal rows inside, typed events outside.
 * No event names a total of VP chips, a seed, or a tile that nobody has seen (PR-INFO-2, PR-INFO-3).
 */
import { type EventOf, eventTable } from '@doubloon/engine'
import { BUILDINGS } from './buildings/catalog.ts'
import { stepWords, WORKPLACES } from './moves.ts'
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
const building = (n: number): string => BUILDINGS[n].key
const ship = (n: number): string => SHIPS[n]
const step = (n: number): string => stepWords.text(n)
const reason = (n: number): EndReason => END_REASONS[31 - Math.clz32(n)]
const source = (n: number): 'supply' | 'ship' => (n === 0 ? 'supply' : 'ship')
const market = (n: number): SalePlace => SALE_PLACES[n]
const place = (n: number): string => (n < 0 ? 'San Juan' : WORKPLACES[n])
const decision = (n: number): string => DECISIONS[n]
/** What brought VP or doubloons. */
const CAUSES = ['load', 'captain', 'building', 'prospector'] as const
const cause = (n: number): (typeof CAUSES)[number] => CAUSES[n]

/** Kind of event → its columns in order. The position of a kind is its number in the journal. */
const EVENTS = {
  moved: { seat: number, move: step, forced: yes },
  roleTaken: { seat: number, role, doubloons: number },
  drafted: { seat: number, building },
  tileTaken: { seat: number, tile, asForest: yes },
  plantationDrawn: { seat: number, tile },
  forestMade: { seat: number, tile },
  tilesDiscarded: { tile, count: number },
  tileTurnedUp: { tile },
  discardsShuffled: { count: number },
  colonistTaken: { seat: number, count: number, from: source },
  colonistsDealt: { seat: number, count: number },
  shipRefilled: { count: number, required: number },
  built: { seat: number, building, doubloons: number },
  colonistGiven: { seat: number, from: place },
  vpGiven: { seat: number },
  barrelGiven: { seat: number, good },
  produced: { seat: number, good, count: number },
  extraTaken: { seat: number, good },
  sold: { seat: number, good, to: market, doubloons: number },
  houseEmptied: {},
  loaded: { seat: number, good, ship, count: number },
  loadedOwnShip: { seat: number, good, count: number },
  loadedSelection: { seat: number, count: number },
  barrelsLost: { seat: number, good, count: number },
  shipEmptied: { ship, good, count: number },
  guestMoved: { seat: number, to: place },
  doubloonsGained: { seat: number, count: number, by: cause },
  vpGained: { seat: number, count: number, by: cause },
  skipped: { seat: number, decision },
  roleDoubloonAdded: { role },
  governorPassed: { seat: number, round: number },
  endTriggered: { reason },
  gameEnded: {},
} as const

/** One thing that happened. */
export type Event = EventOf<typeof EVENTS>

/** The kinds by number, and the typed event of a journal row. */
const { numberOf, read } = eventTable(EVENTS)
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
export const SHIP_REFILLED = numberOf('shipRefilled')
export const BUILT = numberOf('built')
export const COLONIST_GIVEN = numberOf('colonistGiven')
export const VP_GIVEN = numberOf('vpGiven')
export const BARREL_GIVEN = numberOf('barrelGiven')
export const PRODUCED = numberOf('produced')
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

/** What brought doubloons or VP. */
export const BY_LOAD = 0
export const BY_CAPTAIN = 1
export const BY_BUILDING = 2
export const BY_PROSPECTOR = 3

/** Writes a row, if anybody wants to know. */
export function note(s: State, kind: number, a = 0, b = 0, c = 0, d = 0): void {
  if (s.journal !== undefined) s.journal.add(kind, a, b, c, d)
}
