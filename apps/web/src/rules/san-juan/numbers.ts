/** Every number the rules of San Juan mention, taken from the tables of the engine or asked of its rules. */
import {
  ASKED_IN,
  BUILDINGS,
  type Building,
  type BuildingKey,
  CARDS_MINED,
  CITY_GOOD_PRICE,
  COUNCILLOR_DRAW,
  COUNCILLOR_PRIVILEGE,
  GOODS,
  HOUSES,
  MOST_EXCHANGED,
  MOST_GOODS_PAID,
  MOST_GOODS_TUCKED,
  MOST_ROUNDS,
  NARROW_LIMIT,
  PLACES_N,
  privilege,
  putBuilding,
  ROLE_CHOICES,
  ROLES,
  START_HAND,
  State,
  USUAL_LIMIT,
  VP_FOR_MONUMENTS,
  WIDE_LIMIT,
} from '@doubloon/san-juan'
import { answersOf, first, least, type NumberQuestion, sum } from '../count.ts'
import { stepOnCard, stepsOf } from './steps.ts'

const OWNER = 0
const OTHER = 1
const row = (key: string): Building => first(BUILDINGS.filter((it) => it.key === key))

type Change = (s: State) => void

/** A position in which only this holds. */
function where(change?: Change): State {
  const s = new State()
  s.players = 2
  change?.(s)
  return s
}

/** What a building answers to a question of the rules, which may be about something. */
function answer(
  key: string,
  question: NumberQuestion<Building>,
  about = 0,
  change?: Change,
): number {
  return row(key)[question]?.(where(change), OWNER, about) ?? 0
}

/** A tableau with so many of these kinds. */
function built(seat: number, kinds: readonly Building[]): Change {
  return (s) => {
    for (const [place, kind] of kinds.entries())
      putBuilding(s, seat, place, BUILDINGS.indexOf(kind))
    s.buildings[seat] = kinds.length
  }
}

const production = BUILDINGS.filter((it) => it.class === 'production')
const city = BUILDINGS.filter((it) => it.class !== 'production')
const monuments = BUILDINGS.filter((it) => it.class === 'monument')
const base = BUILDINGS.filter((it) => it.set === 'base')
/** The last of the new buildings lies on the table. */
const onTable = row('cathedral')
const newCards = BUILDINGS.filter((it) => it.set === 'expansion' && it !== onTable)
const cards = (rows: readonly Building[]) => sum(rows.map((it) => it.copies))
const dear = BUILDINGS.filter((it) => it.cost === row('guildHall').cost)
const cheap = BUILDINGS.filter((it) => it.cost === first(BUILDINGS).cost)

const baseDeck = cards(base)
const wholeDeck = baseDeck + cards(newCards)
const choices = [...ROLE_CHOICES.entries()].filter(([, count]) => count > 0)

/** One row of the set-up table. */
const rows = choices.map(([players, count]) => {
  const dealt = players + players * START_HAND
  const more = sum(Array.from({ length: players }, (_, k) => k + 1))
  return {
    players,
    drawPile: baseDeck - dealt,
    drawPileWithNew: wholeDeck - dealt,
    advancedPile: baseDeck - dealt - more,
    advancedPileWithNew: wholeDeck - dealt - more,
    advancedDiscards: more,
    choices: count,
    rolesLeft: ROLES.length - count,
  }
})

/** How much the privilege counts, and twice with a library. */
const once = privilege(
  where((s) => (s.chooser = OWNER)),
  OWNER,
)
const twice = privilege(
  where((s) => {
    s.chooser = OWNER
    s.doubled = true
    s.active[OWNER] = ~0
  }),
  OWNER,
)

/** VP of the first, the second … building of cost 6 that the Cathedral counts. */
const falling = dear.map((_, index) => {
  const withSo = (count: number) =>
    answer(onTable.key, 'vpAtEnd', 0, built(OTHER, dear.slice(0, count)))
  return withSo(index + 1) - withSo(index)
})

