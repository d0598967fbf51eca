/**
 * Imagined states: what a seat may know of a game, with everything else drawn anew; and whole moves
 * tried on them.
 */
import { type GameState, Journal, MoveList, stepsOfWhole } from '@doubloon/engine'
import type { AnyGame } from './any-game.ts'

/** A state in which a waiting seat decides next, and its moves. */
export interface Imagined {
  readonly state: GameState
  readonly moves: MoveList
}

/** The game as the waiting seat may imagine it when it decides. */
export function imagine(game: AnyGame, seat: number, seed: string): Imagined {
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
export function walkWhole(
  { rules }: AnyGame,
  { state, moves }: Imagined,
  pick: (imagined: Imagined) => number,
): readonly Choice[] {
  const choices: Choice[] = []
  do {
    const offered = moves.toArray()
    const step = pick({ state, moves })
    const journal = new Journal()
    state.journal = journal
    rules.play(state, step, moves)
    state.journal = undefined
    for (const taken of stepsOfWhole(rules, journal))
      choices.push({ offered: taken === step ? offered : [taken], taken })
  } while (rules.wholes.isMidway(state))
  return choices
}
