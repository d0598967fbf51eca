/** The friendly door measured: playing, replaying, listing offers, views. */
import { Game, orThrow } from '@doubloon/engine'
import type { AnyGame } from '../any-game.ts'
import type { CommandAdapter } from '../command-adapter.ts'
import { chooseMove } from '../opponents.ts'
import { type Effort, rateOf } from './stopwatch.ts'

/** What the friendly door does per second. */
export interface FriendlySpeed {
  readonly movesPerSecond: number
  readonly replaysPerSecond: number
  readonly offerListsPerSecond: number
  readonly viewsPerSecond: number
}

/** One random game, played, replayed and looked at. */
export function measureFriendlyDoor(
  row: CommandAdapter,
  options: object,
  effort: Effort,
): FriendlySpeed {
  const start: AnyGame = orThrow(Game.start(row.rules, options, 'friendly'))
  const games: AnyGame[] = [start]
  for (let game = start; !game.over; games.push(game))
    game = orThrow(game.play(chooseMove(game, 'random', `friendly-${games.length}`)))
  const record = (games.at(-1) ?? start).record()
  const running = games.filter((game) => !game.over)
  return {
    movesPerSecond: rateOf(effort, () => {
      let game = start
      for (const move of record.moves) game = orThrow(game.play(move))
      return record.moves.length
    }),
    replaysPerSecond: rateOf(effort, () => {
      orThrow(Game.replay(row.rules, record))
      return 1
    }),
    offerListsPerSecond: rateOf(effort, () => {
      for (const game of running) game.offers()
      return running.length
    }),
    viewsPerSecond: rateOf(effort, () => {
      for (const game of running) game.view(0)
      return running.length
    }),
  }
}
