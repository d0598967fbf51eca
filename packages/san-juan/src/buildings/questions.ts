/**
 * The questions phases ask about the buildings of a seat, each with the steps of the game in which it is asked, the one
 * that matters most first (§18.3). A building's row answers those that concern it; phases never name a building. Only active
 * buildings are asked (SJ-BLDG-4); at the end of the game all are. `ask` and `givers` in catalog.ts have every question of
 * these lists.
 */
import type { Bonus } from '@doubloon/engine'
import type { State } from '../state.ts'
import { ROLES } from '../words.ts'

/** The steps of the game in which buildings are asked, in the order of a round. */
export const STEPS = ['start-of-round', ...ROLES, 'scoring'] as const
export type AskingStep = (typeof STEPS)[number]
type Questions = Readonly<Record<string, readonly AskingStep[]>>

/** Numbers: the answers of all buildings are added up. */
export const BONUSES = {
  /** Cards less for a building, `about` = its kind (SJ-BUILDER-5). */
  discount: ['builder'],
  /** Further goods that may be produced (SJ-PROD-1). */
  goodsProduced: ['producer'],
  /** Further goods that may be sold (SJ-TRADE-2). */
  goodsSold: ['trader'],
  /** Further cards kept (SJ-COUNC-3). */
  cardsKept: ['councillor'],
} satisfies Questions

/** Numbers, too, asked at the end of all buildings of a seat (SJ-BLDG-1). */
export const SCORES = {
  /** VP at the end (SJ-SCORE-3 … 7). */
  vpAtEnd: ['scoring'],
  /** VP for the `about` VP from everything else, asked last (SJ-SCORE-8). */
  vpForVp: ['scoring'],
} satisfies Questions

/** Cards to draw: each building that answers draws for itself. */
export const GIFTS = {
  /** Cards drawn after building, `about` = the kind that was built (SJ-BUILDER-4 d). */
  cardsForBuilding: ['builder'],
  /** Cards drawn after that, if the hand is nearly empty (SJ-BUILDER-4 e). */
  cardsForThePoor: ['builder'],
  /** Cards drawn when the phase ends (SJ-BUILDER-13). */
  cardsAfterBuilder: ['builder'],
  /** Cards drawn for `about` goods produced (SJ-PROD-6). */
  cardsForProducing: ['producer'],
  /** Cards drawn for `about` goods sold, besides their prices (SJ-TRADE-5). */
  cardsForSelling: ['trader'],
  /** Cards drawn when nobody sold (SJ-TRADE-8). */
  cardsWithoutSales: ['trader'],
} satisfies Questions

type Numbered = keyof typeof BONUSES | keyof typeof SCORES | keyof typeof GIFTS
export type Bonuses = { readonly [Q in Numbered]?: Bonus<State> }

/** Permissions: one building that gives it is enough. */
export const PERMITS = {
  /** Doubles the privilege of the one who took it (SJ-B-LIBRARY-1). */
  doublesPrivilege: ROLES,
  /** May build over an own building, though not over this one (SJ-B-CRANE-1, -2). */
  buildsOver: ['builder'],
  /** May pay with goods (SJ-B-BLACKMARKET-1). */
  paysWithGoods: ['builder'],
  /** Tucks a good just sold, or all of them (SJ-X-HARBOR-1, -2). */
  tucksSoldGood: ['trader'],
  /** Gets a good when the phase begins, if there is none on it (SJ-X-CUSTOMS-1). */
  holdsGood: ['councillor', 'trader'],
  /** Discards from the whole hand instead of the cards just drawn (SJ-COUNC-5). */
  discardsFromHand: ['councillor'],
  /** Turns up four cards and takes the cheapest if all costs differ (SJ-B-GOLDMINE-1). */
  minesGold: ['prospector'],
  /** Turns up a card and takes it if nobody has built its kind (SJ-X-GOLDSMITH-1). */
  takesUnbuilt: ['prospector'],
  /** May exchange one or two hand cards (SJ-X-OFFICE-1). */
  exchangesCards: ['start-of-round'],
  /** May tuck a hand card (SJ-B-CHAPEL-1). */
  tucksOne: ['start-of-round'],
  /** Once in the game: may tuck any number of hand cards (SJ-X-BANK-1). */
  tucksMany: ['start-of-round'],
  /** Has a hand limit of 12 (SJ-B-TOWER-1). */
  widensLimit: ['start-of-round'],
  /** Others without such a building have a hand limit of 6 (SJ-X-GUARD-1). */
  narrowsLimits: ['start-of-round'],
} satisfies Questions
export type Permits = { readonly [Q in keyof typeof PERMITS]?: true }

/** Where each question is asked, and the printed number that only a building put over it looks at. */
export const ASKED_IN: Readonly<
  Record<keyof Bonuses | keyof Permits | 'worthBuiltOver', readonly AskingStep[]>
> = {
  ...BONUSES,
  ...SCORES,
  ...GIFTS,
  ...PERMITS,
  worthBuiltOver: ['builder'],
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
