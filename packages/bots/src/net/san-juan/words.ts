/** The features of San Juan by name and number: first those of a seat, then those of the table. Cards are named by their building. */
import {
  BUILDINGS,
  DECK_KINDS_N,
  GOODS,
  HOUSES,
  MAX_PLAYERS,
  PLACES_N,
  ROLES,
} from '@doubloon/san-juan/fast'
import { MOST_CHOICES } from '../../choices.ts'
import { FeatureNames } from '../../feature-names.ts'

const below = (end: number) => Array(end).keys()
const KEYS = BUILDINGS.map(({ key }) => key)
const CARDS = KEYS.slice(0, DECK_KINDS_N)
const HOUSE_KEYS = HOUSES.map(({ key }) => key)
/** A difference in two features: above nothing, and below. */
const WAYS = ['ahead', 'behind']

/** Cards up to here have a feature each, besides their number: what can be built changes with each. */
export const COUNTED_CARDS = 12

const own = new FeatureNames()
/** Of a seat. */
export const OWN = {
  stands: own.each('stands', KEYS),
  standsLong: own.each('stands by what is left', KEYS),
  goods: own.each('goods', GOODS),
  allGoods: own.one('all goods'),
  empty: own.one('buildings without a good'),
  /** At the prices to come, if they are known. */
  sale: own.one('price of the dearest good'),
  secondSale: own.one('price of the second good'),
  cards: own.one('cards'),
  /** By number of cards, less one. */
  cardsAtLeast: own.each('more cards than', below(COUNTED_CARDS)),
  cardsLong: own.one('cards as money'),
  shown: own.each('surely holds', CARDS),
  tucked: own.one('tucked cards'),
  points: own.one('points as if the game ended'),
  expected: own.one('points expected'),
  pointsAhead: own.each('points', WAYS),
  expectedAhead: own.each('points expected', WAYS),
  surelyAhead: own.each('points expected by what is left', WAYS),
  buildings: own.one('buildings'),
  /** By number of buildings, less one. */
  buildingsAtLeast: own.each('more buildings than', below(PLACES_N)),
  production: own.one('production buildings'),
  kindsMade: own.one('kinds of production buildings'),
  monuments: own.one('monuments'),
  income: own.one('cards by sales'),
  incomeLong: own.one('cards by sales by what is left'),
  governor: own.one('governor'),
  choicesBefore: own.each('choices before its own', below(MOST_CHOICES)),
  depositUsed: own.one('has tucked many cards'),
  doublingUsed: own.one('has declared a doubled privilege'),
  /** Of a seat that does not view: its hand is known by its size alone. */
  unseenCards: own.one('cards unseen'),
  /** From here on: only of the seat that views. */
  views: own.one('views'),
  /** Cards that may be built; of a city building the first one. */
  held: own.each('holds', CARDS),
  spare: own.one('holds cards that cannot be built'),
  surplus: own.each('value of the best cards', ['first', 'second', 'third']),
  surplusSurely: own.one('value of the best card by what is left'),
  /** By how often the privilege counts. */
  build: own.each('gain of building with privileges', below(3)),
} as const

const shared = new FeatureNames()
/** Of the table. */
export const SHARED = {
  /** By the steps of the seat to move. */
  open: shared.each('may choose', [...ROLES, ...ROLES.map((role) => `${role} doubled`)]),
  /** Cards that may be anywhere for all the viewer knows, and those it knows in the discard pile. */
  unseen: shared.each('unseen', CARDS),
  discarded: shared.each('discarded', CARDS),
  drawPile: shared.one('draw pile'),
  discardPile: shared.one('discard pile'),
  nextHouse: shared.each('next trading house', HOUSE_KEYS),
  seenHouse: shared.each('seen trading house', HOUSE_KEYS),
  rolesTaken: shared.each('roles taken', below(MAX_PLAYERS + 1)),
  round: shared.one('round'),
  phases: shared.one('builder phases left'),
  isLate: shared.one('hardly a builder phase left'),
  /** By number of buildings, less one. */
  fullest: shared.each('somebody has more buildings than', below(PLACES_N)),
  players: shared.each('players', below(MAX_PLAYERS + 1)),
  expansion: shared.one('new buildings'),
  onTable: shared.one('building on the table'),
  tucksEvery: shared.one('every good may be tucked'),
} as const

export const OWN_NAMES: readonly string[] = own.all
export const SHARED_NAMES: readonly string[] = shared.all
