/** Role choices of played games, for the tests of nets. */
import { type GameState, MoveList, orThrow, seedRng } from '@doubloon/engine'
import { botAdapterOf } from '../src/index.ts'
import type { Evaluator } from '../src/net/evaluator.ts'

export interface Choice<S extends GameState> {
  readonly state: S
  readonly moves: MoveList
}

export type Pick<S extends GameState> = (s: S, moves: MoveList, dice: Uint32Array) => number

/** The role choices of some deals of games with each of these options. */
export function roleChoices<S extends GameState>(
  game: string,
  games: readonly object[],
  deals: number,
  pick: Pick<S>,
): readonly Choice<S>[] {
  const adapter = botAdapterOf<S>(game)
  const { rules } = adapter
  const found: Choice<S>[] = []
  const s = rules.newState()
  const moves = new MoveList(rules.moveCount)
  const dice = new Uint32Array(4)
  for (const raw of games)
    for (let deal = 0; deal < deals; deal++) {
      seedRng(dice, `net ${deal}`)
      rules.setUp(s, orThrow(rules.parseOptions(raw)), `net ${deal}`, moves)
      while (moves.length > 0) {
        if (adapter.isRoleChoice(s)) found.push(copied(s, moves))
        rules.play(s, pick(s, moves, dice), moves)
      }
    }
  return found

  function copied(s: S, offers: MoveList): Choice<S> {
    const state = rules.newState()
    const moves = new MoveList(rules.moveCount)
    state.copyFrom(s)
    moves.copyFrom(offers)
    return { state, moves }
  }
}

/** What a net says of a role choice, as the seat to move sees it. */
export function judged<S extends GameState>(
  evaluator: Evaluator<S>,
  { state, moves }: Choice<S>,
  seats: number,
  viewer: number,
) {
  const shares = new Float64Array(seats)
  const priors = new Float64Array(moves.length)
  evaluator.evaluateChoices(state, viewer, moves, shares, priors)
  return { shares: Array.from(shares), priors: Array.from(priors) }
}
