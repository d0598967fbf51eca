/**
 * Perft: how many sequences of small steps of a given length start from a state. The numbers are fixed for
 * documented positions, so a change of the rules that nobody meant shows at once.
 */
import { MoveList } from './move-list.ts'
import type { FastRules } from './rules.ts'
import type { GameState } from './state.ts'

/** Counts the leaves at `depth` steps; a game that is over earlier counts once. */
export function perft<S extends GameState>(
  rules: FastRules<S, never>,
  s: S,
  depth: number,
): number {
  const levels = Array.from({ length: depth + 1 }, () => ({
    state: rules.newState(),
    moves: new MoveList(rules.moveCount),
  }))
  const count = (from: S, offers: MoveList, left: number): number => {
    if (left === 0 || offers.length === 0) return 1
    if (left === 1) return offers.length
    const level = levels[left]
    let leaves = 0
    for (let i = 0; i < offers.length; i++) {
      level.state.copyFrom(from)
      rules.play(level.state, offers.at(i), level.moves)
      leaves += count(level.state, level.moves, left - 1)
    }
    return leaves
  }
  const first = new MoveList(rules.moveCount)
  rules.offers(s, first)
  return count(s, first, depth)
}
