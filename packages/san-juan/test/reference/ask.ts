/** How the reference asks: a phase is a generator that yields questions and receives answers. */
import type { Play as PlayOf } from '@doubloon/testkit/reference'
import type { Choice } from './choices.ts'

export interface Asked {
  readonly seat: number
  readonly choice: Choice
}

export type Play<R = void> = PlayOf<Asked, R>

/** Asks one seat; the only legal answer is given without asking (R-SJ-34, R-SJ-42). */
export function* ask(seat: number, decision: string, choice: Choice): Play<string> {
  const only = choice.list(1)
  if (only !== undefined) return only[0]
  const answer = yield { decision, asked: [{ seat, choice }] }
  if (answer.seat !== seat || !choice.has(answer.move))
    throw new Error(`${decision}: seat ${answer.seat} may not "${answer.move}"`)
  return answer.move
}
