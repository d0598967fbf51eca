/** The types of Puerto Rico's table, and the numbers the engine computes for the viewer. */
import type {
  Placement as Bounds,
  Event,
  Move,
  Quote,
  SaleBonus,
  SalePlace,
  Score,
  Storage,
  View,
} from '@doubloon/puerto-rico'
import type { Foreseen } from '../client/contract.ts'

export type { Cause, Event, Move, Quote, Score, View, Workplace } from '@doubloon/puerto-rico'

export type Good = 'corn' | 'indigo' | 'sugar' | 'tobacco' | 'coffee'

/** A placement to be made, with a sensible one, by key. */
export interface Placement extends Bounds {
  readonly proposal: Readonly<Record<string, number>>
}

export interface Facts {
  /** By building key, all that are in the game. */
  readonly quotes: Readonly<Record<string, Quote>>
  /** By seat: barrels of each kind it would produce now, supply and privilege left aside. */
  readonly makes: readonly Readonly<Record<Good, number>>[]
  /** What the trading house pays for a barrel, bonuses left aside. */
  readonly prices: Readonly<Record<Good, number>>
  readonly emptyCircles: readonly number[]
  readonly citySpaces: readonly number[]
  readonly islandSpaces: readonly number[]
  /** By seat, where the viewer may know it: its score as if the game ended now. */
  readonly scores: Readonly<Record<number, Score>>
  /** By notation: what each offered move would bring (roles, loads, sales, extra barrels …); not for placements. */
  readonly foreseen: Readonly<Record<string, Foreseen<PuertoRico>>>
  /** Set while the viewer is asked to sell: what it gets beside the price, and by what. */
  readonly sale?: Readonly<Record<SalePlace, SaleBonus>>
  /** Set while the viewer is asked to load or to store: the room it has for what is not loaded. */
  readonly storage?: Storage
  /** Set while the viewer is asked to place colonists. */
  readonly placement?: Placement
}

/** Puerto Rico at the table. */
export interface PuertoRico {
  view: View
  move: Move
  event: Event
  facts: Facts
  score: Score
}
