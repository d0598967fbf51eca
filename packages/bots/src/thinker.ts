/**
 * A bot on its way through a composite move. Bots take their time for each step; a move of many steps may last no longer than
 * one of a single step. So the bot's clock runs faster and faster, and its usual time need not be known here.
 */
import type { Determinization, GameState, GameTypes, Rules } from '@doubloon/engine'
import type { Answer, Budget, Task } from './bot.ts'
import type { BotAdapter } from './bot-adapter.ts'
import type { Player } from './player.ts'
import { explain } from './reasons.ts'

/** How fast the clock runs at the first of several steps, and how much faster with each one that follows. */
const FIRST_PACE = 2
const SPEEDING_UP = 4 / 3

/** The clock, and limits for the composite move. */
export interface Time {
  /** Milliseconds since some moment. */
  readonly now: () => number
  /** Instead of the bot's usual time. */
  readonly milliseconds?: number
  /** No more than this, whatever the bot's usual time is. */
  readonly most?: number
}

export class Thinker<S extends GameState, T extends GameTypes> {
  readonly #rules: Rules<S, T>
  readonly #adapter: BotAdapter<S>
  readonly #player: Player
  readonly #seed: string
  readonly #budget: Budget
  readonly #now: () => number
  readonly #deadline: number
  #steps = 0
  #pace = 1

  constructor(
    rules: Rules<S, T>,
    adapter: BotAdapter<S>,
    player: Player,
    seed: string,
    time: Time,
  ) {
    const { now, milliseconds, most = Number.POSITIVE_INFINITY } = time
    this.#rules = rules
    this.#adapter = adapter
    this.#player = player
    this.#seed = seed
    this.#budget = { ...player.budget, ...(milliseconds !== undefined && { milliseconds }) }
    this.#now = now
    this.#deadline = now() + Math.min(milliseconds ?? Number.POSITIVE_INFINITY, most)
  }

  /** The bot's answer to the next step; the first one with reasons. */
  answer(determinization: Determinization<S>): Answer {
    if (this.#steps > 0) this.#pace *= SPEEDING_UP
    else if (this.#isComposite(determinization)) this.#pace = FIRST_PACE
    const pace = this.#pace
    const isFirst = this.#steps === 0
    const task: Task<S> = {
      rules: this.#rules,
      adapter: this.#adapter,
      state: determinization.state,
      seed: `${this.#seed} ${this.#steps++}`,
      budget: this.#budget,
      now: () => this.#now() * pace,
      isCancelled: () => this.#now() >= this.#deadline,
    }
    const answer = this.#player.bot.answer(task)
    const textOf = (step: number) => this.#rules.steps.text(step)
    return isFirst ? { ...answer, reasons: explain(task, answer, textOf) } : answer
  }

  /** Whether more steps may follow. */
  #isComposite({ moves }: Determinization<S>): boolean {
    return moves.toArray().some((step) => this.#rules.composites.isPart(step))
  }
}
