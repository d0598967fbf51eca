/** What a reader of the log remembers from line to line: which phase is played, and cards drawn to choose from. */

import { only, type Run, seatOf } from './runs.ts'
import type { Event } from './table-types.ts'

/** Cards drawn in a councillor phase before it is said what became of them. */
export interface Drawn {
  readonly run: Run
  readonly n: number
  readonly round: number
}

export class Memory {
  /** The role of the phase, `start` at the start of a round, '' as long as it is not known. */
  phase = ''
  drawn: Drawn | undefined

  note(event: Event): void {
    if (event.type === 'roleTaken') this.phase = event.role
    if (event.type === 'governorPassed') this.phase = 'start'
  }

  /** Whether a run says what became of the cards drawn before. */
  isSettledBy({ kind, events }: Run): boolean {
    const [first, drawn] = [events[0], this.drawn?.run.events[0]]
    if (first === undefined || drawn === undefined) return false
    return (kind === 'kept' || kind === 'discarded') && seatOf(first) === seatOf(drawn)
  }

  /** Whether the game goes on as if nothing had to be said of them; that a pile is shuffled says nothing. */
  isLeftBy(run: Run): boolean {
    return run.kind !== 'discardsShuffled' && !this.isSettledBy(run)
  }
}

/** Whether these cards are drawn to choose from: what is kept will be told. */
export function isForChoice(run: Run): boolean {
  return run.kind === 'drew' && only(run, 'drew')[0]?.by === 'councillor'
}
