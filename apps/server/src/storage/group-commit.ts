/**
 * Commits that share their price: what arrives while one waits for the disk goes into the next together. So one fsync serves
 * as many rooms as wrote in the meantime.
 */
import { asFailure, type StorageFailure } from './contract.ts'

/** One commit takes no more than this: whoever comes later waits no longer than for two. */
const MOST_AT_ONCE = 1000

interface Waiting<Write> {
  readonly write: Write
  readonly resolve: (done: boolean) => void
  readonly reject: (failure: StorageFailure) => void
}

export class GroupCommit<Write> {
  readonly #commit: (writes: readonly Write[]) => Promise<readonly boolean[]>
  /** Hears why nothing can be kept any more, and that it can again. */
  readonly #changed: (failure: StorageFailure | undefined) => void
  #failure: StorageFailure | undefined
  #waiting: Waiting<Write>[] = []
  #running: Promise<void> | undefined

  constructor(
    commit: (writes: readonly Write[]) => Promise<readonly boolean[]>,
    changed: (failure: StorageFailure | undefined) => void = () => {},
  ) {
    this.#commit = commit
    this.#changed = changed
  }

  add(write: Write): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject })
      this.#running ??= this.#run()
    })
  }

  /** Waits until all that was added is committed, or has failed. */
  async empty(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    // All that arrives with the same turn of the loop is worth one commit, too.
    await new Promise(setImmediate)
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, MOST_AT_ONCE)
      try {
        const done = await this.#commit(group.map(({ write }) => write))
        this.#note(undefined)
        for (const [index, { resolve }] of group.entries()) resolve(done[index] === true)
      } catch (error) {
        const failure = asFailure(error)
        this.#note(failure)
        for (const { reject } of group) reject(failure)
      }
    }
    this.#running = undefined
  }

  #note(failure: StorageFailure | undefined): void {
    const hasChanged = (failure === undefined) !== (this.#failure === undefined)
    this.#failure = failure
    if (hasChanged) this.#changed(failure)
  }
}
