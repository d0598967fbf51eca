/**
 * A replay as a table: whoever shows tables can show it. One step on arrives as a move whose pieces travel; everything
 * else lays the table anew. Nothing can be played, and looking back moves the whole replay.
 */
import type { Refusal } from '@doubloon/engine'
import { unanswered } from '@doubloon/table'
import type {
  HistoryEntry,
  Moment,
  Perspective,
  Replay,
  TableClient,
  TableTypes,
  Update,
} from '../client/contract.ts'
import { within } from './stops.ts'

/** A moment of a replay: after how many moves, and through whose eyes. */
export interface Where {
  readonly n: number
  readonly perspective: Perspective
}

/** How one goes to another moment; what is not named stays. */
export interface Going extends Partial<Where> {
  /** Shows it at once, even if it is the next move. */
  readonly isJump?: boolean
}

type Listener<F extends TableTypes> = (update: Update<F>) => void

/** A replay as a table, that goes where one wants to look. */
export interface ReplayClient<F extends TableTypes> extends TableClient<F> {
  readonly where: Where
  /** Goes to another moment, or looks through other eyes. */
  go(going: Going): Promise<void>
}

const ONLY_SEEN: Refusal = { code: 'game-over', message: 'a replay is only looked at' }

export function replayClient<F extends TableTypes>(
  id: string,
  replay: Replay<F>,
  where: Where,
  moved: (where: Where) => void = () => {},
): ReplayClient<F> {
  const table = new ReplayTable(replay, where, moved)
  return {
    ...unanswered<F>(),
    id,
    get perspective() {
      return table.where.perspective
    },
    canReseat: false,
    get where() {
      return table.where
    },
    go: (going) => table.go(going),
    subscribe: (listener) => table.subscribe(listener),
    async at(n) {
      await table.go({ n, isJump: true })
      return undefined
    },
    play: async () => ONLY_SEEN,
    reseat: async () => ONLY_SEEN,
    record: replay.record,
    close: () => table.close(),
  }
}

class ReplayTable<F extends TableTypes> {
  readonly #replay: Replay<F>
  readonly #listeners = new Set<Listener<F>>()
  readonly #moved: (where: Where) => void
  /** Where one wants to be; a later wish makes an earlier one void. */
  #wanted: Where
  #shown: Where | undefined
  /** Only of one perspective: what one has closed one's eyes to is not kept. */
  #history:
    | { readonly perspective: Perspective; readonly all: Promise<readonly HistoryEntry<F>[]> }
    | undefined

  constructor(replay: Replay<F>, where: Where, moved: (where: Where) => void) {
    this.#replay = replay
    this.#wanted = { ...where, n: within(replay.length, where.n) }
    this.#moved = moved
  }

  get where(): Where {
    return this.#wanted
  }

  async go({ n = this.#wanted.n, perspective = this.#wanted.perspective, isJump = false }: Going) {
    this.#wanted = { n: within(this.#replay.length, n), perspective }
    this.#moved(this.#wanted)
    await this.#show(isJump)
  }

  subscribe(listener: Listener<F>): () => void {
    this.#listeners.add(listener)
    void this.#show(true)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#listeners.clear()
    this.#replay.close()
  }

  async #show(isJump: boolean): Promise<void> {
    const wanted = this.#wanted
    try {
      const { n, perspective } = wanted
      const [moment, history] = await Promise.all([
        this.#replay.at(n, perspective),
        this.#historyFor(perspective),
      ])
      if (wanted === this.#wanted) this.#tell(this.#updateFor(moment, history, isJump))
      if (wanted === this.#wanted) this.#shown = wanted
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error)
      this.#tell({ type: 'trouble', code: 'replay', detail })
    }
  }

  #updateFor(moment: Moment<F>, history: readonly HistoryEntry<F>[], isJump: boolean): Update<F> {
    const { n, perspective } = this.#wanted
    const shown = this.#shown
    const isNext =
      !isJump && shown !== undefined && shown.perspective === perspective && n === shown.n + 1
    const line = isNext ? history.find((it) => it.n === n) : undefined
    if (line !== undefined) return { type: 'advanced', line, moment, undo: 'nothing' }
    const { setUp } = this.#replay
    return {
      type: 'opened',
      setUp,
      history: history.filter((it) => it.n <= n),
      moment,
      undo: 'nothing',
    }
  }

  #historyFor(perspective: Perspective): Promise<readonly HistoryEntry<F>[]> {
    if (this.#history?.perspective !== perspective)
      this.#history = { perspective, all: this.#replay.history(perspective) }
    return this.#history.all
  }

  #tell(update: Update<F>): void {
    for (const listener of this.#listeners) listener(update)
  }
}
