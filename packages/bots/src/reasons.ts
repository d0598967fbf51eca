/**
 * Why a move is good, in codes that can be said in any language. The move and the best other one are each tried one step
 * ahead and set against one another; what matters most comes first. Only the determinized state of the task is asked, and
 * the same task always gets the same reasons.
 */
import { type GameState, MoveList } from '@doubloon/engine'
import type { Answer, Task } from './bot.ts'
import type { Countable } from './bot-adapter.ts'
import { Consequences, rivalFor } from './consequences.ts'
import type { Reason } from './reason.ts'

/** More than so many are not said. */
const MOST = 3
/** Less than half a thing is none to people. */
const NOTABLE = 0.5

/** Why this answer to the task; the weightiest reason first. */
export function explain<S extends GameState>(task: Task<S>, answer: Answer): readonly Reason[] {
  const moves = new MoveList(task.rules.moveCount)
  task.rules.offers(task.state, moves)
  if (moves.length === 1) return [{ code: 'only-move' }]
  const other = answer.weighed.find(({ step }) => step !== answer.step)?.step
  const reasons = new Comparison(task, answer.step, other).reasons()
  return reasons.length > 0 ? reasons : [{ code: 'best-of', amount: moves.length }]
}

/** How far it is looked for gains. */
const SPANS = ['byTurn', 'byPhase'] as const
type Span = (typeof SPANS)[number]

/** A reason before it is rounded and named. */
interface Counted extends Reason {
  readonly amount: number
}

/** Reasons that are said together, and about how many points they are worth. */
interface Argument {
  readonly points: number
  readonly reasons: readonly Reason[]
}

/** A move and, if there is one, the best other one. */
class Comparison<S extends GameState> {
  readonly #task: Task<S>
  readonly #seat: number
  readonly #isRole: boolean
  readonly #step: number
  readonly #other: number | undefined
  readonly #after: Consequences<S>
  readonly #afterOther: Consequences<S> | undefined

  constructor(task: Task<S>, step: number, other: number | undefined) {
    this.#task = task
    this.#seat = task.rules.toMove(task.state)
    this.#isRole = task.adapter.isRoleChoice(task.state)
    this.#step = step
    this.#other = other
    this.#after = new Consequences(task, step)
    this.#afterOther = other === undefined ? undefined : new Consequences(task, other)
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
    return [...this.#ofEnd(), ...ofOthers, ...own]
      .sort((a, b) => b.points - a.points)
      .flatMap(({ reasons }) => reasons)
      .slice(0, MOST)
  }

  #ofEnd(): readonly Argument[] {
    const { endsAhead, lead } = this.#after
    const isSettled = this.#task.adapter.isEnding(this.#task.state)
    if (isSettled || endsAhead - (this.#afterOther?.endsAhead ?? 0) < NOTABLE) return []
    const amount = Math.round(lead)
    return [{ points: Number.POSITIVE_INFINITY, reasons: [{ code: 'ends-game', amount }] }]
  }

  #ofLying(countable: Countable<S>): readonly Argument[] {
    const amount = this.#lying(countable, this.#step)
    if (amount <= this.#lying(countable, this.#other)) return []
    return [argument(countable, { code: 'takes-lying', amount })]
  }

  /** What the mover gets of a countable by the turn, else by the phase, or need not give, if the other move is worse. */
  #ofGain(countable: Countable<S>, index: number): readonly Argument[] {
    for (const span of SPANS) {
      const gain = this.#gain(span, countable, index)
      if (gain >= NOTABLE && gain - this.#gainElse(span, countable, index) >= NOTABLE)
        return [
          argument(countable, { code: 'gains', amount: gain }, ...this.#gainOfOthers(index, gain)),
        ]
    }
    const amount =
      Math.min(0, this.#gain('byPhase', countable, index)) -
      this.#gainElse('byPhase', countable, index)
    // Who takes another role saves nothing: the phase that costs may still come.
    return this.#isRole || amount < NOTABLE ? [] : [argument(countable, { code: 'saves', amount })]
  }

  /** Of a countable, beside what lies there to be taken. */
  #gain(span: Span, countable: Countable<S>, index: number): number {
    return this.#after[span][index][this.#seat] - this.#lying(countable, this.#step)
  }

  #gainElse(span: Span, countable: Countable<S>, index: number): number {
    const gain = this.#afterOther?.[span][index][this.#seat] ?? 0
    return gain - this.#lying(countable, this.#other)
  }

  /** How much of a countable the role brings to the others, if the mover gets more. */
  #gainOfOthers(index: number, gain: number): readonly Counted[] {
    if (!this.#isRole) return []
    const seat = this.#mostAmongOthers(this.#after.byTurn[index])
    const most = Math.max(0, this.#after.byTurn[index][seat])
    return gain - most < NOTABLE ? [] : [{ code: 'others-gain', amount: most, seat }]
  }

  /** The most that the other move would have brought to somebody else in this phase. */
  #ofDenial(): readonly Argument[] {
    const { countables } = this.#task.adapter
    const afterOther = this.#afterOther
    if (afterOther === undefined) return []
    return weightiest(
      countables.map((countable, index) => {
        const missed = afterOther.byPhase[index].map(
          (gain, seat) => Math.max(0, gain) - Math.max(0, this.#after.byPhase[index][seat]),
        )
        const seat = this.#mostAmongOthers(missed)
        return argument(countable, { code: 'denies', amount: missed[seat], seat })
      }),
    )
  }

  #ofRival(): readonly Argument[] {
    if (!this.#isRole || this.#other === undefined) return []
    const rival = rivalFor(this.#task, this.#step, this.#other)
    if (rival === undefined) return []
    const { seat, gains } = rival
    return weightiest(
      this.#task.adapter.countables.map((countable, index) => {
        const amount = gains[index] - Math.max(0, this.#after.byPhase[index][seat])
        return argument(countable, { code: 'forestalls', amount, seat })
      }),
    )
  }

  #lying(countable: Countable<S>, step: number | undefined): number {
    return step === undefined ? 0 : (countable.lying?.(this.#task.state, step) ?? 0)
  }

  #mostAmongOthers(bySeat: Float64Array): number {
    let most = this.#seat === 0 ? 1 : 0
    for (let seat = most + 1; seat < bySeat.length; seat++)
      if (seat !== this.#seat && bySeat[seat] > bySeat[most]) most = seat
    return most
  }
}

/** Reasons of one countable; the first of them gives the weight. */
function argument<S extends GameState>(
  { what, points }: Countable<S>,
  ...counted: readonly Counted[]
): Argument {
  const reasons = counted.map((it) => ({ ...it, what, amount: Math.round(it.amount) }))
  return { points: points * counted[0].amount, reasons }
}

/** The weightiest argument, if it amounts to anything. */
function weightiest(found: readonly Argument[]): readonly Argument[] {
  return found
    .filter(({ reasons }) => (reasons[0].amount ?? 0) > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, 1)
}
