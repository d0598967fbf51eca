/**
 * From words to steps and back: finds the legal move that a text or a typed move asks for, and lists what
 * could be asked for.
 */

import { findComposite, listComposites } from './composites.ts'
import { MoveList } from './move-list.ts'
import { accept, type Result, refuse } from './result.ts'
import type { GameTypes, Rules } from './rules.ts'
import type { GameState } from './state.ts'

/** A move as it may be handed in: notation, or typed. */
export type MoveInput<T extends GameTypes> = string | T['move']

/** One legal composite move in both forms: its notation, and typed. */
export interface Offer<Move> {
  readonly text: string
  readonly move: Move
}

/** A legal move that was asked for: the steps to play, and its line in the record. */
export interface Found {
  readonly chosen: readonly number[]
  readonly text: string
}

/** The steps to play for a move, or why it is not legal. */
export function findMove<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  s: S,
  move: MoveInput<T>,
): Result<Found> {
  const { steps, composites } = rules
  if (typeof move !== 'string' && (typeof move !== 'object' || move === null))
    return unknownMove(move)
  const step = typeof move === 'string' ? steps.fromText(move) : steps.fromTyped(move)
  if (step !== undefined) return findStep(rules, s, step)
  const wanted =
    typeof move === 'string' ? composites.fromText(s, move) : composites.fromTyped(s, move)
  if (wanted === undefined) return unknownMove(move)
  const composite = findComposite(rules, s, wanted)
  if (!composite.ok) return composite
  return accept({
    chosen: composite.value.chosen,
    text: moveOf(rules, s, composite.value.steps).text,
  })
}

/** All composite moves; the next steps of a composite that has begun; undefined if there are more than `limit`. */
export function listOffers<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  s: S,
  limit: number,
): readonly Offer<T['move']>[] | undefined {
  if (rules.composites.isMidway(s)) return stepsOf(rules, s).map((step) => stepOffer(rules, step))
  return listComposites(rules, s, limit)?.map((composite) => moveOf(rules, s, composite.steps))
}

/** The canonical small steps of the pending decision. */
export function stepsOf<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  s: S,
): readonly number[] {
  const out = new MoveList(rules.moveCount)
  rules.offers(s, out)
  return out.toArray()
}

function findStep<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  s: S,
  step: number,
): Result<Found> {
  if (stepsOf(rules, s).includes(step))
    return accept({ chosen: [step], text: rules.steps.text(step) })
  return { ok: false, error: rules.refusal(s, step) }
}

/**
 * The move that was made by some steps, forced ones included: a composite has the words of the whole, everything else
 * those of its single step.
 */
export function moveOf<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  s: S,
  made: readonly number[],
): Offer<T['move']> {
  const steps = [...(rules.composites.forcedBefore?.(s) ?? []), ...made]
  return steps.length === 1 && !rules.composites.isPart(steps[0])
    ? stepOffer(rules, steps[0])
    : { text: rules.composites.text(s, steps), move: rules.composites.typed(steps) }
}

function stepOffer<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  step: number,
): Offer<T['move']> {
  return { text: rules.steps.text(step), move: rules.steps.typed(step) }
}

function unknownMove(move: unknown): Result<never> {
  const written = typeof move === 'string' ? `"${shorten(move)}"` : 'this object'
  return refuse('unknown-move', `${written} is not a move of this game`)
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
