/**
 * A table at which somebody learns. A move is judged before it is played: after one that is not wanted the table is laid
 * as it was, for the coach to explain. After the last step it stands still.
 */
import type { Refusal } from '@doubloon/engine'
import type {
  Advanced,
  Hint,
  Moment,
  Opened,
  TableClient,
  TableTypes,
  Update,
} from '../client/contract.ts'

/** Who gives a verdict on moves. */
export interface Coach {
  /** Whether the lesson ends with the next right move. */
  readonly isLastStep: boolean
  readonly isDone: boolean
  /** The learner is asked something. */
  asked(moment: Moment<TableTypes>): void
  /** Thinks about a legal move; undefined if it is right, else why it is not played. */
  verdictOn(move: string): Refusal | undefined
  /** A right move goes to the table. */
  passed(): void
  /** The move to show to somebody who asks. */
  shown(): string
  /** The table as the learner shall find it. */
  lay(facts: TableTypes['facts']): TableTypes['facts']
}

type Listener = (update: Update<TableTypes>) => void

/** The table of a lesson, around one that is played at. Nothing is taken back: a lesson can begin anew. */
export function lessonClient(
  inner: TableClient<TableTypes>,
  coach: Coach,
): TableClient<TableTypes> {
  const lesson = new LessonTable(inner, coach)
  return {
    ...inner,
    canReseat: false,
    subscribe: (listener) => lesson.subscribe(listener),
    play: (move) => lesson.play(move),
    undo: async () => undefined,
    redo: async () => undefined,
    reseat: async () => ({ code: 'lesson', message: 'a lesson has its own seats' }),
    hint: () => lesson.hint(),
  }
}

class LessonTable {
  readonly #inner: TableClient<TableTypes>
  readonly #coach: Coach
  /** After how many moves the table stands still; undefined until the last step is done. */
  #end: number | undefined
  /** The whole table as the learner sees it. */
  #laid: Opened<TableTypes> | undefined
  readonly #listeners = new Set<Listener>()
  #isPlaying = false

  constructor(inner: TableClient<TableTypes>, coach: Coach) {
    this.#inner = inner
    this.#coach = coach
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    const leave = this.#inner.subscribe((update) => {
      if (update.type === 'trouble') listener(update)
      else if (this.#end === undefined || update.moment.n <= this.#end) {
        const told = {
          ...update,
          moment: this.#forLearner(update.moment),
          undo: 'nothing',
        } as const
        this.#laid = told.type === 'opened' ? told : added(this.#laid, told)
        listener(told)
      } else stop()
    })
    const stop = () => {
      this.#listeners.delete(listener)
      leave()
    }
    return stop
  }

  async play(move: string): Promise<Refusal | undefined> {
    if (this.#isPlaying) return undefined
    this.#isPlaying = true
    try {
      return await this.#playIfRight(move)
    } finally {
      this.#isPlaying = false
    }
  }

  async hint(): Promise<Hint | undefined> {
    if (this.#coach.isDone) return undefined
    return { move: this.#coach.shown(), share: undefined, reasons: [] }
  }

  async #playIfRight(move: string): Promise<Refusal | undefined> {
    const illegal = await this.#inner.why(move)
    if (illegal !== undefined) return illegal
    const wrong = this.#coach.verdictOn(move)
    if (wrong !== undefined) {
      this.#reload()
      return wrong
    }
    if (this.#coach.isLastStep) this.#end = (this.#laid?.moment.n ?? 0) + 1
    this.#coach.passed()
    return this.#inner.play(move)
  }

  /** What was put together for a wrong move is taken apart again. */
  #reload(): void {
    if (this.#laid === undefined) return
    this.#laid = { ...this.#laid, moment: { ...this.#laid.moment } }
    for (const listener of this.#listeners) listener(this.#laid)
  }

  #forLearner(moment: Moment<TableTypes>): Moment<TableTypes> {
    if (this.#end !== undefined) return { ...moment, offers: [] }
    const isAsked = moment.toMove === moment.viewer && !moment.over
    if (!isAsked) return moment
    const laid = { ...moment, facts: this.#coach.lay(moment.facts) }
    this.#coach.asked(laid)
    return laid
  }
}

/** The whole table after one more move. */
function added(
  before: Opened<TableTypes> | undefined,
  one: Advanced<TableTypes>,
): Opened<TableTypes> | undefined {
  return before && { ...before, history: [...before.history, one.line], moment: one.moment }
}
