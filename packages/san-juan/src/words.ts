/**
 * The words of San Juan, one word per thing, in the order of the rulebook. The position of a word in its list is
 * the integer that stands for it inside the rules.
 */

/**
 * What can lie on a building as a good: the five kinds by their production building (SJ-P-1), and the good of a
 * city building, which has no kind of its own (SJ-X-CUSTOMS-4).
 */
export const GOODS = [
  'indigo',
  'sugar',
  'tobacco',
  'coffee',
  'silver',
  'customs office good',
] as const
export type Good = (typeof GOODS)[number]
export const GOODS_N = GOODS.length
/** Production buildings have the numbers of their goods. */
export const PRODUCTION_N = 5
/** The good of a city building. */
export const CITY_GOOD = 5

/** The role cards, which are also the phases (SJ-COMP-4). */
export const ROLES = ['builder', 'producer', 'trader', 'councillor', 'prospector'] as const
export type Role = (typeof ROLES)[number]
export const ROLES_N = ROLES.length
export const BUILDER = 0
export const PRODUCER = 1
export const TRADER = 2
export const COUNCILLOR = 3

/**
 * The steps at the start of a round are played like phases, after the roles in number (SJ-START-1 … 3): exchanging
 * cards, tucking them (Chapel and Bank), the hand limit.
 */
export const PHASES = [...ROLES, 'office', 'treasury', 'hand limit'] as const
export type PhaseWord = (typeof PHASES)[number]
export const OFFICE = 5
export const TREASURY = 6
export const HAND_LIMIT = 7

/** The building whose use is declared with a role in games of two (SJ-2P-5). */
export const DECLARED = 'library'

export const MAX_PLAYERS = 4
/** Places of a tableau: the game ends when one is full (SJ-END-1). */
export const PLACES_N = 12

/** What ends a game (SJ-END-1, R-SJ-18); the position of the word is its bit in `endTriggers`. */
export const END_REASONS = ['twelveBuildings', 'roundLimit'] as const
export type EndReason = (typeof END_REASONS)[number]
export const TWELVE_BUILDINGS = 1
export const ROUND_LIMIT = 2

/** The decisions of the catalogue (§16); D-SJ-2a is answered together with D-SJ-2. */
export const DECISIONS = [
  'D-SJ-1',
  'D-SJ-2',
  'D-SJ-3',
  'D-SJ-4',
  'D-SJ-5',
  'D-SJ-6',
  'D-SJ-7',
  'D-SJ-8',
  'D-SJ-9',
  'D-SJ-10',
  'D-SJ-11',
] as const
