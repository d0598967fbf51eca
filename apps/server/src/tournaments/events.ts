/**
 * What can happen in a tournament: its log is a list of these, and what it is follows from them alone, as with rooms (ADR
 * 0019, ADR 0020).
 */
import type { TournamentSettings } from '@doubloon/protocol'
import type { PersonId } from '@doubloon/table'

/** Who has a seat in a round; a bot has no person. */
export interface Seated {
  readonly name: string
  readonly person?: PersonId
}

/** How a seat of a table came out. */
export interface Came {
  readonly rank: number
  readonly score: number
}

export type TournamentEvent =
  | {
      readonly type: 'opened'
      readonly settings: TournamentSettings
      readonly host: PersonId
      readonly hostName: string
    }
  /** Plays from the next round on. */
  | { readonly type: 'joined'; readonly person: PersonId; readonly name: string }
  | { readonly type: 'left'; readonly person: PersonId }
  /** The rooms are opened when this is kept, under these ids. */
  | {
      readonly type: 'roundStarted'
      readonly tables: readonly {
        readonly room: string
        readonly seats: readonly Seated[]
      }[]
    }
  /** The host ends a table of the last round; its room is closed when this is kept. */
  | { readonly type: 'tableStopped'; readonly table: number }
  | { readonly type: 'tableEnded'; readonly table: number; readonly came: readonly Came[] }
  /** All its tables are over. The seed of all of them, where it was the same, is known from now on. */
  | { readonly type: 'roundEnded'; readonly seed?: string }
  | { readonly type: 'ended' }

export interface LoggedInTournament {
  /** Its place in the log, from 1 on. */
  readonly number: number
  readonly at: number
  readonly event: TournamentEvent
}
