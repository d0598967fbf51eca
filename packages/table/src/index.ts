/** One running game without I/O: who sits where, whose turn it is, what was played, and what can be taken back. */
export { checkSeats, type Seat } from './seats.ts'
export { type Line, type Plan, Table, type Undo } from './table.ts'
