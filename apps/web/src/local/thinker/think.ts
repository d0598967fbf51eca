/** Thinks for a bot: plays the record again, and looks at the game only as the bot's seat may know it. */
import { advise, type Bot, QUICK_LEVELS } from '@doubloon/bots'
import { Game, orThrow } from '@doubloon/engine'
import { pageAdapterOf } from '../page-adapters.ts'
import type { ThinkAnswer, ThinkRequest } from '../protocol.ts'

/** No bot thinks longer about a composite move, in milliseconds. */
const LONGEST = 1000

export async function think(task: ThinkRequest): Promise<ThinkAnswer> {
  const { record, seat, seed, milliseconds } = task
  const adapter = await pageAdapterOf(record.game)
  const bot = await botOf(task.bot)
  if (adapter === undefined || bot === undefined) throw new Error(`nobody thinks as ${task.bot}`)
  const game = orThrow(Game.replay(adapter.rules, record))
  const knowing = bot.needsNets === true ? await adapter.withNets() : adapter.heuristics
  const { move, shares, reasons } = advise(game, knowing, { bot, budget: {} }, seed, {
    seat,
    now: () => performance.now(),
    most: LONGEST,
    ...(milliseconds !== undefined && { milliseconds }),
  })
  return { move, share: shares[seat] ?? 0, reasons }
}

/** Levels that search are fetched when somebody plays against one. */
async function botOf(wanted: string): Promise<Bot | undefined> {
  const levels = QUICK_LEVELS.some(({ name }) => name === wanted)
    ? QUICK_LEVELS
    : (await import('./all-levels.ts')).LEVELS
  return levels.find(({ name }) => name === wanted)
}
