/** How the reference asks: a phase is a generator that yields questions and receives answers. */
import type { Choice } from './choices.ts'

export interface Asked {
  readonly seat: number
  readonly choice: Choice
}

/** One decision; several seats are asked at once only for their starting cards. */
export interface Question {
  readonly decision: string
  readonly asked: readonly Asked[]
}

export interface Answer {
  readonly seat: number
  readonly move: string
}

export type Play<R = void> = Generator<Question, R, Answer>

/** Asks one seat; the only legal answer is given without asking (R-SJ-34, R-SJ-42). */
export function* ask(seat: number, decision: string, choice: Choice): Play<string> {
  const only = choice.list(1)
  if (only !== undefined) return only[0]
  const answer = yield { decision, asked: [{ seat, choice }] }
  if (answer.seat !== seat || !choice.has(answer.move))
    throw new Error(`${decision}: seat ${answer.seat} may not "${answer.move}"`)
  return answer.move
}
