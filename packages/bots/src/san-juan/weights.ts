/**
 * What things are worth in San Juan, as tables. Everything is in VP unless it says cards; a card is turned into VP by
 * `MONEY`. The numbers were found by letting players with slightly different tables play each other.
 */
import { BUILDINGS, CITY_GOOD_PRICE, HOUSES, HOUSES_N, PRODUCTION_N } from '@doubloon/san-juan/fast'
import { byBuilding } from '../by-building.ts'

/** Builder phases still to come, by buildings that the one who has most lacks. */
export const PHASES_LEFT = Float64Array.of(
  0,
  1.05,
  2.1,
  3.2,
  4.3,
  5.4,
  6.5,
  7.6,
  8.9,
  10.2,
  11.5,
  12.6,
  13.6,
)

/** Tables by time have entries for so many builder phases still to come. */
export const KNOTS = Float64Array.of(0, 1, 2, 3, 5, 8, 14)

/** VP for a card in the hand as money, by time: nothing can be bought after the last builder phase. */
export const MONEY = Float64Array.of(0.06, 0.28, 0.36, 0.33, 0.3, 0.5, 0.85)

/** VP that a city building brings by the time of a builder phase; what goods bring is counted apart. */
export const EFFECT = byBuilding(BUILDINGS, {
  smithy: 0.18,
  goldMine: 0.23,
  archive: -0.01,
  poorHouse: 0.59,
  blackMarket: -0.02,
  well: 0.07,
  marketStand: 0.05,
  crane: -0.05,
  chapel: 0.03,
  tower: -0.04,
  carpenter: 0.3,
  prefecture: 0.34,
  marketHall: 0.22,
  quarry: 0.61,
  library: 0.31,
  officeBuilding: 0.3,
  guardRoom: 0.05,
  hut: 0.2,
  tavern: 0.15,
  park: 0.05,
  customsOffice: 0.7,
  bank: 0.3,
  harbor: 1,
  goldsmith: 0.3,
})

/** VP that a dear building gains by the time of a builder phase. */
export const GROWTH = byBuilding(BUILDINGS, {
  guildHall: 0.56,
  cityHall: 0.38,
  triumphalArch: 0.22,
  palace: 0.08,
  residence: 0.3,
  cathedral: 0.3,
})

/**
 * Goods sold in a round by rank of price: usually one, the dearest, more by the chooser. One row for each of the
 * buildings that help (Aqueduct, Trading post), none, one, or both.
 */
export const SALES = [
  Float64Array.of(0.7, 0.15, 0.05, 0.02),
  Float64Array.of(0.72, 0.3, 0.1, 0.04),
  Float64Array.of(0.75, 0.6, 0.3, 0.1),
] as const

/** Mean prices over the five trading houses (§17.5), and that of a Customs office. */
export const MEAN_PRICE = Float64Array.from(
  [...HOUSES[0].prices, CITY_GOOD_PRICE],
  (price, good) =>
    good < PRODUCTION_N
      ? HOUSES.reduce((sum, { prices }) => sum + prices[good], 0) / HOUSES_N
      : price,
)

/** Chance that a seat builds in a builder phase. */
export const BUILD_RATE = 0.93

/** How surely a role that is left comes anyway in this round, as a part of what chance alone would make it. */
export const COMES = Float64Array.of(1.2, 1, 1, 1, 1)

/** What an evaluation of a seat adds to its score. */
export const EXPECTED = {
  /** Of the cards that sales will bring. */
  income: 1.2,
  /** Of the mean prices of goods that are not sold yet, as money. */
  unsold: 0.55,
  /** For every building, which brings the end nearer. */
  place: 0.3,
  /** Of what the best cards in the hand are worth beyond being money. */
  best: 0.45,
  second: 0.2,
  third: 0.1,
}

export const WEIGHTS = {
  /** Part of a good's price that it is worth before it is sold. */
  unsold: 0.39,
  /** Part of its mean price that a good is worth if it is not sold now. */
  heldBack: 0.19,
  /** How surely a dear building in the hand will stand in the end, and one that may still be drawn. */
  dearInHand: 0.51,
  guildHallHoped: 0.05,
  cityHallHoped: 0.05,
  archHoped: 0.05,
  /** VP for a card that comes in by and by. */
  cardToCome: 0.4,
  /** A monument in the hand, for the Triumphal arch. */
  monumentInHand: 0.53,
  /** A place of its own for a building that could go over another. */
  place: 1.13,
  /** Part of its price that a good is worth when it can pay for a building. */
  goodPaid: 0.88,
  /** Passing in a builder phase. */
  pass: 0.35,
  /** Role choice: the others' gain counts so much of the own. */
  envy: 0.64,
  /** Others' gain from building, by card in their hands. */
  othersBuild: 0.67,
  /** Choosing the best of five, and of two, in cards. */
  bestOfFive: 0.26,
  bestOfTwo: 0.05,
  bestOfEight: 0.76,
  /** A card more for the chooser of a Prospector. */
  prospect: 1.21,
  /** Being ahead when a builder phase would end the game. */
  endWhenAhead: 0.44,
  /** What the others may still build when the game ends. */
  lastBuild: 1.11,
  /** Each card that is lacking for a building makes it less worth holding. */
  lacking: 0.33,
  /** Difference of points that counts as a clear lead. */
  clearLead: 2.61,
  /** Random part of a role's or building's value, so that futures differ. */
  whim: 0.1,
  /** Cards in the hand beyond which one is tucked, by a builder phase to come. */
  tuckHand: 0.91,
  /** Cards worth less beyond money than this are exchanged. */
  exchange: 0.25,
  /** Builder phases left when the Bank is used. */
  deposit: 1.9,
}
