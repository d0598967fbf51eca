/** The table of perft counts of a game: documented positions, and how many move sequences start there. */
import { type GameState, type GameTypes, perft, type Rules } from '@doubloon/engine'
import type { Scenario } from './scenario.ts'

/** A position with a name, and where it comes from. */
export interface PerftPosition<S extends GameState, T extends GameTypes> {
  readonly name: string
  readonly origin: string
  readonly table: () => Scenario<S, T>
}

/** The deepest count of a position stays below this, so that the test stays quick. */
const MOST_NODES = 150_000
const DEEPEST = 12

/** A position with its counts up to a depth, as it stands in counts.txt. */
export function perftCounts<S extends GameState, T extends GameTypes>(
  { name, origin, table }: PerftPosition<S, T>,
  deepest: number,
): string {
  const { rules, position, state } = read(table())
  const depths = Array.from({ length: deepest }, (_, index) => index + 1)
  const counts = depths.map((depth) => `perft ${depth}: ${perft(rules, state, depth)}`)
  return [name, `origin ${origin}`, ...counts, `position ${JSON.stringify(position)}`].join('\n')
}

/** How deep a position is counted. */
export function perftDepth<S extends GameState, T extends GameTypes>({
  table,
}: PerftPosition<S, T>): number {
  const { rules, state } = read(table())
  let depth = 1
  while (depth < DEEPEST && perft(rules, state, depth + 1) <= MOST_NODES) depth++
  return depth
}

/** The position goes through its JSON, since that is what others count from. */
function read<S extends GameState, T extends GameTypes>({
  game,
}: Scenario<S, T>): {
  readonly rules: Rules<S, T>
  readonly position: T['position']
  readonly state: S
} {
  const { rules } = game
  const position = game.position()
  const state = rules.newState()
  const found = rules.fromPosition(position, state)
  if (!found.ok) throw new Error(`${found.error.code}: ${found.error.message}`)
  return { rules, position, state }
}
