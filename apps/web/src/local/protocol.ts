/** What the page and the desk say to each other, and the desk and the one who thinks for the bots. */
import type { GameRecord, Refusal } from '@doubloon/engine'
import type { Beginning, GamesCalls, TableTypes, Update, Why } from '../client/contract.ts'
import type { RoomCalls, RoomNews } from '../online/contract.ts'

/** What the page asks the desk. Tables are named by the ids of their games. */
export interface DeskCalls extends GamesCalls, RoomCalls {
  /** From now on there is news for this subscription, a number of the page's choice; the whole table first. */
  sit: { args: [table: string, subscription: number]; answer: undefined }
  leave: { args: [table: string, subscription: number]; answer: undefined }
  /** The same for the room of a table. */
  enter: { args: [table: string, subscription: number]; answer: undefined }
  /** Asks a table: a call of `TableCalls`. */
  ask: { args: [table: string, call: string, args: readonly unknown[]]; answer: unknown }
  /** Lays a game out to be seen again, under a number of the page's choice, and clears it away. */
  replay: {
    args: [replay: number, source: string | { readonly id: string }]
    answer: Beginning | Refusal
  }
  clear: { args: [replay: number]; answer: undefined }
  /** Asks what was laid out: a call of `ReplayCalls`. */
  seen: { args: [replay: number, call: string, args: readonly unknown[]]; answer: unknown }
}

/** What the desk tells by itself: of a table, or of the room it stands in. */
export type News =
  | { readonly subscription: number; readonly update: Update<TableTypes> }
  | { readonly subscription: number; readonly now: RoomNews }

/** A decision a bot is to make. The record is played again, so that nothing is kept between two tasks. */
export interface ThinkRequest {
  readonly record: GameRecord
  readonly seat: number
  /** Name of the bot. */
  readonly bot: string
  readonly seed: string
  /** For the composite move, instead of the bot's usual time. */
  readonly milliseconds?: number
}

/** What came of it. */
export interface ThinkAnswer {
  readonly move: string
  /** Expected share in the victory of the seat. */
  readonly share: number
  readonly reasons: readonly Why[]
}

/** What the desk asks the one who thinks. */
export interface ThinkerCalls {
  think: { args: [task: ThinkRequest]; answer: ThinkAnswer }
}
