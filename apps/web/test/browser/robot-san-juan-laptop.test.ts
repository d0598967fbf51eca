/** A robot that only presses offers finishes games of San Juan: a laptop. */
import { LAPTOP } from './open.ts'
import { sanJuanRobotGames } from './robots.ts'

sanJuanRobotGames(LAPTOP)
