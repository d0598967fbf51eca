/** Points of tables, and who stands where (ADR 0020). */
import type { TournamentStanding } from '@doubloon/protocol'
import type { Came } from './events.ts'
import type { Tournament } from './state.ts'

export interface Won {
  /** One for every seat that came out behind, a half for every equal one. */
  readonly points: number
  /** The part of all points of the table that the seat made. */
  readonly share: number
}

/** What every seat of a table has won. */
export function wonAt(came: readonly Came[]): readonly Won[] {
  // A score below nothing counts as nothing: shares stay between 0 and 1.
  const scores = came.map(({ score }) => Math.max(0, score))
  const sum = scores.reduce((all, score) => all + score, 0)
  return came.map(({ rank }, seat) => {
    const behind = came.filter((other) => other.rank > rank).length
    const equal = came.filter((other) => other.rank === rank).length - 1
    return {
      points: behind + equal / 2,
      share: sum === 0 ? 1 / came.length : (scores[seat] ?? 0) / sum,
    }
  })
}

/** Everybody who played, the best first: by points, then by their average share; who has the same of both has the same rank. */
export function standingsOf({ players, rounds }: Tournament): readonly TournamentStanding[] {
  const rows = players.map(({ person, name, isHere }) => {
    const won = rounds.map(({ tables }) => {
      for (const { seats, came } of tables) {
        const seat = seats.findIndex((is) => is.person === person)
        if (seat >= 0) return came === undefined ? undefined : wonAt(came)[seat]
      }
      return undefined
    })
    const played = won.filter((it) => it !== undefined)
    return {
      ...{ person, name },
      points: played.reduce((all, { points }) => all + points, 0),
      share: played.reduce((all, { share }) => all + share, 0) / Math.max(1, played.length),
      byRound: won.map((it) => it?.points ?? null),
      ...(!isHere && { hasLeft: true as const }),
    }
  })
  const isBefore = (a: Won, b: Won) =>
    a.points > b.points || (a.points === b.points && a.share > b.share)
  return rows
    .toSorted((a, b) => b.points - a.points || b.share - a.share)
    .map((row) => ({ ...row, rank: 1 + rows.filter((other) => isBefore(other, row)).length }))
}
