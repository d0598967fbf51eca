/**
 * How reasons are written down: one row per decision of the catalogue (§16), later parts of D-SJ-3 included. They are
 * asked only for moves that are not legal, so the last reason left is not checked again, and only the seat that is
 * asked hears them: they may speak of its hand, never of what is hidden from it.
 */
import { inWords, type Refusal } from '@doubloon/engine'
import { BUILDINGS } from '../buildings/catalog.ts'
import type { Step } from '../moves.ts'
import type { State } from '../state.ts'

/** A refusal by a rule. */
export interface Reason extends Refusal {
  readonly rule: string
}

/** What a decision asks, and why an answer to it is illegal. */
export interface Asked {
  /** What the seat is asked, in words that follow "is asked to". */
  readonly to: (s: State) => string
  /** The rule that says who is asked; the same for all parts of a decision, which others do not see. */
  readonly rule: string
  /** The kinds of steps that answer it, besides passing and stopping. */
  readonly answers: readonly Step['type'][]
  /** Why an answer is illegal: the first reason in the order of the rulebook. */
  readonly why: (s: State, step: number) => Reason
  /** Why the seat may not pass, or say that it is done, where that can be so. */
  readonly stop?: (s: State, step: number) => Reason
  /** Why steps that answer it make no legal composite move. */
  readonly composite?: (s: State, wanted: readonly number[]) => Reason
}

/** A reason with all its parts. */
export function reason(code: string, message: string, rule: string): Reason {
  return { code, message, rule }
}

/** A building or card in words. */
export const nameOf = (kind: number): string => inWords(BUILDINGS[kind].key)

/** The same with its article. */
export function oneOf(kind: number): string {
  const name = nameOf(kind)
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}

/** `1 card`, `2 cards`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

/** What a composite move wants, each thing with how often it is wanted. */
export function tally(things: readonly number[]): ReadonlyMap<number, number> {
  const amounts = new Map<number, number>()
  for (const thing of things) amounts.set(thing, (amounts.get(thing) ?? 0) + 1)
  return amounts
}

/** The first reason that one of several things gives. */
export function firstReason<A>(
  things: Iterable<A>,
  why: (thing: A) => Reason | undefined,
): Reason | undefined {
  for (const thing of things) {
    const found = why(thing)
    if (found !== undefined) return found
  }
  return undefined
}
