/** What a bot is asked, and how it answers: it sees the game only as its seat may know it. */
import { advise, botAdapterOf, parsePlayer } from '@doubloon/bots'
import { Game, type GameRecord, orThrow } from '@doubloon/engine'
import type { Why } from '@doubloon/table'

export interface Thought {
  readonly move: string
  readonly why: readonly Why[]
}

export interface ThinkTask {
  readonly record: GameRecord
  readonly seat: number
  readonly bot: string
  /** By lot: nothing of the game follows from it. */
  readonly seed: string
}

/** No bot thinks longer about a composite move, in milliseconds. */
const LONGEST = 1000

export function think({ record, seat, bot, seed }: ThinkTask): Thought {
  const adapter = botAdapterOf(record.game)
  const game = orThrow(Game.replay(adapter.rules, record))
  const { move, reasons } = advise(game, adapter, orThrow(parsePlayer(bot)), seed, {
    seat,
    now: () => performance.now(),
    most: LONGEST,
  })
  return { move, why: reasons }
}
