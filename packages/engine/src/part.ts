/** How the reading of a position is divided: each part lays something on the table or says what is wrong. */
import type { Refusal } from './result.ts'

/** Lays one part of a position on the table; says what is wrong with it, if anything. */
export type Part<S, Input> = (s: S, input: Input) => Refusal | undefined

/** The first problem that one of the parts finds. */
export function firstProblem<S, Input>(
  s: S,
  input: Input,
  parts: readonly Part<S, Input>[],
): Refusal | undefined {
  for (const part of parts) {
    const found = part(s, input)
    if (found !== undefined) return found
  }
  return undefined
}

/** A problem: its code, a sentence that says where and what to do, and the rule. */
export function problem(code: string, message: string, rule: string): Refusal {
  return { code, message, rule }
}
