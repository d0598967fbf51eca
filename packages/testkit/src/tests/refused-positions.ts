/** Every way a position can be wrong: its code, the rule, and where it says so (docs/positions.md). */
import type { GameState, GameTypes, Rules } from '@doubloon/engine'
import { expect, test } from 'vitest'

/** A wrong position: code, rule ('' for none), part of the message, and what is wrong. */
export type Wrong = readonly [code: string, rule: string, message: string, position: unknown]

/** Each is refused as it says; and `errors`, the part of the documentation about them, names exactly these codes. */
export function testRefusedPositions<S extends GameState, T extends GameTypes>(
  rules: Rules<S, T>,
  wrong: readonly Wrong[],
  errors: string,
): void {
  test.each(wrong)('refused as %s by %s: %s', (code, rule, message, position) => {
    const result = rules.fromPosition(position, rules.newState())
    const error = result.ok ? { code: 'accepted', message: '' } : result.error
    expect({ ...error, message: '' }).toEqual({ code, message: '', ...(rule !== '' && { rule }) })
    expect(error.message).toContain(message)
  })

  test('every code of the documentation has its test, and every code that is tested is documented', () => {
    const rows = errors.split('\n').filter((line) => line.startsWith('| `'))
    const documented = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, code]) => code),
    )
    expect([...new Set(wrong.map(([code]) => code))].sort()).toEqual(documented.sort())
  })
}
