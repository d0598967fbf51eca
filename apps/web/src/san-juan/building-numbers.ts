/** The numbers that the texts about buildings need, asked of the rules themselves. */
import {
  BUILDINGS,
  CARDS_MINED,
  CITY_GOOD_PRICE,
  COUNCILLOR_DRAW,
  COUNCILLOR_PRIVILEGE,
  DEAR,
  GOODS,
  HOUSES,
  MOST_EXCHANGED,
  MOST_GOODS_PAID,
  MOST_GOODS_TUCKED,
  mostKept,
  NARROW_LIMIT,
  SET_SIZE,
  State,
  USUAL_LIMIT,
  VP_FALLING,
  VP_FOR_MONUMENTS,
  WIDE_LIMIT,
} from '@doubloon/san-juan/fast'
import type { Numbers } from '../text/en/san-juan/buildings.ts'

type Building = (typeof BUILDINGS)[number]
type Question = keyof {
  [K in keyof Building as Building[K] extends ((...args: never[]) => number) | undefined
    ? K
    : never]: true
}

/** A production building and a city building, for questions about a kind. */
const PRODUCTION = kindOf('indigoPlant')
const CITY = kindOf('tower')
/** More than anything asks for. */
const MANY = 100

/** An empty table: seat 0 has fewest buildings and no cards. */
const empty = new State()
empty.players = 2
empty.buildings[1] = 1

function kindOf(key: string): number {
  return BUILDINGS.findIndex((building) => building.key === key)
}

/** What a building answers to a question. */
function ask(key: string, question: Question, about: number, state = empty): number {
  return BUILDINGS[kindOf(key)]?.[question]?.(state, 0, about) ?? 0
}

/** The least number about which a building answers with something. */
function leastFor(key: string, question: Question): number {
  return first((about) => ask(key, question, about) > 0)
}

function first(isIt: (count: number) => boolean): number {
  let count = 0
  while (count < MANY && !isIt(count)) count++
  return count
}

function printed(key: string): { readonly cost: number; readonly vp: number } {
  return BUILDINGS[kindOf(key)] ?? { cost: 0, vp: 0 }
}

/** Hand cards up to which the Poor house gives something. */
function poor(): number {
  const state = new State()
  return (
    first((cards) => {
      state.handSize[0] = cards
      return ask('poorHouse', 'cardsForThePoor', 0, state) === 0
    }) - 1
  )
}

/** What the trading house cards give for a good. */
function pricesOf(good: (typeof GOODS)[number]): { readonly least: number; readonly most: number } {
  const prices = HOUSES.map((house) => house.prices[GOODS.indexOf(good)] ?? 0)
  return { least: Math.min(...prices), most: Math.max(...prices) }
}

/** Cards kept in a councillor phase by who has no building for it. */
const KEPT = mostKept(empty, 0)

export const NUMBERS: Numbers = {
  prices: {
    indigo: pricesOf('indigo'),
    sugar: pricesOf('sugar'),
    tobacco: pricesOf('tobacco'),
    coffee: pricesOf('coffee'),
    silver: pricesOf('silver'),
  },
  less: {
    smithy: ask('smithy', 'discount', PRODUCTION),
    quarry: ask('quarry', 'discount', CITY),
  },
  draws: {
    poorHouse: ask('poorHouse', 'cardsForThePoor', 0),
    well: ask('well', 'cardsForProducing', MANY),
    marketStand: ask('marketStand', 'cardsForSelling', MANY),
    marketHall: ask('marketHall', 'cardsForSelling', MANY),
    carpenter: ask('carpenter', 'cardsForBuilding', CITY),
    hut: ask('hut', 'cardsWithoutSales', 0),
    tavern: ask('tavern', 'cardsAfterBuilder', 0),
  },
  poor: poor(),
  goodsFor: {
    well: leastFor('well', 'cardsForProducing'),
    marketStand: leastFor('marketStand', 'cardsForSelling'),
    marketHall: leastFor('marketHall', 'cardsForSelling'),
  },
  more: {
    tradingPost: ask('tradingPost', 'goodsSold', 0),
    aqueduct: ask('aqueduct', 'goodsProduced', 0),
  },
  mostGoodsPaid: MOST_GOODS_PAID,
  cardsMined: CARDS_MINED,
  mostExchanged: MOST_EXCHANGED,
  goodsTucked: MOST_GOODS_TUCKED,
  customsPrice: CITY_GOOD_PRICE,
  limits: { usual: USUAL_LIMIT, wide: WIDE_LIMIT, narrow: NARROW_LIMIT },
  councillor: {
    draws: COUNCILLOR_DRAW + COUNCILLOR_PRIVILEGE,
    doubled: COUNCILLOR_DRAW + 2 * COUNCILLOR_PRIVILEGE,
    keeps: KEPT,
    keepsMore: KEPT + ask('prefecture', 'cardsKept', 0),
  },
  park: {
    cost: printed('park').cost,
    worth: BUILDINGS[kindOf('park')]?.worthBuiltOver ?? 0,
  },
  vp: {
    statue: printed('statue').vp,
    victoryColumn: printed('victoryColumn').vp,
    hero: printed('hero').vp,
  },
  arch: VP_FOR_MONUMENTS.slice(1),
  palace: leastFor('palace', 'vpForVp'),
  falling: VP_FALLING.slice(1).map((vp, index) => vp - (VP_FALLING[index] ?? 0)),
  setSize: SET_SIZE,
  dear: DEAR,
}
