/** The row of a tournament in the index: what lists show. */
import type { TournamentEntry } from '../storage/tournaments.ts'
import type { Tournament } from './state.ts'

/** What is in the summary of an entry. */
export interface Summary {
  readonly title: string
  readonly game: string
  readonly players: number
  readonly rounds: number
  readonly hostName: string
  readonly begun: number
}

export function entryOf(id: string, tournament: Tournament): TournamentEntry {
  const { settings, stage, host, hostName, at, players, rounds } = tournament
  const summary: Summary = {
    ...{ title: settings.title, game: settings.game, hostName },
    ...{ players: settings.players, rounds: settings.rounds, begun: rounds.length },
  }
  return {
    ...{ id, stage, host, changedAt: at },
    isPublic: settings.isPublic,
    people: players.map(({ person }) => person),
    summary: JSON.stringify(summary),
  }
}
