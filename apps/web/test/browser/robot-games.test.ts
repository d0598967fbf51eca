/** A robot that only presses offers finishes a game of each kind, and begins one at each size; the proofs finish all kinds at all sizes. */
import { describe } from 'vitest'
import { withBrowser } from './open.ts'
import type { Wanted } from './plans.ts'
import { robotPlays } from './robots.ts'
import { LAPTOP, PHONE, PHONE_ON_ITS_SIDE } from './sizes.ts'

withBrowser()

const DRAFT: Wanted = { players: 3, buildings: 'draft' }
const BASE: Wanted = { players: 3, buildings: 'base' }
const SAN_JUAN: Wanted = { game: 'san-juan', players: 2, expansion: true, advanced: true }

/** How many presses a beginning has. */
const SOME = 25

describe('to the end', () => {
  describe('phone', () => robotPlays([DRAFT], PHONE))
  describe('laptop', () => robotPlays([SAN_JUAN], LAPTOP))
})

describe('the beginning', () => {
  describe('phone', () => robotPlays([SAN_JUAN], PHONE, SOME))
  describe('phone on its side', () => robotPlays([BASE], PHONE_ON_ITS_SIDE, SOME))
  describe('laptop', () => robotPlays([BASE], LAPTOP, SOME))
})
