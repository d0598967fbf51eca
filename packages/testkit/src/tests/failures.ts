/** Every file that `npm run fuzz` left in failures/ is a test until what it shows is mended; then it stays one. */
import type { GameRecord, GameState, GameTypes } from '@doubloon/engine'
import { describe, expect, test } from 'vitest'
import { BrokenLaw, type Failure, writeFailure } from '../failure.ts'
import type { Suite } from '../laws/law.ts'
import { recheck } from '../recheck.ts'

/** A failure file by its name. */
export interface Kept {
  readonly name: string
  readonly failure: Failure
}

/** Checks the kept failures again; `record` is a sound one with the seed "sample", and `illegal` a move that its first does not allow. */
export function testFailures<S extends GameState, T extends GameTypes>(
  suite: Suite<S, T>,
  kept: readonly Kept[],
  { record, illegal }: { readonly record: GameRecord; readonly illegal: string },
): void {
  test.each(kept)('mended: $name', ({ failure }) => recheck(suite, failure))

  describe('a failure file', () => {
    const failure = {
      law: 'a sample',
      what: 'nothing',
      record,
      nonsense: { to: 'play', value: { type: 5 } },
    } as const

    test('is written and read back', () => {
      const written = new Map<string, string>()
      const name = writeFailure(new BrokenLaw(failure), (file, text) => written.set(file, text))
      expect(name).toBe('a-sample-sample.json')
      expect(JSON.parse(written.get(name) ?? '')).toEqual(failure)
    })

    test('passes when the laws hold at every move of its record', () => {
      expect(() => recheck(suite, failure)).not.toThrow()
    })

    test('fails when its record cannot be played', () => {
      const moves = [...record.moves.slice(0, 1), illegal]
      const wrong = { ...failure, record: { ...record, moves } }
      expect(() => recheck(suite, wrong)).toThrow(/law "nothing throws" is broken.*record: /s)
    })

    test('fails when a law is broken', () => {
      const never = { ...suite, invariants: () => ['nothing is right'] }
      expect(() => recheck(never, failure)).toThrow(
        /law "invariants of the game" is broken: nothing is right/,
      )
    })
  })
}
