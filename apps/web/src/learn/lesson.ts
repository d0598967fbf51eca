/**
 * A lesson as data: a position, and what shall be done there, step by step. It knows no rule: moves are compared as
 * texts, and every number its words name is read from what the engine says of the table.
 */
import type { Moment, TableTypes } from '../client/contract.ts'

/** A move in notation; `*` stands for anything. */
export type Pattern = string

/** Numbers the words of a step name. */
export type Figures = Readonly<Record<string, number>>

/** What figures are read from: the table when the step begins, and the numbers after a move. */
export interface Sight<F extends TableTypes> {
  readonly moment: Moment<F>
  readonly after: (move: string) => Promise<F['facts'] | undefined>
}

export interface Step<F extends TableTypes> {
  /** Moves that lead on. */
  readonly right: readonly Pattern[]
  /** The one that is shown to who asks; the first right one, if that is a composite move. */
  readonly shown?: string
  /** Choices with an explanation of their own; they are looked at before the right ones. */
  readonly wrong: Readonly<Record<string, readonly Pattern[]>>
  readonly figures?: (sight: Sight<F>) => Figures | Promise<Figures>
  /** The table as it is laid out for the learner: without an answer that is ready to be played. */
  readonly laid?: (facts: F['facts']) => F['facts']
}

export interface Lesson<F extends TableTypes> {
  /** A drawing of the sprite. */
  readonly icon: string
  /** The topic of the rules it is about. */
  readonly topic: string
  /** In the short form of positions; the learner has the first seat. */
  readonly position: { readonly seats: readonly object[] } & Readonly<Record<string, unknown>>
  readonly steps: readonly [Step<F>, ...Step<F>[]]
}

/** The lessons of a game, in the order in which somebody new takes them. */
export type Lessons<F extends TableTypes> = Readonly<Record<string, Lesson<F>>>

/** What is thought of a move. */
export interface Verdict {
  readonly isRight: boolean
  /** Which explanation fits; undefined for any other choice. */
  readonly wrong?: string
}

export function verdictOn<F extends TableTypes>({ right, wrong }: Step<F>, move: string): Verdict {
  const named = Object.entries(wrong).find(([, patterns]) => matches(patterns, move))
  if (named !== undefined) return { isRight: false, wrong: named[0] }
  return { isRight: matches(right, move) }
}

/** The move to show to somebody who asks. */
export function shownMove<F extends TableTypes>({ shown, right }: Step<F>): string {
  return shown ?? right[0] ?? ''
}

function matches(patterns: readonly Pattern[], move: string): boolean {
  return patterns.some((pattern) => regexOf(pattern).test(move))
}

/** Notation has nothing in it that a regular expression would read otherwise, but for the star. */
function regexOf(pattern: Pattern): RegExp {
  return new RegExp(`^${pattern.replaceAll('*', '.*')}$`)
}
