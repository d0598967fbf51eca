/** A robot that only presses offers finishes games: a phone. */

import { robotGames } from './robots.ts'
import { PHONE } from './sizes.ts'

robotGames(PHONE)
