/** The games there is something to learn of. */
import type { FastRules, GameState, Result } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'
import type { Features } from '../src/judgement.ts'
import * as puertoRicoFeatures from '../src/puerto-rico/features.ts'
import * as sanJuanFeatures from '../src/san-juan/features.ts'

/** Seats that a written position has room for. */
export const SEATS = 5

/** A position, then shares and totals by seat as four bytes each. */
export const endingBytes = 2 * SEATS * Float32Array.BYTES_PER_ELEMENT

/** What is learned, and from what. */
export interface Lesson {
  readonly rules: FastRules<GameState, never> & { parseOptions(raw: unknown): Result<object> }
  readonly FEATURES_N: number
  readonly MOST_FEATURES: number
  describe(s: GameState, seat: number, observer: number, out: Features): void
}

const LESSONS = [
  { rules: puertoRico, ...puertoRicoFeatures },
  { rules: sanJuan, ...sanJuanFeatures },
]

export function lessonOf(game: string): Lesson {
  const lesson = LESSONS.find(({ rules }) => rules.game === game)
  if (lesson === undefined) throw new Error(`there is no game ${game}`)
  return lesson as unknown as Lesson
}
