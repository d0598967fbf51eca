/** Scores as they count in a room, where somebody may have resigned. */
import type { RoomState } from '@doubloon/protocol'
import type { Ranked } from '../end/end-summary.ts'

export function standingsOf<S extends Ranked>(
  scores: readonly S[],
  result: RoomState['result'],
): readonly S[] {
  return scores.map((score) => {
    const placed = result?.find(({ seat }) => seat === score.seat)
    return placed === undefined ? score : { ...score, rank: placed.rank, won: placed.won }
  })
}
