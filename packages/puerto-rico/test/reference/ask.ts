/** How the reference asks: a phase is a generator that yields questions and receives answers. */
import type { Play as PlayOf } from '@doubloon/testkit/reference'

export interface Asked {
  readonly seat: number
  /** All legal composite moves; undefined if there are too many to write down. */
  readonly legal: readonly string[] | undefined
}

export type Play<R = void> = PlayOf<Asked, R>

/** Asks one seat; the only legal answer is given without asking (PR-RUL-60). */
export function* ask(seat: number, decision: string, legal: readonly string[]): Play<string> {
  if (legal.length === 0) throw new Error(`${decision} without any answer`)
  if (legal.length === 1) return legal[0]
  const answer = yield { decision, asked: [{ seat, legal }] }
  if (answer.seat !== seat || !legal.includes(answer.move))
    throw new Error(`${decision}: seat ${answer.seat} may not "${answer.move}"`)
  return answer.move
}
