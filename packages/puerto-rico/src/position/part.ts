/**
 * How the reading of a position is divided: each part lays something on the table or says what is
 * wrong.
 */
import type { Refusal } from '@doubloon/engine'
import type { State } from '../state.ts'
import type { PositionInput } from './form.ts'

/** Lays one part of a position on the table; says what is wrong with it, if anything. */
export type Part = (s: State, p: PositionInput) => Refusal | undefined

/** The first problem that one of the parts finds. */
export function firstProblem(
  s: State,
  p: PositionInput,
  parts: readonly Part[],
): Refusal | undefined {
  for (const part of parts) {
    const found = part(s, p)
    if (found !== undefined) return found
  }
  return undefined
}

/** A problem: its code, a sentence that says where and what to do, and the rule. */
export function problem(code: string, message: string, rule: string): Refusal {
  return { code, message, rule }
}
