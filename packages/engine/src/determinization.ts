/**
 * Determinizations: what a seat may know of a game, with everything else drawn anew; and composite moves tried in them. For
 * whoever looks ahead through the friendly door: bots, previews, proposals.
 */

import { stepsOfComposite } from './composites.ts'
import type { Determinized } from './determinize.ts'
import type { Game } from './game.ts'
import { Journal } from './journal.ts'
import { MoveList } from './move-list.ts'
import type { GameTypes, Rules } from './rules.ts'
import type { GameState } from './state.ts'

/** A state in which a seat decides next, and its moves. */
export interface Pending<S extends GameState> {
  readonly state: S
  readonly moves: MoveList
}

/** One in which nothing is left that its seat cannot know: no bot thinks in another. */
export type Determinization<S extends GameState> = Pending<Determinized<S>>

/** The game as the waiting seat may think of it when it decides. */
export function determinizationOf<S extends GameState, T extends GameTypes>(
  game: Game<S, T>,
  seat: number,
  seed: string,
): Determinization<S> {
  const state = game.determinize(seat, seed)
  const moves = new MoveList(game.rules.moveCount)
  if (seat === game.toMove) game.rules.offers(state, moves)
  else game.rules.actAs(state, seat, moves)
  return { state, moves }
}

/** What would follow a move. */
export interface Foreseen<T extends Pick<GameTypes, 'event'>> {
  /** Up to the next decision of anybody. */
  readonly events: readonly T['event'][]
  /** Until the phase is over, everybody choosing as usual, `events` included: a guess where others are free. */
  readonly phase: readonly T['event'][]
}

/** One step of a composite move: what was offered and what was taken; if forced, nothing else was. */
export interface Choice {
  readonly offered: readonly number[]
  readonly taken: number
}

/** Plays on until the composite move is made; `pick` decides at every choice. */
export function walkComposite<S extends GameState, T extends GameTypes, P extends Pending<S>>(
  rules: Rules<S, T>,
  pending: P,
  pick: (pending: P) => number,
): readonly Choice[] {
  const { state, moves } = pending
  const choices: Choice[] = []
  do {
    const offered = moves.toArray()
    const step = pick(pending)
    const journal = new Journal()
    playNoted(rules, pending, step, journal)
    for (const taken of stepsOfComposite(rules, journal))
      choices.push({ offered: taken === step ? offered : [taken], taken })
  } while (rules.composites.isMidway(state))
  return choices
}

/** Plays a step and says what happened. */
export function stepAloud<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  pending: Pending<S>,
  step: number,
): readonly T['event'][] {
  const journal = new Journal()
  playNoted(rules, pending, step, journal)
  return eventsIn(rules, journal)
}

/** Plays a move in words, a step or a composite, and says what happened; as much of it as is offered is played. */
export function playAloud<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  pending: Pending<S>,
  text: string,
): readonly T['event'][] {
  const { state, moves } = pending
  const step = rules.steps.fromText(text)
  const wanted = step === undefined ? [...(rules.composites.fromText(state, text) ?? [])] : [step]
  const strike = (made: number) => {
    const at = wanted.indexOf(made)
    if (at >= 0) wanted.splice(at, 1)
  }
  if (step === undefined) rules.composites.forcedBefore?.(state).forEach(strike)
  const journal = new Journal()
  do {
    const next = nextOf(rules, moves, wanted)
    if (next === undefined) break
    strike(next)
    playNoted(rules, pending, next, journal)
  } while (step === undefined && rules.composites.isMidway(state))
  return eventsIn(rules, journal)
}

/** The offered step that is wanted; else the one that adds nothing. */
function nextOf<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  moves: MoveList,
  wanted: readonly number[],
): number | undefined {
  const offered = moves.toArray()
  return (
    offered.find((step) => wanted.includes(step)) ??
    offered.find((step) => rules.composites.isNothing(step))
  )
}

function playNoted<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  { state, moves }: Pending<S>,
  step: number,
  journal: Journal,
): void {
  state.journal = journal
  rules.play(state, step, moves)
  state.journal = undefined
}

function eventsIn<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  journal: Journal,
): readonly T['event'][] {
  return Array.from({ length: journal.length }, (_, row) => rules.event(journal, row))
}
