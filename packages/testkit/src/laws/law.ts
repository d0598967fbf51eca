/** What a law of the conformance suite is, and what a game tells the suite about itself. */
import type { GameState, GameTypes, Rules } from '@doubloon/engine'
import type { Situation } from '../walk.ts'

/** A game under test. */
export interface Suite<S extends GameState, T extends GameTypes> {
  readonly rules: Rules<S, T>
  /** What is wrong with a position by the invariants of the game, in sentences; asked after every step. */
  invariants(s: S): readonly string[]
  /** What a view or an event shows that the seat may not see, in sentences. */
  leaks(seen: unknown, s: S, seat: number): readonly string[]
  /** No game takes more small steps than this. */
  readonly mostSteps: number
}

/** The premise of a law did not hold at this situation, so that nothing was proved. */
export const PROVED_NOTHING = Symbol('proved nothing')

/** What a law finds: nothing wrong, or what is wrong in a sentence, or that it had nothing to say. */
export type Finding = undefined | string | typeof PROVED_NOTHING

/** A law: at a situation of a game it finds nothing, or says what is wrong. */
export interface Law {
  readonly name: string
  /** Checked at one in so many steps. */
  readonly oneIn: number
  check<S extends GameState, T extends GameTypes>(
    situation: Situation<S, T>,
    suite: Suite<S, T>,
  ): Finding
}

/** The same value by its JSON. */
export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Whether two positions or snapshots are equal. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}
