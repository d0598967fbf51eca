/**
 * One running game without I/O: who sits where, whose turn it is, what was played, what can be taken back, and what can be asked;
 * and the room around it, with its people, clocks and votes.
 */
export {
  answerCall,
  type Calls,
  type Methods,
  namesOf,
  passOn,
  TABLE_CALLS,
  type TableCalls,
  unanswered,
} from './calls.ts'
export type * from './messages.ts'
export type { BotToMove } from './room/bots-to-move.ts'
export type * from './room/commands.ts'
export { PHRASES } from './room/decide/talk.ts'
export type * from './room/events.ts'
export { eventFor } from './room/filter.ts'
export { type Opening, openRoom } from './room/opening.ts'
export { ROOM_REFUSALS, type RoomRefusal } from './room/refusals.ts'
export type { Placed } from './room/result.ts'
export { type Answer, Room } from './room/room.ts'
export type * from './room/settings.ts'
export { isOutsideBot, OUTSIDE_BOT, paceOf, playerAt } from './room/settings.ts'
export type { ClockChange, Phase, RoomContext, TakeBack } from './room/state.ts'
export { checkSeats, isSameName, type Seat } from './seats.ts'
export { Table, type TakenBack } from './table.ts'
