/** A robot that only presses offers finishes games: a phone on its side. */
import { PHONE_ON_ITS_SIDE } from './open.ts'
import { robotGames } from './robots.ts'

robotGames(PHONE_ON_ITS_SIDE)
