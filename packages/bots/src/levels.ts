/** The levels for people: five bots, the weakest first, all quick enough to keep a game going. */
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { searcher } from './searcher.ts'
import { tempered } from './temper.ts'
import { GUIDED } from './uct.ts'
import { withSolver } from './with-solver.ts'

const named = (name: string, about: string, bot: Bot): Bot => ({ ...bot, name, about })

export const LEVELS: readonly Bot[] = [
  named(
    'novice',
    'goes for what brings points now, and hardly looks at the others',
    tempered(greedy, { sight: 0.04, regard: 0.2 }),
  ),
  named(
    'casual',
    'builds up, but sees less of what is to come than there is, and little of what a move gives to others',
    tempered(greedy, { sight: 0.7, regard: 0.3 }),
  ),
  named(
    'club',
    'knows what everything is worth and minds the others; thinks one step ahead',
    greedy,
  ),
  withSolver(
    searcher('expert', 'thinks ahead to the end of the next round for a tenth of a second', {
      ...GUIDED,
      usual: { milliseconds: 100 },
    }),
  ),
  withSolver(
    searcher('master', 'thinks ahead to the end of the next round for up to a second', {
      ...GUIDED,
      usual: { milliseconds: 1000 },
    }),
  ),
]
