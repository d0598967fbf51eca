/**
 * What the page knows of a table, wherever it runs: in a worker of this browser, later on a server. Everything here
 * can be sent as a message. The page contains no rule: it shows what it is told and plays what is offered.
 */
import type { Refusal } from '@doubloon/engine'

/** Who sits at a seat: a person at this screen, or a bot of a level. */
export interface Seat {
  readonly name: string
  /** Name of the bot; undefined for a person. */
  readonly bot?: string
}

/** What is needed to set a table up; it is remembered for the next game. */
export interface SetUp {
  /** `puerto-rico` or `san-juan`. */
  readonly game: string
  readonly seats: readonly Seat[]
  /** Options of the rules as one would write them; `players` follows from the seats. */
  readonly options: Readonly<Record<string, unknown>>
}

/** A legal move: its notation, and the typed form of the game. */
export interface Offer<Move> {
  readonly text: string
  readonly move: Move
}

/** The types a game's table speaks in. */
export interface Face {
  view: object
  move: { readonly type: string }
  event: { readonly type: string }
  /** Numbers computed for the one who looks. */
  facts: object
  score: { readonly seat: number; readonly total: number; readonly won: boolean }
}

/** The table as one seat sees it after a number of moves. */
export interface Moment<F extends Face> {
  /** Length of the record: moves made so far. */
  readonly n: number
  /** Through whose eyes. */
  readonly looker: number
  readonly view: F['view']
  /** The moves of the one who looks, if it is asked; undefined if there are too many to list. */
  readonly offers: readonly Offer<F['move']>[] | undefined
  readonly facts: F['facts']
  readonly over: boolean
  /** The seat asked first; −1 when the game is over. */
  readonly toMove: number
  /** The pending decision by its id in the rules; '' when the game is over. */
  readonly decision: string
}

/** Why a bot played what it played, in codes (see `Reason` of the bots). */
export interface Why {
  readonly code: string
  readonly amount?: number
  readonly seat?: number
  readonly what?: string
}

/** One move that was made, with everything that happened because of it. The start of a game has no move. */
export interface Line<F extends Face> {
  /** Length of the record after it. */
  readonly n: number
  readonly seat: number
  /** In notation; of another seat's move only what the one who looks may know (`build well`, `keep`). */
  readonly move: string
  readonly round: number
  readonly events: readonly F['event'][]
  readonly why?: readonly Why[]
}

/** The whole table, when it is opened or after moves were taken back. */
export interface Opened<F extends Face> {
  readonly type: 'opened'
  readonly setUp: SetUp
  readonly lines: readonly Line<F>[]
  readonly moment: Moment<F>
  readonly undo: Undo
}

/** One more move. */
export interface Advanced<F extends Face> {
  readonly type: 'advanced'
  readonly line: Line<F>
  readonly moment: Moment<F>
  readonly undo: Undo
}

/** What the last person's move would need to be taken back. */
export type Undo =
  /** There is nothing to take back. */
  | 'nothing'
  /** It is one's own business. */
  | 'free'
  /** Something hidden was shown or another person acted: the others must agree. */
  | 'ask'

/** Something that keeps a table from going on; no game is lost by it. */
export interface Trouble {
  readonly type: 'trouble'
  /** `damaged`, `unknown-game`, `storage` or the code of a refusal. */
  readonly code: string
  /** Technical words, for a report. */
  readonly detail: string
}

export type Update<F extends Face> = Opened<F> | Advanced<F> | Trouble

/** What would follow a move. */
export interface Foreseen<F extends Face> {
  /** Up to the next decision of anybody. */
  readonly events: readonly F['event'][]
  /** Until the phase is over, everybody choosing as usual: a guess where others are free. */
  readonly phase: readonly F['event'][]
}

/** What a bot would play. */
export interface Hint {
  readonly move: string
  /** Expected share in the victory of the one who asks, 0 … 1; undefined where that is not the point: lessons. */
  readonly share: number | undefined
  readonly reasons: readonly Why[]
}

