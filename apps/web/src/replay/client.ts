/**
 * A replay as a table: whoever shows tables can show it. One step on arrives as a move whose pieces travel; everything
 * else lays the table anew. Nothing can be played, and looking back moves the whole replay.
 */
import type { Face, Line, Moment, Replay, TableClient, Update, Viewer } from '../client/contract.ts'
import { within } from './stops.ts'

/** A moment of a replay: after how many moves, and through whose eyes. */
export interface Where {
  readonly n: number
  readonly viewer: Viewer
}

/** How one goes to another moment; what is not named stays. */
export interface Going extends Partial<Where> {
  /** Shows it at once, even if it is the next move. */
  readonly isJump?: boolean
}

type Listener<F extends Face> = (update: Update<F>) => void

export class ReplayClient<F extends Face> implements TableClient<F> {
  readonly id: string
  readonly isReplay = true
  readonly #replay: Replay<F>
  readonly #listeners = new Set<Listener<F>>()
  readonly #moved: (where: Where) => void
  /** Where one wants to be; a later wish makes an earlier one void. */
  #wanted: Where
  #shown: Where | undefined
  /** Only of one viewer: what one has closed one's eyes to is not kept. */
  #lines: { readonly viewer: Viewer; readonly all: Promise<readonly Line<F>[]> } | undefined

  constructor(
    id: string,
    replay: Replay<F>,
    where: Where,
    moved: (where: Where) => void = () => {},
  ) {
    this.id = id
    this.#replay = replay
    this.#wanted = { ...where, n: within(replay.length, where.n) }
    this.#moved = moved
  }

  get where(): Where {
    return this.#wanted
  }

  /** Goes to another moment, or looks through other eyes. */
  async go({ n = this.#wanted.n, viewer = this.#wanted.viewer, isJump = false }: Going) {
    this.#wanted = { n: within(this.#replay.length, n), viewer }
    this.#moved(this.#wanted)
    await this.#show(isJump)
  }

  subscribe(listener: Listener<F>): () => void {
    this.#listeners.add(listener)
    void this.#show(true)
    return () => this.#listeners.delete(listener)
  }

  async at(n: number): Promise<undefined> {
    await this.go({ n, isJump: true })
    return undefined
  }

  async play(): Promise<{ code: string; message: string }> {
    return { code: 'game-over', message: 'a replay is only looked at' }
  }

  async undo(): Promise<void> {}
  async hint(): Promise<undefined> {}
  async foresee(): Promise<undefined> {}
  async reckon(): Promise<undefined> {}
  async why(): Promise<undefined> {}
  async story(): Promise<undefined> {}

  record(): Promise<string> {
    return this.#replay.record()
  }

  close(): void {
    this.#listeners.clear()
    this.#replay.close()
  }

  async #show(isJump: boolean): Promise<void> {
    const wanted = this.#wanted
    try {
      const { n, viewer } = wanted
      const [moment, lines] = await Promise.all([
        this.#replay.at(n, viewer),
        this.#linesFor(viewer),
      ])
      if (wanted === this.#wanted) this.#tell(this.#updateFor(moment, lines, isJump))
      if (wanted === this.#wanted) this.#shown = wanted
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error)
      this.#tell({ type: 'trouble', code: 'replay', detail })
    }
  }

  #updateFor(moment: Moment<F>, lines: readonly Line<F>[], isJump: boolean): Update<F> {
    const { n, viewer } = this.#wanted
    const shown = this.#shown
    const isNext = !isJump && shown !== undefined && shown.viewer === viewer && n === shown.n + 1
    const line = isNext ? lines.find((it) => it.n === n) : undefined
    if (line !== undefined) return { type: 'advanced', line, moment, undo: 'nothing' }
    const { setUp } = this.#replay
    return {
      type: 'opened',
      setUp,
      lines: lines.filter((it) => it.n <= n),
      moment,
      undo: 'nothing',
    }
  }

  #linesFor(viewer: Viewer): Promise<readonly Line<F>[]> {
    if (this.#lines?.viewer !== viewer) this.#lines = { viewer, all: this.#replay.lines(viewer) }
    return this.#lines.all
  }

  #tell(update: Update<F>): void {
    for (const listener of this.#listeners) listener(update)
  }
}
