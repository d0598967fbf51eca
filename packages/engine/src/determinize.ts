/** States that a seat may think in. Bots accept no others, and the compiler sees to it. */
import type { FastRules } from './rules.ts'
import type { GameState } from './state.ts'

declare const determinized: unique symbol

/** A state in which everything that a seat cannot know was drawn anew. */
export type Determinized<S extends GameState> = S & { readonly [determinized]: true }

/** Makes `into` a determinization that the seat considers possible. */
export function determinize<S extends GameState>(
  rules: Pick<FastRules<S, never>, 'resample'>,
  s: S,
  seat: number,
  rng: Uint32Array,
  into: S,
): Determinized<S> {
  into.copyFrom(s)
  rules.resample(into, seat, rng)
  return into as Determinized<S>
}