/** Scores at the end of every round, by seat. Only told when the game is over. */
export interface Story<F extends Face> {
  readonly rounds: readonly { readonly round: number; readonly scores: readonly F['score'][] }[]
  readonly final: readonly F['score'][]
}

/** A table the page can sit at. */
export interface TableClient<F extends Face> {
  readonly id: string
  /** Set where a game is only seen again. */
  readonly isReplay?: boolean
  /** Called with the whole table first, then with every change; returns how to stop. */
  subscribe(listener: (update: Update<F>) => void): () => void
  /** Plays a move of the seat that looks; undefined if it was played. */
  play(move: string): Promise<Refusal | undefined>
  /** Takes back the last person's move and all that followed. */
  undo(): Promise<void>
  /** Lets others sit at the table from now on: a bot for a person, a person for a bot. Not where one only looks or learns. */
  reseat?(seats: readonly Seat[]): Promise<Refusal | undefined>
  hint(): Promise<Hint | undefined>
  foresee(move: string): Promise<Foreseen<F> | undefined>
  /** The numbers of the one who looks as they would be after a move; undefined if it cannot be made. */
  reckon(move: string): Promise<F['facts'] | undefined>
  /** Why a move cannot be made; undefined if it can. */
  why(move: string): Promise<Refusal | undefined>
  /** The table after the first n moves, for looking back. */
  at(n: number): Promise<Moment<F> | undefined>
  story(): Promise<Story<F> | undefined>
  /** The record as JSON text. */
  record(): Promise<string>
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
 * two sit at no seat: their moments have 0 for the looker, so that the table can be laid out as seat 0 sees it, and a
 * view of their own, in which hands and chips are hidden or open. While several people still play the game at this
 * screen, everybody only watches.
 */
export type Viewer = number | 'table' | 'open'

/** How a measure went over the rounds: a value for each round and seat. */
export interface Course {
  /**
   * By name of the measure (`vp`, `goods`, `doubloons`, `hand` …): `[round][seat]`, at the end of each round; the round
   * under way as it stands. No `vp` while points are secret.
   */
  readonly measures: Readonly<Record<string, readonly (readonly number[])[]>>
  /** Victory points by source, a field of the score, at the end of each round; undefined until the game is over. */
  readonly sources: Readonly<Record<string, readonly (readonly number[])[]>> | undefined
}

/** A game to be seen again; nothing can be played. */
export interface Replay<F extends Face> {
  readonly setUp: SetUp
  /** Moves in the record. */
  readonly length: number
  readonly over: boolean
  /** After how many moves each round begins, and each turn: whenever a role is to be chosen. */
  readonly rounds: readonly number[]
  readonly turns: readonly number[]
  /** The table after n moves, as many as there are; nothing is offered. */
  at(n: number, viewer: Viewer): Promise<Moment<F>>
  /** All moves as the viewer may see them. */
  lines(viewer: Viewer): Promise<readonly Line<F>[]>
  course(): Promise<Course>
  /** The record as JSON text, and as text for people: one move a line. */
  record(): Promise<string>
  transcript(): Promise<string>
  close(): void
}

/** The games of this browser. */
export interface Games {
  list(): Promise<readonly Kept[]>
  /** Which game a table is of; undefined if there is no such table. */
  gameOf(id: string): Promise<string | undefined>
  /** Starts a game and gives its id, or why not. */
  start(setUp: SetUp, seed?: string): Promise<string | Refusal>
  /**
   * Takes in a record or a position (JSON text). A record names who plays in `seats`; a position can, wrapped as
   * `{ position, seats }`. Where nobody is named the first is a person, the others are bots.
   */
  load(text: string): Promise<string | Refusal>
  /** As `load`, for a game that is not kept: lessons. It ends with the page. */
  practise(text: string): Promise<string | Refusal>
  /** A record (JSON text) or a kept game, to be seen again. */
  replay<F extends Face>(source: string | { readonly id: string }): Promise<Replay<F> | Refusal>
  remove(id: string): Promise<void>
  /** What is stored of a game, as it is, so that nothing is lost. */
  raw(id: string): Promise<string | undefined>
  open<F extends Face>(id: string): TableClient<F>
}
