/**
 * How reasons are written down: one row per decision of the catalogue (§13), by phase.
 * They are asked only for steps that are not offered, so the last reason left is not checked again.
 */
import type { Refusal } from '@doubloon/engine'
import type { Step } from '../moves.ts'
import type { State } from '../state.ts'

/** A refusal by a rule. */
export interface Reason extends Refusal {
  readonly rule: string
}

/** What a decision asks, and why an answer to it is illegal. */
export interface Asked {
  /** What the seat is asked, in words that follow "is asked to". */
  readonly to: string
  /** The rule that defines the decision. */
  readonly rule: string
  /** The kinds of steps that answer it, besides passing. */
  readonly answers: readonly Step['type'][]
  /** Why an answer is illegal: the first reason in the order of the rulebook. */
  readonly why?: (s: State, step: number) => Reason
  /** Why the seat may not pass, where that can be so. */
  readonly noPass?: Reason
  /** Why a composite move that answers it makes no legal one, although its first step may be legal. */
  readonly composite?: (s: State, wanted: readonly number[]) => Reason
}

/** A reason with all its parts. */
export function reason(code: string, message: string, rule: string): Reason {
  return { code, message, rule }
}

/** One step of a composite: which place or good it is about, and how many. */
export interface Part {
  readonly of: number
  readonly count: number
}

/** Finds a step among families that follow each other, such as PUT or KEEP. */
export function partOf(families: readonly number[], step: number): Part {
  const of = families.findLastIndex((first) => first <= step)
  return { of, count: step - families[of] }
}

/** The first place or good that a composite names a second time; −1 if there is none. */
export function namedTwice(parts: readonly Part[]): number {
  const again = parts.find(({ of }, at) => parts.findIndex((part) => part.of === of) < at)
  return again === undefined ? -1 : again.of
}
