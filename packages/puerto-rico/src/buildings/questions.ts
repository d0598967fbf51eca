/**
 * The questions phases ask about the buildings of a seat, each with the steps of the game in which it is asked (§14.5). A
 * building's row answers those that concern it; phases never name a building. Only occupied buildings are asked (PR-B-2)
 * unless the question says otherwise. `ask` in catalog.ts has every question of these lists.
 */
import type { Bonus } from '@doubloon/engine'
import type { State } from '../state.ts'
import { ROLES_WITH_PHASE } from '../words.ts'

/** The steps of the game in which buildings are asked, in the order of the rulebook. */
export const STEPS = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'storage',
  'prospector',
  'scoring',
] as const
/** Where buildings are asked something. */
export type AskingStep = (typeof STEPS)[number]
type Questions = Readonly<Record<string, readonly AskingStep[]>>

/** Numbers: the answers of all buildings are added up (PR-B-4). */
export const BONUSES = {
  /** VP for building something of a board `column`; asked when it is bought (PR-BUILDER-8). */
  vpForBuilding: ['builder'],
  /** Further barrels of `good`, of which the seat just received at least one (PR-CRAFTSMAN-5). */
  extraBarrels: ['craftsman'],
  /** Doubloons right after the seat's own production (PR-CRAFTSMAN-5). */
  productionIncome: ['craftsman'],
  /** Doubloons when the phase ends (PR-X-SPECIALTY-2). */
  craftsmanPhaseIncome: ['craftsman'],
  /** Doubloons for a sale to the trading house (PR-TRADER-3). */
  saleBonus: ['trader'],
  /** VP before the seat's first opportunity to load (PR-X-UNIONHALL-1). */
  vpBeforeLoading: ['captain'],
  /** Doubloons for being the captain, loading or not (PR-X-LIGHTHOUSE-2). */
  captainIncome: ['captain'],
  /** VP with every load (PR-CAPTAIN-11). */
  vpPerLoad: ['captain'],
  /** Doubloons with every load (PR-CAPTAIN-11). */
  doubloonsPerLoad: ['captain'],
  /** Kinds of which all barrels are kept (PR-CAPTAIN-12 ii). */
  kindsStored: ['storage'],
  /** Further single barrels kept (PR-CAPTAIN-12 iii). */
  barrelsStored: ['storage'],
  /** VP at the end of the game (PR-SCORE-1). */
  vpAtEnd: ['scoring'],
} satisfies Questions
export type Bonuses = { readonly [Q in keyof typeof BONUSES]?: Bonus<State> }

/** Permissions: one building that gives it is enough. */
export const PERMITS = {
  /** May draw a face-down plantation first (PR-SETTLER-1). */
  drawsPlantation: ['settler'],
  /** May take a quarry without the privilege (PR-SETTLER-2). */
  takesQuarry: ['settler'],
  /** May place the plantation face down as a forest (PR-X-FOREST-1). */
  plantsForest: ['settler', 'builder'],
  /** May put a colonist on the tile just taken (PR-SETTLER-4). */
  settlesColonist: ['settler'],
  /** May put a colonist on the building just built (PR-BUILDER-8). */
  staffsNewBuilding: ['builder'],
  /** May pay missing doubloons in kind; its own colonist cannot be given (PR-X-BLACKMARKET-1, -3). */
  paysInKind: ['builder'],
  /** May sell a kind that is already in the trading house (PR-TRADER-2). */
  sellsSameKind: ['trader'],
  /** May sell outside the trading house (PR-X-TRADINGPOST-1). */
  sellsOutside: ['trader'],
  /** Has a ship of its own for all barrels of one kind (PR-B-WHARF-1). */
  shipsOneKind: ['captain'],
  /** Has a small ship of its own for any barrels (PR-X-SMALLWHARF-1). */
  shipsAnyBarrels: ['captain'],
  /** Doubles the privilege of the one who took it (PR-X-LIBRARY-1). */
  doublesPrivilege: ROLES_WITH_PHASE,
  /** Its colonists are guests, who may move to empty circles (PR-X-GUESTHOUSE-2). */
  lodgesGuests: STEPS,
} satisfies Questions
export type Permits = { readonly [Q in keyof typeof PERMITS]?: true }

/** Where each question is asked. */
export const ASKED_IN: Readonly<Record<keyof Bonuses | keyof Permits, readonly AskingStep[]>> = {
  ...BONUSES,
  ...PERMITS,
}

/** One building: its data (§14.1), where its rule is written, and its answers. */
export interface Building extends Bonuses, Permits {
  readonly key: string
  readonly set: 'base' | 'expansion'
  readonly class: 'production' | 'violet'
  /** The good a production building is for. */
  readonly good?: number
  readonly cost: number
  /** Its cost with the option `balanced`, where that differs. */
  readonly balancedCost?: number
  readonly vp: number
  readonly circles: number
  /** City spaces it takes; 2 = a large building (PR-COMP-14). */
  readonly size: 1 | 2
  /** Board column = quarries that may reduce its price (PR-COMP-13). */
  readonly column: 1 | 2 | 3 | 4
  readonly copies: number
  /** The building recommended never to be in the same game (PR-DRAFT-4). */
  readonly rival?: string
  /** The rule ids that describe it begin with this. */
  readonly rule: string
}
