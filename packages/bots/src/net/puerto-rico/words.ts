/** The features of Puerto Rico by name and number: first those of a seat, then those of the table. */
import {
  BUILDINGS,
  END_REASONS,
  GOODS,
  MAX_PLAYERS,
  ROLES,
  SHIPS,
  TILES,
  WORKPLACES_N,
} from '@doubloon/puerto-rico/fast'
import { MOST_CHOICES } from '../../choices.ts'
import { FeatureNames } from '../../feature-names.ts'

const below = (end: number) => Array(end).keys()
const KEYS = BUILDINGS.map(({ key }) => key)
/** A difference in two features: above nothing, and below. */
const WAYS = ['ahead', 'behind']

/** Doubloons up to here have a feature each, besides their number: what can be bought changes with each. */
export const COUNTED_DOUBLOONS = 12

const own = new FeatureNames()
const alone = (names: FeatureNames, name: string) => names.named([name])[name]
/** Of a seat. */
export const OWN = {
  barrels: own.each('barrels', GOODS),
  allBarrels: alone(own, 'all barrels'),
  tiles: own.each('tiles', TILES),
  workers: own.each('tiles at work', TILES.slice(0, WORKPLACES_N)),
  sanJuan: alone(own, 'colonists in San Juan'),
  doubloons: alone(own, 'doubloons'),
  /** By number of doubloons, less one. */
  doubloonsAtLeast: own.each('more doubloons than', below(COUNTED_DOUBLOONS)),
  vp: alone(own, 'VP chips'),
  points: alone(own, 'points as if the game ended'),
  owns: own.each('owns', KEYS),
  staffed: own.each('colonists on', KEYS),
  makes: own.each('makes', GOODS),
  makesAll: alone(own, 'barrels made'),
  kindsMade: alone(own, 'kinds made'),
  citySpaces: alone(own, 'city spaces left'),
  islandSpaces: alone(own, 'island spaces used'),
  governor: alone(own, 'governor'),
  choicesBefore: own.each('choices before its own', below(MOST_CHOICES)),
  loadable: alone(own, 'barrels the ships take'),
  sale: alone(own, 'best price in the trading house'),
  worth: alone(own, 'points expected'),
  worthAhead: own.each('points expected', WAYS),
  pointsAhead: own.each('points', WAYS),
  surelyAhead: own.each('points expected by what is left', WAYS),
  purchase: alone(own, 'gain of the best purchase'),
  makesLong: alone(own, 'barrels made by what is left'),
  doubloonsLong: alone(own, 'doubloons by what is left'),
} as const

const shared = new FeatureNames()
/** Of the table. */
export const SHARED = {
  roleFree: shared.each('free role', ROLES),
  roleDoubloons: shared.each('doubloons on', ROLES),
  supply: shared.each('barrels in the supply', GOODS),
  faceUp: shared.each('tiles face up', GOODS),
  unseen: shared.each('tiles unseen', GOODS),
  house: shared.each('in the trading house', GOODS),
  houseAll: alone(shared, 'barrels in the trading house'),
  /** By ship: the first of its goods. */
  aboard: SHIPS.map((ship) => shared.each(`on ship ${ship}`, GOODS)),
  room: shared.each('room on ship', SHIPS),
  copies: shared.each('to be bought', KEYS),
  quarries: alone(shared, 'quarries left'),
  colonists: alone(shared, 'colonists left'),
  colonistShip: alone(shared, 'colonists on the ship'),
  vp: alone(shared, 'VP left'),
  ending: shared.each('ends by', END_REASONS),
  rolesTaken: shared.each('roles taken', below(MAX_PLAYERS + 1)),
  round: alone(shared, 'round'),
  uses: alone(shared, 'uses left'),
  isLate: alone(shared, 'hardly a use left'),
  leastCity: alone(shared, 'spaces of the fullest city'),
  players: shared.each('players', below(MAX_PLAYERS + 1)),
} as const

export const OWN_NAMES: readonly string[] = own.all
export const SHARED_NAMES: readonly string[] = shared.all
