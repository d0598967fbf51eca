/**
 * Composite moves out of small steps: lists all composites of a decision, and finds the path of the one
 * somebody asked for. Used only at the friendly door; bots play the small steps.
 */
import { Journal, MOVED } from './journal.ts'
import { MoveList } from './move-list.ts'
import { accept, type Result } from './result.ts'
import type { GameTypes, Rules } from './rules.ts'
import type { GameState } from './state.ts'

/** One composite move: the steps to choose, and all steps it consists of, forced ones included. */
export interface Composite {
  readonly chosen: readonly number[]
  readonly steps: readonly number[]
}

/** All composite moves of the pending decision in canonical order; undefined if there are more than `limit`. */
export function listComposites<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  s: S,
  limit: number,
): readonly Composite[] | undefined {
  const found: Composite[] = []
  const walk = (at: S, chosen: readonly number[], steps: readonly number[]): boolean => {
    const offers = new MoveList(rules.moveCount)
    rules.offers(at, offers)
    for (const step of offers.toArray()) {
      const next = stepOn(rules, at, step)
      const path = [...chosen, step]
      const all = [...steps, ...next.steps]
      if (next.midway) {
        if (!walk(next.state, path, all)) return false
      } else if (found.length === limit) return false
      else found.push({ chosen: path, steps: all })
    }
    return true
  }
  return walk(s, [], []) ? found : undefined
}

/** The path to the composite move made of the wanted steps, each as often as it is wanted, or why there is none. */
export function findComposite<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  s: S,
  wanted: readonly number[],
): Result<Composite> {
  const offers = new MoveList(rules.moveCount)
  const chosen: number[] = []
  const steps: number[] = []
  const missing = [...wanted]
  const strike = (made: number): boolean => {
    const found = missing.indexOf(made)
    if (found >= 0) missing.splice(found, 1)
    return found >= 0 || rules.composites.isNothing(made)
  }
  const refused = (): Result<never> => ({ ok: false, error: rules.composites.refusal(s, wanted) })
  if (!(rules.composites.forcedBefore?.(s) ?? []).every(strike)) return refused()
  let at = s
  for (;;) {
    rules.offers(at, offers)
    const step = pickStep(rules, offers.toArray(), missing)
    if (step === undefined) return refused()
    const next = stepOn(rules, at, step)
    chosen.push(step)
    steps.push(...next.steps)
    if (!next.steps.every(strike)) return refused()
    if (!next.midway) break
    at = next.state
  }
  return missing.every((step) => rules.composites.isNothing(step))
    ? accept({ chosen, steps })
    : refused()
}

/** The offered step that is wanted; else the offered nothing. */
function pickStep<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  offered: readonly number[],
  wanted: readonly number[],
): number | undefined {
  return (
    offered.find((step) => wanted.includes(step)) ??
    offered.find((step) => rules.composites.isNothing(step))
  )
}

interface StepTaken<S> {
  readonly state: S
  readonly steps: readonly number[]
  readonly midway: boolean
}

/** Plays one step on a copy and collects the steps of the same composite that the rules played after it. */
function stepOn<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  s: S,
  step: number,
): StepTaken<S> {
  const state = rules.newState()
  state.copyFrom(s)
  const journal = new Journal()
  state.journal = journal
  rules.play(state, step, new MoveList(rules.moveCount))
  state.journal = undefined
  return {
    state,
    steps: stepsOfComposite(rules, journal),
    midway: rules.composites.isMidway(state),
  }
}

/** The first steps in a journal, as long as they are the same seat's and belong together. */
export function stepsOfComposite<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  journal: Journal,
): readonly number[] {
  const steps: number[] = []
  const seat = journal.at(0, 1)
  for (let row = 0; row < journal.length; row++) {
    if (journal.at(row, 0) !== MOVED) continue
    const step = journal.at(row, 2)
    const last = steps.at(-1)
    const belongs = last === undefined || rules.composites.continues(last, step)
    if (journal.at(row, 1) !== seat || !belongs) break
    steps.push(step)
  }
  return steps
}
