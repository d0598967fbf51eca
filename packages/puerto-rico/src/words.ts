/**
 * The words of Puerto Rico, one word per thing, in the order of the rulebook. The position of a word in
 * its list is the integer that stands for it inside the rules.
 */

export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const
export type Good = (typeof GOODS)[number]
export const GOODS_N = GOODS.length
export const CORN = 0

/** Price of a barrel in the trading house (PR-COMP-9). */
export const PRICES = [0, 1, 2, 3, 4] as const

/** What can lie on an island: a plantation of each good, a quarry, a forest (a plantation face down). */
export const TILES = [...GOODS, 'quarry', 'forest'] as const
export type Tile = (typeof TILES)[number]
export const TILES_N = TILES.length
export const QUARRY = 5
export const FOREST = 6
/** Tiles with a circle: all but the forest. */
export const WORKPLACES_N = 6

/** Roles with a phase of their own, in the order of the rules. */
export const ROLES_WITH_PHASE = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector',
] as const

/** The role cards; the second prospector is a card of its own (PR-ROUND-4). */
export const ROLES = [...ROLES_WITH_PHASE, 'prospector 2'] as const
export type Role = (typeof ROLES)[number]
export const ROLES_N = ROLES.length
export const SETTLER = 0
export const MAYOR = 1
export const BUILDER = 2
export const CRAFTSMAN = 3
export const TRADER = 4
export const CAPTAIN = 5
export const PROSPECTOR = 6
export const PROSPECTOR_2 = 7

/** The cargo ships by capacity (PR-COMP-8); ship number i carries i + 4 barrels. */
export const SHIPS = ['4', '5', '6', '7', '8'] as const
export type Ship = (typeof SHIPS)[number]
export const SHIPS_N = SHIPS.length
export const SMALLEST_SHIP = 4

/** Ships of a player's own, by the building they belong to (PR-CAPTAIN-4). */
export const OWN_SHIP = 'wharf'
export const OWN_SMALL_SHIP = 'small wharf'
/** Barrels that bring one VP on the small one (PR-X-SMALLWHARF-1). */
export const BARRELS_PER_VP = 2

/** Where a barrel can be sold: to the trading house, or outside it at a player's own (PR-X-TRADINGPOST-1). */
export const SALE_PLACES = ['trading house', 'trading post'] as const
export type SalePlace = (typeof SALE_PLACES)[number]

export const ISLAND_SPACES = 12
export const CITY_SPACES = 12
export const HOUSE_SPACES = 4
export const MAX_PLAYERS = 5

/** What ends a game (PR-END-1…3, PR-VAR-2); the position of the word is its bit in `endTriggers`. */
export const END_REASONS = ['colonists', 'city', 'vp', 'roundLimit'] as const
export type EndReason = (typeof END_REASONS)[number]
export const COLONISTS_GONE = 1
export const CITY_FULL = 2
export const VP_GONE = 4
export const ROUND_LIMIT = 8

/** The decisions of the catalogue (§13). */
export const DECISIONS = [
  'D-DRAFT',
  'D-ROLE',
  'D-HACIENDA',
  'D-HACIENDA-FOREST',
  'D-SETTLE',
  'D-HOSPICE',
  'D-SETTLE-2',
  'D-MAYOR-EXTRA',
  'D-MAYOR-PLACE',
  'D-BUILD',
  'D-BLACKMARKET',
  'D-UNIVERSITY',
  'D-PRODUCE',
  'D-CRAFT-EXTRA',
  'D-TRADE',
  'D-LOAD',
  'D-STORE',
  'D-GUEST',
] as const
