/** What the desk has to know about a game. */
import type { Sense } from '@doubloon/bots'
import type { Foreseen, Game, GameState, GameTypes, Offer, Rules } from '@doubloon/engine'
import type { Table } from '@doubloon/table'

/** The types of a game that the desk can run: every view tells the round. */
export interface DeskTypes extends GameTypes {
  view: { readonly round: number }
}

/** A moment for which facts are wanted. */
export interface Asking<S extends GameState, T extends DeskTypes> {
  readonly game: Game<S, T>
  /** Whose numbers are wanted. */
  readonly looker: number
  /** The table as it is shown: what is not in it must not follow from the facts either. */
  readonly view: T['view']
  /** Whether the one who looks is to decide something. */
  readonly isAsked: boolean
  /** Its moves; undefined if there are too many. */
  readonly offers: readonly Offer<T['move']>[] | undefined
  readonly foresee: (move: string) => Foreseen<FaceOf<T>>
}

/** The types of the engine's door, as the page knows them. */
export type FaceOf<T extends DeskTypes> = Pick<T, 'view' | 'move' | 'event' | 'score'> & {
  facts: object
}

export interface Kit<S extends GameState, T extends DeskTypes> {
  readonly rules: Rules<S, T>
  /** Enough to foresee with, and for bots that only reckon. */
  readonly sense: Sense<S>
  /** For bots that judge by experience; fetched when one plays. */
  experienced(): Promise<Sense<S>>
  /** Whether a role is to be chosen: the beginning of a turn. */
  isRoleChoice(game: Game<S, T>): boolean
  /** Whether the decision has so many moves that the page puts them together itself. */
  isPutTogether(game: Game<S, T>): boolean
  facts(asking: Asking<S, T>): object
  /** Whether people hold what the next person at the screen must not have seen: then nothing told stays for him. */
  readonly hasHiddenHands: boolean
  /** What others may know of a move. */
  openPart(move: string): string
  /** The table with what every seat sees of its own, out of the watcher's view and those of all seats. */
  openView(watched: T['view'], own: readonly T['view'][]): T['view']
  /** What is measured at the end of a round, by name and seat, besides victory points. */
  measures(view: T['view']): Readonly<Record<string, readonly number[]>>
}

/** The kit of any game. */
export type AnyKit = Kit<GameState, DeskTypes>

/** A running game of any kind, and a table of it. */
export type AnyGame = Game<GameState, DeskTypes>
export type AnyTable = Table<GameState, DeskTypes>

/** The scores that somebody may know, by seat; ranks count only if all are known. */
export function scoresBySeat<Score extends { seat: number; rank: number; won: boolean }>(
  scores: readonly Score[],
  isKnown: (score: Score) => boolean,
): Readonly<Record<number, Score>> {
  const known = scores.filter(isKnown)
  const isRanked = known.length === scores.length
  const told = known.map((score) => (isRanked ? score : { ...score, rank: 1, won: false }))
  return Object.fromEntries(told.map((score) => [score.seat, score]))
}
