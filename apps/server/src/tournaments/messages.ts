/** What a tournament tells: to everybody the same, and nothing of what lies on a table. */
import type { TableProgress, TournamentState } from '@doubloon/protocol'
import { playerAt, type Room } from '@doubloon/table'
import { standingsOf, wonAt } from './points.ts'
import type { Tournament, TournamentTable } from './state.ts'

export function tournamentState(id: string, tournament: Tournament): TournamentState {
  const { number, settings, host, hostName, stage, openedAt, at, rounds } = tournament
  return {
    ...{ id, number, settings, host, hostName, stage, openedAt, changedAt: at },
    rounds: rounds.map(({ tables, isOver, seed }) => ({
      tables: tables.map(toldTable),
      isOver,
      ...(seed !== undefined && { seed }),
    })),
    standings: [...standingsOf(tournament)],
  }
}

function toldTable({ room, seats, came, isStopped }: TournamentTable) {
  const won = came && wonAt(came)
  return {
    room,
    seats: [...seats],
    ...(came !== undefined && {
      results: came.map(({ rank, score }, seat) => ({
        ...{ rank, score },
        points: won?.[seat]?.points ?? 0,
        share: won?.[seat]?.share ?? 0,
      })),
    }),
    ...(isStopped && { isStopped }),
  }
}

/** How a room that plays gets on; undefined if none does. */
export function progressOf(id: string, room: Room): TableProgress | undefined {
  const { table, seats, phase } = room
  if (table === undefined || phase !== 'playing') return undefined
  const moves = table.length
  return {
    ...{ room: id, moves, round: table.roundAt(moves) },
    waiting: [...table.game.waiting],
    standIns: seats.flatMap((is, seat) =>
      is.kind === 'person' && playerAt(is)?.bot !== undefined ? [seat] : [],
    ),
  }
}
