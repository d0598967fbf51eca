/** A robot that only presses offers finishes games: a laptop. */
import { LAPTOP } from './open.ts'
import { robotGames } from './robots.ts'

robotGames(LAPTOP)
