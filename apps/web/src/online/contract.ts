/** What the page knows of rooms: tables at which others sit at screens of their own. */
import type { Refusal } from '@doubloon/engine'
import type { ClocksMessage, PresenceMessage, RoomState } from '@doubloon/protocol'
import { type Logged, namesOf, type PersonCommand } from '@doubloon/table'

/** How the line to the server stands. */
export type Connected =
  | { readonly state: 'here' }
  /** It is tried again then: milliseconds since 1970. */
  | { readonly state: 'trying'; readonly at: number }
  /** There is no such room, or not for this person. */
  | { readonly state: 'gone'; readonly why: Refusal }

/** What everybody has left, and when this browser heard of it: milliseconds since 1970 by its own clock. */
export interface HeardClocks extends ClocksMessage {
  readonly heardAt: number
}

/** An event of the room's log; `moves`: how many moves of the game come before it. */
export interface Happening extends Logged {
  readonly moves: number
}

/** A room as it stands, for whoever looks. */
export interface RoomNow {
  readonly room: RoomState
  /** The seat of who looks; −1 if they only watch. */
  readonly viewer: number
  /** Who looks, as others know them; undefined until they did something. */
  readonly person: string | undefined
  /** What was said and agreed, in order; moves are told at the table. */
  readonly log: readonly Happening[]
  readonly presence: PresenceMessage | undefined
  readonly clocks: HeardClocks | undefined
  readonly connected: Connected
  /** Whether a move waits for the line to come back. */
  readonly isSending: boolean
  /** Whether a move that waited when the page was closed could not be made any more. */
  readonly hasLostMove: boolean
}

/** What is told of a room: how it stands, or how the line stands as long as nothing else is known. */
export type RoomNews = RoomNow | Pick<RoomNow, 'connected'>

/** What can be asked of a room besides its table, by the name of the table. */
export interface RoomCalls {
  /** undefined if it was done. */
  tell: { args: [table: string, command: PersonCommand]; answer: Refusal | undefined }
  /** Tries the line again at once. */
  reconnect: { args: [table: string]; answer: undefined }
  /** The room where the same people go on, opened by the first who asks; or why there is none. */
  rematch: { args: [table: string]; answer: string | Refusal }
}

export const ROOM_CALLS = namesOf<RoomCalls>({ tell: true, reconnect: true, rematch: true })

/** Tables of rooms are named by this sign and the id of the room. */
const SIGN = '@'

export const tableOfRoom = (room: string) => `${SIGN}${room}`

/** The room of a table; undefined for one of this browser. */
export function roomOfTable(table: string): string | undefined {
  return table.startsWith(SIGN) ? table.slice(SIGN.length) : undefined
}
