/** Where several are asked the same at the same time, one's own answer can be taken back alone (ADR 0021). */
import type { Game, GameState, GameTypes } from '@doubloon/engine'
import type { Table } from '../table.ts'

/**
 * The table as if a seat had not made its last move, where several were asked the same at the same time, not all have answered
 * yet, and nothing was drawn: what others have answered stays. Undefined where that is not so.
 */
export function withoutLastOf<S extends GameState, T extends GameTypes>(
  table: Table<S, T>,
  seat: number,
): Table<S, T> | undefined {
  const last = table.turns.findLastIndex((turn) => turn.seat === seat)
  const others = table.turns.slice(last + 1)
  if (last < 0 || others.length === 0 || !isAskedSince(table, last)) return undefined
  let without = table.backTo(last)
  for (const { move, seat: other, why } of others) {
    const played = without.play(move, other, why)
    if (!played.ok) return undefined
    without = played.value
  }
  return without
}

/** Whether the question that was asked of several after so many moves is still open, and all moves since answered it. */
function isAskedSince<S extends GameState, T extends GameTypes>(
  table: Table<S, T>,
  n: number,
): boolean {
  const asked = table.at(n)
  if (asked === undefined || asked.waiting.length < 2 || table.game.hasDrawnSince(asked))
    return false
  const isSame = ({ decision, waiting }: Game<S, T>) =>
    decision === asked.decision && waiting.every((seat) => asked.waiting.includes(seat))
  return table.turns.slice(n).every(({ after }) => isSame(after))
}
