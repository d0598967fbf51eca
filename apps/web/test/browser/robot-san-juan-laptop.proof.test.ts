/** A robot that only presses offers finishes games of San Juan: a laptop. */

import { sanJuanRobotGames } from './robots.ts'
import { LAPTOP } from './sizes.ts'

sanJuanRobotGames(LAPTOP)
