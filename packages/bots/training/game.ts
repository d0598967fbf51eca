/** The games there is something to learn of. */
import type { FastRules, GameState, Result } from '@doubloon/engine'
import { puertoRico } from '@doubloon/puerto-rico'
import { sanJuan } from '@doubloon/san-juan'
import { PuertoRicoFeatures } from '../src/puerto-rico/features.ts'
import { SanJuanFeatures } from '../src/san-juan/features.ts'
import type { FeatureSet } from '../src/small-net.ts'

/** Seats that a written position has room for. */
export const SEATS = 5

/** A position, then shares and totals by seat as four bytes each. */
export const endingBytes = 2 * SEATS * Float32Array.BYTES_PER_ELEMENT

/** What is learned, and from what. */
export interface Lesson {
  readonly rules: FastRules<GameState, never> & { parseOptions(raw: unknown): Result<object> }
  readonly features: FeatureSet<GameState>
}

const LESSONS = [
  { rules: puertoRico, features: new PuertoRicoFeatures() },
  { rules: sanJuan, features: new SanJuanFeatures() },
]

export function lessonOf(game: string): Lesson {
  const lesson = LESSONS.find(({ rules }) => rules.game === game)
  if (lesson === undefined) throw new Error(`there is no game ${game}`)
  return lesson as unknown as Lesson
}
