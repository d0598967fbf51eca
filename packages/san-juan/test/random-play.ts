/** Random games for tests. */
import type { MoveList } from '@doubloon/engine'
import { playRandomly as play } from '@doubloon/testkit'
import { type State, sanJuan } from '../src/index.ts'

/** Plays random games and shows every state that waits for a decision, and the final ones. */
export const playRandomly = (
  options: object,
  games: number,
  look: (s: State, offers: MoveList) => void,
) => play(sanJuan, options, games, look)
