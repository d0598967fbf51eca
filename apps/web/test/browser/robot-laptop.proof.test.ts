/** A robot that only presses offers finishes games: a laptop. */

import { robotGames } from './robots.ts'
import { LAPTOP } from './sizes.ts'

robotGames(LAPTOP)
