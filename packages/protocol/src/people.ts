/** What somebody asks about themselves, and what is asked about people: what they have played, never what they play. */
import * as z from 'zod'
import { ACCOUNT_ROUTES } from './account.ts'
import { count, id, seat, time, word } from './common.ts'
import { listedRoom, viewer } from './replies.ts'
import type { Route } from './route.ts'

const MOST_ROOMS = 100
const MOST_GAMES = 50

const most = (usual: number, limit: number) =>
  z.coerce.number().int().min(1).max(limit).default(usual)

const myRoomsQuery = z.strictObject({
  /** Finished games only, those that follow this room in the list. */
  after: id.exactOptional(),
  most: most(20, MOST_ROOMS),
})

const myRoomsReply = z
  .strictObject({
    rooms: z.array(
      z.strictObject({
        ...listedRoom.shape,
        /** −1 for a host who does not sit. */
        seat: viewer,
        /** Whether the game waits for them. */
        isAsked: z.boolean(),
      }),
    ),
    /** There are more finished games: ask for those `after` this one. */
    next: id.exactOptional(),
  })
  .meta({ id: 'MyRooms' })

/** A rating: 1000 ± 333 of somebody new. `cautious` is what they are almost certainly better than. */
const rating = { mean: z.number(), deviation: z.number(), cautious: z.number() }

/** How a seat came out. */
const seatResult = z
  .strictObject({
    seat,
    /** Missing: somebody who is here no longer. */
    name: z.string().exactOptional(),
    /** Missing for bots, and for somebody who is here no longer. */
    person: id.exactOptional(),
    /** The level, if a bot sat there. */
    bot: word.exactOptional(),
    rank: z.int(),
    score: z.int(),
    /** Part of the victory: 1 for the winner, shared in a tie. */
    share: z.number(),
    hasResigned: z.literal(true).exactOptional(),
    buildings: z.array(z.string()),
    /** The rating after the game, and by how much its cautious figure rose, if the game counted for this seat. */
    rating: z.strictObject({ ...rating, rose: z.number() }).exactOptional(),
  })
  .meta({ id: 'SeatResult' })

const gameResult = z
  .strictObject({
    /** Its place among all finished games, by which pages are asked for. */
    number: count,
    room: id,
    game: word,
    endedAt: time,
    options: z.record(z.string(), z.unknown()),
    isRated: z.boolean(),
    seats: z.array(seatResult),
  })
  .meta({ id: 'GameResult' })

const gamesQuery = z.strictObject({
  /** Games before this number only: older ones. */
  before: z.coerce.number().pipe(count).exactOptional(),
  most: most(20, MOST_GAMES),
})

const gamesReply = z
  .strictObject({
    games: z.array(gameResult),
    /** There are older ones: ask for those `before` this one. */
    next: count.exactOptional(),
  })
  .meta({ id: 'Games' })

const tally = { games: count, /** Sum of the shares in the victory. */ wins: z.number() }

const profileReply = z
  .strictObject({
    person: id,
    /** As last used in a finished game. */
    name: z.string().exactOptional(),
    since: time,
    /** Whether their rated games count for them. */
    isRated: z.boolean(),
    ...tally,
    ratings: z.array(
      z.strictObject({
        game: word,
        players: count,
        ...rating,
        ...tally,
        /** The cautious figure after each of the last games, the oldest first. */
        course: z.array(z.number()),
      }),
    ),
  })
  .meta({ id: 'Profile' })

const statisticsReply = z
  .strictObject({
    games: z.array(
      z.strictObject({
        game: word,
        ...tally,
        mean: z.number(),
        best: z.strictObject({ score: z.int(), players: count, room: id }),
        seats: z.array(z.strictObject({ players: count, seat, ...tally, mean: z.number() })),
        /** Those built most often first. */
        buildings: z.array(z.strictObject({ building: z.string(), ...tally })),
      }),
    ),
  })
  .meta({ id: 'Statistics' })

const againstReply = z
  .strictObject({
    /** Games both played, by game: in how many the first one ranked before the other, behind, and beside. */
    tallies: z.array(
      z.strictObject({ game: word, games: count, ahead: count, behind: count, even: count }),
    ),
    ...gamesReply.shape,
  })
  .meta({ id: 'Against' })

const leaderboardQuery = z.strictObject({
  game: word,
  players: z.coerce.number().int().min(2).max(10),
  most: most(50, 100),
})

const leaderboardReply = z
  .strictObject({
    /** Whoever has finished fewer rated games is not in the list yet. */
    leastGames: count,
    /** The highest cautious rating first. */
    leaders: z.array(
      z.strictObject({
        person: id.exactOptional(),
        name: z.string().exactOptional(),
        bot: word.exactOptional(),
        ...rating,
        ...tally,
      }),
    ),
  })
  .meta({ id: 'Leaderboard' })

const asked = { method: 'GET', status: 200 } as const

export const PEOPLE_ROUTES = {
  ...ACCOUNT_ROUTES,
  myRooms: {
    ...asked,
    path: '/api/me/rooms',
    summary:
      'Rooms in which one sits or is host: those that wait for one, other open ones, finished ones; newest changes first',
    query: myRoomsQuery,
    reply: myRoomsReply,
  },
  profile: {
    ...asked,
    path: '/api/people/:person',
    summary: 'Somebody: the name last used, since when, rated games',
    reply: profileReply,
  },
  games: {
    ...asked,
    path: '/api/people/:person/games',
    summary:
      'Finished games of somebody, newest first: public and rated ones, and those of one’s own',
    query: gamesQuery,
    reply: gamesReply,
  },
  statistics: {
    ...asked,
    path: '/api/people/:person/statistics',
    summary: 'The same games counted by seat and building',
    reply: statisticsReply,
  },
  against: {
    ...asked,
    path: '/api/people/:person/against/:other',
    summary: 'How somebody did against somebody else, with the games',
    query: gamesQuery,
    reply: againstReply,
  },
  leaderboard: {
    ...asked,
    path: '/api/leaderboard',
    summary: 'The best at a game with so many players; bots are marked',
    query: leaderboardQuery,
    reply: leaderboardReply,
  },
} as const satisfies Record<string, Route>

export type MyRooms = z.infer<typeof myRoomsReply>
export type SeatResult = z.infer<typeof seatResult>
export type GameResult = z.infer<typeof gameResult>
export type Games = z.infer<typeof gamesReply>
export type Profile = z.infer<typeof profileReply>
export type Statistics = z.infer<typeof statisticsReply>
export type Against = z.infer<typeof againstReply>
export type Leaderboard = z.infer<typeof leaderboardReply>
