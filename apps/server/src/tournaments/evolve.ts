/** The next tournament out of one and an event of its log. It trusts the log: what cannot be is thrown. */
import type { LoggedInTournament, TournamentEvent } from './events.ts'
import type { Player, Round, Tournament, TournamentTable } from './state.ts'

export function fold(log: Iterable<LoggedInTournament>): Tournament {
  let tournament: Tournament | undefined
  for (const logged of log) tournament = evolve(tournament, logged)
  if (tournament === undefined) throw new Error('a tournament has a log')
  return tournament
}

export function evolve(
  before: Tournament | undefined,
  { number, at, event }: LoggedInTournament,
): Tournament {
  if (number !== (before?.number ?? 0) + 1) throw new Error(`event ${number} is out of order`)
  if (before !== undefined) return after({ ...before, number, at }, event)
  if (event.type !== 'opened') throw new Error(`a log begins with "opened", not "${event.type}"`)
  const { settings, host, hostName } = event
  return {
    ...{ settings, host, hostName, number, at },
    openedAt: at,
    stage: 'gathering',
    players: [],
    rounds: [],
  }
}

function after(tournament: Tournament, event: TournamentEvent): Tournament {
  switch (event.type) {
    case 'opened':
      throw new Error('a tournament is opened once')
    case 'joined':
      return joined(tournament, { person: event.person, name: event.name, isHere: true })
    case 'left':
      return {
        ...tournament,
        players: tournament.players.map((player) =>
          player.person === event.person ? { ...player, isHere: false } : player,
        ),
      }
    case 'roundStarted': {
      const tables = event.tables.map((table) => ({ ...table, isStopped: false, came: undefined }))
      const rounds = [...tournament.rounds, { tables, isOver: false, seed: undefined }]
      return { ...tournament, stage: 'playing', rounds }
    }
    case 'tableStopped':
      return withTable(tournament, event.table, { isStopped: true })
    case 'tableEnded':
      return withTable(tournament, event.table, { came: event.came })
    case 'roundEnded':
      return withRound(tournament, { isOver: true, seed: event.seed })
    case 'ended':
      return { ...tournament, stage: 'over' }
  }
}

function joined(tournament: Tournament, player: Player): Tournament {
  const { players } = tournament
  const known = players.findIndex(({ person }) => person === player.person)
  return {
    ...tournament,
    players: known < 0 ? [...players, player] : players.with(known, player),
  }
}

/** The last round, changed. */
function withRound(tournament: Tournament, some: Partial<Round>): Tournament {
  const { rounds } = tournament
  const last = rounds.at(-1)
  if (last === undefined) throw new Error('no round has begun')
  return { ...tournament, rounds: rounds.with(-1, { ...last, ...some }) }
}

function withTable(
  tournament: Tournament,
  table: number,
  some: Partial<TournamentTable>,
): Tournament {
  const tables = tournament.rounds.at(-1)?.tables ?? []
  const is = tables[table]
  if (is === undefined) throw new Error(`there is no table ${table}`)
  return withRound(tournament, { tables: tables.with(table, { ...is, ...some }) })
}
