/** A robot that only presses offers finishes games of San Juan: a phone. */
import { PHONE } from './open.ts'
import { sanJuanRobotGames } from './robots.ts'

sanJuanRobotGames(PHONE)
