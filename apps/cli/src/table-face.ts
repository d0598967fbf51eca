/** How people see a game in the terminal: what a row of the table of games has to bring for it. */
import type { GameState, GameTypes } from '@doubloon/engine'
import type { AnyGame } from './any-game.ts'
import type { Paint } from './paint.ts'

type GameEvent = GameTypes['event']

/** The people at the table, by seat, and the one who looks. */
export interface Company {
  readonly names: readonly string[]
  readonly you: number
}

export interface TableFace {
  readonly title: string
  /** Its rules in docs/rules, for `rules ID`. */
  readonly rulesFile: string
  /** The decision that starts a turn of the game; its choices get a preview for every seat. */
  readonly mainDecision: string
  /** An event as a sentence; undefined for what others say already. */
  sentence(event: GameEvent, names: readonly string[]): string | undefined
  /** Whether the table shows it anyway, so that a short log leaves it out. */
  isMinor(event: GameEvent): boolean
  /** A heading, if the event begins a larger part of the game. */
  heading(event: GameEvent, names: readonly string[]): string | undefined
  /** The heading where a game or a set-up position begins. */
  opening(game: AnyGame, names: readonly string[]): string
  /** The whole table, as one seat may see it. */
  table(view: object, company: Company, paint: Paint): readonly string[]
  /** What is asked, in one sentence. */
  question(game: AnyGame): string
  /** What the events brought a seat, in a few letters each. */
  digest(events: readonly GameEvent[], seat: number): readonly string[]
  /** A rough worth of what a seat has, for picking usual choices in previews. */
  worth(s: GameState, seat: number): number
  /** A sensible whole move for a decision with very many; it keeps to what was `typed`, an unfinished one. */
  proposal(game: AnyGame, typed?: string): string | undefined
  /** How the whole move of a composite decision is written, with an example. */
  notation(decision: string): string | undefined
  /** The beginning of the rule ids that explain a thing of the game by its name. */
  ruleOf(word: string): string | undefined
  /** The scores of a game and where they come from. */
  scoreTable(game: AnyGame, names: readonly string[]): readonly string[]
}
