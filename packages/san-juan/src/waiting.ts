/** Who may act now: the seat asked or, with the advanced start, everybody who has not chosen yet. */
import { OVER, START_CARDS } from './stages.ts'
import type { State } from './state.ts'

/** As a set of bits; none when the game is over. Who has begun and is overtaken begins again (SJ-VAR-3). */
export function waitingSeats(s: State): number {
  if (s.stage === OVER) return 0
  return s.stage === START_CARDS ? s.unready : 1 << s.seat
}
