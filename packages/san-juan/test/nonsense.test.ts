/** Nonsense at the friendly door is refused with a reason, never thrown at; what is accepted can be played on. */
import { Chance, checkNonsense } from '@doubloon/testkit'
import { expect, test } from 'vitest'
import { anyOptions } from './option-sets.ts'
import { suite } from './suite.ts'

const GAMES = 20
const TRIES = 40

test.each(Array.from({ length: GAMES }, (_, game) => `nonsense ${game}`))(
  'moves, records and positions that make no sense: %s',
  (seed) => {
    const options = anyOptions(new Chance(seed))
    expect(checkNonsense(suite, options, { seed, tries: TRIES })).toBe(TRIES)
  },
)
