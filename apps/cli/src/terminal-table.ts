/** How people see a game in the terminal: what a row of the table of games has to bring for it. */
import type { GameTypes } from '@doubloon/engine'
import type { AnyGame } from './any-game.ts'
import type { Paint } from './paint.ts'

type GameEvent = GameTypes['event']

/** The people at the table, by seat, and the viewer. */
export interface Company {
  readonly names: readonly string[]
  readonly you: number
}

/** What is told of one event, or of several alike that followed each other. */
export interface LogLine {
  /** If the event begins a larger part of the game. */
  readonly heading: string | undefined
  /** Undefined for what others say already. */
  readonly sentence: string | undefined
  /** Whether the table shows it anyway, so that a short log leaves it out. */
  readonly isMinor: boolean
}

/** One numbered item of a menu. */
export interface MenuItem {
  readonly label: string
  readonly note: string
  /** What its number means by itself, where it is not the label after the menu's `verb`. */
  readonly move?: string
}

/** What can be answered to a decision that has many composite moves: items by number, and a proposal. */
export interface Menu {
  /** What is asked now, where it is not the question of the decision. */
  readonly question?: string
  /** With it the labels of one or several items make a move: `keep` and 2, 3 → `keep well, crane`. */
  readonly verb?: string
  /** How many items can be chosen at once; one if it is not said. */
  readonly most?: number
  readonly items: readonly MenuItem[]
  /** What Enter plays. */
  readonly proposal?: string
}

/** Examples in the words of the game, for the help. */
export interface Examples {
  /** Moves as they stand in lists. */
  readonly moves: string
  /** How moves of several parts are typed: some lines. */
  readonly composites: readonly string[]
  /** The id of a rule and the name of a building. */
  readonly rule: string
  readonly building: string
}

export interface TerminalTable {
  readonly title: string
  /** Its rules in docs/rules, for `rules ID`. */
  readonly rulesFile: string
  readonly examples: Examples
  /** Events in sentences and headings, in their order. */
  tell(events: readonly GameEvent[], names: readonly string[]): readonly LogLine[]
  /** The whole table, as one seat may see it. */
  table(view: object, company: Company, paint: Paint): readonly string[]
  /** What is asked, in one sentence. */
  question(game: AnyGame): string
  /** What foreseen events would bring a seat, in a few letters each, as the seat to move may know it. */
  digest(events: readonly GameEvent[], seat: number, game: AnyGame): readonly string[]
  /**
   * The menu of a decision with very many composite moves, or of one that was begun: `typed` is an unfinished move to
   * keep to. Undefined where moves are just listed, and where `typed` begins no move.
   */
  menu(game: AnyGame, typed?: string): Menu | undefined
  /** How the move of a composite decision is written, with an example. */
  notation(decision: string): string | undefined
  /** The beginning of the rule ids that explain a thing of the game by its name. */
  ruleOf(word: string): string | undefined
  /** The scores of a game and where they come from. */
  scoreTable(game: AnyGame, names: readonly string[]): readonly string[]
}
