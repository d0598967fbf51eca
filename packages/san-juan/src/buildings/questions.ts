/**
 * The questions phases ask about the buildings of a seat. A building's row answers those that concern it; phases
 * never name a building. Only active buildings are asked (SJ-BLDG-4); at the end of the game all are.
 */
import type { Bonus } from '@doubloon/engine'
import type { State } from '../state.ts'

/** Numbers: the answers of all buildings are added up. */
export interface Bonuses {
  /** Builder: cards less for a building, `about` = its kind (SJ-BUILDER-5). */
  readonly discount?: Bonus<State>
  /** Builder: cards drawn after building, `about` = the kind that was built (SJ-BUILDER-4 d). */
  readonly cardsForBuilding?: Bonus<State>
  /** Builder: cards drawn after that, if the hand is nearly empty (SJ-BUILDER-4 e). */
  readonly cardsForThePoor?: Bonus<State>
  /** Builder: cards drawn when the phase ends (SJ-BUILDER-13). */
  readonly cardsAfterBuilder?: Bonus<State>
  /** Producer: further goods that may be produced (SJ-PROD-1). */
  readonly goodsProduced?: Bonus<State>
  /** Producer: cards drawn for `about` goods produced (SJ-PROD-6). */
  readonly cardsForProducing?: Bonus<State>
  /** Trader: further goods that may be sold (SJ-TRADE-2). */
  readonly goodsSold?: Bonus<State>
  /** Trader: cards drawn for `about` goods sold, besides their prices (SJ-TRADE-5). */
  readonly cardsForSelling?: Bonus<State>
  /** Trader: cards drawn when nobody sold (SJ-TRADE-8). */
  readonly cardsWithoutSales?: Bonus<State>
  /** Councillor: further cards kept (SJ-COUNC-3). */
  readonly cardsKept?: Bonus<State>
  /** Scoring: VP at the end (SJ-SCORE-3 … 7). */
  readonly vpAtEnd?: Bonus<State>
  /** Scoring: VP for the `about` VP from everything else, asked last (SJ-SCORE-8). */
  readonly vpForVp?: Bonus<State>
}

/** Permissions: one building that gives it is enough. */
export interface Permits {
  /** Any role: doubles the privilege of the one who took it (SJ-B-LIBRARY-1). */
  readonly doublesPrivilege?: true
  /** Builder: may build over an own building, though not over this one (SJ-B-CRANE-1, -2). */
  readonly buildsOver?: true
  /** Builder: may pay with goods (SJ-B-BLACKMARKET-1). */
  readonly paysWithGoods?: true
  /** Trader: tucks a good just sold, or all of them (SJ-X-HARBOR-1, -2). */
  readonly tucksSoldGood?: true
  /** Councillor: gets a good when the phase begins, if there is none on it (SJ-X-CUSTOMS-1). */
  readonly holdsGood?: true
  /** Councillor: discards from the whole hand instead of the cards just drawn (SJ-COUNC-5). */
  readonly discardsFromHand?: true
  /** Prospector: turns up four cards and takes the cheapest if all costs differ (SJ-B-GOLDMINE-1). */
  readonly minesGold?: true
  /** Prospector: turns up a card and takes it if nobody has built its kind (SJ-X-GOLDSMITH-1). */
  readonly takesUnbuilt?: true
  /** Start of a round: may exchange one or two hand cards (SJ-X-OFFICE-1). */
  readonly exchangesCards?: true
  /** Start of a round: may tuck a hand card (SJ-B-CHAPEL-1). */
  readonly tucksOne?: true
  /** Start of a round, once in the game: may tuck any number of hand cards (SJ-X-BANK-1). */
  readonly tucksMany?: true
  /** Start of a round: has a hand limit of 12 (SJ-B-TOWER-1). */
  readonly widensLimit?: true
  /** Start of a round: others without such a building have a hand limit of 6 (SJ-X-GUARD-1). */
  readonly narrowsLimits?: true
}

/** One building: its data (§17.2), where its rule is written, and its answers. */
export interface Building extends Bonuses, Permits {
  readonly key: string
  readonly set: 'base' | 'expansion'
  readonly class: 'production' | 'monument' | 'city'
  readonly cost: number
  readonly vp: number
  readonly copies: number
  /** What it takes off the price of a building put over it, where that is not its cost (SJ-X-PARK-1). */
  readonly worthBuiltOver?: number
  /** The rule ids that describe it begin with this. */
  readonly rule: string
}
