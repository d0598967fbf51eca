/**
 * What the page knows of tables, wherever they run: in a worker of this browser, or in a room of a server. The page contains
 * no rule: it shows what it is told and plays what is offered. Each list of calls stands once, as arguments and
 * answers by name; whoever asks, passes on or answers derives its methods from it.
 */
import type { Refusal } from '@doubloon/engine'
import {
  type HistoryEntry,
  type Methods,
  type Moment,
  namesOf,
  type Seat,
  type SetUp,
  type TableCalls,
  type TableTypes,
  type Update,
} from '@doubloon/table'
import type { RoomCalls, RoomNews } from '../online/contract.ts'
import type { Company } from '../table/company.ts'

export type { Foreseen, Offer } from '@doubloon/engine'
export type * from '@doubloon/table'

/** A table the page can sit at: what it can be asked, and its news. A plain object, so that it can be wrapped. */
export interface TableClient<F extends TableTypes> extends Methods<TableCalls<F>> {
  readonly id: string
  /** Set where a game is only seen again: through whose eyes. */
  readonly perspective?: Perspective
  /** Set where people sit at screens of their own. */
  readonly company?: Company
  /** Whether others can take the seats: not where one only looks or learns. */
  readonly canReseat: boolean
  /** Called with the whole table first, then with every change; returns how to stop. */
  subscribe(listener: (update: Update<F>) => void): () => void
  close(): void
}

/** A game that is kept in this browser, as the list of games shows it. */
export interface Kept {
  readonly id: string
  readonly game: string
  readonly seats: readonly Seat[]
  /** Milliseconds since 1970. */
  readonly changed: number
  readonly round: number
  readonly over: boolean
  /** The seat asked; −1 when over. */
  readonly toMove: number
  /** Names of the winners of a finished game. */
  readonly winners: readonly string[]
  /** Set if it cannot be read: the code of what is wrong. */
  readonly damaged?: string
}

/**
 * Who looks at a replay: a seat, somebody who only watches, or one who sees everything that any seat sees. The latter
 * two sit at no seat: their moments have 0 for the viewer, so that the table can be laid out as seat 0 sees it, and a
 * view of their own, in which hands and chips are hidden or open. While several people still play the game at this
 * screen, everybody only watches.
 */
export type Perspective = number | 'table' | 'open'

/** How a measure went over the rounds: a value for each round and seat. */
export interface RoundMeasures {
  /**
   * By name of the measure (`vp`, `goods`, `doubloons`, `hand` …): `[round][seat]`, at the end of each round; the round
   * under way as it stands. No `vp` while points are secret.
   */
  readonly measures: Readonly<Record<string, readonly (readonly number[])[]>>
  /** Victory points by source, a field of the score, at the end of each round; undefined until the game is over. */
  readonly sources: Readonly<Record<string, readonly (readonly number[])[]>> | undefined
}

/** What a game that is seen again can be asked. */
export interface ReplayCalls<F extends TableTypes> {
  /** The table after n moves, as many as there are; nothing is offered. */
  at: { args: [n: number, perspective: Perspective]; answer: Moment<F> }
  /** All moves as the perspective may see them. */
  history: { args: [perspective: Perspective]; answer: readonly HistoryEntry<F>[] }
  roundMeasures: { args: []; answer: RoundMeasures }
  /** The record as JSON text, and as text for people: one move a line. */
  record: { args: []; answer: string }
  transcript: { args: []; answer: string }
}

export const REPLAY_CALLS = namesOf<ReplayCalls<TableTypes>>({
  at: true,
  history: true,
  roundMeasures: true,
  record: true,
  transcript: true,
})

/** What is known of a replay before anybody looks. */
export interface Beginning {
  readonly setUp: SetUp
  /** Moves in the record. */
  readonly length: number
  readonly over: boolean
  /** After how many moves each round begins, and each turn: whenever a role is to be chosen. */
  readonly rounds: readonly number[]
  readonly turns: readonly number[]
  /** From which seats one may play on; of a running game only from those whose hand this screen shows anyway. */
  readonly seatsToPlay: readonly number[]
}

/** A game to be seen again; nothing can be played. */
export interface Replay<F extends TableTypes> extends Beginning, Methods<ReplayCalls<F>> {
  close(): void
}

/** A finished game as statistics count it. */
export interface Finished {
  readonly id: string
  readonly game: string
  readonly seats: readonly Seat[]
  /** Milliseconds since 1970. */
  readonly changed: number
  /** By seat: points, whether it won or shared the victory, and the buildings of its city by key. */
  readonly results: readonly {
    readonly total: number
    readonly won: boolean
    readonly city: readonly string[]
  }[]
}

/** What came of games that were brought from another browser. */
export interface Taken {
  /** Games that are here now and were not, or not as far. */
  readonly taken: number
  /** Games that are here as far or further already. */
  readonly known: number
  /** What is no game that can be read. */
  readonly unread: number
}

/** What can be asked of the games of this browser. */
export interface GamesCalls {
  list: { args: []; answer: readonly Kept[] }
  /** Which game a table is of; undefined if there is no such table. */
  gameOf: { args: [id: string]; answer: string | undefined }
  /** Starts a game and gives its id, or why not. */
  start: { args: [setUp: SetUp, seed?: string]; answer: string | Refusal }
  /**
   * Takes in a record or a position (JSON text). A record names who plays in `seats`; a position can, wrapped as
   * `{ position, seats }`. Where nobody is named the first is a person, the others are bots.
   */
  load: { args: [text: string]; answer: string | Refusal }
  /** As `load`, for a game that is not kept: lessons. It ends with the page. */
  practise: { args: [text: string]; answer: string | Refusal }
  remove: { args: [id: string]; answer: undefined }
  /** What is stored of a game, as it is, so that nothing is lost. */
  raw: { args: [id: string]; answer: string | undefined }
  /** All finished games that can be read, the oldest first. */
  finished: { args: []; answer: readonly Finished[] }
  /** Everything that is stored, to be brought to another browser, and the way back in. */
  allRows: { args: []; answer: readonly unknown[] }
  takeRows: { args: [rows: readonly unknown[]]; answer: Taken }
}

export const GAMES_CALLS = namesOf<GamesCalls>({
  list: true,
  gameOf: true,
  start: true,
  load: true,
  practise: true,
  remove: true,
  raw: true,
  finished: true,
  allRows: true,
  takeRows: true,
})

/** The games of this browser, and the rooms it is in. */
export interface Games extends Methods<GamesCalls>, Methods<RoomCalls> {
  /** Called with a room as it stands, and with every change; returns how to stop. */
  enter(table: string, listener: (news: RoomNews) => void): () => void
  /** A record (JSON text) or a kept game, to be seen again. */
  replay<F extends TableTypes>(
    source: string | { readonly id: string },
  ): Promise<Replay<F> | Refusal>
  open<F extends TableTypes>(id: string): TableClient<F>
}
