/**
 * A bot on its way through a whole move. Bots take their time for each step; a move of many steps may last no longer than
 * one of a single step. So the bot's clock runs faster and faster, and its usual time need not be known here.
 */
import { type Answer, type Budget, explain, type Player, senseOf } from '@doubloon/bots'
import type { AnyRules } from './any-game.ts'
import type { World } from './imagined.ts'

/** How fast the clock runs at the first of several steps, and how much faster with each one that follows. */
const FIRST_PACE = 2
const SPEEDING_UP = 4 / 3

export class Thinker {
  readonly #rules: AnyRules
  readonly #player: Player
  readonly #seed: string
  readonly #budget: Budget
  readonly #deadline: number
  #steps = 0
  #pace = 1

  /** `milliseconds` limit the whole move, instead of the bot's usual time. */
  constructor(rules: AnyRules, player: Player, seed: string, milliseconds: number | undefined) {
    this.#rules = rules
    this.#player = player
    this.#seed = seed
    this.#budget = { ...player.budget, ...(milliseconds !== undefined && { milliseconds }) }
    this.#deadline = performance.now() + (milliseconds ?? Number.POSITIVE_INFINITY)
  }

  /** The bot's answer to the next step; the first one with reasons. */
  answer(world: World): Answer {
    if (this.#steps > 0) this.#pace *= SPEEDING_UP
    else if (this.#isComposite(world)) this.#pace = FIRST_PACE
    const pace = this.#pace
    const isFirst = this.#steps === 0
    const task = {
      rules: this.#rules,
      sense: senseOf(this.#rules.game),
      state: world.state,
      seed: `${this.#seed} ${this.#steps++}`,
      budget: this.#budget,
      now: () => performance.now() * pace,
      isCancelled: () => performance.now() >= this.#deadline,
    }
    const answer = this.#player.bot.answer(task)
    return isFirst ? { ...answer, reasons: explain(task, answer) } : answer
  }

  /** Whether more steps may follow. */
  #isComposite({ moves }: World): boolean {
    return moves.toArray().some((step) => this.#rules.wholes.isPart(step))
  }
}
