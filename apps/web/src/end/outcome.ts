/** Who won, out of the scores. */
import type { Ranked } from './end-summary.ts'

export interface Verdict {
  /** How it was decided: by points, by the tie-break, or not at all (PR-RUL-26, R-SJ-20). */
  readonly by: 'points' | 'tie-break' | 'shared'
  readonly winners: readonly number[]
  /** Best score, and the next one. */
  readonly best: number
  readonly next: number
  /** What decided between equal scores. */
  readonly bestTieBreak: number
  readonly nextTieBreak: number
}

export function verdictOf(scores: readonly Ranked[]): Verdict {
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
export function byRank<S extends Ranked>(scores: readonly S[]): readonly S[] {
  return scores.toSorted((one, other) => one.rank - other.rank || one.seat - other.seat)
}
