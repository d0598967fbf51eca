/** Tournaments: what is agreed, what can be asked of one, how it is told, and its requests. */
import * as z from 'zod'
import { count, id, name, seat, time, title } from './common.ts'
import type { Route } from './route.ts'
import { settings, settingsWish } from './settings.ts'

const MOST_ROUNDS = 20
const MOST_SEATS = 5

/** What is agreed at each of its tables as for any room. */
const ofRooms = {
  game: true,
  options: true,
  isPublic: true,
  clock: true,
  atZero: true,
  absence: true,
  standIn: true,
  watchDelay: true,
} as const

const ownFields = {
  title,
  /** Seats of every table. */
  players: z.int().min(2).max(MOST_SEATS),
  rounds: z.int().min(1).max(MOST_ROUNDS),
  /** The same deal at all tables of a round. */
  isDuplicate: z.boolean(),
  /** Bots of the level `standIn` take the seats that stay empty, under these names. */
  botNames: z.array(name).min(MOST_SEATS).max(20),
}

export const tournamentSettings = settings
  .pick(ofRooms)
  .extend(ownFields)
  .meta({ id: 'TournamentSettings' })

export const openTournamentBody = z
  .strictObject({
    settings: settingsWish
      .pick(ofRooms)
      .extend({ ...ownFields, isDuplicate: z.boolean().default(false) }),
    /** How the host is called. */
    host: name,
  })
  .meta({ id: 'OpenTournament' })

const command = <T extends string, Shape extends z.ZodRawShape>(type: T, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape })

const round = z.int().min(0).max(MOST_ROUNDS)

export const tournamentCommand = z
  .discriminatedUnion('type', [
    /** Plays from the next round on; who had left has their seat again. */
    command('join', { name }),
    /** A bot plays on for them, and in the next round they have no seat. */
    command('leave', {}),
    /** The host's from here on. */
    command('remove', { person: id }),
    /** `round`: the one that begins, so that it begins once. Rounds and tables are counted from 0. */
    command('startRound', { round }),
    /** Ends a table that still plays; it counts as it stands. */
    command('endTable', { round, table: count }),
    command('end', {}),
  ])
  .meta({ id: 'TournamentCommand' })

export const tournamentStage = z.enum(['gathering', 'playing', 'over'])

const tournamentTable = z.strictObject({
  room: id,
  /** By seat; a bot has no person. */
  seats: z.array(z.strictObject({ name, person: id.exactOptional() })),
  /** How it came out, by seat; there when it is over. */
  results: z
    .array(z.strictObject({ rank: z.int(), score: z.int(), points: z.number(), share: z.number() }))
    .exactOptional(),
  /** The host ended it before the game was over. */
  isStopped: z.literal(true).exactOptional(),
})

const standing = z.strictObject({
  person: id,
  name,
  /** Equal ones share a rank. */
  rank: z.int(),
  /** Of all rounds: one for everybody at the table who came out behind, a half for a tie. */
  points: z.number(),
  /** The part of all points of their tables that they made, on the average. */
  share: z.number(),
  /** By round; not there for a round they did not play, or which is not over. */
  byRound: z.array(z.number().nullable()),
  /** They have left. */
  hasLeft: z.literal(true).exactOptional(),
})

export const tournamentState = z
  .strictObject({
    id,
    /** Of its log. */
    number: count,
    settings: tournamentSettings,
    host: id,
    hostName: name,
    stage: tournamentStage,
    openedAt: time,
    changedAt: time,
    rounds: z.array(
      z.strictObject({
        tables: z.array(tournamentTable),
        isOver: z.boolean(),
        /** Of all its tables; told when the last one is over. */
        seed: z.string().exactOptional(),
      }),
    ),
    /** All who play or played, the best first. */
    standings: z.array(standing),
  })
  .meta({ id: 'Tournament' })

/** How a table that plays gets on; nothing of what lies there. */
const progress = z.strictObject({
  room: id,
  moves: count,
  /** The round of its game. */
  round: count,
  /** The seats that are asked. */
  waiting: z.array(seat),
  /** The seats of people for whom a bot plays. */
  standIns: z.array(seat),
})

const wholeMessage = z
  .strictObject({
    type: z.literal('tournament'),
    tournament: tournamentState,
    /** Who one is, if it is anybody. */
    person: id.exactOptional(),
  })
  .meta({ id: 'TournamentMessage' })

const progressMessage = z
  .strictObject({ type: z.literal('progress'), tables: z.array(progress) })
  .meta({ id: 'ProgressMessage' })

export const tournamentMessage = z
  .discriminatedUnion('type', [wholeMessage, progressMessage])
  .meta({ id: 'TournamentStreamMessage' })

const openedReply = z.strictObject({ tournament: id }).meta({ id: 'OpenedTournament' })

const tournamentReply = z
  .strictObject({ tournament: tournamentState, person: id.exactOptional() })
  .meta({ id: 'TournamentReply' })

const doneReply = z.strictObject({ number: count }).meta({ id: 'TournamentDone' })

const listed = z
  .strictObject({
    id,
    title: z.string(),
    game: z.string(),
    players: z.int(),
    rounds: z.int(),
    hostName: z.string(),
    stage: tournamentStage,
    /** How many play. */
    people: count,
    /** How many rounds have begun. */
    begun: count,
    changedAt: time,
    /** One plays there, or hosts it. */
    isOwn: z.boolean(),
  })
  .meta({ id: 'ListedTournament' })

const listReply = z
  .strictObject({
    tournaments: z.array(listed),
    /** Whether the one who asks may open one here. */
    mayOpen: z.boolean(),
  })
  .meta({ id: 'TournamentList' })

export const TOURNAMENT_ROUTES = {
  openTournament: {
    method: 'POST',
    path: '/api/tournaments',
    summary: 'Opens a tournament; whoever asks is its host',
    body: openTournamentBody,
    reply: openedReply,
    status: 201,
  },
  listTournaments: {
    method: 'GET',
    path: '/api/tournaments',
    summary: 'Public tournaments and those of the one who asks, newest changes first',
    reply: listReply,
    status: 200,
  },
  tournament: {
    method: 'GET',
    path: '/api/tournaments/:tournament',
    summary: 'A tournament with all its tables, results and standings',
    reply: tournamentReply,
    status: 200,
  },
  tournamentCommand: {
    method: 'POST',
    path: '/api/tournaments/:tournament/commands',
    summary: 'Asks something of a tournament; answered when it is kept',
    body: tournamentCommand,
    reply: doneReply,
    status: 200,
  },
  tournamentEvents: {
    method: 'GET',
    path: '/api/tournaments/:tournament/events',
    summary: 'A tournament as it is, again whenever it has changed; and how its tables get on',
    reply: tournamentMessage,
    isStream: true,
    status: 200,
  },
} as const satisfies Record<string, Route>

export type TournamentSettings = z.infer<typeof tournamentSettings>
export type TournamentCommand = z.infer<typeof tournamentCommand>
export type TournamentState = z.infer<typeof tournamentState>
export type TournamentTable = z.infer<typeof tournamentTable>
export type TournamentStanding = z.infer<typeof standing>
export type TableProgress = z.infer<typeof progress>
export type TournamentMessage = z.infer<typeof tournamentMessage>
export type ListedTournament = z.infer<typeof listed>
export type TournamentList = z.infer<typeof listReply>
export type TournamentWish = z.input<typeof openTournamentBody>
