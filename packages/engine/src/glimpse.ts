/**
 * Glimpses (ADR 0018): a game as one viewer may know it, as bytes that may leave the server. Whoever receives them lays the
 * same table as the viewer would see, and can try moves in it; everything hidden was drawn by lot. Here is what goes into them; the
 * bytes are made and read by `Game.glimpse` and `Game.fromGlimpse`.
 */
import { type Determinized, determinize } from './determinize.ts'
import { Fingerprint } from './hash.ts'
import type { GameTypes, Rules } from './rules.ts'
import type { GameState } from './state.ts'

/** A determinization for the viewer in which also that is hidden which only a memory could tell. */
export function conceal<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  s: S,
  viewer: number,
  rng: Uint32Array,
): Determinized<S> {
  const concealed = determinize(rules, s, viewer, rng, rules.newState())
  rules.conceal(concealed, viewer)
  return concealed
}

/** What bytes of a game mean: two programs that agree in it can read each other's glimpses. */
export function layoutOf<S extends GameState, T extends GameTypes>(rules: Rules<S, T>): string {
  const fields = Object.entries(rules.newState()).flatMap(([name, field]) =>
    ArrayBuffer.isView(field) ? [`${name} ${field.constructor.name} ${field.byteLength}`] : [],
  )
  const text = [rules.game, rules.version, ...fields].join('\n')
  const units = Uint32Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  return new Fingerprint().add(units).toString()
}
