/** Thinks for a bot: plays the record again, and looks at the game only as the bot's seat may know it. */
import { advise, LEVELS } from '@doubloon/bots'
import { Game, orThrow } from '@doubloon/engine'
import { kitOf } from '../kits.ts'
import type { Task, Thought } from '../protocol.ts'

/** No bot thinks longer about a whole move, in milliseconds. */
const LONGEST = 1000

export async function think(task: Task): Promise<Thought> {
  const { record, seat, seed, milliseconds } = task
  const kit = await kitOf(record.game)
  const bot = LEVELS.find(({ name }) => name === task.bot)
  if (kit === undefined || bot === undefined) throw new Error(`nobody thinks as ${task.bot}`)
  const game = orThrow(Game.replay(kit.rules, record))
  const sense = bot.look === 'by experience' ? await kit.experienced() : kit.sense
  const { move, shares, reasons } = advise(game, sense, { bot, budget: {} }, seed, {
    seat,
    now: () => performance.now(),
    most: LONGEST,
    ...(milliseconds !== undefined && { milliseconds }),
  })
  return { move, share: shares[seat] ?? 0, reasons }
}
