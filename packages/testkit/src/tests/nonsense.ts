/** Nonsense at the friendly door is refused with a reason, never thrown at; what is accepted can be played on. */
import type { GameState, GameTypes } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { Chance } from '../chance.ts'
import type { Suite } from '../laws/law.ts'
import { checkNonsense } from '../nonsense.ts'

const GAMES = 20
const TRIES = 40

/** Hands senseless moves, records and positions in, in games with options by chance. */
export function testNonsense<S extends GameState, T extends GameTypes>(
  suite: Suite<S, T>,
  anyOptions: (chance: Chance) => object,
): void {
  test.each(Array.from({ length: GAMES }, (_, game) => `nonsense ${game}`))(
    'moves, records and positions that mean nothing: %s',
    (seed) => {
      const options = anyOptions(new Chance(seed))
      expect(checkNonsense(suite, options, { seed, tries: TRIES })).toBe(TRIES)
    },
  )
}
