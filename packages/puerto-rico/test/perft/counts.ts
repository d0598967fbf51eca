/** Counting the move sequences of the documented positions, and writing them as text. */
import { perft } from '@doubloon/engine'
import { puertoRico as rules } from '../../src/index.ts'
import type { PerftPosition } from './positions.ts'

/** The deepest count of a position stays below this, so that the test stays quick. */
const MOST_NODES = 400_000

/** A position with its counts, as it stands in counts.txt. */
export function countsOf({ name, origin, table }: PerftPosition): string {
  const position = table().game.position()
  const state = rules.newState()
  const read = rules.fromPosition(position, state)
  if (!read.ok) throw new Error(`${name}: ${read.error.message}`)
  const lines: string[] = []
  for (let depth = 1, nodes = 0; depth <= 12; depth++) {
    const before = nodes
    nodes = perft(rules, state, depth)
    if (nodes > MOST_NODES || nodes === before) break
    lines.push(`perft ${depth}: ${nodes}`)
  }
  return [name, `origin ${origin}`, ...lines, `position ${JSON.stringify(position)}`].join('\n')
}
