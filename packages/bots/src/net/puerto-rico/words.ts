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
/** Of a seat. */
export const OWN = {
  barrels: own.each('barrels', GOODS),
  allBarrels: own.one('all barrels'),
  tiles: own.each('tiles', TILES),
  workers: own.each('tiles at work', TILES.slice(0, WORKPLACES_N)),
  sanJuan: own.one('colonists in San Juan'),
  doubloons: own.one('doubloons'),
  /** By number of doubloons, less one. */
  doubloonsAtLeast: own.each('more doubloons than', below(COUNTED_DOUBLOONS)),
  vp: own.one('VP chips'),
  points: own.one('points as if the game ended'),
  owns: own.each('owns', KEYS),
  staffed: own.each('colonists on', KEYS),
  makes: own.each('makes', GOODS),
  makesAll: own.one('barrels made'),
  kindsMade: own.one('kinds made'),
  citySpaces: own.one('city spaces left'),
  islandSpaces: own.one('island spaces used'),
  governor: own.one('governor'),
  choicesBefore: own.each('choices before its own', below(MOST_CHOICES)),
  loadable: own.one('barrels the ships take'),
  sale: own.one('best price in the trading house'),
  expectedScore: own.one('points expected'),
  expectedScoreAhead: own.each('points expected', WAYS),
  pointsAhead: own.each('points', WAYS),
  surelyAhead: own.each('points expected by what is left', WAYS),
  purchase: own.one('gain of the best purchase'),
  makesLong: own.one('barrels made by what is left'),
  doubloonsLong: own.one('doubloons by what is left'),
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
  houseAll: shared.one('barrels in the trading house'),
  /** By ship: the first of its goods. */
  aboard: SHIPS.map((ship) => shared.each(`on ship ${ship}`, GOODS)),
  room: shared.each('room on ship', SHIPS),
  copies: shared.each('to be bought', KEYS),
  quarries: shared.one('quarries left'),
  colonists: shared.one('colonists left'),
  colonistShip: shared.one('colonists on the ship'),
  vp: shared.one('VP left'),
  ending: shared.each('ends by', END_REASONS),
  rolesTaken: shared.each('roles taken', below(MAX_PLAYERS + 1)),
  round: shared.one('round'),
  uses: shared.one('uses left'),
  isLate: shared.one('hardly a use left'),
  leastCity: shared.one('spaces of the fullest city'),
  players: shared.each('players', below(MAX_PLAYERS + 1)),
} as const

export const OWN_NAMES: readonly string[] = own.all
export const SHARED_NAMES: readonly string[] = shared.all
