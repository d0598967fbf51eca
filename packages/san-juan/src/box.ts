/** The box and the constants of the rules (§17.5, §17.6). */

/** Prices of the five kinds of goods on each trading house card (§17.5). */
export const HOUSES = [
  { key: 't1', prices: [1, 1, 1, 2, 2] },
  { key: 't2', prices: [1, 1, 2, 2, 2] },
  { key: 't3', prices: [1, 1, 2, 2, 3] },
  { key: 't4', prices: [1, 2, 2, 2, 3] },
  { key: 't5', prices: [1, 2, 2, 3, 3] },
] as const
export const HOUSES_N = HOUSES.length
/** The good of a city building is sold at this price, whatever the trading house says (SJ-TRADE-4). */
export const CITY_GOOD_PRICE = 2

/** Cards of the starting hand (SJ-SETUP-6); the k-th player draws k more with the advanced start (SJ-VAR-1). */
export const START_HAND = 4

/** Role choices of a round by number of players (SJ-SETUP-7, SJ-2P-1). */
export const ROLE_CHOICES = [0, 0, 3, 3, 4] as const

/** Rounds after which a game is broken off (R-SJ-18). */
export const MOST_ROUNDS = 200

/** Councillor: cards drawn, and how many more for each part of the privilege (SJ-COUNC-2). */
export const COUNCILLOR_DRAW = 2
export const COUNCILLOR_PRIVILEGE = 3

/** Hand limits (SJ-START-4). */
export const USUAL_LIMIT = 7
export const WIDE_LIMIT = 12
export const NARROW_LIMIT = 6

/** Goods that can help to pay for a building (SJ-B-BLACKMARKET-1). */
export const MOST_GOODS_PAID = 2
/** Cards turned up in search of gold (SJ-B-GOLDMINE-1). */
export const CARDS_MINED = 4
/** Sold goods that can be tucked in one trader phase, unless every one is (R-SJ-1). */
export const MOST_GOODS_TUCKED = 1
/** Hand cards exchanged at most at the start of a round (SJ-X-OFFICE-1). */
export const MOST_EXCHANGED = 2
