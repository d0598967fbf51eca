/** Decides a command against a tournament: events, or a refusal. It knows neither time nor chance nor rooms. */
import { accept } from '@doubloon/engine'
import type { TournamentCommand } from '@doubloon/protocol'
import { isSameName, type PersonId } from '@doubloon/table'
import type { Came, TournamentEvent } from './events.ts'
import { type Decided, no } from './refusals.ts'
import type { Roll } from './roll.ts'
import { seatRound } from './seating.ts'
import { playerOf, present, runningRound, type Tournament } from './state.ts'

/** Commands of the server itself. */
export type ServerCommand =
  | { readonly type: 'tableEnded'; readonly table: number; readonly came: readonly Came[] }
  /** All its tables are over, and their rooms unsealed. */
  | { readonly type: 'endRound'; readonly seed?: string }

export type Command = (TournamentCommand & { readonly by: PersonId }) | ServerCommand

/** What is drawn by lot. */
export interface Chance {
  readonly roll: Roll
  /** An id that no room has. */
  readonly newRoom: () => string
}

/** Nobody's evening is larger. */
const MOST_PLAYERS = 200
const FEWEST = 2

export function decide(tournament: Tournament, command: Command, chance: Chance): Decided {
  if (tournament.stage === 'over') return no('tournament-over')
  switch (command.type) {
    case 'join':
      return join(tournament, command.by, command.name)
    case 'leave':
      return leave(tournament, command.by)
    case 'tableEnded':
      return tableEnded(tournament, command.table, command.came)
    case 'endRound':
      return endRound(tournament, command.seed)
  }
  if (command.by !== tournament.host) return no('not-tournament-host')
  switch (command.type) {
    case 'remove':
      return leave(tournament, command.person)
    case 'startRound':
      return startRound(tournament, command.round, chance)
    case 'endTable':
      return endTable(tournament, command.round, command.table)
    case 'end':
      return runningRound(tournament) === undefined
        ? accept([{ type: 'ended' }])
        : no('tables-play')
  }
}

/** Names are for the whole tournament: who comes back keeps theirs. */
function join(tournament: Tournament, person: PersonId, name: string): Decided {
  const { players, settings } = tournament
  const known = playerOf(tournament, person)
  if (known !== undefined && known.name !== name && tournament.rounds.length > 0)
    return no('other-name')
  if (known?.isHere && known.name === name) return accept([])
  if (players.some((other) => other.person !== person && isSameName(other.name, name)))
    return no('name-joined')
  if (tournament.rounds.length === settings.rounds) return no('all-played')
  if (known === undefined && players.length >= MOST_PLAYERS) return no('tournament-full')
  return accept([{ type: 'joined', person, name }])
}

function leave(tournament: Tournament, person: PersonId): Decided {
  const player = playerOf(tournament, person)
  if (player === undefined) return no('not-joined')
  return accept(player.isHere ? [{ type: 'left', person }] : [])
}

function startRound(tournament: Tournament, round: number, chance: Chance): Decided {
  const { rounds, settings } = tournament
  if (round === rounds.length - 1) return accept([])
  if (round !== rounds.length) return no('other-round')
  if (runningRound(tournament) !== undefined) return no('tables-play')
  if (round >= settings.rounds) return no('all-played')
  const players = present(tournament)
  if (players.length < FEWEST) return no('too-few')
  const tables = seatRound(
    {
      people: players.map(({ person }) => person),
      players: settings.players,
      past: rounds.map(({ tables }) => tables.map(({ seats }) => seats.map((it) => it.person))),
      ahead: settings.rounds - round,
    },
    chance.roll,
  )
  return accept([
    {
      type: 'roundStarted',
      tables: tables.map((seats) => ({
        room: chance.newRoom(),
        seats: named(tournament, seats),
      })),
    },
  ])
}

/** Bots have names that nobody at their table has. */
function named(tournament: Tournament, seats: readonly (PersonId | undefined)[]) {
  const names = seats.map((person) => person && playerOf(tournament, person)?.name)
  const free = tournament.settings.botNames.filter(
    (name, index, all) =>
      !names.some((other) => isSameName(other, name)) &&
      !all.slice(0, index).some((other) => isSameName(other, name)),
  )
  let bots = 0
  return seats.map((person, seat) => {
    const name = names[seat] ?? free[bots++]
    if (name === undefined) throw new Error('there are too few names for bots')
    return { name, ...(person !== undefined && { person }) }
  })
}

function endTable(tournament: Tournament, round: number, table: number): Decided {
  if (round !== tournament.rounds.length - 1) return no('other-round')
  const is = tournament.rounds[round]?.tables[table]
  if (is === undefined) return no('no-such-table')
  return accept(is.isStopped || is.came !== undefined ? [] : [{ type: 'tableStopped', table }])
}

function tableEnded(tournament: Tournament, table: number, came: readonly Came[]): Decided {
  const is = runningRound(tournament)?.tables[table]
  if (is === undefined) return no('no-such-table')
  return accept(is.came === undefined ? [{ type: 'tableEnded', table, came }] : [])
}

function endRound(tournament: Tournament, seed: string | undefined): Decided {
  const round = runningRound(tournament)
  if (round === undefined) return accept([])
  if (round.tables.some(({ came }) => came === undefined)) return no('tables-play')
  const isLast = tournament.rounds.length === tournament.settings.rounds
  const events: readonly TournamentEvent[] = [
    { type: 'roundEnded', ...(seed !== undefined && { seed }) },
    ...(isLast ? [{ type: 'ended' } as const] : []),
  ]
  return accept(events)
}
