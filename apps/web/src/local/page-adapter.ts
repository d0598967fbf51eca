/** What the desk has to know about a game besides what everybody does. */
import type { BotAdapter } from '@doubloon/bots'
import type { Foreseen, Game, GameAdapter, GameState, GameTypes, Offer } from '@doubloon/engine'
import type { Table } from '@doubloon/table'

/** A moment for which facts are wanted. */
export interface Asking<S extends GameState, T extends GameTypes> {
  readonly game: Game<S, T>
  /** Whose numbers are wanted. */
  readonly viewer: number
  /** The table as it is shown: what is not in it must not follow from the facts either. */
  readonly view: T['view']
  /** Whether the viewer is to decide something. */
  readonly isAsked: boolean
  /** Its moves; undefined if there are too many. */
  readonly offers: readonly Offer<T['move']>[] | undefined
  readonly foresee: (move: string) => Foreseen<TableTypesOf<T>>
}

/** The types of the engine's door, as the page knows them. */
export type TableTypesOf<T extends GameTypes> = Pick<T, 'view' | 'move' | 'event' | 'score'> & {
  facts: object
}

export interface PageAdapter<S extends GameState, T extends GameTypes> extends GameAdapter<S, T> {
  /** Enough to foresee with, and for bots that evaluate by heuristics. */
  readonly heuristics: BotAdapter<S>
  /** For bots that evaluate by a net; fetched when one plays. */
  withNets(): Promise<BotAdapter<S>>
  /** Whether the decision has so many moves that the page puts them together itself. */
  isComposedByPage(game: Game<S, T>): boolean
  facts(asking: Asking<S, T>): object
  /** The table with what every seat sees of its own, out of the watcher's view and those of all seats. */
  openView(watched: T['view'], own: readonly T['view'][]): T['view']
  /** What is measured at the end of a round, by name and seat, besides victory points. */
  measures(view: T['view']): Readonly<Record<string, readonly number[]>>
  /** By seat: the buildings of its city, by key. */
  cities(view: T['view']): readonly (readonly string[])[]
}

/** The adapter of any game. */
export type AnyPageAdapter = PageAdapter<GameState, GameTypes>

/** A running game of any kind, and a table of it. */
export type AnyGame = Game<GameState, GameTypes>
export type AnyTable = Table<GameState, GameTypes>

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
