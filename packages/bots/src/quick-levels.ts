/**
 * The levels that answer at once, the weakest first. The strongest of them evaluates by the game's value net where it has one, else by
 * the smaller net of its heuristics (ADR 0015). They need no search, so that who plays against them need not fetch one.
 */
import type { Bot } from './bot.ts'
import { greedy, smallNetGreedy } from './greedy.ts'
import { weakened } from './weakness.ts'
import { withFinish } from './with-finish.ts'
import { withNet } from './with-net.ts'

const named = (name: string, about: string, bot: Bot): Bot => ({ ...bot, name, about })

export const QUICK_LEVELS: readonly Bot[] = [
  named(
    'novice',
    'counts what lies before it, and looks neither ahead nor at the others',
    weakened(greedy, { sight: 0, regard: 0 }),
  ),
  named(
    'casual',
    'sees a little of what things will bring, and nothing of what a move gives to others',
    weakened(greedy, { sight: 0.1, regard: 0 }),
  ),
  named(
    'club',
    'sees most of what things will bring, and little of what a move gives to others',
    withFinish(weakened(greedy, { sight: 0.6, regard: 0.2 })),
  ),
  named(
    'expert',
    'tries every move one step ahead and evaluates what follows for all by a net fitted to many games',
    withFinish(withNet(smallNetGreedy, 'lookAhead')),
  ),
]
