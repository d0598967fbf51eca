/** Perft: the number of move sequences from documented positions is what it was. */
import type { GameState, GameTypes } from '@doubloon/engine'
import { expect, test } from 'vitest'
import { type PerftPosition, perftCounts } from '../perft-table.ts'

const LEAST_POSITIONS = 15

/** Compares every position with its block in the accepted table, to the depth that stands there. */
export function testPerft<S extends GameState, T extends GameTypes>(
  positions: readonly PerftPosition<S, T>[],
  accepted: string,
): void {
  const blocks = accepted.trim().split('\n\n')

  test.each(positions)('perft: $name', (position) => {
    const block = blocks.find((text) => text.startsWith(`${position.name}\n`)) ?? ''
    const depth = block.match(/^perft /gm)?.length ?? 0
    expect(depth).toBeGreaterThanOrEqual(2)
    expect(perftCounts(position, depth)).toBe(block)
  })

  test('every position of the table is counted, and there are enough', () => {
    const names = blocks.map((block) => block.split('\n')[0])
    expect(names).toEqual(positions.map(({ name }) => name))
    expect(names.length).toBeGreaterThanOrEqual(LEAST_POSITIONS)
  })
}
