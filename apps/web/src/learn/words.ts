/**
 * The words of a lesson, as every language must write them: the same steps and the same explained choices as the lesson
 * has. A text may be made from the figures of its step; `[[topic|words]]` leads into the rules.
 */
import type { TableTypes } from '../client/contract.ts'
import type { Figures, Lesson, Step } from './lesson.ts'

/** A text, or how it is made from figures. */
export type Said<N = Figures> = string | ((it: N) => string)

type FiguresOf<S> = S extends { readonly figures: (sight: never) => infer N }
  ? Awaited<N>
  : Readonly<Record<never, number>>

export interface StepWords<S = Step<TableTypes>> {
  /** What to do, and why. */
  readonly task: Said<FiguresOf<S>>
  /** What is seen when it is done. */
  readonly right: Said<FiguresOf<S>>
  /** Why another choice is not what is wanted here. */
  readonly wrong: S extends { readonly wrong: infer W }
    ? { readonly [K in keyof W]: Said<FiguresOf<S>> }
    : never
  /** The same for any choice that is not named. */
  readonly other: Said<FiguresOf<S>>
}

export interface LessonWords<L = Lesson<TableTypes>> {
  readonly title: string
  /** What one will learn. */
  readonly about: string
  readonly steps: L extends { readonly steps: infer T }
    ? { readonly [I in keyof T]: StepWords<T[I]> }
    : never
}

export type WordsOf<T> = { readonly [K in keyof T]: LessonWords<T[K]> }

/** Words whose lesson is not looked at closely: for who shows any of them. */
export interface AnyStepWords {
  readonly task: Said
  readonly right: Said
  readonly wrong: Readonly<Record<string, Said>>
  readonly other: Said
}
export interface AnyLessonWords {
  readonly title: string
  readonly about: string
  readonly steps: readonly AnyStepWords[]
}

export function inFigures(said: Said, figures: Figures): string {
  return typeof said === 'string' ? said : said(figures)
}
