/** A robot that only presses offers finishes one game of each game at each size; the proofs play all kinds of games. */
import { describe } from 'vitest'
import { withBrowser } from './open.ts'
import type { Wanted } from './plans.ts'
import { robotPlays } from './robots.ts'
import { LAPTOP, PHONE, PHONE_ON_ITS_SIDE, type Size } from './sizes.ts'

withBrowser()

const DRAFT: Wanted = { players: 3, buildings: 'draft' }
const BASE: Wanted = { players: 3, buildings: 'base' }
const SAN_JUAN: Wanted = { game: 'san-juan', players: 2, expansion: true, advanced: true }

const GAMES: readonly (readonly [string, Size, readonly Wanted[]])[] = [
  ['phone', PHONE, [DRAFT, SAN_JUAN]],
  ['phone on its side', PHONE_ON_ITS_SIDE, [BASE]],
  ['laptop', LAPTOP, [BASE, SAN_JUAN]],
]

describe.each(GAMES)('%s', (_, size, games) => robotPlays(games, size))
