/** A lesson under way: which step, what the coach says, and whether it is done. */
import type { Refusal } from '@doubloon/engine'
import { getContext, setContext } from 'svelte'
import type { Moment, TableClient, TableTypes } from '../client/contract.ts'
import { type Coach, lessonClient } from './client.ts'
import { type Game, nextLesson, numberOf } from './courses.ts'
import {
  type Figures,
  type Lesson,
  type Step,
  shownMove,
  type Verdict,
  verdictOn,
} from './lesson.ts'
import { wordsOf } from './spoken.ts'
import { type AnyStepWords, inFigures, type Said } from './words.ts'

/** A step that was begun, with the numbers of the table at that time. */
interface Begun {
  readonly step: number
  readonly figures: Figures
}

export class LessonModel implements Coach {
  readonly game: Game
  readonly name: string
  readonly lesson: Lesson<TableTypes>
  readonly client: TableClient<TableTypes>
  readonly #table: TableClient<TableTypes>
  #step = $state(0)
  /** The step the learner is asked about; undefined until the table has come that far. */
  #now = $state.raw<Begun>()
  /** The step before. */
  #before = $state.raw<Begun>()
  /** What is thought of the last move, if it was not played. */
  #verdict = $state.raw<Verdict>()
  isDone = $state(false)
  /** Called when the last step is done. */
  onDone: () => void = () => {}

  constructor(
    game: Game,
    name: string,
    lesson: Lesson<TableTypes>,
    table: TableClient<TableTypes>,
  ) {
    this.game = game
    this.name = name
    this.lesson = lesson
    this.#table = table
    this.client = lessonClient(table, this)
  }

  get title(): string {
    return wordsOf(this.game, this.name).title
  }

  get number(): number {
    return numberOf(this.game, this.name)
  }

  get next(): string | undefined {
    return nextLesson(this.game, this.name)
  }

  /** From 1. */
  get stepNumber(): number {
    return this.#step + 1
  }

  get steps(): number {
    return this.lesson.steps.length
  }

  /** What to do; undefined while the table still goes on. */
  get task(): string | undefined {
    return this.#said(this.#now, ({ task }) => task)
  }

  /** What came of the step before. */
  get praise(): string | undefined {
    return this.#said(this.#before, ({ right }) => right)
  }

  /** Why the last move was not played. */
  get explanation(): string | undefined {
    const verdict = this.#verdict
    if (verdict === undefined) return undefined
    return this.#said(this.#now, ({ wrong, other }) => wrong[verdict.wrong ?? ''] ?? other)
  }

  get isLastStep(): boolean {
    return this.stepNumber === this.steps
  }

  asked(moment: Moment<TableTypes>): void {
    if (this.#now !== undefined) return
    const step = this.#step
    const after = (move: string) => this.#table.factsAfter(move)
    const figures = this.#stepAt(step).figures?.({ moment, after }) ?? {}
    void Promise.resolve(figures).then((known) => {
      if (step === this.#step && !this.isDone) this.#now = { step, figures: known }
    })
  }

  verdictOn(move: string): Refusal | undefined {
    if (this.isDone) return { code: 'lesson', message: 'the lesson is over' }
    const verdict = verdictOn(this.#stepAt(this.#step), move)
    this.#verdict = verdict.isRight ? undefined : verdict
    return verdict.isRight ? undefined : { code: 'lesson', message: 'not what is wanted here' }
  }

  passed(): void {
    this.#before = this.#now
    this.#now = undefined
    this.isDone = this.isLastStep
    if (this.isDone) this.onDone()
    else this.#step += 1
  }

  shown(): string {
    return shownMove(this.#stepAt(this.#step))
  }

  lay(facts: TableTypes['facts']): TableTypes['facts'] {
    return this.#stepAt(this.#step).laid?.(facts) ?? facts
  }

  #stepAt(index: number): Step<TableTypes> {
    return this.lesson.steps[index] ?? this.lesson.steps[0]
  }

  #said(begun: Begun | undefined, which: (words: AnyStepWords) => Said): string | undefined {
    const words = begun && wordsOf(this.game, this.name).steps[begun.step]
    return words && inFigures(which(words), begun.figures)
  }
}

const KEY = Symbol('lesson')

export function setLesson(model: LessonModel): void {
  setContext(KEY, model)
}

/** The lesson one takes. */
export function useLesson(): LessonModel {
  return getContext(KEY)
}
