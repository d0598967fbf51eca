/** What the server keeps of finished games, and of how strong people are: a part of what every storage must do (`contract.ts`). */
import type { PersonId } from '@doubloon/table'
import type { Rating } from '../people/ratings.ts'

/** A game that is over. Everything of it follows from the log of its room. */
export interface FinishedGame {
  readonly room: string
  readonly game: string
  readonly isPublic: boolean
  /** Whether it was agreed that it counts. */
  readonly isRated: boolean
  readonly options: Readonly<Record<string, unknown>>
  readonly startedAt: number
  readonly endedAt: number
  readonly seats: readonly SeatResult[]
}

/** How a seat came out. */
export interface SeatResult {
  readonly seat: number
  readonly name: string
  /** Who sat there; undefined for a bot. */
  readonly person: PersonId | undefined
  /** The level of a bot; undefined for a person, whoever stood in for them. */
  readonly bot: string | undefined
  readonly rank: number
  readonly score: number
  /** Part of the victory: 1 for the winner, shared in a tie. */
  readonly share: number
  readonly hasResigned: boolean
  readonly buildings: readonly string[]
}

/** The same as it was counted. */
export interface CountedGame extends Omit<FinishedGame, 'seats' | 'isPublic' | 'startedAt'> {
  /** Its place in the order in which games were counted. */
  readonly number: number
  readonly seats: readonly CountedSeat[]
}

export interface CountedSeat extends Omit<SeatResult, 'name'> {
  /** Undefined, as is the person, for somebody who wanted to be forgotten. */
  readonly name: string | undefined
  readonly rating: (Rating & { readonly before: Rating }) | undefined
}

export interface Tally {
  readonly games: number
  /** Sum of the shares in the victory. */
  readonly wins: number
}

/** Whose games are asked for, and who asks: games that were neither public nor rated are shown to their own people alone. */
export interface Asked {
  readonly person: PersonId
  readonly asker: PersonId | undefined
  /** Only games in which they sat, too. */
  readonly other?: PersonId | undefined
}

/** Games before a number, newest first. */
export interface GamesPage {
  readonly before?: number | undefined
  readonly most: number
}

export interface OwnRating extends Rating, Tally {
  readonly game: string
  readonly players: number
  /** After each of the last games, the oldest first. */
  readonly course: readonly Rating[]
}

export interface GameStatistics extends Tally {
  readonly game: string
  readonly mean: number
  readonly best: { readonly score: number; readonly players: number; readonly room: string }
  readonly seats: readonly (Tally & {
    readonly players: number
    readonly seat: number
    readonly mean: number
  })[]
  readonly buildings: readonly (Tally & { readonly building: string })[]
}

export interface TallyAgainst {
  readonly game: string
  readonly games: number
  readonly ahead: number
  readonly behind: number
  readonly even: number
}

/** Somebody in a list of the best: a person, or the level of a bot. */
export interface Leader extends Rating, Tally {
  readonly person: PersonId | undefined
  readonly name: string | undefined
  readonly bot: string | undefined
}

export interface LeadersAsked {
  readonly game: string
  readonly players: number
  readonly leastGames: number
  readonly most: number
}

export interface ResultStorage {
  gamesOf(asked: Asked, page: GamesPage): Promise<readonly CountedGame[]>
  tallyOf(asked: Asked): Promise<Tally>
  talliesAgainst(asked: Required<Asked>): Promise<readonly TallyAgainst[]>
  statisticsOf(asked: Asked): Promise<readonly GameStatistics[]>
  ratingsOf(person: PersonId): Promise<readonly OwnRating[]>
  leaders(asked: LeadersAsked): Promise<readonly Leader[]>
  /** The name somebody last used in a finished game. */
  lastNameOf(person: PersonId): Promise<string | undefined>
  /** Keeps a finished game and what follows for the ratings; false if it was counted before. */
  count(game: FinishedGame): Promise<boolean>
  /** Rooms whose game is over and not counted, in the order in which they are to be. */
  uncounted(): Promise<readonly string[]>
  /** Forgets all results and ratings: all finished games are uncounted, in the same order. */
  uncountAll(): Promise<void>
}
