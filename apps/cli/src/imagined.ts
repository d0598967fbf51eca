/**
 * Imagined states: what a seat may know of a game, with everything else drawn anew; and whole moves
 * tried on them.
 */
import {
  type GameState,
  type GameTypes,
  type Imagined as ImaginedState,
  Journal,
  MoveList,
  stepsOfWhole,
} from '@doubloon/engine'
import type { AnyGame, AnyRules } from './any-game.ts'

/** A state in which a waiting seat decides next, and its moves. */
export interface Imagined<S extends GameState = GameState> {
  readonly state: S
  readonly moves: MoveList
}

/** One in which nothing is left that its seat cannot know: no bot thinks in another. */
export type World = Imagined<ImaginedState<GameState>>

/** The game as the waiting seat may imagine it when it decides. */
export function imagine(game: AnyGame, seat: number, seed: string): World {
  const state = game.imagine(seat, seed)
  const moves = new MoveList()
  if (seat === game.toMove) game.rules.offers(state, moves)
  else game.rules.actAs(state, seat, moves)
  return { state, moves }
}

/** One step of a whole move: what was offered and what was taken; if forced, nothing else was. */
export interface Choice {
  readonly offered: readonly number[]
  readonly taken: number
}

/** Plays on until the whole move is made; `pick` decides at every choice. */
export function walkWhole<S extends GameState>(
  rules: AnyRules,
  { state, moves }: Imagined<S>,
  pick: (imagined: Imagined<S>) => number,
): readonly Choice[] {
  const choices: Choice[] = []
  do {
    const offered = moves.toArray()
    const step = pick({ state, moves })
    const journal = new Journal()
    playNoted(rules, { state, moves }, step, journal)
    for (const taken of stepsOfWhole(rules, journal))
      choices.push({ offered: taken === step ? offered : [taken], taken })
  } while (rules.wholes.isMidway(state))
  return choices
}

/** Plays a move in words, a step or a whole, and says what happened; as much of it as is offered is played. */
export function playAloud(
  rules: AnyRules,
  imagined: Imagined,
  text: string,
): readonly GameTypes['event'][] {
  const { state, moves } = imagined
  const step = rules.steps.fromText(text)
  const wanted = step === undefined ? [...(rules.wholes.fromText(state, text) ?? [])] : [step]
  const strike = (made: number) => {
    const at = wanted.indexOf(made)
    if (at >= 0) wanted.splice(at, 1)
  }
  if (step === undefined) rules.wholes.forcedBefore?.(state).forEach(strike)
  const journal = new Journal()
  do {
    const next = nextOf(rules, moves, wanted)
    if (next === undefined) break
    strike(next)
    playNoted(rules, imagined, next, journal)
  } while (step === undefined && rules.wholes.isMidway(state))
  return Array.from({ length: journal.length }, (_, row) => rules.event(journal, row))
}

/** The offered step that is wanted; else the one that adds nothing. */
function nextOf(rules: AnyRules, moves: MoveList, wanted: readonly number[]): number | undefined {
  const offered = moves.toArray()
  return (
    offered.find((step) => wanted.includes(step)) ??
    offered.find((step) => rules.wholes.isNothing(step))
  )
}

function playNoted(
  rules: AnyRules,
  { state, moves }: Imagined,
  step: number,
  journal: Journal,
): void {
  state.journal = journal
  rules.play(state, step, moves)
  state.journal = undefined
}
