/**
 * One step ahead with a careful look: every move is tried, the turn finished by sense (a role with its whole phase), and the
 * position that follows judged. Plays like a sensible player at a club.
 */
import { type GameState, imagine, MoveList, seedRng } from '@doubloon/engine'
import type { Answer, Bot, Task, Weighed } from './bot.ts'
import { expectedShares, finalShares } from './outcome.ts'

/** Worlds a move is tried in, so that one lucky card does not decide. */
const WORLDS = 4

export const greedy: Bot = {
  name: 'greedy',
  about: 'tries every move one step ahead and takes the one after which it stands best',

  answer<S extends GameState>(task: Task<S>): Answer {
    const { rules, state, budget } = task
    const moves = new MoveList(rules.moveCount)
    rules.offers(state, moves)
    const seat = rules.toMove(state)
    const worlds = budget.iterations ?? WORLDS
    const means = moves.toArray().map((step) => ({
      step,
      shares: meanShares(task, step, worlds),
    }))
    means.sort((a, b) => b.shares[seat] - a.shares[seat])
    const weighed = means.map(
      ({ step, shares }): Weighed => ({ step, share: shares[seat], visits: worlds }),
    )
    return {
      step: means[0].step,
      shares: Array.from(means[0].shares),
      weighed,
      iterations: worlds * means.length,
    }
  },
}

/** What follows a step, on average over some worlds: the same worlds for every step. */
function meanShares<S extends GameState>(
  { rules, sense, state, seed }: Task<S>,
  step: number,
  worlds: number,
): Float64Array {
  const seats = rules.players(state)
  const sum = new Float64Array(seats)
  const shares = new Float64Array(seats)
  const after = rules.newState()
  const moves = new MoveList(rules.moveCount)
  const rng = new Uint32Array(4)
  const dice = new Uint32Array(4)
  const seat = rules.toMove(state)
  for (let world = 0; world < worlds; world++) {
    seedRng(rng, `${seed} ${world}`)
    seedRng(dice, `${seed} ${world} dice`)
    const isRole = sense.isRoleChoice(state)
    imagine(rules, state, seat, rng, after)
    rules.play(after, step, moves)
    while (
      moves.length > 0 &&
      !sense.isRoleChoice(after) &&
      (isRole || rules.toMove(after) === seat)
    )
      rules.play(after, sense.pick(after, moves, dice), moves)
    if (rules.isOver(after)) finalShares(rules, after, shares)
    else expectedShares(sense, after, shares)
    for (let s = 0; s < seats; s++) sum[s] += shares[s] / worlds
  }
  return sum
}