/** The lowest and the highest price of the good that a production building makes; they have the numbers of their goods. */
function pricesOf(building: Building): { readonly least: number; readonly most: number } {
  const prices = HOUSES.map((house) => house.prices[BUILDINGS.indexOf(building)] ?? 0)
  return { least: Math.min(...prices), most: Math.max(...prices) }
}

/** Somebody else has a building, for the Tavern. */
const behind = where((s) => (s.buildings[OTHER] = 1))

/** The row of facts of every building, and what it answers, about kinds or goods. */
const buildings = BUILDINGS.map((it) => ({
  key: it.key as BuildingKey,
  set: it.set,
  class: it.class,
  cost: it.cost,
  vp: it.vp,
  copies: it.copies,
  rule: it.rule,
  steps: stepsOf(it),
  onCard: stepOnCard(it),
  prices: pricesOf(it),
  ...answersOf(it, ASKED_IN, behind, BUILDINGS.length),
}))
export type BuildingNumbers = (typeof buildings)[number]

export const facts = {
  fewestPlayers: first(rows).players,
  mostPlayers: (rows.at(-1) ?? first(rows)).players,
  rows,
  roles: ROLES.length,
  buildings,
  goods: GOODS.slice(0, production.length),
  houses: HOUSES,
  baseDeck,
  wholeDeck,
  productionCards: cards(production),
  productionKinds: production.length,
  baseCityCards: baseDeck - cards(production),
  baseCityKinds: base.length - production.length,
  newCards: cards(newCards),
  newKinds: newCards.length,
  cityCopies: row('smithy').copies,
  dearKinds: base.filter((it) => it.cost === first(dear).cost).length,
  dearCopies: first(dear).copies,
  dearCost: first(dear).cost,
  cathedralCost: onTable.cost,
  monuments: monuments.length,
  cityKinds: city.length,
  startHand: START_HAND,
  advancedHands: Array.from(
    { length: (rows.at(-1) ?? first(rows)).players },
    (_, k) => START_HAND + k + 1,
  ),
  buildingsToEnd: PLACES_N,
  mostRounds: MOST_ROUNDS,
  privilege: once,
  doubled: twice,
  /** Goods produced or sold: plain, by the chooser, with a library; and what a building adds. */
  goodsMoved: { plain: 1, chooser: 1 + once, library: 1 + twice },
  moreProduced: answer('aqueduct', 'goodsProduced'),
  moreSold: answer('tradingPost', 'goodsSold'),
  councillor: {
    drawn: COUNCILLOR_DRAW,
    chooser: COUNCILLOR_DRAW + COUNCILLOR_PRIVILEGE * once,
    library: COUNCILLOR_DRAW + COUNCILLOR_PRIVILEGE * twice,
    more: COUNCILLOR_PRIVILEGE,
    kept: 1,
    keptWithPrefecture: 1 + answer('prefecture', 'cardsKept'),
  },
  limit: { usual: USUAL_LIMIT, tower: WIDE_LIMIT, narrow: NARROW_LIMIT },
  mostGoodsPaid: MOST_GOODS_PAID,
  cardsMined: CARDS_MINED,
  mostTucked: MOST_GOODS_TUCKED,
  mostExchanged: MOST_EXCHANGED,
  customsPrice: CITY_GOOD_PRICE,
  parkWorth: row('park').worthBuiltOver ?? row('park').cost,
  well: least((goods) => answer('well', 'cardsForProducing', goods)),
  marketStand: least((goods) => answer('marketStand', 'cardsForSelling', goods)),
  marketHall: least((goods) => answer('marketHall', 'cardsForSelling', goods)),
  /** The largest hand with which the Poor house still gives a card. */
  poorHouse:
    least(
      (hand) => 1 - answer('poorHouse', 'cardsForThePoor', 0, (s) => (s.handSize[OWNER] = hand)),
    ) - 1,
  arch: VP_FOR_MONUMENTS,
  palace: least((vp) => answer('palace', 'vpForVp', vp)),
  setSize: least((count) => answer('residence', 'vpAtEnd', 0, built(OWNER, cheap.slice(0, count)))),
  falling: falling.filter((vp) => vp > 0),
}
export type RuleNumbers = typeof facts
