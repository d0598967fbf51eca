/**
 * The questions phases ask about the buildings of a seat. A building's row answers those that concern it;
 * phases never name a building. Only occupied buildings are asked (PR-B-2) unless the question says otherwise.
 */
import type { Bonus } from '@doubloon/engine'
import type { State } from '../state.ts'

/** Numbers: the answers of all buildings are added up (PR-B-4). */
export interface Bonuses {
  /** Builder: VP for building something of a board `column`; asked when it is bought (PR-BUILDER-8). */
  readonly vpForBuilding?: Bonus<State>
  /** Craftsman: further barrels of `good`, of which the seat just received at least one (PR-CRAFTSMAN-5). */
  readonly extraBarrels?: Bonus<State>
  /** Craftsman: doubloons right after the seat's own production (PR-CRAFTSMAN-5). */
  readonly productionIncome?: Bonus<State>
  /** Craftsman: doubloons when the phase ends (PR-X-SPECIALTY-2). */
  readonly craftsmanPhaseIncome?: Bonus<State>
  /** Trader: doubloons for a sale to the trading house (PR-TRADER-3). */
  readonly saleBonus?: Bonus<State>
  /** Captain: VP before the seat's first opportunity to load (PR-X-UNIONHALL-1). */
  readonly vpBeforeLoading?: Bonus<State>
  /** Captain: doubloons for being the captain, loading or not (PR-X-LIGHTHOUSE-2). */
  readonly captainIncome?: Bonus<State>
  /** Captain: VP with every load (PR-CAPTAIN-11). */
  readonly vpPerLoad?: Bonus<State>
  /** Captain: doubloons with every load (PR-CAPTAIN-11). */
  readonly doubloonsPerLoad?: Bonus<State>
  /** Storage: kinds of which all barrels are kept (PR-CAPTAIN-12 ii). */
  readonly kindsStored?: Bonus<State>
  /** Storage: further single barrels kept (PR-CAPTAIN-12 iii). */
  readonly barrelsStored?: Bonus<State>
  /** Scoring: VP at the end of the game (PR-SCORE-1). */
  readonly vpAtEnd?: Bonus<State>
}

/** Permissions: one building that gives it is enough. */
export interface Permits {
  /** Settler: may draw a face-down plantation first (PR-SETTLER-1). */
  readonly drawsPlantation?: true
  /** Settler: may take a quarry without the privilege (PR-SETTLER-2). */
  readonly takesQuarry?: true
  /** Settler: may place the plantation face down as a forest (PR-X-FOREST-1). */
  readonly plantsForest?: true
  /** Settler: may put a colonist on the tile just taken (PR-SETTLER-4). */
  readonly settlesColonist?: true
  /** Builder: may put a colonist on the building just built (PR-BUILDER-8). */
  readonly staffsNewBuilding?: true
  /** Builder: may pay missing doubloons in kind; its own colonist cannot be given (PR-X-BLACKMARKET-1, -3). */
  readonly paysInKind?: true
  /** Trader: may sell a kind that is already in the trading house (PR-TRADER-2). */
  readonly sellsSameKind?: true
  /** Trader: may sell outside the trading house (PR-X-TRADINGPOST-1). */
  readonly sellsOutside?: true
  /** Captain: has a ship of its own for all barrels of one kind (PR-B-WHARF-1). */
  readonly shipsOneKind?: true
  /** Captain: has a small ship of its own for any barrels (PR-X-SMALLWHARF-1). */
  readonly shipsAnyBarrels?: true
  /** Any role: doubles the privilege of the one who took it (PR-X-LIBRARY-1). */
  readonly doublesPrivilege?: true
  /** Any phase: its colonists are guests, who may move to empty circles (PR-X-GUESTHOUSE-2). */
  readonly lodgesGuests?: true
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
