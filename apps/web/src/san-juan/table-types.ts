/** The types of San Juan's table, and the numbers the engine computes for the viewer. */
import type { Choosing, Event, Move, Quote, Score, View } from '@doubloon/san-juan'
import type { Foreseen } from '../client/contract.ts'

export type { Cause, Event, Move, Quote, Score, Site, View } from '@doubloon/san-juan'

/** The goods that have a price on a trading house card. */
export type Good = 'indigo' | 'sugar' | 'tobacco' | 'coffee' | 'silver'

/**
 * A choice of cards or places that the page puts together: of what (`pool`, all that can be picked, by key or kind of
 * good), how many, and a sensible answer. Cards that every answer contains are in the pool, though no longer in the
 * hand of the view.
 */
export interface Picking extends Choosing {
  /** Keys of cards, or kinds of goods; empty where a sensible player would pass. */
  readonly proposal: readonly string[]
}

/** A building to be chosen and paid for, with what a sensible player would build. */
export interface Building {
  /** The composite move; `pass` if nothing. */
  readonly proposal: string
}

/** What cards of one kind are worth: the first, and each further one, which is only money where one cannot be built twice. */
export interface Worth {
  readonly first: number
  readonly further: number
}

export interface Facts {
  /** By key: every kind in the viewer's hand, and the Cathedral while it lies on the table; none if the hand is not seen. */
  readonly quotes: Readonly<Record<string, Quote>>
  /**
   * How dear each card of the viewer's hand (and each card just drawn) is to a sensible player; the dearest are kept,
   * the others pay. By key.
   */
  readonly worth: Readonly<Record<string, Worth>>
  /** By seat: goods it could make if another took the Producer, and sell if another took the Trader. */
  readonly makes: readonly number[]
  readonly sells: readonly number[]
  /** What the trading house card pays: the one shown in a trader phase, else the last one seen; undefined before. */
  readonly prices: Readonly<Record<Good | 'customs office good', number>> | undefined
  /** By seat, where the viewer may know it: its score as if the game ended now. */
  readonly scores: Readonly<Record<number, Score>>
  /** By seat and key: what its buildings would give if the game ended now, as far as the viewer may know it. */
  readonly bonuses: Readonly<Record<number, Readonly<Record<string, number>>>>
  /** By notation: what each offered move would bring; not for choices the page puts together. */
  readonly foreseen: Readonly<Record<string, Foreseen<SanJuan>>>
  /** Set while the viewer is asked to pick cards or places. */
  readonly picking?: Picking
  /** Set while the viewer is asked to build. */
  readonly building?: Building
}

/** San Juan at the table. */
export interface SanJuan {
  view: View
  move: Move
  event: Event
  facts: Facts
  score: Score
}
