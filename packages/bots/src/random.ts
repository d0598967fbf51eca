/** Plays any legal move: the lower end of every scale. */
import { type GameState, MoveList, random, seedRng } from '@doubloon/engine'
import type { Answer, Bot, Task } from './bot.ts'

export const randomBot: Bot = {
  name: 'random',
  about: 'plays any legal move, each equally likely',

  answer<S extends GameState>({ rules, state, seed }: Task<S>): Answer {
    const moves = new MoveList(rules.moveCount)
    rules.offers(state, moves)
    const dice = new Uint32Array(4)
    seedRng(dice, seed)
    const fair = 1 / rules.players(state)
    return {
      step: moves.at(random(dice, moves.length)),
      shares: Array.from({ length: rules.players(state) }, () => fair),
      weighed: [],
      iterations: 0,
    }
  },
}
