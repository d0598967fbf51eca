/**
 * A table at which somebody learns. A move is judged before it is played: one that is not wanted leaves the table as it
 * is, for the coach to explain. After the last step the table stands still.
 */
import type { Refusal } from '@doubloon/engine'
import type {
  Face,
  Foreseen,
  Hint,
  Moment,
  Story,
  TableClient,
  Update,
} from '../client/contract.ts'

/** Who judges. */
export interface Coach {
  /** Whether the lesson ends with the next right move. */
  readonly isLastStep: boolean
  readonly isDone: boolean
  /** The learner is asked something. */
  asked(moment: Moment<Face>): void
  /** Thinks about a legal move; undefined if it is right, else why it is not played. */
  judge(move: string): Refusal | undefined
  /** A right move goes to the table. */
  passed(): void
  /** The move to show to somebody who asks. */
  shown(): string
  /** The table as the learner shall find it. */
  lay(facts: Face['facts']): Face['facts']
}

type Listener = (update: Update<Face>) => void

export class LessonClient implements TableClient<Face> {
  readonly id: string
  readonly #inner: TableClient<Face>
  readonly #coach: Coach
  /** After how many moves the table stands still; undefined until the last step is done. */
  #end: number | undefined
  #n = 0
  #isPlaying = false

  constructor(inner: TableClient<Face>, coach: Coach) {
    this.id = inner.id
    this.#inner = inner
    this.#coach = coach
  }

  subscribe(listener: Listener): () => void {
    const stop = this.#inner.subscribe((update) => {
      if (update.type === 'trouble') listener(update)
      else if (this.#end === undefined || update.moment.n <= this.#end) {
        this.#n = update.moment.n
        // Nothing is taken back: a lesson can begin anew.
        listener({ ...update, moment: this.#forLearner(update.moment), undo: 'nothing' })
      } else stop()
    })
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

  async undo(): Promise<void> {}

  foresee(move: string): Promise<Foreseen<Face> | undefined> {
    return this.#inner.foresee(move)
  }

  reckon(move: string): Promise<Face['facts'] | undefined> {
    return this.#inner.reckon(move)
  }

  why(move: string): Promise<Refusal | undefined> {
    return this.#inner.why(move)
  }

  at(n: number): Promise<Moment<Face> | undefined> {
    return this.#inner.at(n)
  }

  story(): Promise<Story<Face> | undefined> {
    return this.#inner.story()
  }

  record(): Promise<string> {
    return this.#inner.record()
  }

  close(): void {
    this.#inner.close()
  }

  async #playIfRight(move: string): Promise<Refusal | undefined> {
    const refused = (await this.#inner.why(move)) ?? this.#coach.judge(move)
    if (refused !== undefined) return refused
    if (this.#coach.isLastStep) this.#end = this.#n + 1
    this.#coach.passed()
    return this.#inner.play(move)
  }

  #forLearner(moment: Moment<Face>): Moment<Face> {
    if (this.#end !== undefined) return { ...moment, offers: [] }
    const isAsked = moment.toMove === moment.looker && !moment.over
    if (!isAsked) return moment
    const laid = { ...moment, facts: this.#coach.lay(moment.facts) }
    this.#coach.asked(laid)
    return laid
  }
}
