/** Counting the move sequences of the documented positions, and writing them as text. */
import { perft } from '@doubloon/engine'
import { puertoRico as rules, type State } from '../../src/index.ts'
import type { PerftPosition } from './positions.ts'

/** The deepest count of a position stays below this, so that the test stays quick. */
const MOST_NODES = 150_000

/** A position with its counts up to a depth, as it stands in counts.txt. */
export function countsOf({ name, origin, table }: PerftPosition, deepest: number): string {
  const position = table().game.position()
  const state = stateOf(position)
  const depths = Array.from({ length: deepest }, (_, index) => index + 1)
  const counts = depths.map((depth) => `perft ${depth}: ${perft(rules, state, depth)}`)
  return [name, `origin ${origin}`, ...counts, `position ${JSON.stringify(position)}`].join('\n')
}

/** How deep a position is counted. */
export function depthOf({ table }: PerftPosition): number {
  const state = stateOf(table().game.position())
  let depth = 1
  while (depth < 12 && perft(rules, state, depth + 1) <= MOST_NODES) depth++
  return depth
}

function stateOf(position: object): State {
  const state = rules.newState()
  const read = rules.fromPosition(position, state)
  if (!read.ok) throw new Error(`${read.error.code}: ${read.error.message}`)
  return state
}
