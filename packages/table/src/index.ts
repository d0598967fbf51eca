/** One running game without I/O: who sits where, whose turn it is, what was played, what can be taken back, and what can be asked. */
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
export type * from './room/commands.ts'
export type * from './room/events.ts'
export type * from './room/settings.ts'
export { playerAt } from './room/settings.ts'
export { checkSeats, type Seat } from './seats.ts'
export { Table } from './table.ts'
