/**
 * Why a move is good, in codes that can be said in any language. The move and the best other one are each tried one step
 * ahead and set against one another; what matters most comes first, and where nothing can be told that sets them apart, nothing
 * is. Only the determinized state of the task is asked, and the same task always gets the same reasons.
 */
import { type GameState, MoveList } from '@doubloon/engine'
import type { Answer, Task } from './bot.ts'
import type { Countable } from './bot-adapter.ts'
import { Consequences, rivalFor } from './consequences.ts'
import type { Reason, ReasonCode } from './reason.ts'

/** More than so many are not said. */
const MOST = 3
/** Less than half a thing is none to people. */
const NOTABLE = 0.5

/** Why this answer to the task, the weightiest reason first; `textOf` gives the notation of a step. */
export function explain<S extends GameState>(
  task: Task<S>,
  answer: Answer,
  textOf: (step: number) => string,
): readonly Reason[] {
  const moves = new MoveList(task.rules.moveCount)
  task.rules.offers(task.state, moves)
  if (moves.length === 1) return [{ code: 'only-move' }]
  const other = answer.weighed.find(({ step }) => step !== answer.step)?.step
  return other === undefined
    ? []
    : new Comparison(task, answer.step, other, textOf(other)).reasons()
}

/** How far it is looked for gains. */
const SPANS = ['byTurn', 'byPhase'] as const
type Span = (typeof SPANS)[number]

/** A reason, and about how many points it is worth. */
interface Argument {
  readonly points: number
  readonly reason: Reason
}

/** A move and the best other one. */
class Comparison<S extends GameState> {
  readonly #task: Task<S>
  readonly #seat: number
  readonly #isRole: boolean
  readonly #step: number
  readonly #other: number
  readonly #otherText: string
  readonly #after: Consequences<S>
  readonly #afterOther: Consequences<S>

  constructor(task: Task<S>, step: number, other: number, otherText: string) {
    this.#otherText = otherText
    this.#task = task
    this.#seat = task.rules.toMove(task.state)
    this.#isRole = task.adapter.isRoleChoice(task.state)
    this.#step = step
    this.#other = other
    this.#after = new Consequences(task, step)
    this.#afterOther = new Consequences(task, other)
  }

  reasons(): readonly Reason[] {
    const { countables } = this.#task.adapter
    const own = countables.flatMap((countable, index) => [
      ...this.#ofLying(countable),
      ...this.#ofGain(countable, index),
    ])
    const most = Math.max(0, ...own.map(({ points }) => points))
    // What happens to others is a reason only where it outweighs what the mover gets.
    const ofOthers = [...this.#ofDenial(), ...this.#ofRival()].filter(({ points }) => points > most)
    const told = [...this.#ofEnd(), ...ofOthers, ...own]
      .sort((a, b) => b.points - a.points)
      .map(({ reason }) => reason)
      .slice(0, MOST)
    return told.length > 0 ? told : this.#ofProspect()
  }

  /** What may come of it later: the first thing that differs. */
  #ofProspect(): readonly Reason[] {
    const { countables, prospects } = this.#task.adapter
    return prospects
      .flatMap((prospect, nth) => {
        const index = countables.length + nth
        const amount = this.#after.byTurn[index][this.#seat]
        const than = this.#afterOther.byTurn[index][this.#seat]
        return this.#comparison(prospect, 'prepares', amount, than).map(({ reason }) => reason)
      })
      .slice(0, 1)
  }

  /** That the move gives more of something than the other one does; nothing if it does not. */
  #comparison(
    { what, points }: Countable<S>,
    code: ReasonCode,
    gain: number,
    gainElse: number,
  ): readonly Argument[] {
    const [amount, than] = [Math.round(gain), Math.max(0, Math.round(gainElse))]
    if (amount <= than || gain - gainElse < NOTABLE) return []
    return [{ points: points * gain, reason: { code, what, amount, than, other: this.#otherText } }]
  }

  #ofEnd(): readonly Argument[] {
    const { endsAhead, lead } = this.#after
    const isSettled = this.#task.adapter.isEnding(this.#task.state)
    if (isSettled || endsAhead - this.#afterOther.endsAhead < NOTABLE) return []
    const amount = Math.round(lead)
    return [{ points: Number.POSITIVE_INFINITY, reason: { code: 'ends-game', amount } }]
  }

  #ofLying(countable: Countable<S>): readonly Argument[] {
    const [amount, than] = [this.#step, this.#other].map((step) => this.#lying(countable, step))
    return this.#comparison(countable, 'takes-lying', amount, than)
  }

  /** What the mover gets of a countable by the turn, else by the phase, or need not give, if the other move is worse. */
  #ofGain(countable: Countable<S>, index: number): readonly Argument[] {
    for (const span of SPANS) {
      const gain = this.#gain(span, countable, index)
      const gainElse = this.#gainElse(span, countable, index)
      const found = gain < NOTABLE ? [] : this.#comparison(countable, 'gains', gain, gainElse)
      if (found.length > 0) return found
    }
    const amount =
      Math.min(0, this.#gain('byPhase', countable, index)) -
      this.#gainElse('byPhase', countable, index)
    // Who takes another role saves nothing: the phase that costs may still come.
    return this.#isRole || amount < NOTABLE ? [] : [this.#argument(countable, 'saves', amount)]
  }

  /** Of a countable, beside what lies there to be taken. */
  #gain(span: Span, countable: Countable<S>, index: number): number {
    return this.#after[span][index][this.#seat] - this.#lying(countable, this.#step)
  }

  #gainElse(span: Span, countable: Countable<S>, index: number): number {
    return this.#afterOther[span][index][this.#seat] - this.#lying(countable, this.#other)
  }

  /** The most that the other move would have brought to somebody else in this phase. */
  #ofDenial(): readonly Argument[] {
    const { countables } = this.#task.adapter
    return weightiest(
      countables.map((countable, index) => {
        const missed = this.#afterOther.byPhase[index].map(
          (gain, seat) => Math.max(0, gain) - Math.max(0, this.#after.byPhase[index][seat]),
        )
        const seat = this.#mostAmongOthers(missed)
        return this.#argument(countable, 'denies', missed[seat], seat)
      }),
    )
  }

  #ofRival(): readonly Argument[] {
    if (!this.#isRole) return []
    const rival = rivalFor(this.#task, this.#step, this.#other)
    if (rival === undefined) return []
    const { seat, gains } = rival
    return weightiest(
      this.#task.adapter.countables.map((countable, index) => {
        const amount = gains[index] - Math.max(0, this.#after.byPhase[index][seat])
        return this.#argument(countable, 'forestalls', amount, seat)
      }),
    )
  }

  #lying(countable: Countable<S>, step: number): number {
    return countable.lying?.(this.#task.state, step) ?? 0
  }

  /** What the other move would do, or another seat. */
  #argument(
    { what, points }: Countable<S>,
    code: ReasonCode,
    amount: number,
    seat?: number,
  ): Argument {
    const other = this.#otherText
    const counted = { code, what, amount: Math.round(amount), other }
    return { points: points * amount, reason: seat === undefined ? counted : { ...counted, seat } }
  }

  #mostAmongOthers(bySeat: Float64Array): number {
    let most = this.#seat === 0 ? 1 : 0
    for (let seat = most + 1; seat < bySeat.length; seat++)
      if (seat !== this.#seat && bySeat[seat] > bySeat[most]) most = seat
    return most
  }
}

/** The weightiest argument, if it amounts to anything. */
function weightiest(found: readonly Argument[]): readonly Argument[] {
  return found
    .filter(({ reason }) => (reason.amount ?? 0) > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 1)
}
