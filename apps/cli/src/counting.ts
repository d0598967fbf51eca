/** Perft in parts, so that one can see how far a long count is. */
import { type GameState, MoveList, perft } from '@doubloon/engine'
import type { AnyRules } from './any-game.ts'

/** First moves behind each of which is counted apart. */
const APART = 3

/** The leaves at a depth; `at` is told the share that is counted, from 0 to 1. */
export function countLeaves(
  rules: AnyRules,
  start: GameState,
  depth: number,
  at: (share: number) => void,
): number {
  const count = (s: GameState, moves: number, from: number, width: number): number => {
    const offers = new MoveList()
    rules.offers(s, offers)
    if (moves === Math.min(APART, depth - 1) || offers.length === 0) {
      const leaves = perft(rules, s, depth - moves)
      at(from + width)
      return leaves
    }
    const next = rules.newState()
    const part = width / offers.length
    let leaves = 0
    for (const [index, move] of offers.toArray().entries()) {
      next.copyFrom(s)
      rules.play(next, move, new MoveList())
      leaves += count(next, moves + 1, from + index * part, part)
    }
    return leaves
  }
  return count(start, 0, 0, 1)
}
