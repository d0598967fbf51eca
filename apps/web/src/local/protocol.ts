/** What the page and the desk say to each other, and the desk and the one who thinks for the bots. */
import type { GameRecord, Refusal } from '@doubloon/engine'
import type {
  Course,
  Face,
  Foreseen,
  Hint,
  Kept,
  Line,
  Moment,
  Replay,
  Seat,
  SetUp,
  Story,
  Update,
  Viewer,
  Why,
} from '../client/contract.ts'

/** What the page asks the desk. Tables are named by the ids of their games. */
export interface DeskCalls {
  list: { args: []; answer: readonly Kept[] }
  start: { args: [setUp: SetUp, seed: string | undefined]; answer: string | Refusal }
  load: { args: [text: string]; answer: string | Refusal }
  practise: { args: [text: string]; answer: string | Refusal }
  gameOf: { args: [table: string]; answer: string | undefined }
  remove: { args: [table: string]; answer: undefined }
  raw: { args: [table: string]; answer: string | undefined }
  /** From now on there is news for this sitting, a number of the page's choice; the whole table first. */
  sit: { args: [table: string, sitting: number]; answer: undefined }
  leave: { args: [table: string, sitting: number]; answer: undefined }
  play: { args: [table: string, move: string]; answer: Refusal | undefined }
  undo: { args: [table: string]; answer: undefined }
  reseat: { args: [table: string, seats: readonly Seat[]]; answer: Refusal | undefined }
  hint: { args: [table: string]; answer: Hint | undefined }
  foresee: { args: [table: string, move: string]; answer: Foreseen<Face> | undefined }
  reckon: { args: [table: string, move: string]; answer: Face['facts'] | undefined }
  why: { args: [table: string, move: string]; answer: Refusal | undefined }
  at: { args: [table: string, n: number]; answer: Moment<Face> | undefined }
  story: { args: [table: string]; answer: Story<Face> | undefined }
  record: { args: [table: string]; answer: string }
  /** Lays a game out to be seen again, under a number of the page's choice. */
  replay: {
    args: [replay: number, source: string | { readonly id: string }]
    answer: Beginning | Refusal
  }
  /** Asks what was laid out. */
  seen: {
    args: [replay: number, call: keyof ReplayCalls, args: readonly unknown[]]
    answer: unknown
  }
}

/** What is known of a replay before anybody looks. */
export type Beginning = Pick<Replay<Face>, 'setUp' | 'length' | 'over' | 'rounds' | 'turns'>

/** What the page asks of a game that is seen again. */
export interface ReplayCalls {
  at: { args: [n: number, viewer: Viewer]; answer: Moment<Face> }
  lines: { args: [viewer: Viewer]; answer: readonly Line<Face>[] }
  course: { args: []; answer: Course }
  record: { args: []; answer: string }
  transcript: { args: []; answer: string }
  close: { args: []; answer: undefined }
}

/** What the desk tells by itself. */
export interface News {
  readonly sitting: number
  readonly update: Update<Face>
}

/** A decision a bot is to make. The record is played again, so that nothing is kept between two tasks. */
export interface Task {
  readonly record: GameRecord
  readonly seat: number
  /** Name of the bot. */
  readonly bot: string
  readonly seed: string
  /** For the whole move, instead of the bot's usual time. */
  readonly milliseconds?: number
}

/** What came of it. */
export interface Thought {
  readonly move: string
  /** Expected share in the victory of the seat. */
  readonly share: number
  readonly reasons: readonly Why[]
}

/** What the desk asks the one who thinks. */
export interface ThinkerCalls {
  think: { args: [task: Task]; answer: Thought }
}
