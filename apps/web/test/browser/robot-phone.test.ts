/** A robot that only presses offers finishes games: a phone. */
import { PHONE } from './open.ts'
import { robotGames } from './robots.ts'

robotGames(PHONE)
