/** What the desk has to know about a game. */
import type { Sense } from '@doubloon/bots'
import type { Game, GameState, GameTypes, Rules } from '@doubloon/engine'
import type { Foreseen, Offer } from '../client/contract.ts'

/** A moment for which facts are wanted. */
export interface Asking<S extends GameState, T extends GameTypes> {
  readonly game: Game<S, T>
  readonly looker: number
  /** Whether the one who looks is to decide something. */
  readonly isAsked: boolean
  /** Its moves; undefined if there are too many. */
  readonly offers: readonly Offer<T['move']>[] | undefined
  readonly foresee: (move: string) => Foreseen<FaceOf<T>>
}

/** The types of the engine's door, as the page knows them. */
export interface FaceOf<T extends GameTypes> {
  view: T['view']
  move: T['move']
  event: T['event']
  facts: object
  score: T['score']
}

export interface Kit<S extends GameState, T extends GameTypes> {
  readonly rules: Rules<S, T>
  /** Enough to foresee with, and for bots that only reckon. */
  readonly sense: Sense<S>
  /** For bots that judge by experience; fetched when one plays. */
  experienced(): Promise<Sense<S>>
  round(view: T['view']): number
  /** Whether the decision has so many moves that the page puts them together itself. */
  isPutTogether(game: Game<S, T>): boolean
  facts(asking: Asking<S, T>): object
}

/** The kit of any game. */
export type AnyKit = Kit<GameState, GameTypes>

/** A running game of any kind. */
export type AnyGame = Game<GameState, GameTypes>
