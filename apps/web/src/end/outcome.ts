/** Who won and why the game ended, out of the scores and what happened. */
import type { Line } from '../client/contract.ts'
import type { PuertoRico, Score, View } from '../puerto-rico/face.ts'

export interface Verdict {
  /** How it was decided: by points, by the tie-break, or not at all (PR-SCORE-8, PR-RUL-26). */
  readonly by: 'points' | 'tie-break' | 'shared'
  readonly winners: readonly number[]
  /** Best score, and the next one. */
  readonly best: number
  readonly next: number
  /** What decided between equal scores. */
  readonly bestTieBreak: number
  readonly nextTieBreak: number
}

export function verdictOf(scores: readonly Score[]): Verdict {
  const winners = scores.filter(({ won }) => won)
  const others = scores.filter(({ won }) => !won)
  const best = winners[0]?.total ?? 0
  const next = Math.max(0, ...others.map(({ total }) => total))
  const tied = others.filter(({ total }) => total === best)
  const by = winners.length > 1 ? 'shared' : tied.length > 0 ? 'tie-break' : 'points'
  return {
    by,
    winners: winners.map(({ seat }) => seat),
    best,
    next,
    bestTieBreak: winners[0]?.tieBreak ?? 0,
    nextTieBreak: Math.max(0, ...tied.map(({ tieBreak }) => tieBreak)),
  }
}

/** The rows in order of rank. */
export function byRank(scores: readonly Score[]): readonly Score[] {
  return scores.toSorted((one, other) => one.rank - other.rank || one.seat - other.seat)
}

export interface Ending {
  readonly reason: View['endTriggers'][number]
  /** Who brought it about; undefined if it is not known. */
  readonly seat: number | undefined
  readonly round: number | undefined
}

/** What ended the game; several things can happen in one round. */
export function endingsOf(view: View, lines: readonly Line<PuertoRico>[]): readonly Ending[] {
  return view.endTriggers.map((reason) => {
    const line = lines.find(({ events }) =>
      events.some((event) => event.type === 'endTriggered' && event.reason === reason),
    )
    return { reason, seat: reason === 'city' ? line?.seat : undefined, round: line?.round }
  })
}
