/**
 * What a table tells somebody who sits at it, wherever it runs: in a worker of a browser, or on a server. Plain data
 * that can be sent as JSON, made for one pair of eyes.
 */
import type { GameTypes, Offer } from '@doubloon/engine'
import type { Seating } from './seats.ts'

/** What is needed to set a table up. */
export interface SetUp extends Seating {
  /** The name of the game in its rules. */
  readonly game: string
}

/** The types a game's table speaks in: those of its friendly door that everybody may see, and its facts. */
export interface TableTypes extends Pick<GameTypes, 'view' | 'move' | 'event' | 'score'> {
  /** Numbers computed for the viewer. */
  facts: object
}

/** The table as one seat sees it after a number of moves. */
export interface Moment<F extends TableTypes> {
  /** Length of the record: moves made so far. */
  readonly n: number
  /** Through whose eyes. */
  readonly viewer: number
  readonly view: F['view']
  /** The moves of the viewer, if it is asked; undefined if there are too many to list. */
  readonly offers: readonly Offer<F['move']>[] | undefined
  readonly facts: F['facts']
  readonly over: boolean
  /** The seat asked first; −1 when the game is over. */
  readonly toMove: number
  /** The pending decision by its id in the rules; '' when the game is over. */
  readonly decision: string
}

/** Why a bot played what it played, in codes (see `Reason` of the bots). */
export interface Why {
  readonly code: string
  readonly amount?: number
  readonly seat?: number
  readonly what?: string
  readonly than?: number
  readonly other?: string
}

/** One move that was made, with everything that happened because of it. The start of a game has no move. */
export interface HistoryEntry<T extends Pick<GameTypes, 'event'>> {
  /** Length of the record after it. */
  readonly n: number
  readonly seat: number
  /** In notation; of another seat's move only what the viewer may know (`build well`, `keep`). */
  readonly move: string
  readonly round: number
  readonly events: readonly T['event'][]
  readonly why?: readonly Why[]
}

/** What the last person's move would need to be taken back. */
export type Undo =
  /** There is nothing to take back. */
  | 'nothing'
  /** It is one's own business. */
  | 'free'
  /** Something hidden was shown or another person acted: the others must agree. */
  | 'ask'

/** The whole table, when it is opened or after moves were taken back. */
export interface Opened<F extends TableTypes> {
  readonly type: 'opened'
  readonly setUp: SetUp
  readonly history: readonly HistoryEntry<F>[]
  readonly moment: Moment<F>
  readonly undo: Undo
  /** Set while what was taken back can be made again. */
  readonly canRedo?: boolean
  /** Set where others look at screens of their own: the seat of this one, −1 if it only watches. */
  readonly reader?: number
}

/** One more move. */
export interface Advanced<F extends TableTypes> {
  readonly type: 'advanced'
  readonly line: HistoryEntry<F>
  readonly moment: Moment<F>
  readonly undo: Undo
  /** Set while what was taken back can be made again. */
  readonly canRedo?: boolean
}

/** Something that keeps a table from going on; no game is lost by it. */
export interface Trouble {
  readonly type: 'trouble'
  /** `damaged`, `unknown-game`, `storage` or the code of a refusal. */
  readonly code: string
  /** Technical words, for a report. */
  readonly detail: string
}

export type Update<F extends TableTypes> = Opened<F> | Advanced<F> | Trouble

/** What a bot would play. */
export interface Hint {
  readonly move: string
  /** Expected share in the victory of the one who asks, 0 … 1; undefined where that is not the point: lessons. */
  readonly share: number | undefined
  readonly reasons: readonly Why[]
}

/** A turn after which a seat could expect much more of a finished game, or much less. */
export interface TurningPoint {
  /** Length of the record after the move of the turn that changed most. */
  readonly n: number
  readonly round: number
  /** Expected share in the victory before the turn and after it, 0 … 1. */
  readonly before: number
  readonly after: number
  /** Whose share grew most by it, and from what to what. */
  readonly gained: { readonly seat: number; readonly before: number; readonly after: number }
}

/** How bots saw a finished game through the eyes of a seat. */
export interface TurningPoints {
  /** Expected shares in the victory when each round was over: `[round][seat]`; in the end the real ones. */
  readonly rounds: readonly (readonly number[])[]
  /** The largest changes, in the order of the game. */
  readonly points: readonly TurningPoint[]
}

/** Scores at the end of every round, by seat. Only told when the game is over. */
export interface ScoreHistory<F extends TableTypes> {
  readonly rounds: readonly { readonly round: number; readonly scores: readonly F['score'][] }[]
  readonly final: readonly F['score'][]
}
