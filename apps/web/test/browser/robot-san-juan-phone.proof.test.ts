/** A robot that only presses offers finishes games of San Juan: a phone. */

import { sanJuanRobotGames } from './robots.ts'
import { PHONE } from './sizes.ts'

sanJuanRobotGames(PHONE)
