/** A robot that only presses offers finishes games: a phone on its side. */

import { robotGames } from './robots.ts'
import { PHONE_ON_ITS_SIDE } from './sizes.ts'

robotGames(PHONE_ON_ITS_SIDE)
