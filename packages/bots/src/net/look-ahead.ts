/** One step ahead by a net: a move is tried, the phase finished by sense, and the role choice that follows evaluated. */
import { type GameState, MoveList } from '@doubloon/engine'
import type { Task } from '../bot.ts'
import { Trial, type Tried } from '../one-step.ts'
import { nearShares } from '../outcome.ts'
import type { Evaluator } from './evaluator.ts'

/** Every move that is offered, tried in the same worlds; in the order of the offers. */
export function lookAhead<S extends GameState>(
  task: Task<S>,
  evaluator: Evaluator<S>,
  worlds: number,
): Tried[] {
  const { rules, state } = task
  const moves = new MoveList(rules.moveCount)
  rules.offers(state, moves)
  const trial = new Trial(task)
  const seats = rules.players(state)
  const shares = new Float64Array(seats)
  return moves.toArray().map((step) => {
    const mean = new Float64Array(seats)
    for (let world = 0; world < worlds; world++) {
      trial.playTurn(step, world)
      const after = trial.finishPhase()
      if (rules.isOver(after)) nearShares(rules, after, shares)
      else evaluator.evaluate(after, shares)
      for (let seat = 0; seat < seats; seat++) mean[seat] += shares[seat] / worlds
    }
    return { step, shares: mean }
  })
}

/** A difference of shares that makes a move e times as trusted; and the trust that all share equally. */
const SHARPNESS = 0.03
const EQUALLY = 0.2

/** How far to trust moves that were tried, in their order, in parts of 1. */
export function trustIn(tried: readonly Tried[], seat: number): Float64Array {
  const best = Math.max(...tried.map(({ shares }) => shares[seat]))
  const trust = Float64Array.from(tried, ({ shares }) =>
    Math.exp((shares[seat] - best) / SHARPNESS),
  )
  const sum = trust.reduce((all, it) => all + it)
  return trust.map((it) => EQUALLY / tried.length + ((1 - EQUALLY) * it) / sum)
}
