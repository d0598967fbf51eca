/** The levels for people: five bots, the weakest first, all quick enough to keep a game going. The strongest searches (ADR 0015). */
import type { Bot } from './bot.ts'
import { QUICK_LEVELS } from './quick-levels.ts'
import { searcher } from './searcher.ts'
import { GUIDED } from './uct.ts'
import { withFinish } from './with-finish.ts'
import { withNet } from './with-net.ts'
import { withSolver } from './with-solver.ts'

export const LEVELS: readonly Bot[] = [
  ...QUICK_LEVELS,
  // Searches by the net (net/puct.ts) where a game's adapter has such a search (`net.search`, net/play.ts), as Puerto Rico's has; else as the searcher inside.
  withSolver(
    withFinish(
      withNet(
        searcher('master', 'evaluates by a net too, but thinks ahead for up to a second', GUIDED),
        'search',
      ),
    ),
  ),
]
