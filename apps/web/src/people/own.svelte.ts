/** Who the reader is, and one thing at a time that is asked about it. */
import type { Account } from '@doubloon/protocol'
import { type Answer, me } from './ask.ts'

export class Own {
  /** Undefined until the server has told it. */
  account: Account | undefined = $state.raw()
  /** Why it is not known. */
  problem: string | undefined = $state()

  async load(): Promise<void> {
    const answer = await me.account()
    this.account = 'value' in answer ? answer.value : undefined
    this.problem = 'problem' in answer ? answer.problem : undefined
  }
}

/** A form that asks something: what is wrong with it, and whether an answer is awaited. */
export class Asking {
  problem: string | undefined = $state()
  isWaiting = $state(false)
  readonly #own: Own

  constructor(own: Own) {
    this.#own = own
  }

  /** Asks, if nothing is awaited; true if it was done. */
  async ask(question: () => Promise<Answer<Account>>): Promise<boolean> {
    if (this.isWaiting) return false
    this.isWaiting = true
    const answer = await question()
    this.isWaiting = false
    this.problem = 'problem' in answer ? answer.problem : undefined
    if ('value' in answer) this.#own.account = answer.value
    return 'value' in answer
  }
}
