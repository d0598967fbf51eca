/**
 * The levels for people: five bots, the weakest first, all quick enough to keep a game going. The two strongest judge by the game's
 * value net where it has one, else by the smaller net of its sense (ADR 0015).
 */
import type { Bot } from './bot.ts'
import { experienced, greedy } from './greedy.ts'
import { searcher } from './searcher.ts'
import { tempered } from './temper.ts'
import { GUIDED } from './uct.ts'
import { withNet } from './with-net.ts'
import { withSolver } from './with-solver.ts'

const named = (name: string, about: string, bot: Bot): Bot => ({ ...bot, name, about })

export const LEVELS: readonly Bot[] = [
  named(
    'novice',
    'counts what lies before it, and looks neither ahead nor at the others',
    tempered(greedy, { sight: 0, regard: 0 }),
  ),
  named(
    'casual',
    'sees a little of what things will bring, and nothing of what a move gives to others',
    tempered(greedy, { sight: 0.1, regard: 0 }),
  ),
  named(
    'club',
    'sees most of what things will bring, and little of what a move gives to others',
    tempered(greedy, { sight: 0.6, regard: 0.2 }),
  ),
  named(
    'expert',
    'tries every move one step ahead and judges what follows for all by experience of many games',
    withNet(experienced, 'lookAhead'),
  ),
  withSolver(
    withNet(
      searcher('master', 'judges by experience too, but thinks ahead for up to a second', GUIDED),
      'search',
    ),
  ),
]
