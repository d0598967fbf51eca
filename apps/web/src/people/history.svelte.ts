/** Finished games as they are shown, page by page. */
import type { GameResult, Games } from '@doubloon/protocol'
import type { Answer } from './ask.ts'

export class History {
  games: readonly GameResult[] = $state.raw([])
  next: number | undefined = $state()
  problem: string | undefined = $state()
  isLoading = $state(true)
  readonly #ask: (before?: number) => Promise<Answer<Games>>

  constructor(ask: (before?: number) => Promise<Answer<Games>>) {
    this.#ask = ask
  }

  /** The next page; the first one at the beginning. */
  async more(): Promise<void> {
    this.isLoading = true
    const answer = await this.#ask(this.next)
    this.isLoading = false
    this.problem = 'problem' in answer ? answer.problem : undefined
    if ('problem' in answer) return
    this.games = [...this.games, ...answer.value.games]
    this.next = answer.value.next
  }
}
