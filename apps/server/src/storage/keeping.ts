/** Whether what is new can be kept: whoever runs the server is told when that changes, and it is tried until it can again. */
import { say } from '../words.ts'
import type { StorageFailure } from './contract.ts'

/** Between two tries; milliseconds. */
const PAUSE = 1000

interface Parts {
  /** Fails if nothing can be kept. */
  readonly attempt: () => Promise<void>
  /** Begins again what could not go on. */
  readonly goOn: () => Promise<void>
}

export class Keeping {
  readonly #warn: (what: string) => void
  #parts: Parts | undefined
  #tries: NodeJS.Timeout | undefined

  constructor(warn: (what: string) => void) {
    this.#warn = warn
  }

  start(parts: Parts): void {
    this.#parts = parts
  }

  get isFailing(): boolean {
    return this.#tries !== undefined
  }

  /** Nothing can be kept any more, or it can again. */
  note(failure: StorageFailure | undefined): void {
    clearInterval(this.#tries)
    this.#tries = undefined
    if (failure === undefined) {
      this.#warn(say.keepsAgain)
      void this.#parts?.goOn()
    } else {
      this.#warn(say.keepsNothing(failure.message))
      this.#tries = setInterval(() => void this.#try(), PAUSE).unref()
    }
  }

  close(): void {
    clearInterval(this.#tries)
  }

  /** What comes of it is noted by whoever hears of every commit. */
  async #try(): Promise<void> {
    await this.#parts?.attempt().catch(() => undefined)
  }
}
